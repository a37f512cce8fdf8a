"""/api/campaigns: campaigns are set up and listed, families are taken and left. My family is implied."""

from typing import Annotated, Final

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from ....store import campaigns as kept
from ...http.compression import as_json
from ...http.requests import AnyRequest, admit, context_of
from .. import membership
from ..overview import show_campaign, summarise
from ..schemas import campaigns as schemas

MOST_LISTED: Final = 200
Token = Annotated[str, QueryParameter(max_length=64)]


@post("/campaigns", status_code=201, operation_id="newCampaign")
async def new_campaign(request: AnyRequest, data: JSONBody[schemas.NewCampaign]) -> schemas.Campaign:
    context, who = context_of(request), await admit(request, "create")
    return await show_campaign(context, await membership.create(context, data, who.id), who)


@get("/campaigns", operation_id="myCampaigns")
async def my_campaigns(request: AnyRequest) -> list[schemas.CampaignSummary]:
    """Those that wait for my orders first."""
    context, who = context_of(request), await admit(request)
    told = await context.db.read(lambda c: summarise(c, kept.campaigns_of(c, who.id, MOST_LISTED), who.id))
    return sorted(told, key=lambda summary: (not summary.waited_for, summary.status == "over"))


@get("/open-campaigns", operation_id="openCampaigns")
async def open_campaigns(request: AnyRequest) -> list[schemas.CampaignSummary]:
    """Public ones with a family that waits for somebody."""
    context, who = context_of(request), await admit(request, anyone=True)
    return await context.db.read(lambda c: summarise(c, kept.open_campaigns(c, MOST_LISTED), who.id))


@get("/campaigns/{campaign_id:str}", operation_id="campaign")
async def one_campaign(
    request: AnyRequest, campaign_id: FromPath[str], token: Token = ""
) -> Response[schemas.Campaign]:
    who = await admit(request, anyone=True)
    return await as_json(request, await show_campaign(context_of(request), campaign_id, who, token))


@post("/campaigns/{campaign_id:str}/join", status_code=200, operation_id="joinCampaign")
async def join(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.JoinCampaign]
) -> schemas.Campaign:
    context, who = context_of(request), await admit(request)
    await membership.join(context, campaign_id, data, who.id)
    return await show_campaign(context, campaign_id, who)


@post("/campaigns/{campaign_id:str}/leave", status_code=204, operation_id="leaveCampaign")
async def leave(request: AnyRequest, campaign_id: FromPath[str]) -> None:
    """The family waits for somebody else."""
    context, who = context_of(request), await admit(request)
    await membership.leave(context, campaign_id, who.id)


@put("/campaigns/{campaign_id:str}/vacation", status_code=200, operation_id="vacation")
async def vacation(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[schemas.Vacation]
) -> schemas.Campaign:
    """Until then a careful steward writes where I wrote nothing, for as many turns as the campaign allows."""
    context, who = context_of(request), await admit(request)
    await membership.vacation(context, campaign_id, data, who.id)
    return await show_campaign(context, campaign_id, who)


ROUTES: Final = [new_campaign, my_campaigns, open_campaigns, one_campaign, join, leave, vacation]
