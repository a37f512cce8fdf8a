"""The referee's log: every fact, every die and every lot, with its phase and the rule that asked for it."""

from typing import Final, final

from mypy_extensions import i64

from ...core.chance import Chance
from ...core.events import Event


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


@final
class Die:
    """A die or a lot: `outcome` from 1 of `size`."""

    def __init__(self, phase: int, rule: str, outcome: int, size: int) -> None:
        self.phase: Final = phase
        self.rule: Final = rule
        self.outcome: Final = outcome
        self.size: Final = size


@final
class Account:
    """A turn as it is heard: play it with `witness` and `events`, and let `hear` be told of each phase."""

    def __init__(self, chance: Chance) -> None:
        self.witness: Final = Witness(chance)
        self.events: Final[list[Event]] = []
        self._begun: list[tuple[int, int, int]] = [(0, 0, 0)]  # a phase, and how many facts and dice came before it

    def hear(self, phase: int) -> None:
        self._begun.append((phase, len(self.events), len(self.witness.rules)))

    def facts(self) -> list[tuple[int, Event]]:
        """In their order, each with its phase."""
        found: list[tuple[int, Event]] = []
        for at, (phase, start, _) in enumerate(self._begun):
            end = self._begun[at + 1][1] if at + 1 < len(self._begun) else len(self.events)
            found += [(phase, event) for event in self.events[start:end]]
        return found

    def dice(self) -> list[Die]:
        luck = self.witness
        found: list[Die] = []
        for at, (phase, _, start) in enumerate(self._begun):
            end = self._begun[at + 1][2] if at + 1 < len(self._begun) else len(luck.rules)
            found += [Die(phase, luck.rules[n], luck.outcomes[n] + 1, luck.sizes[n]) for n in range(start, end)]
        return found
