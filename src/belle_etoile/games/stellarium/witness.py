"""The referee's log: every die and every lot, with the rule that asked for it."""

from typing import Final, final

from mypy_extensions import i64

from ...core.chance import Chance


@final
class Witness(Chance):
    """Passes luck on and notes it; outcomes are told from 1, as dice are."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance
        self.rules: list[str] = []
        self.sizes: list[int] = []
        self.outcomes: list[int] = []

    def pick(self, n: i64, why: str) -> i64:
        outcome = self.chance.pick(n, why)
        self.rules.append(why)
        self.sizes.append(n)
        self.outcomes.append(outcome)
        return outcome

    def text(self) -> str:
        """One line for each: `8.2: 4 of 6`."""
        noted = zip(self.rules, self.sizes, self.outcomes, strict=True)
        return "\n".join([f"{rule}: {outcome + 1} of {size}" for rule, size, outcome in noted])
