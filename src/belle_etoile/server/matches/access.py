"""Who may do what at a table, and which seat's view somebody may see."""

from ...core import EVERYONE
from ..games.catalogue import catalogue
from ..http.problems import Problem
from ..http.requests import Visitor
from .table import Table


def own_seat(table: Table, seat: int, who: Visitor) -> None:
    if table.seat(seat).person != who.id or not who.id:
        raise Problem("wrong-seat")


def seat_whose_view(table: Table, who: Visitor, seat: int | None) -> int:
    """A seat of one's own, or the spectator's; any once the match is over, for then the log is public."""
    if seat is None or seat == EVERYONE:
        return EVERYONE
    if (table.seat(seat).person == who.id and who.id) or table.row.status == "over":
        return seat
    raise Problem("wrong-seat")


def partner_of(table: Table, seat: int, who: Visitor) -> int:
    """The seat that is waited for, seen from another; raises wrong-seat where hands are secret or it is one's turn."""
    own_seat(table, seat, who)
    table.in_play()
    secret = any(game.secret_hands for game in catalogue() if game.id == table.row.game)
    if secret or seat in table.waiting:
        raise Problem("wrong-seat")
    return table.waiting[0]
