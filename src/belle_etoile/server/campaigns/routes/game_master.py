"""/api/campaigns/{id}/...: what a game master does now and then: write to all, mend a family, take a campaign in."""

import asyncio
from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from ....store import campaigns as kept
from ...http.requests import AnyRequest, admit, context_of
from .. import corrections, game_master
from ..access import read_campaign
from ..overview import show_campaign
from ..presenters import act_for
from ..schemas import campaigns as schemas
from ..turns import resolved


@post("/campaigns/{campaign_id:str}/announce", status_code=200, operation_id="announce")
async def announce(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.Announcement]
) -> schemas.Campaign:
    """To every family, and for everyone in the log."""
    context, who = context_of(request), await admit(request, "letter")
    await game_master.announce(context, campaign_id, data, who.id)
    return await show_campaign(context, campaign_id, who)


@post("/campaigns/{campaign_id:str}/edit", status_code=200, operation_id="editFamily")
async def edit(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.EditFamily]) -> schemas.Campaign:
    """Purse, credits, names, prestige; the log tells everyone."""
    context, who = context_of(request), await admit(request)
    await corrections.edit(context, campaign_id, data, who.id)
    return await show_campaign(context, campaign_id, who)


@post("/campaigns/{campaign_id:str}/places/{seat:int}/close", status_code=200, operation_id="closePlace")
async def close_place(
    request: AnyRequest, campaign_id: FromPath[str], seat: FromPath[int], data: JSONBody[schemas.Because]
) -> schemas.Campaign:
    """Nobody may found this family any more, if nobody has begun."""
    context, who = context_of(request), await admit(request)
    await game_master.close_place(context, campaign_id, seat, data, who.id)
    return await show_campaign(context, campaign_id, who)


@post("/campaigns/{campaign_id:str}/pause", status_code=200, operation_id="pauseCampaign")
async def pause(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.Because]) -> schemas.Campaign:
    context, who = context_of(request), await admit(request)
    await game_master.pause(context, campaign_id, data.reason, who.id)
    return await show_campaign(context, campaign_id, who)


@post("/campaigns/{campaign_id:str}/resume", status_code=200, operation_id="resumeCampaign")
async def resume(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.Because]) -> schemas.Campaign:
    context, who = context_of(request), await admit(request)
    await game_master.resume(context, campaign_id, data.reason, who.id)
    return await show_campaign(context, campaign_id, who)


@post("/campaigns/{campaign_id:str}/deadline", status_code=200, operation_id="moveDeadline")
async def move_deadline(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.MoveDeadline]
) -> schemas.Campaign:
    context, who = context_of(request), await admit(request)
    await game_master.move_deadline(context, campaign_id, data, who.id)
    return await show_campaign(context, campaign_id, who)


@post("/campaigns/{campaign_id:str}/resolve", status_code=200, operation_id="resolveTurn")
async def resolve_turn(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.ResolveTurn]
) -> schemas.Campaign:
    """Now, with the orders that are there."""
    context, who = context_of(request), await admit(request)
    await game_master.resolve_now(context, campaign_id, data, who.id)
    await resolved(context, campaign_id)
    return await show_campaign(context, campaign_id, who)


@post("/campaigns/{campaign_id:str}/replace", status_code=200, operation_id="replacePlayer")
async def replace(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.Replace]) -> schemas.Campaign:
    context, who = context_of(request), await admit(request)
    await game_master.replace(context, campaign_id, data, who.id)
    return await show_campaign(context, campaign_id, who)


@post("/campaigns/{campaign_id:str}/places", status_code=200, operation_id="offerPlace")
async def offer_place(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.NewPlace]
) -> schemas.Campaign:
    """An invitation to found a family as the turn ends."""
    context, who = context_of(request), await admit(request)
    await game_master.offer_place(context, campaign_id, data, who.id)
    return await show_campaign(context, campaign_id, who)


@post("/campaigns/{campaign_id:str}/take-back", status_code=200, operation_id="takeBackTurn")
async def take_back(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.TakeBack]
) -> schemas.Campaign:
    """The last turn, with a reason that all can read and a new seed."""
    context, who = context_of(request), await admit(request)
    await game_master.take_back(context, campaign_id, data, who.id)
    return await show_campaign(context, campaign_id, who)


@get("/campaigns/{campaign_id:str}/log", operation_id="campaignLog")
async def campaign_log(request: AnyRequest, campaign_id: FromPath[str]) -> list[schemas.Act]:
    """What the game master did, for everyone."""
    context, who = context_of(request), await admit(request, anyone=True)
    await read_campaign(context, campaign_id)
    acts = await context.db.read(lambda c: kept.act_rows(c, campaign_id))
    return await asyncio.to_thread(lambda: [act_for(act, who.language) for act in acts])


ROUTES: Final = [
    announce,
    edit,
    close_place,
    pause,
    resume,
    move_deadline,
    resolve_turn,
    replace,
    offer_place,
    take_back,
    campaign_log,
]
