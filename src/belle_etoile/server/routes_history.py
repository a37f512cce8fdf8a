"""/api/campaigns/{id}/...: the past of a campaign over all its turns, with the knowledge of the reader's family."""

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from ..store import history
from .campaigns import life
from .campaigns import shapes_history as shapes
from .campaigns.asking import ask
from .campaigns.chronicle import biography, docket, ledger_of, map_of
from .campaigns.searching import search
from .entering import AnyRequest, enter, house_of
from .packing import encoded
from .problems import Problem
from .routes_campaigns import opened
from .routes_gazette import Lang, printed, seat_of, there

Query = Annotated[str, QueryParameter(min_length=1, max_length=100)]
Turn = Annotated[int | None, QueryParameter(ge=0)]
NOTHING: Final = b"null"


@get("/campaigns/{campaign_id:str}/people/{code:str}", operation_id="biography")
async def one_life(
    request: AnyRequest, campaign_id: FromPath[str], code: FromPath[str], lang: Lang = None
) -> shapes.Biography:
    """What is told of one person over all turns, and what only my family knows of its own."""
    house, who = house_of(request), await enter(request, anyone=True)
    row, houses = await opened(house, campaign_id)
    return await biography(house, row, code, seat_of(houses, who), lang or who.language)


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/ledger", operation_id="ledger")
async def one_ledger(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[shapes.Ledger]:
    """My family's purse and prestige in a turn, posting by posting."""
    house, who = house_of(request), await enter(request)
    row, houses = await opened(house, campaign_id)
    seat = life.own_family(houses, who.id).seat
    told = await ask(house, row, there(row, turn), ledger_of, seat, lang or who.language)
    if told == NOTHING:
        raise Problem("no-such-turn")
    return await encoded(request, told, shapes.Ledger)


@get("/campaigns/{campaign_id:str}/search", operation_id="searchCampaign")
async def search_campaign(
    request: AnyRequest, campaign_id: FromPath[str], q: Query, lang: Lang = None
) -> shapes.Search:
    """Every gazette, my family's reports, and the letters it holds."""
    house, who = house_of(request), await enter(request, "search", anyone=True)
    row, houses = await opened(house, campaign_id)
    return await search(house, row, seat_of(houses, who), q, lang or who.language)


@get("/campaigns/{campaign_id:str}/map", operation_id="empireMap")
async def empire_map(request: AnyRequest, campaign_id: FromPath[str], turn: Turn = None) -> Response[shapes.EmpireMap]:
    """The worlds after a turn, the last one without `turn`, and who went where; all of it public."""
    house, _ = house_of(request), await enter(request, anyone=True)
    row, _ = await opened(house, campaign_id)
    number = there(row, row.turn - 1 if turn is None else turn)
    past = await house.db.read(lambda c: history.events_of(c, campaign_id, number))
    if past is None:
        raise Problem("no-such-turn")
    return await encoded(request, await ask(house, row, number, map_of, past.events), shapes.EmpireMap)


@get("/campaigns/{campaign_id:str}/docket", operation_id="docket")
async def court_docket(request: AnyRequest, campaign_id: FromPath[str]) -> shapes.Docket:
    """Trials that wait, and all that were held, with every vote."""
    house, _ = house_of(request), await enter(request, anyone=True)
    row, _ = await opened(house, campaign_id)
    return await docket(house, row)


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/gazette/text", operation_id="gazetteText", media_type="text/plain")
async def gazette_text(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[str]:
    """Eighty columns."""
    return Response(await printed(request, campaign_id, turn, False, lang, "txt"), media_type="text/plain")


@get("/campaigns/{campaign_id:str}/turns/{turn:int}/letter/text", operation_id="letterText", media_type="text/plain")
async def letter_text(
    request: AnyRequest, campaign_id: FromPath[str], turn: FromPath[int], lang: Lang = None
) -> Response[str]:
    """Eighty columns."""
    return Response(await printed(request, campaign_id, turn, True, lang, "txt"), media_type="text/plain")


HISTORY_ROUTES: Final = [
    *(one_life, one_ledger, search_campaign, empire_map, court_docket, gazette_text, letter_text),
]
