"""`belle-etoile rules`: the ledger of a game, one rule of it, or how well code and tests cover it."""

from argparse import Namespace
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.text import Text

import belle_etoile

from ..core.errors import BelleEtoileError
from ..core.game import Game
from ..core.ledger import Ledger, Rule
from ..games import on_the_shelf
from ..locales import ledger
from .parser import Parser
from .terminal import Terminal

INDENT: Final = 7  # room for a number


def add(parser: Parser) -> None:
    parser.thing("GAME", "game")
    parser.thing("NUMBER", "rule-number", nargs="?")
    parser.flag("coverage", "coverage")
    parser.flag("json", "json")


def run(terminal: Terminal, args: Namespace) -> int:
    game = on_the_shelf(args.game)
    if args.coverage:
        return _coverage(terminal, game, args.json)
    book = ledger(game.info.id, terminal.speaker.language)
    numbers = wanted(book, args.number)
    if args.json:
        terminal.print_json(_as_json(book, numbers))
    else:
        if args.number is None:
            terminal.out.print(Text(book.title, "title"))
        terminal.out.print(shown(terminal, book, numbers), soft_wrap=True)
    return 0


def wanted(book: Ledger, number: str | None) -> list[str]:
    """A rule and those below it, a chapter, or everything."""
    if number is None:
        return list(book.rules)
    found = [each for each in book.rules if each == number or each.startswith(number + ".")]
    if not found:
        near = get_close_matches(number, [*book.chapters, *book.rules], 1)
        raise BelleEtoileError(
            "error-rule",
            f"{book.title} has no rule {number}",
            {
                "rule": number,
                "game": book.title,
                "first": next(iter(book.rules)),
                "last": list(book.rules)[-1],
                "near": near[0] if near else "none",
            },
        )
    return found


def shown(terminal: Terminal, book: Ledger, numbers: list[str]) -> Text:
    """Rules by chapter, each with its number, heading, text and, in italics, how a doubt is settled."""
    openings = {number.split(".")[0]: number for number in reversed(book.rules)}  # the first rule of each chapter
    page = Text()
    for number in numbers:
        chapter = number.split(".")[0]
        if openings[chapter] == number:
            page.append(f"\n{chapter:<{INDENT}}", "brass").append(book.chapters[chapter].upper() + "\n", "title")
        page.append_text(_rule(terminal, book.rules[number]))
    page.rstrip()
    return page


def _rule(terminal: Terminal, rule: Rule) -> Text:
    entry = Text.assemble((f"\n{rule.number:<{INDENT}}", "brass"), (rule.heading + "\n", "bold"))
    entry.append(_indented(terminal, rule.text))
    if rule.reading:
        entry.append(_indented(terminal, terminal.say("rule-reading", text=rule.reading)), "italic quiet")
    if rule.table:
        entry.append(_indented(terminal, terminal.say("rule-table")), "quiet")
    return entry


def _indented(terminal: Terminal, text: str) -> str:
    return "".join(f"{' ' * INDENT}{line}\n" for line in terminal.wrapped(text, INDENT))


def _as_json(book: Ledger, numbers: list[str]) -> dict[str, object]:
    return {
        "title": book.title,
        "chapters": [
            {
                "number": chapter,
                "title": title,
                "rules": [_rule_as_json(book.rules[n]) for n in numbers if n.split(".")[0] == chapter],
            }
            for chapter, title in book.chapters.items()
            if any(n.split(".")[0] == chapter for n in numbers)
        ],
    }


def _rule_as_json(rule: Rule) -> dict[str, object]:
    return {
        "number": rule.number,
        "heading": rule.heading,
        "text": rule.text,
        "reading": rule.reading,
        "table": rule.table,
    }


def _coverage(terminal: Terminal, game: Game, as_json: bool) -> int:
    from .coverage import coverage

    package = Path(belle_etoile.__file__).parent
    folder = game.info.id.replace("-", "_")
    places = [package.parents[1] / "tests" / "games", Path("tests", "games").absolute()]  # beside src, or here
    tests = next((place for place in places if (place / folder).is_dir()), places[-1])
    if not (tests / folder).is_dir():
        raise BelleEtoileError("error-no-tests", f"no tests in {tests}", {"folder": str(tests)})
    found = coverage(folder, package / "games", tests)
    without_code = [number for number in found.rules if number not in found.with_code]
    without_test = [number for number in found.rules if number not in found.with_test]
    missing = [number for number in found.rules if number in without_code or number in without_test]
    if as_json:
        terminal.print_json(
            {
                "game": game.info.id,
                "rules": len(found.rules),
                "with_code": len(found.rules) - len(without_code),
                "with_test": len(found.rules) - len(without_test),
                "missing": missing,
                "without_code": without_code,
                "without_test": without_test,
                "left_to_the_table": list(found.table),
                "unknown": list(found.unknown),
            }
        )
        return 0
    terminal.tell(
        terminal.say(
            "rules-coverage",
            game=terminal.speaker.title(game.info.id),
            rules=len(found.rules),
            code=len(found.rules) - len(without_code),
            test=len(found.rules) - len(without_test),
        )
    )
    for id, numbers in (
        ("rules-without-code", without_code),
        ("rules-without-test", without_test),
        ("rules-unknown", list(found.unknown)),
    ):
        if numbers:
            terminal.tell(terminal.say(id, numbers=", ".join(numbers)))
    return 0
