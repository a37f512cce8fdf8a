"""Ships, by a convention that everyone can work out from the public record: who lends or sells one, who sails."""

from typing import Final

from ..components import CHURCH, EXPLORERS, HIRE, LEND, SELL
from ..orders import Deal
from .marriages import marriages_between, mixed, pair
from .scene import Scene, Voyage

CREW: Final = 3  # explorers aboard
HIRED_FOR: Final = 3  # M$
SOLD_FOR: Final = 7
PLENTY: Final = 2  # idle ships: one of them is for sale


def bargains(scene: Scene) -> list[Deal]:
    """28.4: idle ships for families that have a captain and a priest, and no ship of their own."""
    explorers = _explorers(scene)
    idle = _idle_ships(scene, explorers)
    if not any(idle.values()):
        return []
    between = marriages_between(scene)
    wanting = sorted(_shipless(scene), key=lambda family: mixed(family, scene.turn))
    found: list[Deal] = []
    for other in wanting:
        owners = [owner for owner in idle if idle[owner] and owner != other]
        if owners:
            owner = owners[mixed(other, scene.turn) % len(owners)]
            useless = len(idle[owner]) >= PLENTY or explorers[owner] == 0
            kin = between.get(pair(scene, owner, other), 0) > 0
            kind = LEND if kin else SELL if useless else HIRE
            price = SOLD_FOR if kind == SELL else HIRED_FOR if kind == HIRE else 0
            found.append(Deal(kind, idle[owner].pop(), owner, other, price))
    return found


def _explorers(scene: Scene) -> list[int]:
    """How many each family has to send."""
    found = [0 for _ in scene.kin]
    for who in scene.living:
        if scene.practises(who, "explorer"):
            found[scene.person(who)["family"]] += 1
    return found


def _idle_ships(scene: Scene, explorers: list[int]) -> dict[int, list[int]]:
    """By owner: what two explorers for each ship leave over."""
    ships: dict[int, list[int]] = {}
    for number, ship in enumerate(scene.seen["ships"]):
        if ship["afloat"] and scene.active(ship["owner"]):
            ships.setdefault(ship["owner"], []).append(number)
    return {owner: owned[(explorers[owner] + 1) // 2 :] for owner, owned in ships.items()}


def _shipless(scene: Scene) -> list[int]:
    """Families with a captain who needs no permit and a priest to bless what is found."""
    owners = {ship["owner"] for ship in scene.seen["ships"] if ship["afloat"]}
    blessed = {scene.person(who)["family"] for who in scene.priests if scene.seat(who, CHURCH) != 0}
    captains = [who for who in scene.seat_of[EXPLORERS] if scene.practises(who, "explorer") and not scene.fertile(who)]
    families = {scene.person(who)["family"] for who in captains}
    return [family for family in sorted(families & blessed - owners) if scene.active(family)]


def voyages(scene: Scene) -> list[Voyage]:
    """4: a captain with a seat, else one who needs a permit; explorers, one priest, one warrior; own people first."""
    taken: set[int] = set()
    explorers = [who for who in scene.living if scene.practises(who, "explorer") and not scene.fertile(who)]
    warriors = [who for who in scene.living if scene.practises(who, "warrior")]
    warriors = [who for who in warriors if not scene.seated(who) and not scene.fertile(who)]
    found: list[Voyage] = []
    permits = 0
    users = {bargain.ship: bargain.other for bargain in scene.bargains}
    for ship, user in users.items():
        found += _own_voyage(scene, ship, user, explorers, warriors, taken)
    for number, ship_seen in enumerate(scene.seen["ships"]):
        if not ship_seen["afloat"] or not scene.active(ship_seen["owner"]) or number in users:
            continue
        owner = ship_seen["owner"]
        captain = _captain(scene, owner, explorers, taken)
        if captain < 0:
            continue
        if scene.seat(captain, EXPLORERS) < 0:
            if permits == 2 or scene.head(EXPLORERS) < 0:  # 4.7
                continue
            permits += 1
        priests = [who for who in scene.priests if scene.seat(who, CHURCH) != 0]
        priest = _nearest(scene, owner, priests, taken, 1)
        if not priest:
            continue
        taken.add(captain)
        mates = _nearest(scene, owner, explorers, taken, CREW - 1)
        aboard = [captain, *priest, *mates, *_nearest(scene, owner, warriors, taken, 1)]
        taken.update(aboard)
        found.append(Voyage(number, owner, captain, aboard))
    return found


def _own_voyage(
    scene: Scene, ship: int, user: int, explorers: list[int], warriors: list[int], taken: set[int]
) -> list[Voyage]:
    """On a ship of others, which may not come, a family sails with its own people only."""
    ours = [who for who in explorers if scene.person(who)["family"] == user and who not in taken]
    captains = [who for who in ours if scene.seat(who, EXPLORERS) >= 0]
    priests = [who for who in scene.priests if scene.person(who)["family"] == user and scene.seat(who, CHURCH) != 0]
    priests = [who for who in priests if who not in taken]
    if not captains or not priests:
        return []
    mates = [who for who in ours if who != captains[0]][: CREW - 1]
    guards = [who for who in warriors if scene.person(who)["family"] == user][:1]
    aboard = [captains[0], priests[0], *mates, *guards]
    taken.update(aboard)
    return [Voyage(ship, user, captains[0], aboard, dealt=True)]


def _captain(scene: Scene, owner: int, explorers: list[int], taken: set[int]) -> int:
    """A seated one of the own family, a seated guest, an own one who needs a permit; -1 for nobody."""
    own = [who for who in explorers if scene.person(who)["family"] == owner and who not in taken]
    seats = [who for who in explorers if scene.seat(who, EXPLORERS) > 0 and who not in taken]
    licensed = [who for who in own if scene.seat(who, EXPLORERS) >= 0]
    choice = licensed or (own if len(own) > 1 else []) or seats or own
    return choice[0] if choice else -1


def _nearest(scene: Scene, owner: int, among: list[int], taken: set[int], number: int) -> list[int]:
    """Own people first, then the others by a mixed order."""
    own: list[int] = []
    guests: list[int] = []
    for who in among:
        if who not in taken:
            if scene.person(who)["family"] == owner:
                own.append(who)
            elif scene.active(scene.person(who)["family"]):
                guests.append(who)
    if len(own) < number:
        own += sorted(guests, key=lambda who: mixed(who, scene.turn))[: number - len(own)]
    return own[:number]
