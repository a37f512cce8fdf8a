"""Component tables: what is in a box, read from TOML and checked, with the line of every mistake."""

from hashlib import sha256
from typing import final

from .errors import BadEdition, Values
from .toml import load


def digest_of(text: str) -> str:
    """Names an edition by its content: twelve hexadecimal digits.

    >>> digest_of("") == digest_of(" ")
    False
    """
    return sha256(text.encode()).hexdigest()[:12]


def read_edition(text: str, file: str) -> "TomlTable":
    """The whole file as a table; raises BadEdition with the line where it is not TOML."""
    try:
        content = load(text)
    except ValueError as error:  # also of a number with too many digits
        said = str(error)
        line = said.partition("at line ")[2].partition(",")[0]
        raise BadEdition(
            file,
            int(line) if line.isdecimal() else text.count("\n") + 1,
            f"not TOML: {said}",
            "not-toml",
            {"said": said},
        ) from None
    return TomlTable(content, file, _lines_of_keys(text.splitlines()), "", 0, "")


def _are_numbers(items: list[object]) -> bool:
    return all([isinstance(item, int) and not isinstance(item, bool) for item in items])


def _lines_of_keys(lines: list[str]) -> dict[tuple[str, int, str], int]:
    """Where every (table, which of that name, key) is set, and with the key "" where the table begins."""
    found = {("", 0, ""): 1}
    table, nth, depth = "", 0, 0  # depth counts the brackets of a list that goes on over several lines
    for number, line in enumerate(lines, 1):
        code = line.split("#")[0].strip()
        if depth == 0 and code.startswith("["):
            table, nth = code.strip("[] "), 0
            while (table, nth, "") in found:
                nth += 1
            found[table, nth, ""] = number
            continue
        if depth == 0 and "=" in code:
            found.setdefault((table, nth, code.split("=")[0].split(".")[0].strip()), number)
        depth += code.count("[") - code.count("]")
    return found


@final
class TomlTable:
    """A TOML table that knows its lines. Every reader below names the key, and what would be right, when it refuses.

    >>> box = read_edition('id = "ours"\\nhand = 2\\n', "edition.toml")
    >>> box.word("id"), box.number("hand", 1, 5)
    ('ours', 2)
    """

    def __init__(
        self,
        content: dict[str, object],
        file: str,
        lines: dict[tuple[str, int, str], int],
        header: str,
        nth: int,
        name: str,
    ) -> None:
        self.content = content
        self.file = file
        self.lines = lines
        self.header = header
        self.nth = nth
        self.name = name

    def line_of(self, key: str) -> int:
        """The line that sets `key` or begins the table of that name, else the beginning of this table."""
        for place in ((self.header, self.nth, key), (key, 0, ""), (self.header, self.nth, "")):
            if place in self.lines:
                return self.lines[place]
        return 1

    def wrong(self, key: str, reason: str, why: str = "", values: Values | None = None) -> BadEdition:
        """The refusal of a key, with its line and what would be right."""
        where = f"{self.name}.{key}" if self.name else key
        return BadEdition(self.file, self.line_of(key), f"{where}: {reason}", why, {**(values or {}), "where": where})

    def only(self, keys: tuple[str, ...]) -> None:
        """Refuse a key that nothing reads: it would be a misspelling."""
        for key in self.content:
            if key not in keys:
                raise self.wrong(
                    key, f"unknown; this table has {', '.join(keys)}", "unknown-key", {"known": ", ".join(keys)}
                )

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number between two bounds."""
        value = self.content.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(
                key,
                f"must be a whole number from {least} to {most}, not {value!r}",
                "number",
                {"least": least, "most": most, "found": repr(value)},
            )
        return value

    def flag(self, key: str) -> bool:
        """True or false; false where the key is missing."""
        value = self.content.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(key, f"must be true or false, not {value!r}", "flag", {"found": repr(value)})
        return value

    def word(self, key: str) -> str:
        """A word of lower-case letters, digits and hyphens."""
        value = self.content.get(key)
        if (
            not isinstance(value, str)
            or not value
            or not all(c.isascii() and (c.islower() or c.isdigit() or c == "-") for c in value)
        ):
            raise self.wrong(key, f"must be a word of a-z, 0-9 and '-', not {value!r}", "word", {"found": repr(value)})
        return value

    def choice(self, key: str, choices: tuple[str, ...]) -> int:
        """The place of the value among `choices`."""
        value = self.content.get(key)
        if not isinstance(value, str) or value not in choices:
            raise self.wrong(
                key,
                f"must be one of {', '.join(choices)}, not {value!r}",
                "choice",
                {"known": ", ".join(choices), "found": repr(value)},
            )
        return choices.index(value)

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers."""
        value = self.content.get(key)
        if not isinstance(value, list) or not _are_numbers(value):
            raise self.wrong(key, "must be a list of whole numbers", "numbers")
        return [int(item) for item in value]

    def number_lists(self, key: str) -> list[list[int]]:
        """A list of lists of whole numbers."""
        value = self.content.get(key)
        if not isinstance(value, list):
            raise self.wrong(key, "must be a list of lists of whole numbers", "number-lists")
        lists: list[list[int]] = []
        for inner in value:
            if not isinstance(inner, list) or not _are_numbers(inner):
                raise self.wrong(key, "must be a list of lists of whole numbers", "number-lists")
            lists.append([int(item) for item in inner])
        return lists

    def table(self, key: str) -> "TomlTable":
        """The table of this name."""
        value = self.content.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "this table is missing", "no-table")
        return TomlTable(value, self.file, self.lines, key, 0, key)

    def tables(self, key: str) -> "list[TomlTable]":
        """All tables of this name, `[[name]]`, in their order."""
        value = self.content.get(key)
        if not isinstance(value, list) or not all([isinstance(item, dict) for item in value]):
            raise self.wrong(key, f"there must be [[{key}]] tables", "no-tables", {"table": key})
        return [TomlTable(item, self.file, self.lines, key, nth, f"{key} {nth + 1}") for nth, item in enumerate(value)]
