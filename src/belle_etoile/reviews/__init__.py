"""Finished matches, looked at again: what each decision cost, and what luck did."""
