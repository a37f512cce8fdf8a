"""Facts that leave a game, each with its audience."""

from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from .errors import Values

Seat: TypeAlias = int  #: Counted from 0

EVERYONE: Final = -1  #: As an audience: all seats and spectators; as a viewer: the spectator
NOBODY: Final = -1  #: As the seat whose turn it is: the game is over


def hears(only: int, seat: int) -> bool:
    """Whether what is for `only` reaches this seat.

    >>> hears(EVERYONE, 1), hears(1, 1), hears(0, 1)
    (True, True, False)
    """
    return only == EVERYONE or only == seat


@mypyc_attr(acyclic=True)
@final
class Event:
    """One fact: `kind` names its sentence (`<game>-event-<kind>`), `values` fill it, `only` may hear it."""

    def __init__(self, only: int, rule: str, kind: str, seat: int, values: Values) -> None:
        self.only: Final = only
        self.rule: Final = rule
        self.kind: Final = kind
        self.seat: Final = seat
        self.values: Final = values

    def heard_by(self, seat: int) -> bool:
        """Whether a seat, or EVERYONE for the spectator, may hear of it."""
        return hears(self.only, seat)

    def plain(self) -> dict[str, object]:
        """The event as a mapping for JSON, without its audience."""
        return {"rule": self.rule, "kind": self.kind, "seat": self.seat, "values": self.values}

    def __repr__(self) -> str:
        return f"Event({self.only}, {self.rule!r}, {self.kind!r}, {self.seat}, {self.values!r})"
