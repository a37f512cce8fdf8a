"""/api/games: which games there are, what is in their boxes, their rules."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from ..bots import BOTS
from ..core.game import Game
from ..games import CAMPAIGNS, GAMES
from ..locales import LANGUAGES, ledger, speaker
from . import wire
from .entering import AnyRequest, address_of, house_of
from .problems import Problem
from .words import accepted

# Announced, in the order of the home page; a game that is there speaks for itself.
SHELF: Final = ("stellar", "stellarion", "look-at-the-stars", "star-explorer", "stellarium")


def title_of(id: str) -> dict[str, str]:
    return {language: speaker(language).say(f"game-{id}") for language in LANGUAGES}


@cache
def catalogue() -> list[wire.GameInfo]:
    ready = {game.info.id: game for game in GAMES}
    order = [*SHELF, *(id for id in ready if id not in SHELF)]
    return [_info(ready[id]) if id in ready else _announced(id) for id in order]


def _info(game: Game) -> wire.GameInfo:
    info = game.info
    options = [wire.OptionInfo(option.name, list(option.choices)) for option in info.options]
    return wire.GameInfo(info.id, title_of(info.id), True, info.seats, info.version, options, list(BOTS), info.secrets)


def _announced(id: str) -> wire.GameInfo:
    return wire.GameInfo(id, title_of(id), False, (0, 0), 0, [], [], False)


def ready_game(id: str) -> Game:
    for game in GAMES:
        if game.info.id == id:
            return game
    raise Problem("no-such-game")


@get("/games", operation_id="games")
async def games() -> list[wire.GameInfo]:
    return catalogue()


@get("/games/{game:str}/components", operation_id="components")
async def components(
    request: AnyRequest, game: FromPath[str], match: Annotated[str, QueryParameter(max_length=64)] = ""
) -> dict[str, Any]:
    """What the Board draws; with `match` the edition that match is played with."""
    house_of(request).limits.spend("other", address_of(request))
    found: Mapping[str, object] = ready_game(game).components()
    if match:
        table = await house_of(request).table(match)
        if table.game.info.id != game:
            raise Problem("no-such-match")
        found = table.game.components()
    return dict(found)


@get("/games/{game:str}/rules", operation_id="rules")
async def rules(
    request: AnyRequest, game: FromPath[str], lang: FromQuery[Literal["fr", "en"] | None] = None
) -> wire.Rules:
    house_of(request).limits.spend("other", address_of(request))
    if game not in [each.info.id for each in CAMPAIGNS]:
        ready_game(game)
    book = ledger(game, lang or accepted(request.headers.get("accept-language", "")))
    chapters = [wire.Chapter(number, title, []) for number, title in book.chapters.items()]
    by_number = {chapter.number: chapter for chapter in chapters}
    for rule in book.rules.values():
        told = wire.RuleText(rule.number, rule.heading, rule.text, rule.reading, rule.table)
        by_number[rule.number.split(".")[0]].rules.append(told)
    return wire.Rules(book.title, chapters)


GAME_ROUTES: Final = [games, components, rules]
