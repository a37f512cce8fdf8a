"""/api/games: which games there are, what is in their boxes, their rules."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from ...games import STELLARIUM
from ...locales import ledger
from ..http.language import language_for
from ..http.problems import Problem
from ..http.requests import AnyRequest, address_of, context_of
from . import schemas
from .catalogue import catalogue, ready_game


@get("/games", operation_id="games")
async def games() -> list[schemas.GameInfo]:
    return catalogue()


@get("/games/{game:str}/components", operation_id="components")
async def components(
    request: AnyRequest, game: FromPath[str], match: Annotated[str, QueryParameter(max_length=64)] = ""
) -> dict[str, Any]:
    """What the Board draws; with `match` the edition that match is played with."""
    context_of(request).limits.spend("other", address_of(request))
    found: Mapping[str, object] = ready_game(game).components()
    if match:
        table = await context_of(request).table(match)
        if table.game.info.id != game:
            raise Problem("no-such-match")
        found = table.game.components()
    return dict(found)


@get("/games/{game:str}/rules", operation_id="rules")
async def rules(
    request: AnyRequest, game: FromPath[str], lang: FromQuery[Literal["fr", "en"] | None] = None
) -> schemas.Rules:
    context_of(request).limits.spend("other", address_of(request))
    if game != STELLARIUM.info.id:
        ready_game(game)
    book = ledger(game, lang or language_for(request.headers.get("accept-language", "")))
    chapters = [schemas.Chapter(number, title, []) for number, title in book.chapters.items()]
    by_number = {chapter.number: chapter for chapter in chapters}
    for rule in book.rules.values():
        told = schemas.RuleText(rule.number, rule.heading, rule.text, rule.reading, rule.table)
        by_number[rule.number.split(".")[0]].rules.append(told)
    return schemas.Rules(book.title, chapters)


ROUTES: Final = [games, components, rules]
