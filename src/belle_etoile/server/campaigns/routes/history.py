"""/api/campaigns/{id}/...: the past of a campaign over all its turns, with the knowledge of the reader's family."""

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from ....store import history
from ...http.compression import encoded
from ...http.fields import Lang
from ...http.problems import Problem
from ...http.requests import AnyRequest, admit, context_of
from .. import access
from ..access import past_turn, read_campaign, seat_of
from ..history import biography, docket, ledger_of, map_of
from ..positions import ask
from ..schemas import history as history_schemas
from ..search import search

Query = Annotated[str, QueryParameter(min_length=1, max_length=100)]
Turn = Annotated[int | None, QueryParameter(ge=0)]
NOTHING: Final = b"null"


@get("/campaigns/{campaign_id:str}/people/{code:str}", operation_id="biography")
async def one_life(
    request: AnyRequest, campaign_id: FromPath[str], code: FromPath[str], lang: Lang = None
) -> history_schemas.Biography:
    """What is told of one person over all turns, and what only my family knows of its own."""
    context, who = context_of(request), await admit(request, anyone=True)
    row, families = await read_campaign(context, campaign_id)
    return await biography(context, row, code, seat_of(families, who), lang or who.language)


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/ledger", operation_id="ledger")
async def one_ledger(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[history_schemas.Ledger]:
    """My family's purse and prestige in a turn, posting by posting."""
    context, who = context_of(request), await admit(request)
    row, families = await read_campaign(context, campaign_id)
    seat = access.own_family(families, who.id).seat
    told = await ask(context, row, past_turn(row, turn), ledger_of, seat, lang or who.language)
    if told == NOTHING:
        raise Problem("no-such-turn")
    return await encoded(request, told, history_schemas.Ledger)


@get("/campaigns/{campaign_id:str}/search", operation_id="searchCampaign")
async def search_campaign(
    request: AnyRequest, campaign_id: FromPath[str], q: Query, lang: Lang = None
) -> history_schemas.Search:
    """Every gazette, my family's reports, and the letters it holds."""
    context, who = context_of(request), await admit(request, "search", anyone=True)
    row, families = await read_campaign(context, campaign_id)
    return await search(context, row, seat_of(families, who), q, lang or who.language)


@get("/campaigns/{campaign_id:str}/map", operation_id="empireMap")
async def empire_map(
    request: AnyRequest, campaign_id: FromPath[str], turn: Turn = None
) -> Response[history_schemas.EmpireMap]:
    """The worlds after a turn, the last one without `turn`, and who went where; all of it public."""
    context, _ = context_of(request), await admit(request, anyone=True)
    row, _ = await read_campaign(context, campaign_id)
    number = past_turn(row, row.turn - 1 if turn is None else turn)
    past = await context.db.read(lambda c: history.events_of(c, campaign_id, number))
    if past is None:
        raise Problem("no-such-turn")
    return await encoded(request, await ask(context, row, number, map_of, past.events), history_schemas.EmpireMap)


@get("/campaigns/{campaign_id:str}/docket", operation_id="docket")
async def court_docket(request: AnyRequest, campaign_id: FromPath[str]) -> history_schemas.Docket:
    """Trials that wait, and all that were held, with every vote."""
    context, _ = context_of(request), await admit(request, anyone=True)
    row, _ = await read_campaign(context, campaign_id)
    return await docket(context, row)


ROUTES: Final = [one_life, one_ledger, search_campaign, empire_map, court_docket]
