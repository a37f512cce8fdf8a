"""Check, measure and tell the house edition of Star Explorer.

    python -m tools.star_explorer check
    python -m tools.star_explorer measure [--games 400] [--solo greedy=200 --solo search:300=200] [--seed 1]
    python -m tools.star_explorer report

`measure` adds what it finds to docs/games/star-explorer/measures.json; `report` writes docs/games/star-explorer.md and
its pictures from there. Run from the root of the project, with the package on the path, compiled if possible.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import cast

from belle_etoile.games.star_explorer import GAME

from .balance import Measures, solo_games, table_games
from .check import statements
from .report import write_report

DOCS = Path("docs/games")
MEASURES = DOCS / "star-explorer" / "measures.json"


def check() -> int:
    wrong = 0
    for statement, kept in statements(GAME.edition):
        print(f"{'ok  ' if kept else 'NOT '} {statement}")
        wrong += not kept
    return 1 if wrong else 0


def measure(games: int, solo: list[str], seed: int) -> None:
    found = cast(Measures, json.loads(MEASURES.read_text())) if MEASURES.exists() else Measures()
    if games:
        found.update(table_games(GAME, games, seed))
    for each in solo:
        name, _, many = each.partition("=")
        found.setdefault("solo", {})[name] = solo_games(GAME, name, int(many), seed)
    MEASURES.parent.mkdir(parents=True, exist_ok=True)
    MEASURES.write_text(json.dumps(found) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.star_explorer", description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=["check", "measure", "report"])
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--solo", action="append", default=[], metavar="BOT=GAMES")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.what == "check":
        return check()
    if args.what == "measure":
        measure(args.games, args.solo, args.seed)
    else:
        write_report(GAME, cast(Measures, json.loads(MEASURES.read_text())), DOCS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
