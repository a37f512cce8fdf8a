"""Turn 0: a family's entry."""

from ....core.chance import Chance
from ....core.toml import quoted
from ..components import FOUNDERS, SCHOOLED_FOUNDERS, SCHOOLS, Edition
from .draft import Dice
from .tempers import Temper


def founded(name: str, temper: Temper, edition: Edition, chance: Chance) -> str:
    """Prestige where it opens a pyramid, one candidate for the court, a bid of a few M$; names are left to lots."""
    dice = Dice(chance)
    schools = ["merchant", "warrior", "explorer", "merchant", "priest", SCHOOLS[1 + dice.pick(3)]]
    if temper.name == "ruthless":
        schools[0] = "warrior"
    shares = [0] * FOUNDERS
    left = edition.shared
    for founder in range(SCHOOLED_FOUNDERS):
        part = min(left, 2 + dice.pick(6))
        shares[founder] = part
        left -= part
    shares[0] += left
    lines = [
        f"name = {quoted(name)}",
        f"schools = [{', '.join([quoted(school) for school in schools])}]",
        f"shares = {shares}",
        f"publicity = [{1 + dice.pick(3)}, 0, 0, 0, 0, 0, 0, 0]",
        f"candidates = {{ 2 = {quoted('judge')}, 4 = {quoted('governor of ' + _colony(edition, dice))} }}",
        f"bid = {{ amount = {2 + dice.pick(4)}, name = {quoted('')} }}",
    ]
    return "\n".join(lines) + "\n"


def _colony(edition: Edition, dice: Dice) -> str:
    return edition.colonies[dice.pick(len(edition.colonies))]
