"""What was written for a turn that never came: the turn before it was taken back.

Sheets, offers and notices of that turn go. Whoever wrote a sheet gets it in a letter from the game master's desk, to
copy from. Letters stay and are marked.
"""

from sqlalchemy import Connection

from ...locales import speaker
from ...store import campaigns as kept
from ...store import letters as post
from ...store import undone as store
from ...store.campaigns import CampaignRow, FamilyRow
from ...store.letters import MASTER, LetterRow
from . import letters as correspondence
from .access import has_player, is_joining


def put_away(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
    """`row` is the campaign as the turn is taken back, so its turn is the one that never comes."""
    for orders in kept.orders_of_turn(connection, row.id, row.turn):
        family = families[orders.seat] if orders.seat < len(families) else None
        if family is None:
            continue
        if is_joining(row, family) and kept.orders_of(connection, row.id, row.turn - 1, orders.seat) is None:
            store.move_orders(connection, row.id, row.turn, orders.seat)  # an entry is good for any turn
        elif orders.text.strip() and orders.by is None and has_player(row, family):
            _give_back(connection, row, families, orders.seat, orders.text, now)
    store.remove_orders(connection, row.id, row.turn)
    store.remove_notices(connection, row.id, row.turn)
    post.withdraw_offers(connection, row.id, row.turn, now)  # they were about a position that never was


def _give_back(
    connection: Connection, row: CampaignRow, families: list[FamilyRow], seat: int, text: str, now: float
) -> None:
    """Dated by the turn that is open again, so that it is not marked itself."""
    said = speaker(row.language)
    subject = said.say("campaigns-undone-subject", turn=row.turn)
    about = said.say("campaigns-undone-text", turn=row.turn, back=row.turn - 1)
    letter = LetterRow(0, row.id, row.turn - 1, MASTER, [seat], subject, f"{about}\n\n{text}", None, now, None)
    letter.id = post.add_letter(connection, letter)
    correspondence.send(connection, row, families, letter, now)
