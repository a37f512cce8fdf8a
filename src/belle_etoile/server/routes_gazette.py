"""/api/campaigns/{id}/...: what happened, for everyone and for the reader's own family, which the server knows."""

import asyncio
import base64
from hashlib import sha256
from typing import Final, Literal

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from ..core.chance import commitment
from ..core.events import EVERYONE
from ..gazette.html import STYLE
from ..store import campaigns as kept
from ..store import history
from ..store.campaigns import CampaignRow, FamilyRow, TurnRow
from .campaigns import life, shapes
from .campaigns.asking import ask
from .campaigns.reading import events_for, page, view_of
from .campaigns.resolving import told_figures
from .campaigns.showing import family_of, is_joining, ranking, seed_of
from .entering import AnyRequest, Visitor, enter, house_of
from .packing import encoded
from .problems import Problem
from .routes_campaigns import opened, unsealed
from .showing import told_time

Lang = FromQuery[Literal["fr", "en"] | None]
DIGEST: Final = base64.b64encode(sha256(STYLE.encode()).digest()).decode()
# A page of its own: nothing but its one style sheet.
PRINTED: Final = f"default-src 'none'; style-src 'sha256-{DIGEST}'; base-uri 'none'; frame-ancestors 'self'"


def seat_of(houses: list[FamilyRow], who: Visitor) -> int:
    own = family_of(houses, who.id)
    return own.seat if own is not None else EVERYONE


def there(row: CampaignRow, turn: int) -> int:
    if not 0 <= turn < row.turn:
        raise Problem("no-such-turn")
    return turn


@get("/campaigns/{campaign_id:str}/view", operation_id="campaignView")
async def campaign_view(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromQuery[int | None] = None
) -> Response[dict[str, object]]:
    """A StellariumView after a turn, the last one without `turn`: the public record, and my family's secrets."""
    house, who = house_of(request), await enter(request, anyone=True)
    row, houses = await opened(house, campaign_id)
    number = row.turn - 1 if turn is None else there(row, turn)
    return await encoded(request, await ask(house, row, number, view_of, seat_of(houses, who)), dict[str, object])


@get("/campaigns/{campaign_id:str}/turns", operation_id="turns")
async def turns(request: AnyRequest, campaign_id: FromPath[str]) -> shapes.Turns:
    """Seeds of the past, and the promise for the next."""
    house, _ = house_of(request), await enter(request, anyone=True)
    row, _ = await opened(house, campaign_id)
    past = await house.db.read(lambda c: kept.turn_list(c, campaign_id))
    told = [shapes.TurnInfo(t.turn, t.year, t.seed, t.commitment, told_time(t.resolved)) for t in past]
    return shapes.Turns(told, row.turn, commitment(seed_of(row, row.turn)))


async def printed(request: AnyRequest, id: str, turn: int, mine: bool, lang: str | None, shape: str) -> str:
    """The gazette, or my family's letter."""
    house, who = house_of(request), await enter(request, anyone=not mine)
    row, houses = await opened(house, id)
    seat = life.own_family(houses, who.id).seat if mine else EVERYONE
    return await page(house, row, there(row, turn), seat, lang or who.language, shape)


def as_html(text: str) -> Response[str]:
    return Response(text, media_type="text/html", headers={"Content-Security-Policy": PRINTED})


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/gazette", operation_id="gazette")
async def gazette(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[shapes.Page]:
    """The newspaper of a turn."""
    return await encoded(request, await printed(request, campaign_id, turn, False, lang, "json"), shapes.Page)


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/gazette/html", operation_id="gazetteHtml", media_type="text/html")
async def gazette_html(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[str]:
    """To be printed."""
    return as_html(await printed(request, campaign_id, turn, False, lang, "html"))


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/letter", operation_id="letter")
async def letter(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[shapes.Page]:
    """My family's private report."""
    return await encoded(request, await printed(request, campaign_id, turn, True, lang, "json"), shapes.Page)


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/letter/html", operation_id="letterHtml", media_type="text/html")
async def letter_html(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[str]:
    """To be printed."""
    return as_html(await printed(request, campaign_id, turn, True, lang, "html"))


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/events", operation_id="turnEvents")
async def turn_events(request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int]) -> list[shapes.ToldEvent]:
    """All that everyone heard, and what only my family did."""
    house, who = house_of(request), await enter(request, anyone=True)
    row, houses = await opened(house, campaign_id)
    past = await house.db.read(lambda c: history.events_of(c, campaign_id, there(row, turn)))
    return await asyncio.to_thread(events_for, past.events if past is not None else "", seat_of(houses, who))


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/dice", operation_id="turnDice", media_type="text/plain")
async def turn_dice(request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int]) -> str:
    """The referee's log; for a game master without a family, or after the end."""
    house, who = house_of(request), await enter(request, anyone=True)
    row, houses = await opened(house, campaign_id)
    unsealed(row, houses, who.id)
    found = await house.db.read(lambda c: kept.turn_row(c, campaign_id, there(row, turn)))
    return found.dice if found is not None else ""


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/orders", operation_id="pastOrders", media_type="text/plain")
async def past_orders(request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int]) -> str:
    """What my family wrote then."""
    house, who = house_of(request), await enter(request)
    row, houses = await opened(house, campaign_id)
    seat, number = life.own_family(houses, who.id).seat, there(row, turn)
    orders = await house.db.read(lambda c: kept.orders_of(c, campaign_id, number, seat))
    return orders.text if orders is not None else ""


@get("/campaigns/{campaign_id:str}/ranking", operation_id="ranking")
async def family_ranking(request: AnyRequest, campaign_id: FromPath[str]) -> list[shapes.Rank]:
    house, _ = house_of(request), await enter(request, anyone=True)
    row, houses = await opened(house, campaign_id)
    return ranking([family for family in houses if not is_joining(row, family)])


@get("/campaigns/{campaign_id:str}/figures", operation_id="figures")
async def figures(request: AnyRequest, campaign_id: FromPath[str]) -> shapes.Figures:
    """For charts: points, prestige, people and trading posts over the turns, and my own purse."""
    house, who = house_of(request), await enter(request, anyone=True)
    row, houses = await opened(house, campaign_id)
    past = await house.db.read(lambda c: kept.turn_list(c, campaign_id))
    founded = [h for h in houses if not is_joining(row, h)]
    return await asyncio.to_thread(figures_of, past, founded, seat_of(houses, who))


def figures_of(past: list[TurnRow], houses: list[FamilyRow], mine: int) -> shapes.Figures:
    told = [told_figures(turn) for turn in past]

    def over_time(name: str, seat: int) -> list[int]:
        return [by_name[name][seat] if seat < len(by_name[name]) else 0 for by_name in told]

    families = [
        shapes.FamilyFigures(
            seat=h.seat,
            name=h.name,
            points=over_time("points", h.seat),
            prestige=over_time("prestige", h.seat),
            people=over_time("people", h.seat),
            posts=over_time("posts", h.seat),
            purse=over_time("purse", h.seat) if h.seat == mine else None,
        )
        for h in houses
    ]
    return shapes.Figures([turn.turn for turn in past], families)


GAZETTE_ROUTES: Final = [
    *(
        campaign_view,
        turns,
        gazette,
        gazette_html,
        letter,
        letter_html,
        turn_events,
        turn_dice,
        past_orders,
        family_ranking,
        figures,
    ),
]
