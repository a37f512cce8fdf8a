"""Sentences that know what their names mean: a page links them without looking for any name."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

from ...games.stellarium.effects import HARD_SPACE

Kind: TypeAlias = Literal["person", "planet", "family", "rule"]

# Around a name while it is put into a sentence: for private use, and never printed.
OPEN: Final = "\ue001"
NAME: Final = "\ue002"
CLOSE: Final = "\ue003"
MARKED: Final = re.compile(f"{OPEN}([a-z]+) ([^{NAME}]*){NAME}([^{CLOSE}]*){CLOSE}")
UNMARKED: Final = dict.fromkeys(map(ord, (OPEN, NAME, CLOSE)))


def cleared(word: str) -> str:
    """What somebody wrote holds no marks."""
    return word.translate(UNMARKED)


@dataclass(frozen=True)
class Reference:
    """`id` is a person's code, the number of a planet or a family, or a rule's number."""

    text: str
    kind: Kind
    id: str

    @property
    def marked(self) -> str:
        return f"{OPEN}{self.kind} {self.id}{NAME}{cleared(self.text)}{CLOSE}"


Part: TypeAlias = str | Reference


@dataclass(frozen=True)
class Text:
    """Words and references, in the order of reading."""

    parts: tuple[Part, ...]

    def __str__(self) -> str:
        return "".join([part if isinstance(part, str) else part.text for part in self.parts])

    def __add__(self, more: str) -> "Text":
        return Text((*self.parts, more))

    @property
    def marked(self) -> str:
        return "".join([cleared(part) if isinstance(part, str) else part.marked for part in self.parts])


Line: TypeAlias = str | Text


def reference(text: str, kind: Kind, id: str) -> Text:
    return Text((Reference(text.replace(HARD_SPACE, " "), kind, id),))


def marked(line: Line) -> str:
    return cleared(line) if isinstance(line, str) else line.marked


def read(marked: str) -> Text:
    """A sentence that was put together with marks in it."""
    return Text(tuple(_parts(marked)))


def _parts(marked: str) -> Iterator[Part]:
    told = 0
    for found in MARKED.finditer(marked):
        if found.start() > told:
            yield marked[told : found.start()]
        yield Reference(found[3], cast(Kind, found[1]), found[2])
        told = found.end()
    if told < len(marked):
        yield marked[told:]


def joined(lines: Iterable[Line], between: str = ", ") -> Text:
    """With commas between them."""
    return read(between.join([marked(line) for line in lines]))
