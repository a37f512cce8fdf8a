"""Guests and accounts, and how they are reached: mail and feeds."""
