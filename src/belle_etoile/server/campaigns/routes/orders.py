"""/api/campaigns/{id}/orders: what my family is to do, written, checked and called ready. My family is implied."""

import json
import time
from typing import Any, Final, Literal, cast

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import Connection

from ....store import campaigns as kept
from ....store.campaigns import CampaignRow, OrdersRow
from ...http.compression import encoded
from ...http.fields import told_time
from ...http.problems import Problem
from ...http.requests import AnyRequest, admit, context_of
from .. import access, orders
from ..access import read_campaign
from ..orders import Answer, check_orders, document_of
from ..overview import show_campaign
from ..positions import ask
from ..reports import form_of, start_of
from ..schemas import campaigns as schemas
from ..turns import resolved


def sheet_for(row: CampaignRow, orders: OrdersRow, found: Answer) -> schemas.OrderSheet:
    saved = told_time(orders.saved) if orders.saved else None
    document, check = cast(dict[str, Any], found.document), cast(schemas.OrderCheck, found.check)
    redrawn = access.redrawn_before(row)
    return schemas.OrderSheet(row.turn, orders.text, document, orders.ready, orders.revision, saved, check, redrawn)


@get("/campaigns/{campaign_id:str}/orders", operation_id="orders")
async def my_orders(request: AnyRequest, campaign_id: FromPath[str]) -> schemas.OrderSheet:
    """What I have written for the coming turn, and how it would count."""
    context, who = context_of(request), await admit(request)
    row, families = await read_campaign(context, campaign_id)
    seat = access.own_family(families, who.id).seat
    orders = await context.db.read(lambda c: kept.orders_of(c, campaign_id, row.turn, seat))
    written = orders if orders is not None else OrdersRow(seat, "", False, 0, 0.0)
    return sheet_for(row, written, await check_orders(context, row, seat, written.text, who.language))


@put("/campaigns/{campaign_id:str}/orders", status_code=200, operation_id="saveOrders")
async def save_orders(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.SaveOrders]
) -> schemas.OrderSheet:
    """Any text that can be read in time is kept as a draft; who was ready is not ready any more."""
    context, who = context_of(request), await admit(request, "orders")
    row, families = await read_campaign(context, campaign_id)
    access.require_open_for_orders(row, data.turn, time.time(), data.redrawn)
    seat = access.own_family(families, who.id).seat
    length = len(await request.body())
    found = await check_orders(context, row, seat, data.text, who.language, data.document, length)
    return sheet_for(row, await orders.save_orders(context, campaign_id, data, found.text, who.id), found)


@get("/campaigns/{campaign_id:str}/orders/start", operation_id="startOrders")
async def start_orders(
    request: AnyRequest, campaign_id: FromPath[str], source: FromQuery[Literal["template", "last"]] = "template"
) -> schemas.StartText:
    """A text to begin with: what a careful steward would do, or what I wrote last turn."""
    context, who = context_of(request), await admit(request)
    row, families = await read_campaign(context, campaign_id)
    own = access.own_family(families, who.id)
    if source == "last":
        last, before = await context.db.read(lambda c: last_orders(c, row, own.seat))
        if last is None or own.seat >= before:  # what a family writes first is a founding document
            raise Problem("no-such-turn")
        return schemas.StartText(last.text, await document_of(context, last.text))
    told = await ask(context, row, row.turn - 1, start_of, own.seat, own.name, who.language)
    return msgspec.json.decode(told, type=schemas.StartText)


def last_orders(connection: Connection, row: CampaignRow, seat: int) -> tuple[OrdersRow | None, int]:
    """Those for the turn before, and how many families there were when they were written."""
    figures = kept.figures_of(connection, row.id, row.turn - 2)
    there = len(json.loads(figures)["points"]) if figures is not None else 0
    return kept.orders_of(connection, row.id, row.turn - 1, seat), there


@get("/campaigns/{campaign_id:str}/orders/text", operation_id="ordersText", media_type="text/plain")
async def orders_text(request: AnyRequest, campaign_id: FromPath[str]) -> Response[str]:
    """The document as a file; it is uploaded with saveOrders."""
    context, who = context_of(request), await admit(request)
    row, families = await read_campaign(context, campaign_id)
    seat = access.own_family(families, who.id).seat
    orders = await context.db.read(lambda c: kept.orders_of(c, campaign_id, row.turn, seat))
    headers = {"Content-Disposition": f'attachment; filename="orders-{row.turn:03}-{seat + 1}.toml"'}
    return Response(orders.text if orders is not None else "", media_type="text/plain", headers=headers)


@post("/campaigns/{campaign_id:str}/ready", status_code=200, operation_id="callReady")
async def call_ready(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.Readiness]
) -> schemas.Campaign:
    """The last to be ready sees the next turn in the answer, where it does not take long."""
    context, who = context_of(request), await admit(request, "move")
    await orders.call_ready(context, campaign_id, data, who.id)
    await resolved(context, campaign_id)
    return await show_campaign(context, campaign_id, who)


@get("/campaigns/{campaign_id:str}/form", operation_id="orderForm")
async def order_form(request: AnyRequest, campaign_id: FromPath[str]) -> Response[schemas.OrderForm]:
    """Every line my family may write for the coming turn, with all choices."""
    context, who = context_of(request), await admit(request)
    row, families = await read_campaign(context, campaign_id)
    seat = access.own_family(families, who.id).seat
    return await encoded(request, await ask(context, row, row.turn - 1, form_of, seat), schemas.OrderForm)


ROUTES: Final = [my_orders, save_orders, start_orders, orders_text, call_ready, order_form]
