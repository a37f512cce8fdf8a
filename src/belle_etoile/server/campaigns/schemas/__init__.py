"""What goes out about campaigns, as docs/protocol.md tells it."""
