"""Campaigns of Stellarium that people run for months: their life, their turns, what each family may read."""
