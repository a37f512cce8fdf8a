"""Learned values: a game is played by a bot against itself, and what it expected is put right by what came of it."""
