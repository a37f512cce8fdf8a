"""/api/campaigns/{id}/letters and …/offers: what families write to each other. My family is implied.

With `desk=master` the letters are the game master's.
"""

from typing import Annotated, Final, Literal

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ...http.requests import AnyRequest, admit, context_of
from .. import letters as correspondence
from .. import offers as open_offers
from ..schemas import letters as letter_schemas

Box = FromQuery[Literal["in", "sent", "drafts", "archive", "muted"]]
Desk = FromQuery[Literal["family", "master"]]
Number = Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1)]


@get("/campaigns/{campaign_id:str}/letters", operation_id="letters")
async def letters(
    request: AnyRequest, campaign_id: FromPath[str], box: Box = "in", before: Number = None, desk: Desk = "family"
) -> letter_schemas.LetterList:
    """Without their texts, the newest first."""
    context, who = context_of(request), await admit(request)
    return await correspondence.box(context, campaign_id, who.id, desk, box, before)


@post("/campaigns/{campaign_id:str}/letters", status_code=201, operation_id="newLetter")
async def new_letter(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[letter_schemas.NewLetter], desk: Desk = "family"
) -> letter_schemas.LetterInfo:
    """A draft, or sent at once."""
    context, who = context_of(request), await admit(request, "letter")
    return await correspondence.write(context, campaign_id, data, who.id, desk, None)


@get("/campaigns/{campaign_id:str}/letters/{letter:int}", operation_id="oneLetter")
async def one_letter(
    request: AnyRequest, campaign_id: FromPath[str], letter: FromPath[int], desk: Desk = "family"
) -> letter_schemas.LetterInfo:
    """Whole. Looking at it does not mark it as read."""
    context, who = context_of(request), await admit(request)
    return await correspondence.one(context, campaign_id, who.id, desk, numbered(letter))


@put("/campaigns/{campaign_id:str}/letters/{letter:int}", status_code=200, operation_id="changeLetter")
async def change_letter(
    request: AnyRequest,
    campaign_id: FromPath[str],
    letter: FromPath[int],
    data: JSONBody[letter_schemas.NewLetter],
    desk: Desk = "family",
) -> letter_schemas.LetterInfo:
    """A draft of mine, kept or sent."""
    context, who = context_of(request), await admit(request, "letter")
    return await correspondence.write(context, campaign_id, data, who.id, desk, numbered(letter))


@delete("/campaigns/{campaign_id:str}/letters/{letter:int}", operation_id="throwLetterAway")
async def throw_away(
    request: AnyRequest, campaign_id: FromPath[str], letter: FromPath[int], desk: Desk = "family"
) -> None:
    """A draft of mine."""
    context, who = context_of(request), await admit(request)
    await correspondence.throw_away(context, campaign_id, who.id, desk, numbered(letter))


@post("/campaigns/{campaign_id:str}/letters/mark", status_code=204, operation_id="markLetters")
async def mark(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[letter_schemas.LetterMarks], desk: Desk = "family"
) -> None:
    """Read or unread, in the archive or not."""
    context, who = context_of(request), await admit(request)
    await correspondence.mark(context, campaign_id, who.id, desk, data)


@get("/campaigns/{campaign_id:str}/mutes", operation_id="mutes")
async def my_mutes(request: AnyRequest, campaign_id: FromPath[str]) -> letter_schemas.Mutes:
    context, who = context_of(request), await admit(request)
    return await correspondence.mutes(context, campaign_id, who.id)


@put("/campaigns/{campaign_id:str}/mutes", status_code=200, operation_id="setMutes")
async def set_mutes(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[letter_schemas.Mutes]
) -> letter_schemas.Mutes:
    context, who = context_of(request), await admit(request)
    return await correspondence.mutes(context, campaign_id, who.id, data.families)


@get("/campaigns/{campaign_id:str}/offers", operation_id="offers")
async def offers(request: AnyRequest, campaign_id: FromPath[str]) -> list[letter_schemas.OfferInfo]:
    """Made and received, of the last turns, the newest first."""
    context, who = context_of(request), await admit(request)
    return await open_offers.listed(context, campaign_id, who.id, who.language)


@post("/campaigns/{campaign_id:str}/offers", status_code=201, operation_id="newOffer")
async def new_offer(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[letter_schemas.NewOffer]
) -> letter_schemas.OfferInfo:
    context, who = context_of(request), await admit(request, "letter")
    return await open_offers.make(context, campaign_id, data, who.id, who.language)


@post("/campaigns/{campaign_id:str}/offers/{offer:int}/accept", status_code=200, operation_id="acceptOffer")
async def accept(request: AnyRequest, campaign_id: FromPath[str], offer: FromPath[int]) -> letter_schemas.OfferInfo:
    """Fills the orders of both families."""
    context, who = context_of(request), await admit(request)
    return await open_offers.answer(context, campaign_id, numbered(offer), "accepted", who.id, who.language)


@post("/campaigns/{campaign_id:str}/offers/{offer:int}/decline", status_code=200, operation_id="declineOffer")
async def decline(request: AnyRequest, campaign_id: FromPath[str], offer: FromPath[int]) -> letter_schemas.OfferInfo:
    context, who = context_of(request), await admit(request)
    return await open_offers.answer(context, campaign_id, numbered(offer), "declined", who.id, who.language)


@post("/campaigns/{campaign_id:str}/offers/{offer:int}/withdraw", status_code=200, operation_id="withdrawOffer")
async def withdraw(request: AnyRequest, campaign_id: FromPath[str], offer: FromPath[int]) -> letter_schemas.OfferInfo:
    context, who = context_of(request), await admit(request)
    return await open_offers.answer(context, campaign_id, numbered(offer), "withdrawn", who.id, who.language)


def numbered(id: int) -> int:
    """Within what the database numbers."""
    return id if 0 < id < 2**31 else 0


ROUTES: Final = [
    letters,
    new_letter,
    one_letter,
    change_letter,
    throw_away,
    mark,
    my_mutes,
    set_mutes,
    offers,
    new_offer,
    accept,
    decline,
    withdraw,
]
