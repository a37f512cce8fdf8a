"""Lessons: somebody's answers so far come in, what the board shows now goes out. Nothing is stored."""
