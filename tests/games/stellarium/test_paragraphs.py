"""Every numbered paragraph of the rulebook is in both ledgers and has a test that bears its number."""

import re
from pathlib import Path

import pytest

from belle_etoile.core.ledger import parse_ledger
from belle_etoile.core.packaged import packaged_text

# The sections of the printed rules, each with the number of its last paragraph.
SECTIONS: tuple[tuple[int, ...], ...] = (
    *((0, 4), (1, 1, 1), (1, 2, 2), (1, 3, 5), (1, 4, 2), (1, 5, 4), (2, 0, 4), (2, 1, 3), (2, 2, 6), (2, 3, 4)),
    *((2, 4, 4), (2, 5, 2), (2, 6, 5), (2, 7, 4), (2, 8, 6), (2, 9, 3), (3, 10), (4, 10), (5, 3), (5, 3, 5), (6, 5)),
    *((7, 7), (8, 4), (9, 2), (10, 3), (11, 6), (11, 2, 6), (12, 4), (12, 3, 10), (13, 6), (14, 8), (15, 5), (16, 1)),
    *((17, 4), (18, 2), (19, 2), (20, 2), (21, 3), (22, 8), (23, 1), (24, 2), (25, 1), (26, 2), (27, 4), (27, 2, 9)),
    *((27, 3, 6), (27, 4, 7), (28, 6), (29, 4), (30, 3)),
)
VERSIONS = {"A.1", "A.2"}  # how versions of the book are numbered: nothing to carry out
PRINTED = {".".join(map(str, (*section, nth))) for *section, last in SECTIONS for nth in range(1, last + 1)} | VERSIONS
OURS = ("1.0.", "31.", "32.")  # what the book says without numbers: purchases, the beginning, the institutions


def numbers_tested() -> set[str]:
    """Numbers in the names of tests: test_12_3_9_more_dice is 12.3.9."""
    code = "\n".join([file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py"))])
    names = re.findall(r"^def test_(\d+(?:_\d+)+)_[a-z]", code, re.MULTILINE)
    return {name.replace("_", ".") for name in names}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_ledgers_hold_every_printed_paragraph(language: str) -> None:
    told = set(parse_ledger(packaged_text("games/stellarium", f"rules.{language}.toml")).rules)
    assert not PRINTED - told
    assert {number for number in told - PRINTED if not number.startswith(OURS)} == set()


def test_every_paragraph_has_a_test_of_its_own() -> None:
    told = set(parse_ledger(packaged_text("games/stellarium", "rules.fr.toml")).rules)
    assert sorted(told - VERSIONS - numbers_tested()) == []
    assert sorted(numbers_tested() - told) == []
