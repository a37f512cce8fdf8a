"""Random order sheets, right and wrong: the check takes out what is wrong, and the rest must do no harm."""

from belle_etoile.core.chance import Chance
from belle_etoile.games.stellarium.components import (
    ABOARD,
    CONTRACTS,
    EXPLORER,
    FLEET_1,
    FLEET_2,
    GOODS,
    MERCHANT,
    NONE,
    PRIEST,
    UNSCHOOLED,
    WARRIOR,
)
from belle_etoile.games.stellarium.orders import Deal, Expedition, Offer, Orders, Verdict, Wedding, Youth
from belle_etoile.games.stellarium.orders.rights import place_refusal
from belle_etoile.games.stellarium.state import State


class Dice:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def pick(self, n: int) -> int:
        return self.chance.pick(n, "chaos")

    def one(self, among: list[int]) -> int:
        return among[self.pick(len(among))] if among else NONE

    def maybe(self, chances: int, of: int = 6) -> bool:
        return self.pick(of) < chances


def chaos(s: State, family: int, chance: Chance, wild: bool = True) -> Orders:
    """What someone might write; with `wild` also what nobody should."""
    d = Dice(chance)
    o = Orders(family, d.maybe(24, 25))
    if not o.sent:
        return o
    members = [who for who in s.families[family].members if s.people[who].alive]
    living = [c.id for c in s.people if c.alive]
    for who in members:
        _person(s, o, who, living, d, wild)
    if members:
        _weddings(s, o, members, d)
        _crimes(s, o, members, living, d)
        _ships(s, o, members, living, d)
    for trial in s.trials:
        for who in members:
            if s.people[who].judge or s.people[who].government == 0:
                o.verdicts.append(
                    Verdict(who, trial.id, d.pick(3), 10 * d.pick(6 if wild else 5) + (0 if wild else 10))
                )
    o.pay_all, o.bid, o.bid_name, o.bastard = d.maybe(3), d.pick(8), "Nef", d.maybe(2)
    _powers(s, o, living, d)
    return o


def _person(s: State, o: Orders, who: int, living: list[int], d: Dice, wild: bool) -> None:
    c = s.people[who]
    planets = list(range(len(s.planets)))
    ships = [ABOARD - ship.id for ship in s.ships]
    places = {
        PRIEST: [0, *ships],
        WARRIOR: [FLEET_1, FLEET_2, *planets],
        EXPLORER: [0, *ships, *ships],
        MERCHANT: [0, *planets],
    }
    if c.school != UNSCHOOLED and d.maybe(199, 200):
        right = [place for place in places[c.school] if not place_refusal(s, c, place)]
        o.places[who] = d.one(right or places[c.school])
    if wild and d.maybe(1, 100):
        o.places[who] = d.one([*planets, *ships, FLEET_1, FLEET_2])
    if d.maybe(3):
        o.bets[who] = (d.pick(3), 1 + d.pick(3))
    if d.maybe(1, 5):
        o.purchases.append((who, d.pick(len(GOODS))))
    if d.maybe(1):
        o.limits[who] = d.pick(3)
    if c.school == UNSCHOOLED:
        o.youths[who] = Youth("Nova", d.pick(4), d.one(living) if d.maybe(2) else NONE)
    if d.maybe(1):
        o.candidates[who] = d.one([0, 0, *planets])
    if d.maybe(1, 20):
        o.resign.append(who)
    if d.maybe(3):
        o.support.append(who)
    if d.maybe(2):
        o.dismiss.append((who, d.pick(5)))


def _weddings(s: State, o: Orders, members: list[int], d: Dice) -> None:
    """Men of each family with women of the next: both sides think of the same couples and the same priest."""
    priests = [c.id for c in s.people if c.practising and c.school == PRIEST]
    if not priests:
        return
    for family in (o.family, (o.family - 1) % len(s.families)):
        grooms = _singles(s, family, 0)
        brides = _singles(s, (family + 1) % len(s.families), 1)
        for groom, bride in zip(grooms, brides, strict=False):
            o.weddings.append(Wedding(groom, bride, priests[(groom + bride) % len(priests)]))
    if d.maybe(1):
        o.weddings.append(Wedding(d.one(members), d.one(members), d.one(priests)))


def _singles(s: State, family: int, sex: int) -> list[int]:
    people = [s.people[who] for who in s.families[family].members]
    return [
        c.id for c in people if c.alive and c.sex == sex and c.spouse == NONE and c.school not in (UNSCHOOLED, PRIEST)
    ]


def _crimes(s: State, o: Orders, members: list[int], living: list[int], d: Dice) -> None:
    for _ in range(d.pick(4)):
        kind = d.pick(len(CONTRACTS))
        target = d.one(living)
        if kind == 3:
            target = d.pick(len(s.ships)) if s.ships else 0
        elif kind == 5:
            target = d.pick(len(s.planets))
        elif kind in (4, 6):
            target = NONE
        if kind != 3 or s.ships:
            ships = [ship.id for ship in s.ships if d.maybe(1)] if kind == 6 else []
            o.offers.append(Offer(d.one(members), d.pick(6), kind, target, ships))


def _ships(s: State, o: Orders, members: list[int], living: list[int], d: Dice) -> None:
    for ship in s.ships:
        if d.maybe(1, 8):
            o.deals.append(Deal(d.pick(3), ship.id, ship.owner, (ship.owner + 1) % len(s.families), 1))
        if ship.owner == o.family or d.maybe(1, 8):
            crew = [who for who in living if s.people[who].school in (PRIEST, WARRIOR, EXPLORER)]
            captains = [who for who in s.pyramids[3] if who != NONE] or members
            own = [who for who in members if who in crew]
            o.expeditions.append(Expedition(ship.id, d.one(captains + own), crew, ["Terra"] if d.maybe(2) else []))


def _powers(s: State, o: Orders, living: list[int], d: Dice) -> None:
    def anyone() -> int:
        return d.one(living) if d.maybe(2) else NONE

    def seated(pyramid: int) -> int:
        return d.one([who for who in s.pyramids[pyramid] if who != NONE])

    o.disgrace = [seated(pyramid) if d.maybe(2) else NONE for pyramid in range(5)]
    o.special, o.remove, o.pardon = seated(d.pick(5)), d.one(s.judges) if d.maybe(1) else NONE, anyone()
    o.war, o.target = d.maybe(3), d.pick(len(s.planets))
    o.excommunicate, o.forgive = anyone(), d.one([c.id for c in s.people if c.heretic])
    o.leaves, o.remarry = list(dict.fromkeys([d.one(living) for _ in range(2) if living])), living[:]
    o.commanders, o.offensive = [seated(2), seated(2)], d.maybe(3)
    o.patrol = list(dict.fromkeys([d.pick(len(s.planets)) for _ in range(4)]))
    o.stragglers, o.coup, o.dauphin_coup = d.pick(3), d.maybe(2), d.maybe(2)
    o.ban = d.pick(len(s.ships)) if s.ships and d.maybe(1) else NONE
    o.permits = [who for who in (anyone(), anyone()) if who != NONE]
    if d.maybe(2):
        o.abolish, o.close = (d.pick(len(s.families)), d.pick(len(s.planets))), d.pick(len(s.planets))
    o.bar = [d.pick(len(s.families))]
