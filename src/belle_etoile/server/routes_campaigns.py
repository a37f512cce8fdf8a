"""/api/campaigns: families are taken, orders written and called ready; the game master's acts. My family is implied."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack
from tempfile import TemporaryFile
from typing import IO, Annotated, Any, Final, Literal, cast

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream
from sqlalchemy import Connection

from ..store import campaigns as kept
from ..store import people as persons
from ..store.campaigns import CampaignRow, FamilyRow, OrdersRow
from .campaigns import life, master, shapes
from .campaigns.asking import ask
from .campaigns.checking import Answer, check_orders, document_of
from .campaigns.correspondence import waiting_letters
from .campaigns.export import archive_of, files_of
from .campaigns.offering import visible_offers
from .campaigns.reading import form_of, start_of
from .campaigns.resolving import resolve_if_due
from .campaigns.showing import act_for, campaign_for, fingerprint, notice_for, summary_for
from .entering import AnyRequest, Visitor, enter, house_of
from .house import House
from .packing import as_json, encoded
from .problems import Problem
from .showing import told_time

MOST_LISTED: Final = 200
MOST_NOTICES: Final = 100
CHUNK: Final = 256 * 1024
AT_ONCE: Final = 20.0  # seconds somebody who was the last to be ready waits for the turn
Token = Annotated[str, QueryParameter(max_length=64)]


async def opened(house: House, id: str) -> tuple[CampaignRow, list[FamilyRow]]:
    def read(connection: Connection) -> tuple[CampaignRow | None, list[FamilyRow]]:
        return kept.campaign_row(connection, id), kept.family_rows(connection, [id])

    row, houses = await house.db.read(read)
    if row is None:
        raise Problem("no-such-campaign")
    return row, houses


async def shown(house: House, id: str, who: Visitor, token: str = "") -> shapes.Campaign:
    def read(connection: Connection) -> shapes.Campaign:
        row = kept.campaign_row(connection, id)
        if row is None:
            raise Problem("no-such-campaign")
        houses, ready = kept.family_rows(connection, [id]), kept.ready_seats(connection, id, row.turn)
        leader = persons.person(connection, row.creator) if row.creator else None
        waiting = waiting_letters(connection, [row], {id: houses}, who.id)[id]
        called = leader.name if leader is not None else ""
        told = campaign_for(row, houses, ready, called, who.id, token, sum(waiting), waiting.master)
        told.version = fingerprint(told, known_changes(connection, row, told.mine))
        return told

    return await house.db.read(read)


def known_changes(connection: Connection, row: CampaignRow, seat: int | None) -> list[object]:
    """What the reader may know of besides the campaign itself: the log, and their own orders and offers."""
    known: list[object] = [kept.last_act(connection, row.id)]
    if seat is not None:
        orders = kept.orders_of(connection, row.id, row.turn, seat)
        offers = visible_offers(connection, row, seat)
        known += [orders.revision if orders is not None else 0, [(offer.id, offer.status) for offer in offers]]
    return known


def _summaries(connection: Connection, rows: list[CampaignRow], person: str) -> list[shapes.CampaignSummary]:
    """Without a look at every family: there may be a thousand in each."""
    ids = [row.id for row in rows]
    own = kept.families_of(connection, person, ids) if person else {}
    ready = {row.id: kept.ready_seats(connection, row.id, row.turn) for row in rows if row.id in own}
    there = kept.counted(connection, ids)
    waiting = waiting_letters(connection, rows, {id: [own[id]] if id in own else [] for id in ids}, person)
    told = []
    for row in rows:
        mine, unread = own.get(row.id), sum(waiting[row.id])
        waited = mine is not None and mine.seat not in ready[row.id]
        told.append(summary_for(row, there[row.id], mine, waited, person, unread))
    return told


@post("/campaigns", status_code=201, operation_id="newCampaign")
async def new_campaign(request: AnyRequest, data: JSONBody[shapes.NewCampaign]) -> shapes.Campaign:
    house, who = house_of(request), await enter(request, "create")
    return await shown(house, await life.create(house, data, who.id), who)


@get("/campaigns", operation_id="myCampaigns")
async def my_campaigns(request: AnyRequest) -> list[shapes.CampaignSummary]:
    """Those that wait for my orders first."""
    house, who = house_of(request), await enter(request)
    told = await house.db.read(lambda c: _summaries(c, kept.campaigns_of(c, who.id, MOST_LISTED), who.id))
    return sorted(told, key=lambda summary: (not summary.waited_for, summary.status == "over"))


@get("/open-campaigns", operation_id="openCampaigns")
async def open_campaigns(request: AnyRequest) -> list[shapes.CampaignSummary]:
    """Public ones with a family that waits for somebody."""
    house, who = house_of(request), await enter(request, anyone=True)
    return await house.db.read(lambda c: _summaries(c, kept.open_campaigns(c, MOST_LISTED), who.id))


@get("/campaigns/{campaign_id:str}", operation_id="campaign")
async def one_campaign(request: AnyRequest, campaign_id: FromPath[str], token: Token = "") -> Response[shapes.Campaign]:
    who = await enter(request, anyone=True)
    return await as_json(request, await shown(house_of(request), campaign_id, who, token))


@post("/campaigns/{campaign_id:str}/join", status_code=200, operation_id="joinCampaign")
async def join(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.JoinCampaign]) -> shapes.Campaign:
    house, who = house_of(request), await enter(request)
    await life.join(house, campaign_id, data, who.id)
    return await shown(house, campaign_id, who)


@post("/campaigns/{campaign_id:str}/leave", status_code=204, operation_id="leaveCampaign")
async def leave(request: AnyRequest, campaign_id: FromPath[str]) -> None:
    """The family waits for somebody else."""
    house, who = house_of(request), await enter(request)
    await life.leave(house, campaign_id, who.id)


@put("/campaigns/{campaign_id:str}/vacation", status_code=200, operation_id="vacation")
async def vacation(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.Vacation]) -> shapes.Campaign:
    """Until then a careful steward writes where I wrote nothing, for as many turns as the campaign allows."""
    house, who = house_of(request), await enter(request)
    await life.vacation(house, campaign_id, data, who.id)
    return await shown(house, campaign_id, who)


# Orders


def sheet_for(turn: int, orders: OrdersRow, found: Answer) -> shapes.OrderSheet:
    saved = told_time(orders.saved) if orders.saved else None
    document, check = cast(dict[str, Any], found.document), cast(shapes.OrderCheck, found.check)
    return shapes.OrderSheet(turn, orders.text, document, orders.ready, orders.revision, saved, check)


@get("/campaigns/{campaign_id:str}/orders", operation_id="orders")
async def my_orders(request: AnyRequest, campaign_id: FromPath[str]) -> shapes.OrderSheet:
    """What I have written for the coming turn, and how it would count."""
    house, who = house_of(request), await enter(request)
    row, houses = await opened(house, campaign_id)
    seat = life.own_family(houses, who.id).seat
    orders = await house.db.read(lambda c: kept.orders_of(c, campaign_id, row.turn, seat))
    written = orders if orders is not None else OrdersRow(seat, "", False, 0, 0.0)
    return sheet_for(row.turn, written, await check_orders(house, row, seat, written.text, who.language))


@put("/campaigns/{campaign_id:str}/orders", status_code=200, operation_id="saveOrders")
async def save_orders(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.SaveOrders]
) -> shapes.OrderSheet:
    """Any text that can be read in time is kept as a draft; who was ready is not ready any more."""
    house, who = house_of(request), await enter(request, "orders")
    row, houses = await opened(house, campaign_id)
    life.open_for_orders(row, data.turn, time.time())
    seat = life.own_family(houses, who.id).seat
    letters = len(await request.body())
    found = await check_orders(house, row, seat, data.text, who.language, data.document, letters)
    return sheet_for(row.turn, await life.save(house, campaign_id, data, found.text, who.id), found)


@get("/campaigns/{campaign_id:str}/orders/start", operation_id="startOrders")
async def start_orders(
    request: AnyRequest, campaign_id: FromPath[str], source: FromQuery[Literal["template", "last"]] = "template"
) -> shapes.StartText:
    """A text to begin with: what a careful steward would do, or what I wrote last turn."""
    house, who = house_of(request), await enter(request)
    row, houses = await opened(house, campaign_id)
    own = life.own_family(houses, who.id)
    if source == "last":
        last, before = await house.db.read(lambda c: last_orders(c, row, own.seat))
        if last is None or own.seat >= before:  # what a family writes first is a founding document
            raise Problem("no-such-turn")
        return shapes.StartText(last.text, await document_of(house, last.text))
    told = await ask(house, row, row.turn - 1, start_of, own.seat, own.name)
    return msgspec.json.decode(told, type=shapes.StartText)


def last_orders(connection: Connection, row: CampaignRow, seat: int) -> tuple[OrdersRow | None, int]:
    """Those for the turn before, and how many families there were when they were written."""
    figures = kept.figures_of(connection, row.id, row.turn - 2)
    there = len(json.loads(figures)["points"]) if figures is not None else 0
    return kept.orders_of(connection, row.id, row.turn - 1, seat), there


@get("/campaigns/{campaign_id:str}/orders/text", operation_id="ordersText", media_type="text/plain")
async def orders_text(request: AnyRequest, campaign_id: FromPath[str]) -> Response[str]:
    """The document as a file; it is uploaded with saveOrders."""
    house, who = house_of(request), await enter(request)
    row, houses = await opened(house, campaign_id)
    seat = life.own_family(houses, who.id).seat
    orders = await house.db.read(lambda c: kept.orders_of(c, campaign_id, row.turn, seat))
    headers = {"Content-Disposition": f'attachment; filename="orders-{row.turn:03}-{seat + 1}.toml"'}
    return Response(orders.text if orders is not None else "", media_type="text/plain", headers=headers)


@post("/campaigns/{campaign_id:str}/ready", status_code=200, operation_id="callReady")
async def call_ready(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.Readiness]
) -> shapes.Campaign:
    """The last to be ready sees the next turn in the answer, where it does not take long."""
    house, who = house_of(request), await enter(request, "move")
    await life.call_ready(house, campaign_id, data, who.id)
    await resolved_soon(house, campaign_id)
    return await shown(house, campaign_id, who)


async def resolved_soon(house: House, id: str) -> None:
    """Waits a while for a turn that is due."""
    until = time.monotonic() + AT_ONCE
    await asyncio.sleep(0)
    while time.monotonic() < until:
        row = await house.db.read(lambda c: kept.campaign_row(c, id))
        if row is None or row.due is None or row.due > time.time():
            return
        if not await resolve_if_due(house, id):
            await asyncio.sleep(0.05)


@get("/campaigns/{campaign_id:str}/form", operation_id="orderForm")
async def order_form(request: AnyRequest, campaign_id: FromPath[str]) -> Response[shapes.OrderForm]:
    """Every line my family may write for the coming turn, with all choices."""
    house, who = house_of(request), await enter(request)
    row, houses = await opened(house, campaign_id)
    seat = life.own_family(houses, who.id).seat
    return await encoded(request, await ask(house, row, row.turn - 1, form_of, seat), shapes.OrderForm)


# The game master


@post("/campaigns/{campaign_id:str}/pause", status_code=200, operation_id="pauseCampaign")
async def pause(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.Because]) -> shapes.Campaign:
    house, who = house_of(request), await enter(request)
    await master.pause(house, campaign_id, data.reason, who.id)
    return await shown(house, campaign_id, who)


@post("/campaigns/{campaign_id:str}/resume", status_code=200, operation_id="resumeCampaign")
async def resume(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.Because]) -> shapes.Campaign:
    house, who = house_of(request), await enter(request)
    await master.resume(house, campaign_id, data.reason, who.id)
    return await shown(house, campaign_id, who)


@post("/campaigns/{campaign_id:str}/deadline", status_code=200, operation_id="moveDeadline")
async def move_deadline(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.MoveDeadline]
) -> shapes.Campaign:
    house, who = house_of(request), await enter(request)
    await master.move_deadline(house, campaign_id, data, who.id)
    return await shown(house, campaign_id, who)


@post("/campaigns/{campaign_id:str}/resolve", status_code=200, operation_id="resolveTurn")
async def resolve_turn(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.ResolveTurn]
) -> shapes.Campaign:
    """Now, with the orders that are there."""
    house, who = house_of(request), await enter(request)
    await master.resolve_now(house, campaign_id, data, who.id)
    await resolved_soon(house, campaign_id)
    return await shown(house, campaign_id, who)


@post("/campaigns/{campaign_id:str}/replace", status_code=200, operation_id="replacePlayer")
async def replace(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.Replace]) -> shapes.Campaign:
    house, who = house_of(request), await enter(request)
    await master.replace(house, campaign_id, data, who.id)
    return await shown(house, campaign_id, who)


@post("/campaigns/{campaign_id:str}/places", status_code=200, operation_id="offerPlace")
async def offer_place(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.NewPlace]
) -> shapes.Campaign:
    """An invitation to found a family as the turn ends."""
    house, who = house_of(request), await enter(request)
    await master.offer_place(house, campaign_id, data, who.id)
    return await shown(house, campaign_id, who)


@post("/campaigns/{campaign_id:str}/take-back", status_code=200, operation_id="takeBackTurn")
async def take_back(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.TakeBack]
) -> shapes.Campaign:
    """The last turn, with a reason that all can read and a new seed."""
    house, who = house_of(request), await enter(request)
    await master.take_back(house, campaign_id, data, who.id)
    return await shown(house, campaign_id, who)


@get("/campaigns/{campaign_id:str}/log", operation_id="campaignLog")
async def campaign_log(request: AnyRequest, campaign_id: FromPath[str]) -> list[shapes.Act]:
    """What the game master did, for everyone."""
    house, who = house_of(request), await enter(request, anyone=True)
    await opened(house, campaign_id)
    acts = await house.db.read(lambda c: kept.act_rows(c, campaign_id))
    return await asyncio.to_thread(lambda: [act_for(act, who.language) for act in acts])


def unsealed(row: CampaignRow, houses: list[FamilyRow], person: str) -> None:
    """Who plays does not see everyone's secrets before the end, game master or not."""
    if row.status != "over":
        master.mastered(row, person)
        if any(family.person == person for family in houses):
            raise Problem("sealed")


