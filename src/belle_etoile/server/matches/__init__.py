"""Tables of the four games of moves: set, joined, played, shown."""
