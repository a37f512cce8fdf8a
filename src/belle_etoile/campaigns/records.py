"""What is kept of a turn, as text: in the files of a folder and in the rows of a database alike."""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256

from ..core.chance import commitment
from ..core.events import Event
from ..games.stellarium.components import Edition
from ..games.stellarium.orders.mistakes import Mistake
from ..games.stellarium.saves import restored, saved
from ..games.stellarium.state import State
from ..games.stellarium.witness import Die
from ..locales import ledger, speaker
from .sheets import Received

# Of a position, lists that are short and stay on one line
ON_ONE_LINE = ("judges", "living", "newborn", "dead", "commanders")


def state_text(s: State) -> str:
    """JSON with one line for each person, family, planet and ship."""
    lines = []
    for key, value in saved(s).items():
        if isinstance(value, list) and value and key not in ON_ONE_LINE:
            rows = ",\n".join(["  " + json.dumps(row, ensure_ascii=False) for row in value])
            lines.append(f"{json.dumps(key)}: [\n{rows}\n]")
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def state_in(edition: Edition, text: str) -> State:
    """Raises ValueError, TypeError or BadSave for what is no position."""
    return restored(edition, json.loads(text))


def facts_text(facts: Iterable[tuple[int, Event]]) -> str:
    """A fact a line, with its phase."""
    rows = [[phase, e.only, e.rule, e.kind, e.seat, e.values] for phase, e in facts]
    return "".join([json.dumps(row, ensure_ascii=False) + "\n" for row in rows])


def facts_in(text: str) -> list[tuple[int, Event]]:
    rows = [json.loads(line) for line in text.splitlines()]
    return [(row[0], Event(row[1], row[2], row[3], row[4], row[5])) for row in rows]


def received_text(told: Mapping[int, Received]) -> str:
    """Status and mistakes by family."""
    rows = {}
    for family, about in told.items():
        rows[str(family)] = [about.status, [[m.place, m.rule, m.kind, m.found, m.right] for m in about.mistakes]]
    return json.dumps(rows, ensure_ascii=False)


def received_in(text: str) -> dict[int, Received]:
    rows: dict[str, tuple[str, list[list[str]]]] = json.loads(text)
    return {int(family): Received(status, [Mistake(*m) for m in wrong]) for family, (status, wrong) in rows.items()}


def dice_text(s: State, dice: Iterable[Die], language: str) -> str:
    """Every die and every lot by phase, with the rule that asked for it in words."""
    say, rules = speaker(language).say, ledger("stellarium", language).rules
    lines = [say("stellarium-dice-title", turn=s.turn, year=str(s.year))]
    last = -1
    for die in dice:
        if die.phase != last:
            lines += ["", say("stellarium-dice-phase", phase=die.phase)]
            last = die.phase
        heading = rules[die.rule].heading if die.rule in rules else ""
        lines.append(f"{die.rule} {heading}: {die.outcome} / {die.size}")
    return "\n".join(lines) + "\n"


def about_text(turn: int, year: int, seed: str, next_commitment: str, state: str) -> str:
    """turn.toml: what proves that the luck of a turn was promised before it, and its position unchanged."""
    about = [
        f"turn = {turn}",
        f"year = {year}",
        f'seed = "{seed}"',
        f'commitment = "{commitment(seed)}"',
        f'next_commitment = "{next_commitment}"',
        f'state = "{sha256(state.encode()).hexdigest()}"',
    ]
    return "\n".join(about) + "\n"


def redrawn_text(redrawn: Mapping[str, int]) -> str:
    """seeds.toml: how often the luck of a turn was drawn anew."""
    lines = [f'"{turn}" = {times}' for turn, times in sorted(redrawn.items())]
    return "[redrawn]\n" + "\n".join(lines) + "\n"


def figures(s: State) -> dict[str, list[int]]:
    """For charts, by family. The purse is secret."""
    alive = [[s.people[member] for member in f.members if s.people[member].alive] for f in s.families]
    return {
        "points": [f.points for f in s.families],
        "prestige": [sum([c.pp for c in kin]) for kin in alive],
        "people": [len(kin) for kin in alive],
        "posts": [sum([planet.posts[f.id] for planet in s.planets]) for f in s.families],
        "purse": [f.purse for f in s.families],
    }
