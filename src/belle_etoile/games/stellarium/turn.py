"""Resolves one turn: the phases in order, with the invariants checked between them on request."""

from collections.abc import Callable
from typing import Final, TypeAlias

from ...core.chance import Chance
from ...core.errors import IllegalMove
from .components import NONE, PLAYING, PNJ
from .effects import Events
from .invariants import check
from .orders import Entry, Orders, silence
from .phases import (
    p00_status,
    p01_purchases,
    p02_contracts,
    p03_marriages,
    p04_expeditions_leave,
    p05_merchants_leave,
    p06_warriors_leave,
    p07_births,
    p08_survival,
    p09_baptisms,
    p10_schools,
    p11_rebellions,
    p12_war,
    p13_exchange,
    p14_expeditions_return,
    p15_merchants_return,
    p16_warriors_return,
    p17_coup,
    p18_special_disgrace,
    p19_excommunication,
    p20_disgraces,
    p21_dismissals,
    p22_trials,
    p23_releases,
    p24_pardon,
    p25_forgiveness,
    p26_funerals,
    p27_assembly,
    p28_auction,
    p29_victory_points,
    p30_end,
)
from .state import State
from .turn0 import begin, join

Phase: TypeAlias = Callable[[State, list[Orders], Chance, Events], None]

PHASES: Final[tuple[tuple[int, Phase], ...]] = (
    (0, p00_status.run),
    (1, p01_purchases.run),
    (2, p02_contracts.run),
    (3, p03_marriages.run),
    (4, p04_expeditions_leave.run),
    (5, p05_merchants_leave.run),
    (6, p06_warriors_leave.run),
    (7, p07_births.run),
    (8, p08_survival.run),
    (9, p09_baptisms.run),
    (10, p10_schools.run),
    (11, p11_rebellions.run),
    (12, p12_war.run),
    (13, p13_exchange.run),
    (14, p14_expeditions_return.run),
    (15, p15_merchants_return.run),
    (16, p16_warriors_return.run),
    (17, p17_coup.run),
    (18, p18_special_disgrace.run),
    (19, p19_excommunication.run),
    (20, p20_disgraces.run),
    (21, p21_dismissals.run),
    (22, p22_trials.run),
    (23, p23_releases.run),
    (24, p24_pardon.run),
    (25, p25_forgiveness.run),
    (26, p26_funerals.run),
    (27, p27_assembly.run),
    (28, p28_auction.run),
    (29, p29_victory_points.run),
    (30, p30_end.run),
)
WAR: Final = 12
LAST_PHASE: Final = len(PHASES) - 1


def play_turn(
    s: State,
    orders: list[Orders],
    entries: list[Entry],
    chance: Chance,
    events: Events,
    hear: Callable[[int], None] | None = None,
) -> None:
    """The coming turn in place, whichever it is: `entries` found the first families, and later ones join by them."""
    if not s.families:
        begin(s, entries, chance, events)
        return
    resolve(s, orders, chance, events, hear=hear)
    if s.end == PLAYING:
        for entry in entries:
            join(s, entry, chance, events)  # 31.7
    s.orders = silence(len(s.families))


def resolve(
    s: State,
    orders: list[Orders],
    chance: Chance,
    events: Events,
    checked: bool = False,
    hear: Callable[[int], None] | None = None,
) -> None:
    """Play one turn in place. `orders` has one entry for each family, and all of them have passed `check_orders`.

    `hear` is told each phase as it begins.
    """
    if s.end != PLAYING:
        raise IllegalMove("30.1", NONE, "resolve")
    ours = [Orders(f.id, False) if f.status == PNJ else orders[f.id] for f in s.families]  # 0.4
    p00_status.open_turn(s)
    for phase in range(len(PHASES)):
        run_phase(s, phase, ours, chance, events, hear)
        if checked:
            check(s)
        if phase == WAR and s.end != PLAYING:  # 30.2: the capital fell
            run_phase(s, LAST_PHASE, ours, chance, events, hear)
            return


def run_phase(
    s: State,
    phase: int,
    orders: list[Orders],
    chance: Chance,
    events: Events,
    hear: Callable[[int], None] | None = None,
) -> None:
    s.phase = phase
    if hear is not None:
        hear(phase)
    PHASES[phase][1](s, orders, chance, events)
