"""4: ships change hands, expeditions leave, explorers who stay give lectures."""

from ....core.chance import Chance
from ..components import EXPLORER, EXPLORERS, MERCHANT, NONE, ONR, PERMITS, PRIEST, SELL, STELLARIUM, ship_place
from ..effects import Events, honour, lot, move, name_of, pay, proclaim, say, whisper
from ..orders import Deal, Expedition, Orders
from ..state import Person, Ship, State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    _deal(s, orders, events)
    plans = planned(s, orders)
    banned = _use_powers(s, orders)
    volunteers = _volunteers(s, plans, chance)
    for plan in plans:
        crew = aboard(s, orders, plan, volunteers)
        reason = refusal(s, plan, crew, banned)
        if reason:
            _stay(s, plan, reason, events)
        else:
            _leave(s, plan, crew, events)
    _lecture(s)


# Deals


def _deal(s: State, orders: list[Orders], events: Events) -> None:
    """4.2, 28.4: sold, lent or hired, if both wrote the same and the payer has the money."""
    dealt: list[int] = []
    for family in s.families:
        for deal in orders[family.id].deals:
            if deal.owner != family.id or deal.ship in dealt:
                continue
            if _agreed(s, orders, deal):
                dealt.append(deal.ship)
                _hand_over(s, deal, events)
            else:
                whisper(events, "28.4", "no-deal", family.id, {"ship": s.ships[deal.ship].name})


def _agreed(s: State, orders: list[Orders], deal: Deal) -> bool:
    ship = s.ships[deal.ship]
    if ship.owner != deal.owner or not ship.afloat or deal.other == deal.owner:
        return False
    if s.families[deal.other].purse < deal.price and deal.price > 0:
        return False
    return any([deal.same(mirror) for mirror in orders[deal.other].deals])


def _hand_over(s: State, deal: Deal, events: Events) -> None:
    ship = s.ships[deal.ship]
    ship.user = deal.other
    if deal.kind == SELL:
        ship.owner = deal.other  # 28.3: for good
    pay(s, deal.other, -deal.price, "28.4")
    pay(s, deal.owner, deal.price, "28.4")
    proclaim(
        events,
        "28.4",
        ("ship-sold", "ship-lent", "ship-hired")[deal.kind],
        deal.owner,
        {"ship": ship.name, "family": s.families[deal.owner].name, "other": s.families[deal.other].name},
    )


# Boarding


def planned(s: State, orders: list[Orders]) -> list[Expedition]:
    """4.2: the first plan of each ship's user, by ship."""
    plans: list[Expedition] = []
    for ship in s.ships:
        if ship.afloat:
            for plan in orders[ship.user].expeditions:
                if plan.ship == ship.id:
                    plans.append(plan)
                    break
    return plans


def _use_powers(s: State, orders: list[Orders]) -> int:
    """4.7, 4.8, 32.10: permits, and the ship that is forbidden to leave, or NONE."""
    commander = s.head(EXPLORERS)
    if commander == NONE:
        return NONE
    powers = orders[s.people[commander].family]
    for who in powers.permits[:PERMITS]:
        s.people[who].permit = True
    return powers.ban


def listed(plan: Expedition) -> list[int]:
    """4.5: everyone the organiser names, the captain too, once."""
    names = [plan.captain]
    for who in plan.aboard:
        if who not in names:
            names.append(who)
    return names


def _volunteers(s: State, plans: list[Expedition], chance: Chance) -> dict[int, int]:
    """4.10: invited explorers without a place choose a ship by lot."""
    invited: dict[int, list[int]] = {}
    for plan in plans:
        for who in listed(plan):
            c = s.people[who]
            if c.blank and c.school == EXPLORER and c.practising:
                invited.setdefault(who, []).append(plan.ship)
    return {who: lot(chance, ships, "4.10") for who, ships in sorted(invited.items())}


def aboard(s: State, orders: list[Orders], plan: Expedition, volunteers: dict[int, int]) -> list[int]:
    """4.6: listed by the organiser and placed there by the own family."""
    crew: list[int] = []
    for who in listed(plan):
        c = s.people[who]
        if not c.practising or c.school == MERCHANT:
            continue
        placed = orders[c.family].places.get(who, STELLARIUM) == ship_place(plan.ship)
        if placed or volunteers.get(who, NONE) == plan.ship:
            crew.append(who)
    return crew


def refusal(s: State, plan: Expedition, crew: list[int], banned: int) -> str:
    """The rule that keeps a ship at home, or ""."""
    if plan.ship == banned:
        return "4.8"
    schools = [s.people[who].school for who in crew]
    if EXPLORER not in schools or PRIEST not in schools:
        return "4.3"
    captain = s.people[plan.captain]
    if plan.captain not in crew or captain.school != EXPLORER or not licensed(s, captain):
        return "4.7"
    return ""


def licensed(s: State, captain: Person) -> bool:
    """4.7: a seat, a permit, or a Grand Commander whose family is ONR."""
    if captain.guild != NONE or captain.permit:
        return True
    commander = s.head(EXPLORERS)
    return commander != NONE and s.families[s.people[commander].family].status == ONR


def _stay(s: State, plan: Expedition, rule: str, events: Events) -> None:
    ship = s.ships[plan.ship]
    proclaim(events, rule, "ship-stays", ship.user, {"ship": ship.name})


def _leave(s: State, plan: Expedition, crew: list[int], events: Events) -> None:
    ship = s.ships[plan.ship]
    ship.left, ship.captain, ship.names = True, plan.captain, plan.names[:]
    for who in crew:
        move(s, s.people[who], ship_place(ship.id))
    note_families(s, ship)
    say(s, events, "4.6", "ship-leaves", plan.captain, {"ship": ship.name, "crew": len(crew)})
    if events is not None:
        for who in crew:
            say(s, events, "4.6", "aboard", who, {"ship": ship.name, "captain": name_of(s, plan.captain)})


def note_families(s: State, ship: Ship) -> None:
    """14.5: who takes part."""
    ship.families = sorted({s.people[who].family for who in ship.aboard})


def _lecture(s: State) -> None:
    """4.9: 1 PP for each expedition as crew, 2 for each one led."""
    for id in s.living:
        c = s.people[id]
        if c.school == EXPLORER and c.practising and c.place == STELLARIUM:
            honour(s, id, c.voyages + 2 * c.commands, "4.9")