@get("/campaigns/{campaign_id:str}/export", operation_id="exportCampaign", media_type="application/zip")
async def export_campaign(request: AnyRequest, campaign_id: FromPath[str]) -> Stream:
    """The folder that `belle-etoile stellarium` works with; for a game master without a family, or after the end.

    What families wrote to each other goes along for the game master only.
    """
    house, who = house_of(request), await enter(request, "create")
    row, houses = await opened(house, campaign_id)
    unsealed(row, houses, who.id)
    with ExitStack() as open_files:
        target = open_files.enter_context(TemporaryFile(prefix="belle-etoile-"))
        async with house.archive.exporting:
            await house.db.read(lambda c: archive_of(files_of(c, row, houses, row.creator == who.id), target))
        open_files.pop_all()
    headers = {"Content-Disposition": f'attachment; filename="stellarium-{row.id}.zip"'}
    return Stream(chunks(target), media_type="application/zip", headers=headers)


async def chunks(file: IO[bytes]) -> AsyncIterator[bytes]:
    with file:
        file.seek(0)
        while chunk := await asyncio.to_thread(file.read, CHUNK):
            yield chunk


# Notices


@get("/notices", operation_id="notices")
async def my_notices(request: AnyRequest) -> list[shapes.Notice]:
    """The newest first."""
    house, who = house_of(request), await enter(request)
    found = await house.db.read(lambda c: kept.notices_for(c, who.id, MOST_NOTICES))
    return [notice_for(row, who.language) for row in found]


@post("/notices/read", status_code=204, operation_id="readNotices")
async def read_notices(request: AnyRequest, data: JSONBody[shapes.ReadNotices]) -> None:
    house, who = house_of(request), await enter(request)
    now = time.time()
    await house.db.write(lambda c: kept.mark_read(c, who.id, data.upto, now))


CAMPAIGN_ROUTES: Final = [
    *(new_campaign, my_campaigns, open_campaigns, one_campaign, join, leave, vacation),
    *(my_orders, save_orders, start_orders, orders_text, call_ready, order_form),
    *(pause, resume, move_deadline, resolve_turn, replace, offer_place, take_back, campaign_log, export_campaign),
    *(my_notices, read_notices),
]
