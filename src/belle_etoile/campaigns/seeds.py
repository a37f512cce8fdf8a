"""The seeds of a campaign: those of its turns and bots are hashes of its own, which cannot be computed back."""

from hashlib import sha256


def turn_seed(seed: str, turn: int, redrawn: int) -> str:
    """Of one turn's dice. Secret until the turn is resolved; `redrawn`: how often it was drawn anew."""
    return sha256(f"stellarium turn {turn} {redrawn} of {seed}".encode()).hexdigest()


def bot_seed(seed: str, turn: int, family: int) -> str:
    return sha256(f"stellarium bot {family} in {turn} of {seed}".encode()).hexdigest()
