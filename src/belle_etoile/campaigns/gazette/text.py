"""Sentences that know what their names mean: a page links them without looking for any name."""

import re
from collections.abc import Callable, Iterable
from typing import Final, Literal, NamedTuple, TypeAlias, cast, final

from ...games.stellarium.effects import HARD_SPACE

Kind: TypeAlias = Literal["person", "planet", "family", "rule"]

# Around a name while it is put into a sentence: for private use, and never printed.
OPEN: Final = "\ue001"
NAME: Final = "\ue002"
CLOSE: Final = "\ue003"
MARKED: Final = re.compile(f"{OPEN}([a-z]+) ([^{NAME}]*){NAME}([^{CLOSE}]*){CLOSE}")
MEANING: Final = re.compile(f"{OPEN}[a-z]+ [^{NAME}]*{NAME}")
UNMARKED: Final = dict.fromkeys(map(ord, (OPEN, NAME, CLOSE)))


def cleared(word: str) -> str:
    """What somebody wrote holds no marks."""
    return word.translate(UNMARKED) if OPEN in word or NAME in word or CLOSE in word else word


class Reference(NamedTuple):
    """`id` is a person's code, the number of a planet or a family, or a rule's number."""

    text: str
    kind: Kind
    id: str


Part: TypeAlias = str | Reference


@final
class Text:
    """Words and references. Most are only read, three times over: `parts` are found when somebody follows them."""

    __slots__ = ("_words", "marked")

    def __init__(self, marked: str, words: str | None = None) -> None:
        self.marked: Final = marked
        self._words: Final = words if words is not None else MEANING.sub("", marked).replace(CLOSE, "")

    def __str__(self) -> str:
        return self._words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.marked == other.marked

    def __hash__(self) -> int:
        return hash(self.marked)

    def __add__(self, more: str) -> "Text":
        plain = cleared(more)
        return Text(self.marked + plain, self._words + plain)

    def naming(self, tell: Callable[[str], str]) -> str:
        """The words, with each name as `tell` puts it."""
        return MARKED.sub(lambda found: tell(found[3]), self.marked)

    @property
    def parts(self) -> tuple[Part, ...]:
        """In the order of reading."""
        found: list[Part] = []
        told = 0
        for name in MARKED.finditer(self.marked):
            found += [self.marked[told : name.start()], Reference(name[3], cast(Kind, name[1]), name[2])]
            told = name.end()
        return tuple([part for part in [*found, self.marked[told:]] if part])


Line: TypeAlias = str | Text


def reference(text: str, kind: Kind, id: str) -> Text:
    name = cleared(text.replace(HARD_SPACE, " "))
    return Text(f"{OPEN}{kind} {id}{NAME}{name}{CLOSE}", name)


def marked(line: Line) -> str:
    return cleared(line) if isinstance(line, str) else line.marked


def joined(lines: Iterable[Line], between: str = ", ") -> Text:
    """With commas between them."""
    return Text(between.join([marked(line) for line in lines]))
