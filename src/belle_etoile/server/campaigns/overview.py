"""Campaigns as their pages and lists show them, put together for the one who asks."""

from sqlalchemy import Connection

from ...store import campaigns as kept
from ...store import letters as post
from ...store import people as persons
from ...store.campaigns import CampaignRow, FamilyRow
from ..context import Context
from ..http.problems import Problem
from ..http.requests import Visitor
from .access import SILENT, family_of
from .letters import waiting_letters
from .offers import visible_offers
from .presenters import campaign_for, fingerprint, summary_for
from .schemas import campaigns as schemas


async def show_campaign(context: Context, id: str, who: Visitor, token: str = "") -> schemas.Campaign:
    def read(connection: Connection) -> schemas.Campaign:
        row = kept.campaign_row(connection, id)
        if row is None:
            raise Problem("no-such-campaign")
        families, ready = kept.family_rows(connection, [id]), kept.ready_seats(connection, id, row.turn)
        master = persons.person(connection, row.creator) if row.creator else None
        waiting = waiting_letters(connection, [row], {id: families}, who.id)[id]
        called = master.name if master is not None else ""
        offers = offers_waiting(connection, [row], {id: family} if (family := family_of(families, who.id)) else {})
        told = campaign_for(
            row, families, ready, called, who.id, token, sum(waiting), waiting.master, offers.get(id, 0)
        )
        told.version = fingerprint(told, known_changes(connection, row, told.mine))
        return told

    return await context.db.read(read)


def known_changes(connection: Connection, row: CampaignRow, seat: int | None) -> list[object]:
    """What the reader may know of besides the campaign itself: the log, and their own orders and offers."""
    known: list[object] = [kept.last_act(connection, row.id)]
    if seat is not None:
        orders = kept.orders_of(connection, row.id, row.turn, seat)
        offers = visible_offers(connection, row, seat)
        known += [orders.revision if orders is not None else 0, [(offer.id, offer.status) for offer in offers]]
    return known


def offers_waiting(connection: Connection, rows: list[CampaignRow], own: dict[str, FamilyRow]) -> dict[str, int]:
    """By campaign: offers of the coming turn that the reader's family may answer."""
    asked = {
        row.id: (own[row.id].seat, row.turn)
        for row in rows
        if row.id in own and row.status == "playing" and own[row.id].status != SILENT
    }
    return post.offers_waiting(connection, asked)


def summarise(connection: Connection, rows: list[CampaignRow], person: str) -> list[schemas.CampaignSummary]:
    """Without a look at every family: there may be a thousand in each."""
    ids = [row.id for row in rows]
    own = kept.families_of(connection, person, ids) if person else {}
    ready = {row.id: kept.ready_seats(connection, row.id, row.turn) for row in rows if row.id in own}
    there = kept.counted(connection, ids)
    waiting = waiting_letters(connection, rows, {id: [own[id]] if id in own else [] for id in ids}, person)
    offers = offers_waiting(connection, rows, own)
    told = []
    for row in rows:
        mine, unread = own.get(row.id), sum(waiting[row.id])
        waited = mine is not None and mine.seat not in ready[row.id]
        told.append(summary_for(row, there[row.id], mine, waited, person, unread, offers.get(row.id, 0)))
    return told
