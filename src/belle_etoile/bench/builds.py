"""The same measurement with the compiled and with the plain modules, whichever of them is installed."""

import json
import subprocess
import sys
from pathlib import Path

import belle_etoile

PACKAGE = Path(belle_etoile.__file__).parent

# Runs before the package is imported: its folders are searched for .py files only.
PLAIN_FIRST = """
import json, os, sys
from importlib.machinery import FileFinder, SourceFileLoader

def plain(path):
    if not path.startswith({package!r}):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, [".py"]))

if {plain}:
    sys.path_hooks.insert(0, plain)
    os.environ["BELLE_ETOILE_PURE"] = "1"  # a checkout keeps its compiled modules elsewhere
sys.path.insert(0, {parent!r})
from belle_etoile.bench.measure import cost
from belle_etoile.games import game_named

json.dump(cost(game_named({game!r}), {seconds}).plain(), sys.stdout)
"""


def measure_build(game_id: str, seconds: float, plain: bool) -> dict[str, float]:
    """The cost of a game in a process of its own."""
    code = PLAIN_FIRST.format(
        package=str(PACKAGE), parent=str(PACKAGE.parent), plain=plain, game=game_id, seconds=seconds
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    told: dict[str, float] = json.loads(run.stdout)
    return told
