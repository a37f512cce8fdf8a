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
from ..store.campaigns import CampaignRow, FamilyRow
from .campaigns import life, shapes
from .campaigns.reading import events_for, page, position, turn_of, view_of
from .campaigns.resolving import told_figures
from .campaigns.showing import family_of, ranking, seed_of
from .entering import AnyRequest, Visitor, enter, house_of
from .problems import Problem
from .routes_campaigns import opened, unsealed
from .showing import told_time

Lang = FromQuery[Literal["fr", "en"] | None]
Shape = FromQuery[Literal["json", "html", "txt"]]
MEDIA: Final = {"json": "application/json", "html": "text/html", "txt": "text/plain"}
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
) -> dict[str, object]:
    """A StellariumView after a turn, the last one without `turn`: the public record, and my family's secrets."""
    house, who = house_of(request), await enter(request, anyone=True)
    row, houses = await opened(house, campaign_id)
    at = await position(house, row, row.turn - 1 if turn is None else there(row, turn))
    return await asyncio.to_thread(view_of, at, seat_of(houses, who))


@get("/campaigns/{campaign_id:str}/turns", operation_id="turns")
async def turns(request: AnyRequest, campaign_id: FromPath[str]) -> shapes.Turns:
    """Seeds of the past, and the promise for the next."""
    house, _ = house_of(request), await enter(request, anyone=True)
    row, _ = await opened(house, campaign_id)
    past = await house.db.read(lambda c: kept.turn_list(c, campaign_id))
    told = [shapes.TurnInfo(t.turn, t.year, t.seed, t.commitment, told_time(t.resolved)) for t in past]
    return shapes.Turns(told, row.turn, commitment(seed_of(row, row.turn)))


def as_page(text: str, shape: str) -> Response[str]:
    headers = {"Content-Security-Policy": PRINTED} if shape == "html" else {}
    return Response(text, media_type=f"{MEDIA[shape]}; charset=utf-8", headers=headers)


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/gazette", operation_id="gazette", include_in_schema=False)
async def gazette(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None, shape: Shape = "json"
) -> Response[str]:
    """The newspaper of a turn."""
    house, who = house_of(request), await enter(request, anyone=True)
    row, _ = await opened(house, campaign_id)
    text = await page(house, row, there(row, turn), EVERYONE, lang or who.language, shape)
    return as_page(text, shape)


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/letter", operation_id="letter", include_in_schema=False)
async def family_letter(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None, shape: Shape = "json"
) -> Response[str]:
    """My family's private report."""
    house, who = house_of(request), await enter(request)
    row, houses = await opened(house, campaign_id)
    seat = life.own_family(houses, who.id).seat
    return as_page(await page(house, row, there(row, turn), seat, lang or who.language, shape), shape)


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/events", operation_id="turnEvents")
async def turn_events(request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int]) -> list[shapes.ToldEvent]:
    """All that everyone heard, and what only my family did."""
    house, who = house_of(request), await enter(request, anyone=True)
    row, houses = await opened(house, campaign_id)
    found = await turn_of(house, campaign_id, there(row, turn))
    return await asyncio.to_thread(events_for, found, seat_of(houses, who))


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/dice", operation_id="turnDice", media_type="text/plain")
async def turn_dice(request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int]) -> str:
    """The referee's log; for a game master without a family, or after the end."""
    house, who = house_of(request), await enter(request, anyone=True)
    row, houses = await opened(house, campaign_id)
    unsealed(row, houses, who.id)
    return (await turn_of(house, campaign_id, there(row, turn))).dice


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
    _, houses = await opened(house, campaign_id)
    return ranking(houses)


@get("/campaigns/{campaign_id:str}/figures", operation_id="figures")
async def figures(request: AnyRequest, campaign_id: FromPath[str]) -> shapes.Figures:
    """For charts: points, prestige, people and trading posts over the turns, and my own purse."""
    house, who = house_of(request), await enter(request, anyone=True)
    _, houses = await opened(house, campaign_id)
    past = await house.db.read(lambda c: kept.turn_list(c, campaign_id))
    told, mine = [told_figures(turn) for turn in past], seat_of(houses, who)

    def over_time(name: str, seat: int) -> list[int]:
        return [by_name[name][seat] for by_name in told]

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
    *(campaign_view, turns, gazette, family_letter, turn_events, turn_dice, past_orders, family_ranking, figures),
]
