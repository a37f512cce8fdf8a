"""30: debts and credits are noted, and the game may end."""

from ....core.chance import Chance
from ..components import ALL_SILENT, ENDS, NONE, ONR, OR, PLAYING, PNJ, TURNS_PLAYED
from ..effects import Events, proclaim, whisper
from ..orders import Orders
from ..state import Family, State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for family in s.families:
        note_debt(family)
        if family.status == OR:
            family.credits += 1  # 2.8.5
        whisper(events, "2.8.5", "accounts", family.id, {"purse": family.purse, "credits": family.credits})
    if s.end == PLAYING:
        s.end = ending(s)
    if s.end != PLAYING:
        proclaim(events, "30.1" if s.end == TURNS_PLAYED else "30.2", "end", NONE, {"end": ENDS[s.end]})


def note_debt(family: Family) -> None:
    """1.0.2, 2.0.3, 13.2, 28.5: who ends a turn with a purse below zero is in debt in the next."""
    family.in_debt = family.purse < 0


def ending(s: State) -> int:
    """30.1, 30.2"""
    if not any([family.status not in (ONR, PNJ) for family in s.families]):
        return ALL_SILENT
    return TURNS_PLAYED if s.turn == s.last_turn else PLAYING


def winners(s: State) -> list[int]:
    """30.3: the most points; ties share, a PNJ family cannot win; nobody where all have lost (30.2)."""
    if s.end != TURNS_PLAYED:
        return []
    alive = [family for family in s.families if family.status != PNJ]
    most = max([family.points for family in alive]) if alive else 0
    return [family.id for family in alive if family.points == most]
