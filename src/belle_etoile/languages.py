"""The languages that are spoken here, and which of them is wanted."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

LANGUAGES: Final = ("fr", "en")
IN_ENVIRONMENT: Final = ("BELLE_ETOILE_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def wanted_language(arguments: list[str], environment: Mapping[str, str]) -> str:
    """`--lang`, then the environment; French where nothing is said."""
    said = [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    said += [after for word, after in pairwise(arguments) if word == "--lang"]
    for name in IN_ENVIRONMENT:
        said += environment.get(name, "").split(":")
    return next((word[:2].lower() for word in said if word[:2].lower() in LANGUAGES), LANGUAGES[0])
