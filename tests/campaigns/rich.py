"""A position in which nearly every field of the order form is open to somebody: all seats taken, a captive of each
kind, trials, ships, youths, couples; and one family that may recognise a bastard."""

from typing import Final

from belle_etoile.games.stellarium.components import (
    ARMY,
    CHURCH,
    EXPLORERS,
    GOVERNMENT,
    MERCHANTS,
    REBELS,
    SCHOOLS,
)
from belle_etoile.games.stellarium.state import OUTSIDER

from ..games.stellarium.building import BALNEA, CARILAM, DORKIR, XORG, World

PYRAMIDS: Final = ((CHURCH, "priest"), (ARMY, "warrior"), (EXPLORERS, "explorer"), (MERCHANTS, "merchant"))
FAMILIES: Final = 3
MUCH: Final = 40


def rich_world() -> World:
    """Family 0 has Emperor, Archpope and Grand Commander; 1 the general and the Master Merchant; 2 the dauphin."""
    w = World(FAMILIES)
    for family in w.s.families:
        family.purse = family.purse_start = MUCH
        family.credits = 7
    _pyramids(w)
    _government(w)
    _court(w)
    _households(w)
    _captives(w)
    w.ship(0, "Comète")
    w.ship(1, "Argo")
    w.ship(2, "Nef")
    w.pouark_planet("Grrr")
    w.pouark_planet("Hrrk")
    w.lose(XORG, REBELS)
    return w


def _pyramids(w: World) -> None:
    """Six of each school; men of families 0 and 1, women of family 2, so that it may recognise a bastard."""
    heads = {CHURCH: 0, ARMY: 1, EXPLORERS: 0, MERCHANTS: 1}
    for pyramid, school in PYRAMIDS:
        for seat in range(6):
            family = heads[pyramid] if seat == 0 else 2 if seat == 1 else (seat + pyramid) % 2
            sex = "w" if family == 2 else "m"
            w.seat(pyramid, seat, w.person(family, school, sex, 35, 30 - seat))


def _government(w: World) -> None:
    """An Emperor without a guild, and councillors who have one."""
    w.seat(GOVERNMENT, 0, w.person(0, "warrior", pp=60))
    councillors = [w.s.pyramids[pyramid][seat] for pyramid, seat in ((CHURCH, 2), (ARMY, 3), (EXPLORERS, 3))]
    councillors += [w.s.pyramids[MERCHANTS][1], w.s.pyramids[CHURCH][4]]
    for seat, who in enumerate(councillors, 1):
        w.seat(GOVERNMENT, seat, who)


def _court(w: World) -> None:
    w.judge(w.person(0, "merchant", pp=20))
    judge = w.judge(w.person(1, "priest", "w", pp=20))
    w.accuse(w.person(2, "explorer", "w"))
    w.accuse(judge)
    w.govern(w.person(1, "explorer", "w", pp=20), CARILAM)


def _households(w: World) -> None:
    """Free people without an office, single, married and widowed, and those who come of age."""
    for family, sex in ((0, "m"), (1, "w")):
        for school in SCHOOLS:
            w.person(family, school, sex, pp=12)
    w.person(0, "warrior", "w", 30, 3)  # too little prestige for the court
    w.person(1, "warrior", "m", widowed=True)
    w.person(2, "warrior", "w")
    w.marry(w.person(0, "warrior", age=30), w.person(1, "merchant", "w", 25))
    w.marry(w.person(2, "explorer", age=60), w.person(0, "merchant", "w", 50))  # nobody of hers is 41
    husband = w[w.person(0, "merchant", age=40)]
    husband.spouse, husband.spouse_born = OUTSIDER, w.s.year - 22
    w.person(1, "merchant", heretic=True)
    for family, sex, name in ((0, "m", ""), (0, "w", "Iris"), (1, "w", "")):
        w[w.youth(family, sex, name)].entered = w.s.turn


def _captives(w: World) -> None:
    w.convict(w.person(1, "merchant"), w.s.turn + 4)
    w.hostage(w.person(0, "explorer"), BALNEA)
    w.hostage(w.person(1, "priest"), DORKIR, (0,))
