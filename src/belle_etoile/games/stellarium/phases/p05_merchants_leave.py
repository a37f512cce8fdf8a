"""5: merchants go to the colonies or stay for the exchange."""

from ....core.chance import Chance
from ..components import COLONY, EMPIRE, MERCHANT, MERCHANTS, MOST_STAKE, NONE, STELLARIUM
from ..effects import Events, proclaim, say
from ..orders import Orders
from ..state import Family, Person, Planet, State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    barred = _use_powers(s, orders, events)
    staying: list[list[int]] = [[] for _ in s.families]
    for id in s.living:
        c = s.people[id]
        if c.school == MERCHANT and c.practising:
            wish = orders[c.family].places.get(id, STELLARIUM)
            if wish > STELLARIUM and open_to(s.planets[wish], c.family):
                c.place = wish
                s.traders[wish].append(id)
            else:
                staying[c.family].append(id)
    for family in s.families:
        if staying[family.id] and family.id not in barred and not family.in_debt:  # 13.2
            _bet(s, family, orders[family.id], staying[family.id])
    _tell_traders(s, events)


def open_to(planet: Planet, family: int) -> bool:
    """5.2, 5.3.4: held by the Empire, open, with a post; the penal planet has no trade."""
    return planet.holder == EMPIRE and planet.kind == COLONY and not planet.closed and planet.posts[family]


def most_barred(s: State) -> int:
    """32.13"""
    return -(-s.merchant_families // 4)


def _use_powers(s: State, orders: list[Orders], events: Events) -> list[int]:
    """32.12: a post abolished, a planet closed, families barred."""
    master = s.head(MERCHANTS)
    if master == NONE:
        return []
    powers = orders[s.people[master].family]
    family, planet = powers.abolish
    if family != NONE and s.planets[planet].posts[family]:
        s.planets[planet].posts[family] = False
        abolished = {"family": s.families[family].name, "planet": s.planets[planet].name}
        proclaim(events, "32.12", "post-abolished", family, {**abolished})
    if powers.close != NONE and s.planets[powers.close].imperial_colony:
        s.planets[powers.close].closed = True
        proclaim(events, "5.3.4", "planet-closed", NONE, {"planet": s.planets[powers.close].name})
    barred = powers.bar[: most_barred(s)]
    for family in barred:
        proclaim(events, "13.2", "barred", family, {"family": s.families[family].name})
    return barred


def _bet(s: State, family: Family, orders: Orders, staying: list[int]) -> None:
    """5.3.2: written bets first, then S1 for the others (5.3.4, 5.3.5), while the purse of the start lasts."""
    left = family.purse_start
    for id in staying:
        written = id in orders.bets and orders.places.get(id, STELLARIUM) == STELLARIUM  # 5.3.3
        if written and 1 <= orders.bets[id][1] <= min(left, MOST_STAKE):  # 5.3.1
            s.people[id].share, s.people[id].stake = orders.bets[id]
            left -= orders.bets[id][1]
    for id in staying:
        if s.people[id].stake == 0 and left > 0:
            s.people[id].share, s.people[id].stake = 0, 1  # 5.3
            left -= 1


def at_exchange(s: State, c: Person) -> bool:
    """13.2, 13.3: free, on Stellarium, with a stake."""
    return c.free and c.stake > 0 and c.place == STELLARIUM


def _tell_traders(s: State, events: Events) -> None:
    if events is not None:
        for planet, traders in enumerate(s.traders):
            for who in traders:
                say(s, events, "5.2", "trades-on", who, {"planet": s.planets[planet].name})
