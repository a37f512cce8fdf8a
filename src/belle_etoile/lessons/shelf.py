"""All lessons there are, in the order in which one takes them."""

from functools import cache
from typing import Final

from ..core.game import MoveGame
from ..core.packaged import packaged_text
from ..games import GAMES
from .lesson import Lesson, read_lesson

#: The lessons of each game, the first one first.
LESSONS: Final[dict[str, tuple[str, ...]]] = {
    "stellar": ("first",),
    "stellarion": ("first", "black-holes", "theories", "mirrors", "sun"),
    "look-at-the-stars": ("first",),
    "star-explorer": ("first",),
}


@cache
def lesson_named(game: str, name: str) -> Lesson | None:
    """The lesson, or None if there is none of this name."""
    if name not in LESSONS.get(game, ()):
        return None
    return read(next(each for each in GAMES if each.info.id == game), name)


def read(game: MoveGame, name: str) -> Lesson:
    folder = f"games/{game.info.id.replace('-', '_')}/lessons"
    return read_lesson(game, name, packaged_text(folder, f"{name}.toml"))
