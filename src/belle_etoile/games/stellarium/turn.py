"""Resolves one turn: the phases in order, with the invariants checked between them on request."""

from collections.abc import Callable
from typing import Final

from ...core.chance import Chance
from ...core.errors import IllegalMove
from .acts import Events
from .check import check
from .components import NONE, PLAYING, PNJ
from .orders import Orders
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

LAST_PHASE: Final = 30


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
    for phase in range(LAST_PHASE + 1):
        s.phase = phase
        if hear is not None:
            hear(phase)
        run_phase(s, phase, ours, chance, events)
        if checked:
            check(s)
        if phase == 12 and s.end != PLAYING:  # 30.2: the capital fell
            s.phase = LAST_PHASE
            if hear is not None:
                hear(LAST_PHASE)
            p30_end.run(s, ours, chance, events)
            return


def run_phase(s: State, phase: int, orders: list[Orders], chance: Chance, events: Events) -> None:
    if phase <= 10:
        _run_first(s, phase, orders, chance, events)
    elif phase <= 20:
        _run_second(s, phase, orders, chance, events)
    else:
        _run_third(s, phase, orders, chance, events)


def _run_first(s: State, phase: int, orders: list[Orders], chance: Chance, events: Events) -> None:
    match phase:
        case 0:
            p00_status.run(s, orders, chance, events)
        case 1:
            p01_purchases.run(s, orders, chance, events)
        case 2:
            p02_contracts.run(s, orders, chance, events)
        case 3:
            p03_marriages.run(s, orders, chance, events)
        case 4:
            p04_expeditions_leave.run(s, orders, chance, events)
        case 5:
            p05_merchants_leave.run(s, orders, chance, events)
        case 6:
            p06_warriors_leave.run(s, orders, chance, events)
        case 7:
            p07_births.run(s, orders, chance, events)
        case 8:
            p08_survival.run(s, orders, chance, events)
        case 9:
            p09_baptisms.run(s, orders, chance, events)
        case 10:
            p10_schools.run(s, orders, chance, events)


def _run_second(s: State, phase: int, orders: list[Orders], chance: Chance, events: Events) -> None:
    match phase:
        case 11:
            p11_rebellions.run(s, orders, chance, events)
        case 12:
            p12_war.run(s, orders, chance, events)
        case 13:
            p13_exchange.run(s, orders, chance, events)
        case 14:
            p14_expeditions_return.run(s, orders, chance, events)
        case 15:
            p15_merchants_return.run(s, orders, chance, events)
        case 16:
            p16_warriors_return.run(s, orders, chance, events)
        case 17:
            p17_coup.run(s, orders, chance, events)
        case 18:
            p18_special_disgrace.run(s, orders, chance, events)
        case 19:
            p19_excommunication.run(s, orders, chance, events)
        case 20:
            p20_disgraces.run(s, orders, chance, events)


def _run_third(s: State, phase: int, orders: list[Orders], chance: Chance, events: Events) -> None:
    match phase:
        case 21:
            p21_dismissals.run(s, orders, chance, events)
        case 22:
            p22_trials.run(s, orders, chance, events)
        case 23:
            p23_releases.run(s, orders, chance, events)
        case 24:
            p24_pardon.run(s, orders, chance, events)
        case 25:
            p25_forgiveness.run(s, orders, chance, events)
        case 26:
            p26_funerals.run(s, orders, chance, events)
        case 27:
            p27_assembly.run(s, orders, chance, events)
        case 28:
            p28_auction.run(s, orders, chance, events)
        case 29:
            p29_victory_points.run(s, orders, chance, events)
        case 30:
            p30_end.run(s, orders, chance, events)
