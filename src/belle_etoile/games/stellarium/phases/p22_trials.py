"""22: the High Court tries the crimes of earlier turns; then newborns get their first prestige."""

from typing import Final, final

from ....core.chance import Chance
from ..components import ABSTAIN, CONVICT, GOVERNMENT, GUILTY, NONE, NOT_GUILTY, NOWHERE, VERDICTS
from ..effects import Events, honour, leave_court, leave_offices, most_prestigious, pay, say
from ..orders import Orders, Verdict
from ..state import State, Trial


@final
class Court:
    """22.1: judges in office and free, and the Emperor if free, as the phase starts."""

    def __init__(self, s: State, orders: list[Orders]) -> None:
        self.judges: Final = [judge for judge in s.judges if s.people[judge].free]
        self.emperor: Final = s.head(GOVERNMENT)
        self.sworn: Final = set(s.judges)  # for doubled penalties, 27.2.8
        self.bench: Final = self.judges + ([self.emperor] if self.emperor != NONE else [])  # 32.4
        self.verdicts: Final[dict[int, dict[int, Verdict]]] = {}
        for judge in self.bench:
            written = [v for v in orders[s.people[judge].family].verdicts if v.judge == judge]
            self.verdicts[judge] = {v.trial: v for v in written}

    def vote(self, judge: int, trial: int) -> int:
        said = self.verdicts[judge].get(trial)
        return said.verdict if said is not None else ABSTAIN  # 22.2

    def years(self, voters: list[int], trial: int) -> int:
        """22.4: the mean of all who did not abstain, each once, rounded up to a ten."""
        asked = [self.verdicts[judge][trial].years for judge in voters if self.vote(judge, trial) != ABSTAIN]
        return -(-sum(asked) // (10 * len(asked))) * 10


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    court = Court(s, orders)
    guilty: list[tuple[Trial, int]] = []
    open_still: list[Trial] = []
    for trial in s.trials:
        voters = [judge for judge in court.bench if judge != trial.accused]  # 22.7
        sitting = [judge for judge in court.judges if judge != trial.accused]
        if trial.opened >= s.turn:  # 22.1
            open_still.append(trial)
            continue
        if s.people[trial.accused].held or not sitting:  # 22.3
            open_still.append(trial)
            why = "held" if s.people[trial.accused].held else "no-judge"
            say(s, events, "22.3", "adjourned", trial.accused, {"charge": trial.rule, "trial": trial.id, "why": why})
            continue
        s.people[trial.accused].trials -= 1
        _tell_votes(s, court, trial, voters, events)
        if is_guilty(s, court, trial, voters, sitting, chance):
            guilty.append((trial, court.years(voters, trial.id)))
        else:
            say(s, events, "22.3", "acquitted", trial.accused, {"charge": trial.rule})
    s.trials = open_still
    for trial, years in guilty:  # 22.6: one after the other
        if trial.fined_for != NONE:
            _fine(s, trial, years, events)
        else:
            _imprison(s, trial.accused, years, trial.accused in court.sworn, events)
    for judge in s.judges:
        honour(s, judge, 4, "22.8")  # 27.2.7
    _honour_newborn(s)


def _tell_votes(s: State, court: Court, trial: Trial, voters: list[int], events: Events) -> None:
    """22.2: every vote is public."""
    if events is None:
        return
    say(s, events, "22.2", "tried", trial.accused, {"charge": trial.rule, "trial": trial.id})
    for judge in voters:
        vote = court.vote(judge, trial.id)
        years = court.verdicts[judge][trial.id].years if vote != ABSTAIN else 0
        say(s, events, "22.2", "vote", judge, {"trial": trial.id, "verdict": VERDICTS[vote], "years": years})


def is_guilty(s: State, court: Court, trial: Trial, voters: list[int], sitting: list[int], chance: Chance) -> bool:
    """22.3: in a tie the Emperor's vote counts twice, else that of the most prestigious judge sitting."""
    votes = [court.vote(judge, trial.id) for judge in voters]
    yes, no = votes.count(GUILTY), votes.count(NOT_GUILTY)
    if yes != no or yes == 0:
        return yes > no
    presides = court.emperor not in (NONE, trial.accused)
    first = court.emperor if presides else most_prestigious(s, sitting, chance, "22.3")
    return court.vote(first, trial.id) == GUILTY


def _imprison(s: State, who: int, years: int, judge: bool, events: Events) -> None:
    """22.4, 22.5: prestige and offices lost, prison; 22.7, 27.2.8: a judge is struck off and loses double."""
    c = s.people[who]
    honour(s, who, -24 if judge else -12, "27.2.8" if judge else "22.4")
    leave_offices(s, c)
    if c.captivity == CONVICT:
        c.until += years // 10  # 22.6
    else:
        c.captivity, c.until, c.place = CONVICT, s.turn + years // 10, NOWHERE
    say(s, events, "22.4", "convicted", who, {"years": years})


def _fine(s: State, trial: Trial, years: int, events: Events) -> None:
    """2.3.4: a fifth of the sentence in M$ for the victim's family, into debt if need be."""
    c = s.people[trial.accused]
    honour(s, c.id, -12, "22.4")
    pay(s, c.family, -(years // 5), "2.3.4")
    pay(s, trial.fined_for, years // 5, "2.3.4")
    leave_court(s, c)  # 22.7
    say(s, events, "2.3.4", "fined", c.id, {"price": years // 5, "to": s.families[trial.fined_for].name})


def _honour_newborn(s: State) -> None:
    """7.5: a quarter of both parents' PP; an outsider has none."""
    for id in s.newborn:
        child = s.people[id]
        mother = s.people[child.mother].pp if child.mother != NONE else 0
        honour(s, id, (s.people[child.father].pp + mother) // 4, "7.5")
