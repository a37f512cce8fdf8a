"""The command `belle-etoile`."""

import os
import sys

from ..languages import LANGUAGES, wanted_language


def main(arguments: list[str] | None = None) -> int:
    """Run one command. 0: done; 2: refused, with a sentence on stderr; 130: interrupted."""
    words = sys.argv[1:] if arguments is None else arguments
    _replace_unprintable()
    if asks_version_only(words):
        from ..version import running_version

        print(running_version(wanted_language(words, os.environ)))
        return 0
    from .commands import carry_out

    return carry_out(words)


def asks_version_only(words: list[str]) -> bool:
    """Then neither messages nor rules need be read."""
    said = " ".join(words).replace("--lang=", "--lang ")
    return said == "--version" or any(
        said in (f"--version --lang {language}", f"--lang {language} --version") for language in LANGUAGES
    )


def _replace_unprintable() -> None:
    """A terminal that cannot show a character gets a question mark, not a crash."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
