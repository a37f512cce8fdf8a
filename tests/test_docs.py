"""The docs are a site: built without a warning, whole, and at home where there is no network."""

import re
from pathlib import Path

from building import docs

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "belle_etoile"
REFERENCE = ROOT / "docs" / "reference"
REMOTE = re.compile(r"""(?:href|src)=["'](?:https?:)?//|url\(["']?https?:|@import""")
NAMED = re.compile(r"automodule:: ([\w.]+)")


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """A dead link between pages, a missing anchor or a name that is not in the reference raises Failed.

    One test, because a site takes ten seconds.
    """
    site = tmp_path / "site"
    docs.build(site, tmp_path / "remembered")
    check_first_page(site)
    check_reference(site)
    check_links(site)
    check_nothing_is_remote(site)


def check_first_page(site: Path) -> None:
    assert "docs/index.html" in (site / "index.html").read_text(encoding="utf-8")
    assert "glossary.html" in (site / "docs" / "index.html").read_text(encoding="utf-8")


def check_reference(site: Path) -> None:
    page = (site / "docs" / "reference" / "core.html").read_text(encoding="utf-8")
    assert "a position and the log that led to it" in page
    assert 'id="belle_etoile.core.match.Match.play"' in page


def check_links(site: Path) -> None:
    """Those to pages stay links; those to folders of the repository become words."""
    page = (site / "README.html").read_text(encoding="utf-8")
    assert 'href="docs/games/stellarium.html"' in page
    assert "bench/results</a>" not in page


def check_nothing_is_remote(site: Path) -> None:
    files = [file for kind in ("html", "css") for file in site.rglob(f"*.{kind}")]
    assert len(files) > 20
    assert [file for file in files if REMOTE.search(file.read_text(encoding="utf-8"))] == []


def test_every_module_is_in_the_reference() -> None:
    """Of core, bots and arena."""
    named = {name for page in REFERENCE.glob("*.md") for name in NAMED.findall(page.read_text(encoding="utf-8"))}
    for room in ("core", "bots", "arena"):
        for file in (PACKAGE / room).glob("*.py"):
            module = f"belle_etoile.{room}" if file.stem == "__init__" else f"belle_etoile.{room}.{file.stem}"
            assert module in named
