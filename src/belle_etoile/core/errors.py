"""What can go wrong, each with the key of its sentence in the locale files and the values that fill it."""

from typing import TypeAlias

Values: TypeAlias = dict[str, int | str]


class BelleEtoileError(Exception):
    """Something a person can understand and put right; `key` names its sentence in `locales/<language>/core.ftl`."""

    def __init__(self, key: str, plain: str, values: Values) -> None:
        super().__init__(plain)
        self.key = key
        self.values = values


class BadNotation(BelleEtoileError):
    """The text is not a move of this game at all."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(
            "error-unreadable", f"unreadable move {text!r}; expected {expected}", {"move": text, "expected": expected}
        )


class IllegalMove(BelleEtoileError):
    """The text is a move, and a rule forbids it now."""

    def __init__(self, rule: str, seat: int, move: str) -> None:
        super().__init__(
            "error-illegal", f"{rule}: {move!r} is not allowed now", {"rule": rule, "seat": seat + 1, "move": move}
        )
        self.rule = rule


class NotYourTurn(BelleEtoileError):
    """The seat owes no move now."""

    def __init__(self, seat: int) -> None:
        super().__init__("error-not-your-turn", f"seat {seat + 1} is not waited for", {"seat": seat + 1})


class StaleMove(BelleEtoileError):
    """The move answers a position that is no longer on the table."""

    def __init__(self, seen: int, version: int) -> None:
        super().__init__(
            "error-stale", f"position {seen} was seen, the table is at {version}", {"seen": seen, "version": version}
        )


class NothingToUndo(BelleEtoileError):
    """New information or another player's move stands in the way, or nothing was played yet."""

    def __init__(self, seat: int) -> None:
        super().__init__("error-no-undo", f"seat {seat + 1} has nothing to take back", {"seat": seat + 1})


class BadSetup(BelleEtoileError):
    """Unknown game, option or choice, or a number of seats the box does not allow."""


class BadFile(BelleEtoileError):
    """A file that cannot be used: file, line and reason. `why` names the reason's sentence (`reason-<why>`)."""

    def __init__(self, key: str, file: str, line: int, reason: str, why: str, values: Values | None) -> None:
        place: Values = {"file": file, "line": line, "reason": reason, "why": why}
        super().__init__(key, f"{file}, line {line}: {reason}", {**(values or {}), **place})


class BadEdition(BadFile):
    """A component table that cannot be played with."""

    def __init__(self, file: str, line: int, reason: str, why: str = "", values: Values | None = None) -> None:
        super().__init__("error-edition", file, line, reason, why, values)


class BadLog(BadFile):
    """A log that cannot be read or does not replay."""

    def __init__(self, file: str, line: int, reason: str, why: str = "", values: Values | None = None) -> None:
        super().__init__("error-log", file, line, reason, why, values)
