"""One word for one thing: docs/glossary.md names what there is, and the other pages obey it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GLOSSARY = ROOT / "docs" / "glossary.md"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"])
NOT_PROSE = re.compile(r"^```.*?^```$|`[^`\n]+`|\]\([^)]+\)", re.MULTILINE | re.DOTALL)
NOT_USED = re.compile(r"\b(?:houses?(?! edition)|clerks?|darkness|dearest|campaign leader)\b", re.IGNORECASE)
SOURCES = sorted(file for folder in ("src", "building", "tools") for file in (ROOT / folder).rglob("*.py"))
NOT_IN_SOURCES = re.compile(
    r"(?<!edition )\b(?:houses?(?! edition)|clerks?|thinkers?|darkness|dearest)\b", re.IGNORECASE
)
WORD = re.compile(r"^\| \*\*(.+?)\*\*", re.MULTILINE)
CLASS = re.compile(r"`([A-Z][a-z]\w+)`")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", [page for page in PAGES if page != GLOSSARY], ids=name_of)
def test_pages_use_the_words_of_the_glossary(page: Path) -> None:
    prose = NOT_PROSE.sub("", page.read_text(encoding="utf-8"))
    assert NOT_USED.findall(prose) == []


def test_sources_use_the_words_of_the_glossary() -> None:
    """A line may name what 0.1 wrote, if it says so."""
    for file in SOURCES:
        lines = file.read_text(encoding="utf-8").splitlines()
        wrong = [line for line in lines if NOT_IN_SOURCES.search(line) and "0.1" not in line and "0_1" not in line]
        assert wrong == [], name_of(file)


def test_each_word_has_one_line() -> None:
    words = WORD.findall(GLOSSARY.read_text(encoding="utf-8"))
    assert len(words) > 100
    assert len(words) == len(set(words))


def test_classes_that_it_names_are_there() -> None:
    sources = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py"))
    for name in CLASS.findall(GLOSSARY.read_text(encoding="utf-8")):
        assert re.search(rf"^class {name}\b", sources, re.MULTILINE), name
