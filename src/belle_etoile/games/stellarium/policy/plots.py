"""2: what a family asks of the Dark Tentacle, and who asks."""

from typing import Final

from ....core.toml import quoted
from ..components import MOST_CONTRACTS, PYRAMIDS
from .draft import Draft
from .scene import FEW

MOST_PAID: Final = 5  # M$ for one contract
KINDS: Final = ("murder", "kidnapping", "scandal", "sabotage", "rebellion", "bomb", "treason")
BLIND: Final = ("rebellion", "bomb", "treason")  # among many families they would come every turn and ruin everyone
WEIGHTS: Final = (30, 18, 26, 10, 8, 5, 3)  # out of 100


def plot(d: Draft) -> None:
    """Clients are those who have least to lose; targets stand in our way."""
    credits = min(MOST_CONTRACTS, d.own["credits"])
    clients = [who for who in d.kin if d.scene.free(who) and d.scene.schooled(who) and not d.scene.seated(who)]
    clients = sorted(clients, key=lambda who: d.scene.person(who)["prestige"])
    money = d.left - d.temper.reserve
    if d.own["in_debt"]:
        return
    for client in clients[:credits]:
        if money < 1 or not d.dice.percent(d.temper.plots):
            return
        lines = _crime(d)
        if lines:
            amount = 1 + d.dice.pick(min(max(MOST_PAID, money // 8), money))
            money -= amount
            d.left -= amount
            d.entry("contract", [d.named("client", client), f"amount = {amount}", *lines])


def _crime(d: Draft) -> list[str]:
    lot, kind = d.dice.pick(100), 0
    while lot >= WEIGHTS[kind]:
        lot -= WEIGHTS[kind]
        kind += 1
    name = KINDS[kind]
    if name in BLIND and len(d.scene.kin) > FEW:
        name = "scandal"
    told = [f"kind = {quoted(name)}"]
    if name == "treason":
        return [*told, *_betrayed(d)]
    if name == "bomb":
        return told
    target = _ship(d) if name == "sabotage" else _colony(d) if name == "rebellion" else _victim(d)
    return [*told, f"target = {quoted(target)}"] if target else []


def _victim(d: Draft) -> str:
    """The head or a dauphin of a pyramid in which one of ours sits lower or could enter; else a great name."""
    scene = d.scene
    above: list[int] = []
    for pyramid in range(len(PYRAMIDS)):
        seats = scene.seat_of[pyramid]
        above += [who for who in seats if seats[who] <= 2 and scene.person(who)["family"] != d.seat]
    return scene.code(d.dice.one(above)) if above else ""


def _betrayed(d: Draft) -> list[str]:
    """2.7.4: the ships of whoever leads."""
    rivals = d.scene.rivals(d.seat)
    ships = [quoted(ship["name"]) for ship in d.scene.seen["ships"] if ship["afloat"] and ship["owner"] in rivals[:2]]
    return [f"ships = [{', '.join(ships)}]"] if ships else []


def _ship(d: Draft) -> str:
    ships = [ship["name"] for ship in d.scene.seen["ships"] if ship["afloat"] and ship["owner"] != d.seat]
    return ships[d.dice.pick(len(ships))] if ships else ""


def _colony(d: Draft) -> str:
    """Where others earn and we do not."""
    scene = d.scene
    theirs = [n for n in scene.colonies if scene.posts(n) and not scene.has_post(d.seat, n)]
    among = theirs or scene.colonies
    return scene.planet(d.dice.one(among))["name"] if among else ""
