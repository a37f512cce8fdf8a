"""The log of a match as text: a short heading, then one line per move with the outcomes of chance.

    belle-etoile log 1
    game stellar 1
    edition house 0b1c2d3e4f50
    seats 2
    options first=random
    commitment 5f3a...
    0 setup | 1 3 0 2
    1 1 open mars
    2 2 open io | 12 7 40 3 21 9 30 11 2
    3 1 take 4

A move line is the version, the seat (from 1), the move, and after the bar what chance decided. `undo` takes back the
move before it, `undo-all` the last move of its seat and all that came after it. The line `seed ...` is added when the
match is over, so that anyone can verify the deal. A line that begins with a hash is a note, and not read.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from .errors import BadLog

HEADING: Final = "belle-etoile log 1"
UNDO: Final = "undo"
UNDO_ALL: Final = "undo-all"
SETUP: Final = "setup"
NOTE: Final = "# "  # begins a line for people to read, such as what was said at the table
TABLE: Final = -1  # the seat of what nobody plays: the setup


@mypyc_attr(acyclic=True)
@final
class Record:
    """One line of a log: who played what, and what chance decided."""

    def __init__(self, version: int, seat: int, move: str, outcomes: Sequence[int]) -> None:
        self.version: Final = version
        self.seat: Final = seat
        self.move: Final = move
        self.outcomes: Final = tuple(outcomes)

    @property
    def takes_back(self) -> bool:
        """Whether this record takes back what came before it, and holds no move of the game."""
        return self.move in (UNDO, UNDO_ALL)

    def text(self) -> str:
        """One line, as `parse_record` reads it.

        >>> Record(17, 1, "take 4", [3]).text()
        '17 2 take 4 | 3'
        """
        who = f"{self.seat + 1} " if self.seat != TABLE else ""
        luck = " | " + " ".join(map(str, self.outcomes)) if self.outcomes else ""
        return f"{self.version} {who}{self.move}{luck}"


@final
class Log:
    """A heading and records. `seed` is empty until the match is over."""

    def __init__(
        self,
        game: str,
        game_version: int,
        edition: str,
        edition_digest: str,
        seats: int,
        options: dict[str, str],
        commitment: str,
    ) -> None:
        self.game: Final = game
        self.game_version: Final = game_version
        self.edition: Final = edition
        self.edition_digest: Final = edition_digest
        self.seats: Final = seats
        self.options: Final = options
        self.commitment: Final = commitment
        self.base = 0  # the version of the first record kept; above 0 after a snapshot
        self.records: list[Record] = []
        self.seed = ""

    @property
    def next_version(self) -> int:
        """The version that the next record will have."""
        return self.base + len(self.records)

    def without_records(self) -> "Log":
        """A new log with the same heading."""
        return Log(
            self.game,
            self.game_version,
            self.edition,
            self.edition_digest,
            self.seats,
            self.options,
            self.commitment,
        )

    def heading(self) -> list[str]:
        """The lines before the records."""
        options = " ".join(f"{name}={choice}" for name, choice in self.options.items())
        return [
            HEADING,
            f"game {self.game} {self.game_version}",
            f"edition {self.edition} {self.edition_digest}",
            f"seats {self.seats}",
            f"options {options}".rstrip(),
            f"commitment {self.commitment}",
        ]

    def text(self) -> str:
        """The whole log, as `parse_log` reads it."""
        lines = self.heading() + [record.text() for record in self.records]
        if self.seed:
            lines.append(f"seed {self.seed}")
        return "\n".join(lines) + "\n"


def parse_record(line: str, file: str, number: int) -> Record:
    """`17 2 take 4 | 3` as a Record; `file` and `number` are for the error."""
    record = _record_of(line)
    if record is None or record.text() != line:
        raise BadLog(file, number, f"not a move line: {line!r}", "no-move-line", {"found": line})
    return record


def _record_of(line: str) -> Record | None:
    left, _, luck = line.partition(" | ")
    words = left.split(" ")
    try:
        version = int(words[0])
        outcomes = [int(word) for word in luck.split()]
        if words[1:] == [SETUP]:
            return Record(version, TABLE, SETUP, outcomes)
        seat = int(words[1]) - 1
    except (ValueError, IndexError):
        return None
    if len(words) < 3 or seat < 0 or words[2] == SETUP:
        return None
    return Record(version, seat, " ".join(words[2:]), outcomes)


def _heading_words(lines: list[str], file: str, number: int, name: str, least: int) -> list[str]:
    """The words after `name` on heading line `number` (from 1)."""
    words = lines[number - 1].split() if len(lines) >= number else []
    if not words or words[0] != name or len(words) <= least:
        found = lines[number - 1] if len(lines) >= number else "the end of the file"
        raise BadLog(
            file,
            number,
            f"expected '{name} ...', found {found!r}",
            "heading",
            {"expected": f"{name} …", "found": found},
        )
    return words[1:]


def _heading_number(lines: list[str], file: str, number: int, word: str) -> int:
    if not word.isdecimal():
        raise BadLog(
            file,
            number,
            f"expected a number, found {word!r} in {lines[number - 1]!r}",
            "heading-number",
            {"found": word},
        )
    return int(word)


def parse_log(text: str, file: str) -> Log:
    """Read a log; raises BadLog with the line. `replayed` then says whether it can be played again."""
    lines = text.splitlines()
    if not lines or lines[0] != HEADING:
        found = lines[0] if lines else ""
        raise BadLog(
            file, 1, f"expected {HEADING!r}, found {found!r}", "heading", {"expected": HEADING, "found": found}
        )
    game = _heading_words(lines, file, 2, "game", 2)
    edition = _heading_words(lines, file, 3, "edition", 2)
    seats = _heading_words(lines, file, 4, "seats", 1)
    options: dict[str, str] = {}
    for pair in _heading_words(lines, file, 5, "options", 0):
        name, equals, choice = pair.partition("=")
        if not equals:
            raise BadLog(
                file, 5, f"expected name=choice, found {pair!r}", "heading", {"expected": "name=choice", "found": pair}
            )
        options[name] = choice
    commitment = _heading_words(lines, file, 6, "commitment", 1)
    log = Log(
        game[0],
        _heading_number(lines, file, 2, game[1]),
        edition[0],
        edition[1],
        _heading_number(lines, file, 4, seats[0]),
        options,
        commitment[0],
    )
    for number, line in enumerate(lines[6:], 7):
        if line.startswith(NOTE):
            continue
        if line.startswith("seed "):
            log.seed = line[5:]
        else:
            record = parse_record(line, file, number)
            if record.version != len(log.records):
                raise BadLog(
                    file,
                    number,
                    f"expected version {len(log.records)}, found {record.version}",
                    "version",
                    {"expected": len(log.records), "found": record.version},
                )
            log.records.append(record)
    return log
