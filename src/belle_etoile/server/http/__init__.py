"""What every request passes through: who asks, how often, in which language, and what goes wrong."""
