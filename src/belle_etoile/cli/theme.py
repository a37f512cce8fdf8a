"""The colours of the terminal."""

from typing import Final

from rich.console import Console
from rich.theme import Theme

# The night atlas: brass for what can be touched, dawn for what is urgent; all of it readable on paper, too.
ATLAS: Final = Theme(
    {
        "brass": "#b58d42",
        "dawn": "bold #d9693f",
        "quiet": "dim",
        "title": "bold #b58d42",
    }
)


def console(stderr: bool = False) -> Console:
    return Console(theme=ATLAS, highlight=False, markup=False, emoji=False, stderr=stderr)
