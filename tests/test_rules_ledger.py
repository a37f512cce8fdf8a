"""Every rule is told in both languages, carried out by code, and tested."""

from pathlib import Path

import pytest

from belle_etoile.cli.coverage import cited, coverage
from belle_etoile.core import Game
from belle_etoile.core.ledger import Ledger, parse_ledger
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games import SHELF

from .walking import folder_of

TESTS = Path(__file__).parent
SOURCES = TESTS.parent / "src" / "belle_etoile" / "games"

every_game = pytest.mark.parametrize("game", SHELF, ids=lambda game: game.info.id)


def ledger(game: Game, language: str) -> Ledger:
    return parse_ledger(packaged_text(f"games/{folder_of(game)}", f"rules.{language}.toml"))


@every_game
def test_both_languages_number_alike(game: Game) -> None:
    french, english = ledger(game, "fr"), ledger(game, "en")
    assert list(french.rules) == list(english.rules)
    assert list(french.chapters) == list(english.chapters)
    for number, rule in english.rules.items():
        assert french.rules[number].table == rule.table, number
        assert bool(french.rules[number].reading) == bool(rule.reading), number


@every_game
@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_is_left_empty(game: Game, language: str) -> None:
    told = ledger(game, language)
    assert told.title.strip()
    assert all(title.strip() for title in told.chapters.values())
    for rule in told.rules.values():
        assert rule.heading.strip(), rule.number
        assert rule.text.strip(), rule.number
        assert told.chapters[rule.number.split(".")[0]], rule.number


@every_game
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_number_is_given_twice(game: Game, language: str) -> None:
    text = packaged_text(f"games/{folder_of(game)}", f"rules.{language}.toml")
    told = ledger(game, language)
    assert text.count("[[rule]]") == len(told.rules)
    assert text.count("[[chapter]]") == len(told.chapters)


@every_game
def test_what_is_left_to_the_table_says_why(game: Game) -> None:
    for rule in ledger(game, "en").rules.values():
        assert rule.reading or not rule.table, rule.number


@every_game
def test_every_rule_has_code_and_a_test(game: Game) -> None:
    found = coverage(folder_of(game), SOURCES, TESTS / "games")
    assert not found.missing, "\n".join(["", *found.missing])


def test_numbers_are_found_where_people_write_them(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text(
        '"""1.2: a rule. Not 3: a chapter."""\n'
        "HALF = 0.5\n"
        "LIMIT = 4  # 4.1.2, 4.1.3\n"
        "RULE = '6.1.'\n"
        "def test_7_2_4_a_name() -> None: ...\n"
        "def test_8_is_a_chapter() -> None: ...\n",
        encoding="utf-8",
    )
    assert cited([file]) == {"1.2", "4.1.2", "4.1.3", "6.1", "7.2.4"}


def test_missing_names_the_rule_and_what_it_lacks(tmp_path: Path) -> None:
    code, tests = tmp_path / "code" / "stellar", tmp_path / "tests" / "stellar"
    code.mkdir(parents=True)
    tests.mkdir(parents=True)
    (code / "moves.py").write_text('"""4.2, 4.3, 99.9"""\n', encoding="utf-8")
    (tests / "test_rules.py").write_text("def test_4_3_x() -> None: ...\n", encoding="utf-8")
    found = coverage("stellar", tmp_path / "code", tmp_path / "tests")
    assert found.with_code == {"4.2", "4.3"}
    assert found.with_test == {"4.3"}
    assert found.unknown == ("99.9",)
    assert "stellar 4.2: no test cites it" in found.missing
    assert "stellar 4.1: no code cites it" in found.missing
    assert "stellar 99.9: cited, but no such rule" in found.missing
    assert not any(" 4.3:" in line or " 1.8:" in line for line in found.missing)
    assert "1.8" in found.table
