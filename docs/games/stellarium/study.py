"""Plays campaigns of Stellarium with bot families and writes what became of them to study.json.

    PYTHONPATH=src python docs/games/stellarium/study.py 12 100 8

Words: families, turns, campaigns.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from belle_etoile.core.chance import Seeded
from belle_etoile.core.events import Event
from belle_etoile.games.stellarium import GAME, policy
from belle_etoile.games.stellarium.components import PLAYING, POUARKS, REBELS
from belle_etoile.games.stellarium.orders.checks import read_orders
from belle_etoile.games.stellarium.orders.entry import read_entry
from belle_etoile.games.stellarium.orders.names import Names
from belle_etoile.games.stellarium.state import State
from belle_etoile.games.stellarium.turn import resolve
from belle_etoile.games.stellarium.turn0 import begin, found_empire

HERE: Final = Path(__file__).parent
GROUPS: Final = {
    "contracts": ("contract-executed",),
    "found": ("found",),
    "convictions": ("convicted",),
    "battles": ("revolt", "retaking", "invasion", "assault"),
    "disgraces": ("disgraced", "special-disgrace", "dismissed"),
}


def temper(seat: int) -> str:
    return policy.TEMPER_NAMES[seat % len(policy.TEMPER_NAMES)]


def founded(families: int, seed: str) -> State:
    s = found_empire(GAME.edition, 0, False)
    entries = []
    for seat in range(families):
        document = policy.found("", temper(seat), GAME.edition, Seeded(f"{seed} house {seat}"))
        entries.append(read_entry(s, document, GAME.edition.shared)[0])
    begin(s, entries, Seeded(seed), None)
    return s


def turn_played(s: State, seed: str) -> list[Event]:
    scene, names = policy.scene_of(s), Names(s)
    sheets = []
    for seat in range(len(s.families)):
        chance = Seeded(f"{seed} house {seat}", s.turn + 1)
        text = policy.write(scene, policy.means_of(s, seat), seat, temper(seat), chance)
        sheets.append(read_orders(s, seat, text, names)[0])
    events: list[Event] = []
    resolve(s, sheets, Seeded(seed, s.turn + 1), events)
    return events


def measured(s: State, kinds: Counter[str]) -> dict[str, Any]:
    living = [c for c in s.people if c.alive]
    purses = sorted(family.purse for family in s.families)
    prestige = sorted(c.pp for c in living)
    return {
        "living": len(living),
        "purse": [purses[0], purses[len(purses) // 2], purses[-1]],
        "prestige": [prestige[0], prestige[len(prestige) // 2], prestige[-1]],
        "imperial": sum(planet.imperial_colony for planet in s.planets),
        "rebel": sum(planet.holder == REBELS for planet in s.planets),
        "pouark": sum(planet.holder == POUARKS for planet in s.planets),
        **{name: sum(kinds[kind] for kind in group) for name, group in GROUPS.items()},
    }


def campaign(families: int, turns: int, nth: int) -> dict[str, Any]:
    seed = f"study {nth}"
    s = founded(families, seed)
    rows, totals, deaths = [], Counter[str](), Counter[str]()
    while s.turn < turns and s.end == PLAYING:
        events = turn_played(s, seed)
        kinds = Counter(event.kind for event in events)
        totals.update(kinds)
        deaths.update(str(event.values["cause"]) for event in events if event.kind == "death")
        rows.append(measured(s, kinds))
    points: dict[str, list[int]] = {name: [] for name in policy.TEMPER_NAMES}
    for family in s.families:
        points[temper(family.id)].append(family.points)
    best = max(s.families, key=lambda family: family.points)
    return {
        "turns": s.turn,
        "end": s.end,
        "winner": temper(best.id),
        "points": points,
        "totals": dict(totals),
        "deaths": dict(deaths),
        "rows": rows,
    }


if __name__ == "__main__":
    families, turns, campaigns = (int(word) for word in sys.argv[1:])
    found = [campaign(families, turns, nth) for nth in range(campaigns)]
    content = {"families": families, "turns": turns, "campaigns": found}
    (HERE / "study.json").write_text(json.dumps(content, separators=(",", ":")) + "\n", encoding="utf-8")
