"""/api/me/push and /api/matches/…/seen: which browsers take push messages, and what a page has shown already."""

import time
from typing import Final

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from ...store import devices as browsers
from ...store import turn_notices
from ..context import Context
from ..http.problems import Problem
from ..http.requests import AnyRequest, Visitor, admit, context_of
from ..matches.access import own_seat
from .push_delivery import is_endpoint
from .push_messages import coded, is_browsers_key, private_key, public_point
from .schemas import Device, Push, PushEnd, Seen
from .turn_notices import Pusher


def pusher_of(context: Context) -> Pusher:
    if context.pusher is None:
        raise Problem("no-push")
    return context.pusher


async def shown(context: Context, who: Visitor) -> Push:
    found = await context.db.read(lambda c: browsers.devices_of(c, who.id))
    key = coded(public_point(private_key(context.pusher.key))) if context.pusher is not None else None
    return Push(len(found), key)


@get("/me/push", operation_id="myPush")
async def my_push(request: AnyRequest) -> Push:
    return await shown(context_of(request), await admit(request))


@put("/me/push", status_code=200, operation_id="addDevice")
async def add_device(request: AnyRequest, data: JSONBody[Device]) -> Push:
    """This browser takes push messages for me, and for nobody else any more."""
    context, who = context_of(request), await admit(request, "person")
    if not is_endpoint(data.endpoint, pusher_of(context).anywhere) or not is_browsers_key(data.key, data.secret):
        raise Problem("malformed", reason="endpoint")
    await context.db.write(lambda c: browsers.add_device(c, who.id, data.endpoint, data.key, data.secret, time.time()))
    return await shown(context, who)


@post("/me/push/end", status_code=200, operation_id="endPush")
async def end_push(request: AnyRequest, data: JSONBody[PushEnd]) -> Push:
    """No more messages to one browser, or to all."""
    context, who = context_of(request), await admit(request)
    await context.db.write(lambda c: browsers.remove_devices(c, who.id, data.endpoint))
    return await shown(context, who)


@post("/matches/{match_id:str}/seen", status_code=204, operation_id="seen")
async def seen(request: AnyRequest, match_id: FromPath[str], data: JSONBody[Seen]) -> None:
    """My page shows that it is my turn: I need not be told elsewhere."""
    context, who = context_of(request), await admit(request)
    table = await context.table(match_id)
    own_seat(table, data.seat, who)
    if not table.row.live and data.seat in table.waiting:
        now, version = time.time(), table.version
        await context.db.write(lambda c: turn_notices.tell(c, match_id, data.seat, version, now, now))


ROUTES: Final = [my_push, add_device, end_push, seen]
