"""Sentences of the server, as somebody reads them."""

from typing import Any


def read(sentence: str | list[Any]) -> str:
    """Mere words, or parts of which some are references."""
    return "".join([part if isinstance(part, str) else part["text"] for part in sentence])
