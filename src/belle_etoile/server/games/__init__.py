"""Which games there are, what is in their boxes, and their rules."""
