"""15: merchants come home with their gains."""

from ....core.chance import Chance
from ..components import NONE
from ..effects import Events, happens, honour, pay, perish, say
from ..orders import Orders
from ..state import State
from .p06_warriors_leave import garrison_men


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for planet in range(1, len(s.planets)):
        traders = [who for who in s.traders[planet] if s.people[who].free and s.people[who].place == planet]
        garrison = garrison_men(s, planet)
        _honour_governor(s, planet, len(traders) + len(garrison))
        if s.battles and not garrison:  # 15.1
            traders = [who for who in traders if _returns(s, who, chance, events)]
        for who in traders:
            gain = earned(s, planet, who, len(traders))
            pay(s, s.people[who].family, gain, "15.2")
            honour(s, who, gain, "15.3")
            say(s, events, "15.2", "traded", who, {"planet": s.planets[planet].name, "gain": gain})


def free_governor(s: State, planet: int) -> int:
    governor = s.planets[planet].governor
    return governor if governor != NONE and s.people[governor].free else NONE


def _honour_governor(s: State, planet: int, visitors: int) -> None:
    """15.5, 27.4.5: half of the merchants and garrison warriors, before the way home."""
    governor = free_governor(s, planet)
    if governor != NONE:
        honour(s, governor, visitors // 2, "15.5")


def _returns(s: State, who: int, chance: Chance, events: Events) -> bool:
    """15.1: 5 in 6; this is war, and no doctor helps (1.4.1)."""
    if happens(chance, 5, "15.1"):
        return True
    perish(s, who, "space", "15.1", events)
    return False


def earned(s: State, planet: int, who: int, merchants: int) -> int:
    """15.2; the governor's family half as much again (15.4), or double by the campaign's option (27.4.6)."""
    gain = s.edition.gain(merchants)
    governor = free_governor(s, planet)
    if governor != NONE and s.people[governor].family == s.people[who].family:
        return gain * 2 if s.double_gains else gain * 3 // 2
    return gain
