"""What a bot family does with ships: deals, expeditions, the auction."""

from typing import Final

from ....core.toml import quoted
from ..components import DEALS
from ..orders import Deal
from .draft import Draft

WORLDS: Final = ("Nova", "Port", "Gloire")  # followed by the family's name


def deal(d: Draft) -> None:
    """28.4: the convention's bargains that suit us."""
    families = d.scene.seen["families"]
    for bargain in d.scene.bargains:
        if d.seat in (bargain.owner, bargain.other) and _suits(d, bargain):
            d.bargains.append(bargain)
            ship = d.scene.seen["ships"][bargain.ship]["name"]
            owner, other = families[bargain.owner]["name"], families[bargain.other]["name"]
            sides = [f"from = {quoted(owner)}", f"to = {quoted(other)}"]
            head = [f"kind = {quoted(DEALS[bargain.kind])}", f"ship = {quoted(ship)}"]
            d.entry("deal", [*head, *sides, f"price = {bargain.price}"])


def _suits(d: Draft, bargain: Deal) -> bool:
    """A ruthless owner gives nothing to who leads; a taker needs the money, and sets it aside."""
    if d.seat == bargain.owner:
        return d.temper.name != "ruthless" or bargain.other != d.scene.rivals(d.seat)[0]
    if bargain.price and d.left < bargain.price + d.temper.reserve:
        return False
    d.left -= bargain.price
    return True


def sail(d: Draft) -> None:
    """4.5: our ships with the convention's crews."""
    for voyage in d.scene.voyages:
        if voyage.owner == d.seat and d.sails(voyage):
            ship = d.scene.seen["ships"][voyage.ship]["name"]
            d.entry(
                "expedition",
                [
                    f"ship = {quoted(ship)}",
                    d.named("captain", voyage.captain),
                    f"aboard = {d.codes(voyage.aboard)}",
                    *_names(d),
                ],
            )


def _names(d: Draft) -> list[str]:
    """14.8: the cautious leave names to others, the rest think of their own."""
    if d.temper.name == "cautious":
        return []
    family = d.scene.seen["families"][d.seat]["name"]
    first = d.dice.pick(len(WORLDS))
    names = [f"{WORLDS[(first + nth) % len(WORLDS)]} {family}" for nth in range(2)]
    return [f"names = [{', '.join([quoted(name) for name in names])}]"]


def bid(d: Draft) -> None:
    """28.1: a share of what is left, for a family that could man another ship."""
    if d.own["in_debt"]:
        return
    ours = sum([ship["afloat"] and ship["owner"] == d.seat for ship in d.scene.seen["ships"]])
    explorers = sum([d.scene.practises(who, "explorer") for who in d.kin])
    amount = (d.left - d.temper.reserve) * d.temper.bid // 100
    if amount >= 1 and explorers > 2 * ours:
        d.power("bid", f"amount = {amount}")
        d.power("bid", f"name = {quoted(_ship_name(d))}")


def _ship_name(d: Draft) -> str:
    """28.6: the most prestigious of the family, living or dead; the cautious take what comes."""
    if d.temper.name == "cautious":
        return ""
    members = [d.scene.person(who) for who in d.scene.seen["families"][d.seat]["members"]]
    named = [c for c in members if c["name"]]
    return max(named, key=lambda c: c["prestige"])["name"] if named else ""
