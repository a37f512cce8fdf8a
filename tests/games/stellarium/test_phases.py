"""The phases of a turn are listed once, and what happens is heard with its phase."""

from importlib import import_module
from pathlib import Path

from belle_etoile.core.chance import Quick, Scripted
from belle_etoile.core.events import EVERYONE, Event
from belle_etoile.games.stellarium import turn
from belle_etoile.games.stellarium.orders import silence
from belle_etoile.games.stellarium.turn import LAST_PHASE, PHASES, resolve
from belle_etoile.games.stellarium.witness import Account

from .test_campaign import founded

FOLDER = Path(__file__).parents[3] / "src" / "belle_etoile" / "games" / "stellarium" / "phases"


def test_every_phase_is_listed_under_its_number() -> None:
    files = sorted(file.stem for file in FOLDER.glob("p[0-9]*.py"))
    assert [number for number, _ in PHASES] == [int(name[1:3]) for name in files] == list(range(LAST_PHASE + 1))
    modules = [import_module(f"{turn.__package__}.phases.{name}") for name in files]
    assert [run for _, run in PHASES] == [module.run for module in modules]


def test_facts_and_dice_get_their_phases() -> None:
    account = Account(Scripted([0, 1, 2]))
    for phase, kinds in ((0, "a"), (1, ""), (2, "bcd"), (3, "")):
        account.hear(phase)
        account.events.extend([Event(EVERYONE, "0.1", kind, -1, {}) for kind in kinds])
        for kind in kinds[1:]:
            account.witness.pick(6, f"2.{ord(kind)}")
    account.witness.pick(3, "3.1")
    assert [(phase, fact.kind) for phase, fact in account.facts()] == [(0, "a"), (2, "b"), (2, "c"), (2, "d")]
    dice = [(die.phase, die.rule, die.outcome, die.size) for die in account.dice()]
    assert dice == [(2, "2.99", 1, 6), (2, "2.100", 2, 6), (3, "3.1", 3, 3)]


def test_every_phase_of_a_turn_is_heard() -> None:
    s, heard = founded(3, 1), list[int]()
    resolve(s, silence(3), Quick(1), None, hear=heard.append)
    assert heard == list(range(LAST_PHASE + 1))
