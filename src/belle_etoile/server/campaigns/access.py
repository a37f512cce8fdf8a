"""Who may do what in a campaign, and what the asker may read."""

from typing import Final

from sqlalchemy import Connection

from ...core.events import EVERYONE
from ...games.stellarium.components import PNJ, STATUSES
from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow
from ...store.letters import MASTER
from ..context import Context
from ..http.problems import Problem
from ..http.requests import Visitor

SILENT: Final = STATUSES[PNJ]


def family_of(families: list[FamilyRow], person: str) -> FamilyRow | None:
    """The family this person took, also one that is theirs no more: see `own_family`."""
    return next((family for family in families if family.person == person), None) if person else None


def is_joining(row: CampaignRow, family: FamilyRow) -> bool:
    """31.7: a family that is being founded while the campaign runs."""
    return row.turn > 0 and family.status == ""


async def read_campaign(context: Context, id: str) -> tuple[CampaignRow, list[FamilyRow]]:
    def read(connection: Connection) -> tuple[CampaignRow | None, list[FamilyRow]]:
        return kept.campaign_row(connection, id), kept.family_rows(connection, [id])

    row, families = await context.db.read(read)
    if row is None:
        raise Problem("no-such-campaign")
    return row, families


def seat_of(families: list[FamilyRow], who: Visitor) -> int:
    """0.4: who let a family fall silent is a spectator."""
    own = family_of(families, who.id)
    return own.seat if own is not None and own.status != SILENT else EVERYONE


def past_turn(row: CampaignRow, turn: int) -> int:
    if not 0 <= turn < row.turn:
        raise Problem("no-such-turn")
    return turn


def own_family(families: list[FamilyRow], person: str) -> FamilyRow:
    """0.4: a family without a player belongs to nobody, and its secrets are for nobody."""
    own = family_of(families, person)
    if own is None:
        raise Problem("no-family")
    if own.status == SILENT:
        raise Problem("silent-family")
    return own


def require_master(row: CampaignRow, person: str) -> None:
    if not person or row.creator != person:
        raise Problem("not-master")


def require_running(row: CampaignRow, person: str) -> None:
    require_master(row, person)
    if row.status != "playing":
        raise Problem("campaign-over")


def require_unsealed(row: CampaignRow, families: list[FamilyRow], person: str) -> None:
    """Who plays does not see everyone's secrets before the end, game master or not."""
    if row.status != "over":
        require_master(row, person)
        if any(family.person == person for family in families):
            raise Problem("sealed")


def read_home(connection: Connection, id: str, person: str) -> tuple[CampaignRow, list[FamilyRow], FamilyRow]:
    """The campaign, its families, and the one this person runs."""
    row = kept.campaign_row(connection, id)
    if row is None:
        raise Problem("no-such-campaign")
    families = kept.family_rows(connection, [id])
    return row, families, own_family(families, person)


def read_desk(connection: Connection, id: str, person: str, desk: str) -> tuple[CampaignRow, list[FamilyRow], int]:
    """The campaign, its families, and whose letters these are: a family's, or the game master's."""
    if desk == "family":
        row, families, own = read_home(connection, id, person)
        return row, families, own.seat
    found = kept.campaign_row(connection, id)
    if found is None:
        raise Problem("no-such-campaign")
    if not person or found.creator != person:
        raise Problem("not-master")
    return found, kept.family_rows(connection, [id]), MASTER


def has_player(row: CampaignRow, family: FamilyRow) -> bool:
    """There is, or may be, somebody who reads."""
    return family.kind != "bot" and family.status != SILENT and not is_joining(row, family)


def redrawn_before(row: CampaignRow) -> int:
    """How often a turn before the coming one was taken back: orders written before are for a turn that never came."""
    return sum(count for turn, count in row.redrawn.items() if int(turn) < row.turn)


def require_open_for_orders(row: CampaignRow, turn: int, now: float, redrawn: int | None = None) -> None:
    if row.status != "playing":
        raise Problem("campaign-over")
    late = row.paused is None and row.deadline is not None and row.deadline <= now
    if late or turn != row.turn or redrawn not in (None, redrawn_before(row)):
        raise Problem("orders-closed")
