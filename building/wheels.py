"""Two wheels: a compiled one for the Python at hand in dist/compiled, a pure one for any in dist/pure."""

import os
import shutil
from pathlib import Path

from .failures import run
from .places import PYTHON, ROOT


def build(kind: str) -> Path:
    """`compiled` or `pure`; the wheel's file."""
    folder = ROOT / "dist" / kind
    shutil.rmtree(folder, ignore_errors=True)
    environment = {**os.environ, "BELLE_ETOILE_PURE": "1" if kind == "pure" else ""}
    run(f"wheel-{kind}", [PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], environment, cwd=ROOT)
    return next(folder.glob("*.whl"))
