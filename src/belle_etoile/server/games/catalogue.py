"""All games, as the home page shows them."""

from functools import cache
from typing import Any, Final, cast

from ...bots import BOTS, bot_named
from ...bots.levels import LEVELS
from ...core.game import MoveGame
from ...games import GAMES
from ...lessons import LESSONS
from ...locales import LANGUAGES, speaker
from ..http.problems import Problem
from . import schemas

# Announced, in the order of the home page; a game that is there speaks for itself.
SHELF: Final = ("stellar", "stellarion", "look-at-the-stars", "star-explorer", "stellarium")


def title_of(id: str) -> dict[str, str]:
    return {language: speaker(language).say(f"game-{id}") for language in LANGUAGES}


@cache
def catalogue() -> list[schemas.GameInfo]:
    ready = {game.info.id: game for game in GAMES}
    order = [*SHELF, *(id for id in ready if id not in SHELF)]
    return [_info(ready[id]) if id in ready else _announced(id) for id in order]


def game_ids() -> set[str]:
    return {info.id for info in catalogue()}


@cache
def tile_ids() -> set[str]:
    """The constellations that have a page of their own."""
    return {tile["id"] for tile in cast(Any, ready_game("star-explorer").components())["tiles"]}


def _info(game: MoveGame) -> schemas.GameInfo:
    info = game.info
    options = [schemas.OptionInfo(option.name, list(option.choices)) for option in info.options if option.offered]
    levels = [bot_named(name).name for name in LEVELS[info.id]]
    return schemas.GameInfo(
        info.id,
        title_of(info.id),
        True,
        info.seats,
        info.version,
        options,
        list(BOTS),
        levels,
        info.secrets,
        info.together,
        list(LESSONS[info.id]),
    )


def _announced(id: str) -> schemas.GameInfo:
    return schemas.GameInfo(id, title_of(id), False, (0, 0), 0, [], [], [], False, False, [])


def ready_game(id: str) -> MoveGame:
    for game in GAMES:
        if game.info.id == id:
            return game
    raise Problem("no-such-game")
