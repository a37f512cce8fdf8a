"""/api/campaigns/{id}/letters and …/offers: what families write to each other. My family is implied.

With `desk=master` the letters are the game master's.
"""

from typing import Annotated, Final, Literal

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from .campaigns import correspondence, offering
from .campaigns import shapes_letters as shapes
from .entering import AnyRequest, enter, house_of

Box = FromQuery[Literal["in", "sent", "drafts", "archive", "muted"]]
Desk = FromQuery[Literal["family", "master"]]
Number = Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1)]


@get("/campaigns/{campaign_id:str}/letters", operation_id="letters")
async def letters(
    request: AnyRequest, campaign_id: FromPath[str], box: Box = "in", before: Number = None, desk: Desk = "family"
) -> shapes.LetterList:
    """Without their texts, the newest first."""
    house, who = house_of(request), await enter(request)
    return await correspondence.box(house, campaign_id, who.id, desk, box, before)


@post("/campaigns/{campaign_id:str}/letters", status_code=201, operation_id="newLetter")
async def new_letter(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.NewLetter], desk: Desk = "family"
) -> shapes.LetterInfo:
    """A draft, or sent at once."""
    house, who = house_of(request), await enter(request, "letter")
    return await correspondence.write(house, campaign_id, data, who.id, desk, None)


@get("/campaigns/{campaign_id:str}/letters/{letter:int}", operation_id="oneLetter")
async def one_letter(
    request: AnyRequest, campaign_id: FromPath[str], letter: FromPath[int], desk: Desk = "family"
) -> shapes.LetterInfo:
    """Whole. Looking at it does not mark it as read."""
    house, who = house_of(request), await enter(request)
    return await correspondence.one(house, campaign_id, who.id, desk, numbered(letter))


@put("/campaigns/{campaign_id:str}/letters/{letter:int}", status_code=200, operation_id="changeLetter")
async def change_letter(
    request: AnyRequest,
    campaign_id: FromPath[str],
    letter: FromPath[int],
    data: JSONBody[shapes.NewLetter],
    desk: Desk = "family",
) -> shapes.LetterInfo:
    """A draft of mine, kept or sent."""
    house, who = house_of(request), await enter(request, "letter")
    return await correspondence.write(house, campaign_id, data, who.id, desk, numbered(letter))


@delete("/campaigns/{campaign_id:str}/letters/{letter:int}", operation_id="throwLetterAway")
async def throw_away(
    request: AnyRequest, campaign_id: FromPath[str], letter: FromPath[int], desk: Desk = "family"
) -> None:
    """A draft of mine."""
    house, who = house_of(request), await enter(request)
    await correspondence.throw_away(house, campaign_id, who.id, desk, numbered(letter))


@post("/campaigns/{campaign_id:str}/letters/mark", status_code=204, operation_id="markLetters")
async def mark(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.LetterMarks], desk: Desk = "family"
) -> None:
    """Read or unread, in the archive or not."""
    house, who = house_of(request), await enter(request)
    await correspondence.mark(house, campaign_id, who.id, desk, data)


@get("/campaigns/{campaign_id:str}/mutes", operation_id="mutes")
async def my_mutes(request: AnyRequest, campaign_id: FromPath[str]) -> shapes.Mutes:
    house, who = house_of(request), await enter(request)
    return await correspondence.mutes(house, campaign_id, who.id)


@put("/campaigns/{campaign_id:str}/mutes", status_code=200, operation_id="setMutes")
async def set_mutes(request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.Mutes]) -> shapes.Mutes:
    house, who = house_of(request), await enter(request)
    return await correspondence.mutes(house, campaign_id, who.id, data.families)


@get("/campaigns/{campaign_id:str}/offers", operation_id="offers")
async def offers(request: AnyRequest, campaign_id: FromPath[str]) -> list[shapes.OfferInfo]:
    """Made and received, of the last turns, the newest first."""
    house, who = house_of(request), await enter(request)
    return await offering.listed(house, campaign_id, who.id, who.language)


@post("/campaigns/{campaign_id:str}/offers", status_code=201, operation_id="newOffer")
async def new_offer(
    request: AnyRequest, campaign_id: FromPath[str], data: JSONBody[shapes.NewOffer]
) -> shapes.OfferInfo:
    house, who = house_of(request), await enter(request, "letter")
    return await offering.make(house, campaign_id, data, who.id, who.language)


@post("/campaigns/{campaign_id:str}/offers/{offer:int}/accept", status_code=200, operation_id="acceptOffer")
async def accept(request: AnyRequest, campaign_id: FromPath[str], offer: FromPath[int]) -> shapes.OfferInfo:
    """Fills the orders of both families."""
    house, who = house_of(request), await enter(request)
    return await offering.answer(house, campaign_id, numbered(offer), "accepted", who.id, who.language)


@post("/campaigns/{campaign_id:str}/offers/{offer:int}/decline", status_code=200, operation_id="declineOffer")
async def decline(request: AnyRequest, campaign_id: FromPath[str], offer: FromPath[int]) -> shapes.OfferInfo:
    house, who = house_of(request), await enter(request)
    return await offering.answer(house, campaign_id, numbered(offer), "declined", who.id, who.language)


@post("/campaigns/{campaign_id:str}/offers/{offer:int}/withdraw", status_code=200, operation_id="withdrawOffer")
async def withdraw(request: AnyRequest, campaign_id: FromPath[str], offer: FromPath[int]) -> shapes.OfferInfo:
    house, who = house_of(request), await enter(request)
    return await offering.answer(house, campaign_id, numbered(offer), "withdrawn", who.id, who.language)


def numbered(id: int) -> int:
    """Within what the database numbers."""
    return id if 0 < id < 2**31 else 0


LETTER_ROUTES: Final = [
    *(letters, new_letter, one_letter, change_letter, throw_away, mark, my_mutes, set_mutes),
    *(offers, new_offer, accept, decline, withdraw),
]
