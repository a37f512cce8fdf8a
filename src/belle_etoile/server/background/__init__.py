"""What goes on without a request: bots, deadlines, other processes, metrics."""
