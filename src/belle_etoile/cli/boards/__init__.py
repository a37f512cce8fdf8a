"""How each game is drawn in the terminal."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from ...core.errors import Values
from ...core.game import Choice, MoveGame
from ..terminal import Terminal
from . import look_at_the_stars, star_explorer, stellar, stellarion

View: TypeAlias = Mapping[str, object]


@dataclass(frozen=True)
class Board:
    """`draw` shows a view, `thing` what a choice mentions; `explain` tells what follows from a choice.

    `quiet` events are seen on the board anyway.
    """

    draw: Callable[[Terminal, MoveGame, View, list[str]], RenderableType]
    thing: Callable[[Terminal, MoveGame, Values], Text]
    explain: Callable[[Terminal, MoveGame, View, Choice], str]
    quiet: frozenset[str]


BOARDS: Final[dict[str, Board]] = {
    "stellar": Board(stellar.draw, stellar.thing, stellar.explain, frozenset({"refills", "dealt", "chose"})),
    "stellarion": Board(stellarion.draw, stellarion.thing, stellarion.explain, frozenset({"discards"})),
    "look-at-the-stars": Board(
        look_at_the_stars.draw,
        look_at_the_stars.thing,
        look_at_the_stars.explain,
        frozenset({"confirms", "drafts-draw", "drafts-shoot", "drafts-back"}),
    ),
    "star-explorer": Board(star_explorer.draw, star_explorer.thing, star_explorer.explain, frozenset()),
}
