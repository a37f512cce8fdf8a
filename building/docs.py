"""The docs as a site: Sphinx reads the repository's pages and the docstrings of the sources."""

import os
import shutil
from pathlib import Path
from typing import Final

from .failures import Failed, run
from .places import BUILD, PYTHON, ROOT

SITE: Final = BUILD / "docs"
FIRST: Final = SITE / "index.html"
CONFIGURATION: Final = ROOT / "docs" / "site"


def build(site: Path = SITE, remembered: Path = BUILD / "docs-remembered") -> None:
    """Raises Failed for dead links and whatever else Sphinx warns of. A second run reads only what has changed."""
    command: list[str | Path] = [PYTHON, "-m", "sphinx", "-b", "html", "--quiet", "--fail-on-warning"]
    folders: list[str | Path] = ["-c", CONFIGURATION, "-d", remembered, ROOT, site]
    try:
        run("docs", [*command, *folders], {**os.environ, "BELLE_ETOILE_PURE": "1"})
    except Failed:
        shutil.rmtree(remembered, ignore_errors=True)  # or the next run would not warn again
        raise
