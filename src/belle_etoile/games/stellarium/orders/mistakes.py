"""One mistake in an order document: where, against which rule, what was found, what would be right."""

from typing import Final, final

from ....core.errors import Values

WAITS: Final = "if-"  # kinds of warnings
LINE: Final = "line "  # of a document that is not TOML there


@final
class Mistake:
    """`kind` names its sentence (`stellarium-mistake-<kind>`)."""

    def __init__(self, place: str, rule: str, kind: str, found: str, right: str) -> None:
        self.place: Final = place
        self.rule: Final = rule
        self.kind: Final = kind
        self.found: Final = found
        self.right: Final = right

    def values(self) -> Values:
        values: Values = {"place": self.place, "rule": self.rule, "found": self.found, "right": self.right}
        if self.place.startswith(LINE):
            values["line"] = int(self.place.removeprefix(LINE))
        return values

    @property
    def waits(self) -> str:
        """Of a warning: the words of what must happen first (`stellarium-<waits>`); "" of a mistake."""
        return self.kind if self.kind.startswith(WAITS) else ""

    def text(self) -> str:
        return f"{self.place}: {self.kind} {self.found!r} ({self.rule}); right would be: {self.right}"

    def __repr__(self) -> str:
        return f"Mistake({self.place!r}, {self.rule!r}, {self.kind!r}, {self.found!r}, {self.right!r})"
