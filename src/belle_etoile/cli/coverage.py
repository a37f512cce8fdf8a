"""Which rules of a game have code and tests: numbers are looked for where people write them."""

import re
import tokenize
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..core.ledger import parse_ledger
from ..core.packaged import packaged_text

NUMBER: Final = re.compile(r"(?<![\w.])\d+(?:\.\d+)+(?![\w.]*\d)")
TEST_NAME: Final = re.compile(r"test_(\d+(?:_\d+)+)_")
WRITTEN: Final = (tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING))


@dataclass(frozen=True)
class Coverage:
    """The rules of one game, those left to the table set aside."""

    game: str
    rules: tuple[str, ...]
    table: tuple[str, ...]
    with_code: frozenset[str]
    with_test: frozenset[str]
    unknown: tuple[str, ...]  # cited in code or named by a test, and not in the ledger

    @property
    def missing(self) -> list[str]:
        """One line for each rule without code or test and for each number that is no rule."""
        lines = [f"{self.game} {number}: no code cites it" for number in self.rules if number not in self.with_code]
        lines += [f"{self.game} {number}: no test cites it" for number in self.rules if number not in self.with_test]
        return lines + [f"{self.game} {number}: cited, but no such rule" for number in self.unknown]


def cited(files: Iterable[Path]) -> set[str]:
    """The numbers in comments, strings and names of tests."""
    return set().union(*[_written(file) | _named(file) for file in files])


def _words(file: Path, *kinds: int) -> list[str]:
    with tokenize.open(file) as source:
        return [token.string for token in tokenize.generate_tokens(source.readline) if token.type in kinds]


def _written(file: Path) -> set[str]:
    return {number for text in _words(file, *WRITTEN) for number in NUMBER.findall(text)}


def _named(file: Path) -> set[str]:
    found = [TEST_NAME.match(name) for name in _words(file, tokenize.NAME)]
    return {match[1].replace("_", ".") for match in found if match}


def coverage(game: str, sources: Path, tests: Path) -> Coverage:
    """`sources` and `tests` hold a folder for each game; a folder that is not there cites nothing."""
    rules = parse_ledger(packaged_text(f"games/{game}", "rules.en.toml")).rules
    code = sorted((sources / game).rglob("*.py"))
    tested = sorted((tests / game).rglob("*.py"))
    with_code, with_test = cited(code), cited(tested)
    claimed = with_code.union(*[_named(file) for file in tested])
    return Coverage(
        game=game,
        rules=tuple(number for number, rule in rules.items() if not rule.table),
        table=tuple(number for number, rule in rules.items() if rule.table),
        with_code=frozenset(with_code & set(rules)),
        with_test=frozenset(with_test & set(rules)),
        unknown=tuple(sorted(claimed - set(rules))),
    )
