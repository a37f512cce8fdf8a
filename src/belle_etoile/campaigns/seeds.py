"""The seeds of a campaign: from its own follow those of its turns and of its bots, and no way leads back."""

from hashlib import sha256


def turn_seed(seed: str, turn: int, redrawn: int) -> str:
    """Of one turn's dice. Secret until the turn is resolved; `redrawn`: how often it was drawn anew."""
    return sha256(f"stellarium turn {turn} {redrawn} of {seed}".encode()).hexdigest()


def bot_seed(seed: str, turn: int, family: int) -> str:
    return sha256(f"stellarium bot {family} in {turn} of {seed}".encode()).hexdigest()
