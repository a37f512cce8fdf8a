"""Proposals: where all see the same, a player may propose a move to the one whose turn it is.

A proposal changes nothing and is not stored: it is sent to the sockets of the table, and forgotten with the next move.
"""

from typing import Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ...core.errors import BelleEtoileError, IllegalMove
from ...core.game import Choice
from ..http.problems import Problem
from ..http.requests import AnyRequest, admit, context_of
from ..realtime.schemas import ProposalMessage
from .access import partner_of
from .moves import problem_of
from .schemas import Proposal
from .table import Table, encode


@get("/matches/{match_id:str}/choices", operation_id="partnersChoices")
async def choices(request: AnyRequest, match_id: FromPath[str], seat: FromQuery[int]) -> list[Choice]:
    """What the partner may do now, for the one at `seat`."""
    context, who = context_of(request), await admit(request)
    table = await context.table(match_id)
    async with table.lock:
        return table.started().choices(partner_of(table, seat, who))


@post("/matches/{match_id:str}/propose", status_code=204, operation_id="propose")
async def propose(request: AnyRequest, match_id: FromPath[str], data: JSONBody[Proposal]) -> None:
    context, who = context_of(request), await admit(request, "move")
    table = await context.table(match_id)
    async with table.lock:
        partner = partner_of(table, data.seat, who)
        if data.seen != table.version:
            raise Problem("stale", version=table.version)
        choice = checked_choice(table, partner, data.move)
    context.proposed(table, encode(ProposalMessage(data.seat, table.version, choice)))


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


ROUTES: Final = [choices, propose]
