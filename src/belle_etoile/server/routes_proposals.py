"""A word between partners: where all see the same, one may propose a move to the one whose turn it is.

A proposal changes nothing and is not kept: it is told to the sockets of the table, and forgotten with the next move.
"""

from typing import Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ..core.errors import BelleEtoileError, IllegalMove
from ..core.game import Choice
from .entering import AnyRequest, Visitor, enter, house_of
from .play import problem_of
from .problems import Problem
from .routes_games import catalogue
from .routes_matches import own_seat
from .table import Table, encode
from .wire import MoveText, SeatNumber, VersionNumber


class Proposal(msgspec.Struct):
    seat: SeatNumber  # one's own
    move: MoveText
    seen: VersionNumber


def partner_of(table: Table, seat: int, who: Visitor) -> int:
    """The seat that is waited for, seen from another; raises wrong-seat where hands are secret or it is one's turn."""
    own_seat(table, seat, who)
    table.in_play()
    secret = any(game.secret_hands for game in catalogue() if game.id == table.row.game)
    if secret or seat in table.waiting:
        raise Problem("wrong-seat")
    return table.waiting[0]


@get("/matches/{match_id:str}/choices", operation_id="partnersChoices")
async def choices(request: AnyRequest, match_id: FromPath[str], seat: FromQuery[int]) -> list[Choice]:
    """What the partner may do now, for the one at `seat`."""
    house, who = house_of(request), await enter(request)
    table = await house.table(match_id)
    async with table.lock:
        return table.started().choices(partner_of(table, seat, who))


@post("/matches/{match_id:str}/propose", status_code=204, operation_id="propose")
async def propose(request: AnyRequest, match_id: FromPath[str], data: JSONBody[Proposal]) -> None:
    house, who = house_of(request), await enter(request, "move")
    table = await house.table(match_id)
    async with table.lock:
        partner = partner_of(table, data.seat, who)
        if data.seen != table.version:
            raise Problem("stale", version=table.version)
        choice = checked_choice(table, partner, data.move)
    told = {"type": "proposal", "by": data.seat, "version": table.version, "choice": choice}
    house.proposed(table, encode(told))


def checked_choice(table: Table, seat: int, text: str) -> Choice:
    """The move as its player would find it in the list; raises illegal with the rule, or unreadable."""
    match, game = table.started(), table.game
    try:
        move = game.parse(text)
        if rule := game.refusal(match.state, seat, move):
            raise IllegalMove(rule, seat, text)
        return game.describe(match.state, move)
    except BelleEtoileError as error:
        raise problem_of(error, table) from None


PROPOSAL_ROUTES: Final = [choices, propose]
