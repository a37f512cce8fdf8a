"""22.2: what our judges and our Emperor say."""

from typing import Final

from ..components import GOVERNMENT
from .draft import Draft

CRIMES: Final = ("2.9.3", "2.3.4")  # proven by an inquiry
LONGEST: Final = 50


def give_verdicts(d: Draft) -> None:
    """Our own are innocent; proven crimes are crimes; for the rest it depends on who judges."""
    scene = d.scene
    voters = [who for who in d.kin if scene.person(who)["judge"] or scene.seat(who, GOVERNMENT) == 0]
    for trial in scene.seen["trials"] if voters else []:
        accused = trial["accused"]
        ours = scene.person(accused)["family"] == d.seat
        for judge in voters:
            if judge == accused:
                continue
            if ours:
                _say(d, judge, trial["number"], "not-guilty", 10)
            elif trial["rule"] in CRIMES:
                _say(d, judge, trial["number"], "guilty", min(LONGEST, d.temper.severity + 10))
            elif d.dice.percent(d.temper.disgraces):
                _say(d, judge, trial["number"], "guilty", d.temper.severity)
            elif d.temper.name == "cautious" and d.dice.percent(30):
                _say(d, judge, trial["number"], "abstain", 0)
            else:
                _say(d, judge, trial["number"], "not-guilty", 10)


def _say(d: Draft, judge: int, trial: int, verdict: str, years: int) -> None:
    d.entry("verdict", [d.named("judge", judge), f"trial = {trial}", f'verdict = "{verdict}"', f"years = {years}"])
