"""What pages of the repository point at is there: files, anchors, and tests that they name."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "tests" / "data").rglob("*.md")])
LINK = re.compile(r"""\]\(([^)\s]+)\)|<img src="([^"]+)\"""")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
MODULE = re.compile(r"`((?:[\w.-]+/)*\w+\.py)[:`]")
TEST = re.compile(r"[` ](test_\w+)`")
SOURCES = ("src", "tests", "building", "tools", "docs", "web")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@cache
def text_of(page: Path) -> str:
    return FENCE.sub("", page.read_text(encoding="utf-8"))


@cache
def anchors_of(page: Path) -> set[str]:
    """As hosts of repositories and Sphinx make them from headings."""
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text_of(page))}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in ("".join(found) for found in LINK.findall(text_of(page))):
        if "://" in target or target.startswith("mailto:"):
            continue
        path, _, anchor = target.partition("#")
        place = page.parent / path if path else page
        assert place.exists(), target
        assert place.resolve().is_relative_to(ROOT), target
        assert not anchor or anchor in anchors_of(place), target


@cache
def modules() -> list[str]:
    return [f"/{name_of(file)}" for folder in SOURCES for file in (ROOT / folder).rglob("*.py")]


@cache
def all_tests() -> set[str]:
    files = (ROOT / "tests").rglob("test_*.py")
    return {name for file in files for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("page", [page for page in PAGES if page.stem != "CHANGELOG"], ids=name_of)
def test_modules_and_tests_that_are_named_are_there(page: Path) -> None:
    for named in MODULE.findall(text_of(page)):
        assert any(module.endswith(f"/{named}") for module in modules()), named
    for named in TEST.findall(text_of(page)):
        assert named in all_tests()
