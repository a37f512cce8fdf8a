"""/api/campaigns/{id}/...: what a game master does now and then: write to all, mend a family, take a campaign in."""

from typing import Annotated, Final

from litestar import post
from litestar.params import FromPath, JSONBody, QueryParameter

from .campaigns import editing, importing, master, shapes
from .campaigns.life import checked_name
from .campaigns.unpacking import LARGEST
from .entering import AnyRequest, enter, house_of
from .routes_campaigns import shown
from .texts import BINARY

Name = Annotated[str, QueryParameter(min_length=1, max_length=80)]


@post("/campaigns/{campaign_id:str}/announce", status_code=200, operation_id="announce")
async def announce(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.Announcement]
) -> shapes.Campaign:
    """To every family, and for everyone in the log."""
    house, who = house_of(request), await enter(request, "letter")
    await master.announce(house, campaign_id, data, who.id)
    return await shown(house, campaign_id, who)


@post("/campaigns/{campaign_id:str}/edit", status_code=200, operation_id="editFamily")
async def edit(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.EditFamily]) -> shapes.Campaign:
    """Purse, credits, names, prestige; the log tells everyone."""
    house, who = house_of(request), await enter(request)
    await editing.edit(house, campaign_id, data, who.id)
    return await shown(house, campaign_id, who)


@post(
    "/campaigns/import",
    status_code=201,
    operation_id="importCampaign",
    request_max_body_size=LARGEST,
    opt={BINARY: True},
)
async def import_campaign(request: AnyRequest, name: Name) -> shapes.Campaign:
    """The body is a zip of the folder `belle-etoile stellarium` works with, as `export` gives it."""
    house, who = house_of(request), await enter(request, "import")
    return await shown(house, await importing.import_campaign(house, request, checked_name(name), who), who)


@post("/campaigns/{campaign_id:str}/places/{seat:int}/close", status_code=200, operation_id="closePlace")
async def close_place(
    request: AnyRequest, campaign_id: FromPath[str], seat: FromPath[int], data: JSONBody[shapes.Because]
) -> shapes.Campaign:
    """Nobody may found this family any more, if nobody has begun."""
    house, who = house_of(request), await enter(request)
    await master.close_place(house, campaign_id, seat, data, who.id)
    return await shown(house, campaign_id, who)


MASTER_ROUTES: Final = [close_place, announce, edit, import_campaign]
