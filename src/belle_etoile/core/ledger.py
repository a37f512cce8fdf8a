"""The ledger of a game's rules, read from rules.<language>.toml: every rule in our own words, by number."""

import tomllib
from typing import Final, final


@final
class Rule:
    """One numbered rule. `reading` settles a doubtful wording; `table` marks what players check by themselves."""

    def __init__(self, number: str, heading: str, text: str, reading: str, table: bool) -> None:
        self.number: Final = number
        self.heading: Final = heading
        self.text: Final = text
        self.reading: Final = reading
        self.table: Final = table


@final
class Ledger:
    """All rules of one game in one language, in reading order."""

    def __init__(self, title: str, chapters: dict[str, str], rules: dict[str, Rule]) -> None:
        self.title: Final = title
        self.chapters: Final = chapters
        self.rules: Final = rules


def parse_ledger(text: str) -> Ledger:
    """The ledger that the text of rules.<language>.toml tells."""
    content = tomllib.loads(text)
    chapters = {str(entry["number"]): str(entry["title"]) for entry in content["chapter"]}
    rules: dict[str, Rule] = {}
    for entry in content["rule"]:
        number = str(entry["number"])
        rules[number] = Rule(
            number,
            str(entry["heading"]),
            str(entry["text"]),
            str(entry.get("reading", "")),
            bool(entry.get("table", False)),
        )
    return Ledger(str(content["title"]), chapters, rules)
