"""What is left of a turn that never came, because the one before it was taken back."""

from typing import Final

from sqlalchemy import Connection, and_, delete, or_, select, update

from .tables import acts, family_orders, notices

OF_THE_TURN: Final = ("resolved", "over", "near")  # told of the turn that is taken back, or of the one after
OF_OFFERS: Final = ("offer", "offer-accepted", "offer-declined")


def move_orders(connection: Connection, campaign: str, turn: int, seat: int) -> None:
    """To the turn before."""
    here = and_(family_orders.c.campaign == campaign, family_orders.c.turn == turn, family_orders.c.seat == seat)
    connection.execute(update(family_orders).where(here).values(turn=turn - 1, ready=False))


def remove_orders(connection: Connection, campaign: str, since: int) -> None:
    gone = and_(family_orders.c.campaign == campaign, family_orders.c.turn >= since)
    connection.execute(delete(family_orders).where(gone))


def remove_notices(connection: Connection, campaign: str, since: int) -> None:
    """Of what never happened; what people and the game master did stays told."""
    turn = and_(notices.c.kind.in_(OF_THE_TURN), notices.c.turn >= since - 1)
    offers = and_(notices.c.kind.in_(OF_OFFERS), notices.c.turn >= since)
    connection.execute(delete(notices).where(notices.c.campaign == campaign, or_(turn, offers)))


def taken_back(connection: Connection, campaign: str) -> list[tuple[int, float]]:
    """Each turn that was taken back, and when."""
    query = select(acts.c.turn, acts.c.at).where(acts.c.campaign == campaign, acts.c.act == "take-back")
    return [(int(turn), float(at)) for turn, at in connection.execute(query)]
