"""What is done with others: marriages, expeditions, the auction."""

from ..writing import quoted
from .draft import Draft


def marry(d: Draft) -> None:
    """3.7: the convention's couples of this family, both sides alike."""
    for union in d.scene.unions:
        families = (d.scene.person(union.groom)["family"], d.scene.person(union.bride)["family"])
        if d.seat in families:
            d.entry(
                "marriage",
                [d.named("groom", union.groom), d.named("bride", union.bride), d.named("priest", union.priest)],
            )


def sail(d: Draft) -> None:
    """4.5: our ships with the convention's crews."""
    for voyage in d.scene.voyages:
        if voyage.owner == d.seat:
            ship = d.scene.seen["ships"][voyage.ship]["name"]
            d.entry(
                "expedition",
                [f"ship = {quoted(ship)}", d.named("captain", voyage.captain), f"aboard = {d.codes(voyage.aboard)}"],
            )


def bid(d: Draft) -> None:
    """28.1: a share of what is left, for a family that could man another ship."""
    if d.own["in_debt"]:
        return
    ours = sum([ship["afloat"] and ship["owner"] == d.seat for ship in d.scene.seen["ships"]])
    explorers = sum([d.scene.practises(who, "explorer") for who in d.kin])
    amount = (d.left - d.temper.reserve) * d.temper.bid // 100
    if amount >= 1 and explorers > 2 * ours:
        d.power("bid", f"amount = {amount}")
        d.power("bid", f"name = {quoted('')}")
