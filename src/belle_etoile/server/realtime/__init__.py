"""Sockets: who watches or plays at a table hears of every move."""
