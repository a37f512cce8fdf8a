"""Which Belle Étoile this is, told without opening more of it than that takes."""

import platform
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PROGRAM: Final = "belle-etoile"


def number() -> str:
    """0.0.0 where the sources run without having been installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(PROGRAM)
    except PackageNotFoundError:
        return "0.0.0"


def is_compiled() -> bool:
    """Are the rules that would be imported compiled? They need not be, to answer."""
    found = find_spec(f"{__package__}.core")
    return found is not None and not str(found.origin).endswith(".py")


def running_version(language: str) -> str:
    """`belle-etoile 0.2.0 (compiled, Python 3.11.7)`."""
    how = plain_message(language, "cli", "cli-compiled" if is_compiled() else "cli-interpreted")
    return f"{PROGRAM} {number()} ({how}, Python {platform.python_version()})"


def plain_message(language: str, file: str, id: str) -> str:
    """A message of one line without variables: Fluent takes longer to import than everything else here."""
    messages = (Path(__file__).parent / "locales" / language / f"{file}.ftl").read_text(encoding="utf-8")
    lines = [line.removeprefix(f"{id} = ") for line in messages.splitlines() if line.startswith(f"{id} = ")]
    return lines[0] if lines else f"[{id}]"
