"""/api/campaigns/{id}/...: what happened, for everyone and for the reader's own family, which the server knows."""

import asyncio
import base64
from hashlib import sha256
from typing import Final

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from ....campaigns.gazette.html import STYLE
from ....core.chance import commitment
from ....core.events import EVERYONE
from ....store import campaigns as kept
from ....store import history
from ....store.campaigns import FamilyRow, TurnRow
from ...http.compression import encoded
from ...http.fields import Lang, told_time
from ...http.requests import AnyRequest, admit, context_of
from .. import access
from ..access import is_joining, past_turn, read_campaign, require_unsealed, seat_of
from ..positions import ask
from ..presenters import ranking, seed_of
from ..reports import events_for, page, view_of
from ..schemas import campaigns as schemas
from ..turns import figures_of_turn

DIGEST: Final = base64.b64encode(sha256(STYLE.encode()).digest()).decode()
# A page of its own: nothing but its one style sheet.
PRINTED: Final = f"default-src 'none'; style-src 'sha256-{DIGEST}'; base-uri 'none'; frame-ancestors 'self'"


@get("/campaigns/{campaign_id:str}/view", operation_id="campaignView")
async def campaign_view(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromQuery[int | None] = None
) -> Response[dict[str, object]]:
    """A StellariumView after a turn, the last one without `turn`: the public record, and my family's secrets."""
    context, who = context_of(request), await admit(request, anyone=True)
    row, families = await read_campaign(context, campaign_id)
    number = row.turn - 1 if turn is None else past_turn(row, turn)
    return await encoded(request, await ask(context, row, number, view_of, seat_of(families, who)), dict[str, object])


@get("/campaigns/{campaign_id:str}/turns", operation_id="turns")
async def turns(request: AnyRequest, campaign_id: FromPath[str]) -> schemas.Turns:
    """Seeds of the past, and the promise for the next."""
    context, _ = context_of(request), await admit(request, anyone=True)
    row, _ = await read_campaign(context, campaign_id)
    past = await context.db.read(lambda c: kept.turn_list(c, campaign_id))
    told = [schemas.TurnInfo(t.turn, t.year, t.seed, t.commitment, told_time(t.resolved)) for t in past]
    return schemas.Turns(told, row.turn, commitment(seed_of(row, row.turn)))


async def printed(request: AnyRequest, id: str, turn: int, mine: bool, lang: str | None, shape: str) -> str:
    """The gazette, or my family's report."""
    context, who = context_of(request), await admit(request, anyone=not mine)
    row, families = await read_campaign(context, id)
    seat = access.own_family(families, who.id).seat if mine else EVERYONE
    return await page(context, row, past_turn(row, turn), seat, lang or who.language, shape)


def as_html(text: str) -> Response[str]:
    return Response(text, media_type="text/html", headers={"Content-Security-Policy": PRINTED})


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/gazette", operation_id="gazette")
async def gazette(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[schemas.Page]:
    """The newspaper of a turn."""
    return await encoded(request, await printed(request, campaign_id, turn, False, lang, "json"), schemas.Page)


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/gazette/html", operation_id="gazetteHtml", media_type="text/html")
async def gazette_html(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[str]:
    """To be printed."""
    return as_html(await printed(request, campaign_id, turn, False, lang, "html"))


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/report", operation_id="report")
async def report(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[schemas.Page]:
    """My family's private report."""
    return await encoded(request, await printed(request, campaign_id, turn, True, lang, "json"), schemas.Page)


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/report/html", operation_id="reportHtml", media_type="text/html")
async def report_html(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[str]:
    """To be printed."""
    return as_html(await printed(request, campaign_id, turn, True, lang, "html"))


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/events", operation_id="turnEvents")
async def turn_events(request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int]) -> list[schemas.ToldEvent]:
    """All that everyone heard, and what only my family did."""
    context, who = context_of(request), await admit(request, anyone=True)
    row, families = await read_campaign(context, campaign_id)
    past = await context.db.read(lambda c: history.events_of(c, campaign_id, past_turn(row, turn)))
    return await asyncio.to_thread(events_for, past.events if past is not None else "", seat_of(families, who))


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/dice", operation_id="turnDice", media_type="text/plain")
async def turn_dice(request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int]) -> str:
    """The referee's log; for a game master without a family, or after the end."""
    context, who = context_of(request), await admit(request, anyone=True)
    row, families = await read_campaign(context, campaign_id)
    require_unsealed(row, families, who.id)
    found = await context.db.read(lambda c: kept.turn_row(c, campaign_id, past_turn(row, turn)))
    return found.dice if found is not None else ""


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/orders", operation_id="pastOrders", media_type="text/plain")
async def past_orders(request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int]) -> str:
    """What my family wrote then."""
    context, who = context_of(request), await admit(request)
    row, families = await read_campaign(context, campaign_id)
    seat, number = access.own_family(families, who.id).seat, past_turn(row, turn)
    orders = await context.db.read(lambda c: kept.orders_of(c, campaign_id, number, seat))
    return orders.text if orders is not None else ""


@get("/campaigns/{campaign_id:str}/ranking", operation_id="ranking")
async def family_ranking(request: AnyRequest, campaign_id: FromPath[str]) -> list[schemas.Rank]:
    context, _ = context_of(request), await admit(request, anyone=True)
    row, families = await read_campaign(context, campaign_id)
    past = await context.db.read(lambda c: kept.turn_list(c, campaign_id))
    founded = [family for family in families if not is_joining(row, family)]
    return await asyncio.to_thread(lambda: ranking(founded, [figures_of_turn(turn) for turn in past]))


@get("/campaigns/{campaign_id:str}/figures", operation_id="figures")
async def figures(request: AnyRequest, campaign_id: FromPath[str]) -> schemas.Figures:
    """For charts: points, prestige, people and trading posts over the turns, and my own purse."""
    context, who = context_of(request), await admit(request, anyone=True)
    row, families = await read_campaign(context, campaign_id)
    past = await context.db.read(lambda c: kept.turn_list(c, campaign_id))
    founded = [h for h in families if not is_joining(row, h)]
    return await asyncio.to_thread(figures_of, past, founded, seat_of(families, who))


def figures_of(past: list[TurnRow], families: list[FamilyRow], mine: int) -> schemas.Figures:
    told = [figures_of_turn(turn) for turn in past]

    def over_time(name: str, seat: int) -> list[int]:
        return [by_name[name][seat] if seat < len(by_name[name]) else 0 for by_name in told]

    figures = [
        schemas.FamilyFigures(
            seat=h.seat,
            name=h.name,
            points=over_time("points", h.seat),
            prestige=over_time("prestige", h.seat),
            people=over_time("people", h.seat),
            posts=over_time("posts", h.seat),
            purse=over_time("purse", h.seat) if h.seat == mine else None,
        )
        for h in families
    ]
    return schemas.Figures([turn.turn for turn in past], figures)


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/gazette/text", operation_id="gazetteText", media_type="text/plain")
async def gazette_text(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[str]:
    """Eighty columns."""
    return Response(await printed(request, campaign_id, turn, False, lang, "txt"), media_type="text/plain")


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/report/text", operation_id="reportText", media_type="text/plain")
async def report_text(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[str]:
    """Eighty columns."""
    return Response(await printed(request, campaign_id, turn, True, lang, "txt"), media_type="text/plain")


ROUTES: Final = [
    campaign_view,
    turns,
    gazette,
    gazette_html,
    report,
    report_html,
    turn_events,
    turn_dice,
    past_orders,
    family_ranking,
    figures,
    gazette_text,
    report_text,
]
