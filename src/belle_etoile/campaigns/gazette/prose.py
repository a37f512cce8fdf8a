"""Facts as sentences: the gazette's own words where it has some, the referee's where not; French elides."""

import re
from typing import Final

from ...core.events import Event
from ...games.stellarium.effects import HARD_SPACE
from ...locales import Speaker, Value, speaker
from ...locales.french import begins_softly
from .references import Index, Named
from .text import NAME, OPEN, Line, Text
from .text import marked as marked_line

GAME: Final = "stellarium"
MARK: Final = "\u2060"  # stands before a word that was put into a sentence; never printed
NAMES: Final = (
    *("person", "bride", "groom", "priest", "father", "mother", "family", "other", "planet", "ship", "to"),
    *("captain", "code", "names"),
)
HOLE: Final = "\ue004"  # around the key of what is put in later
SOFT: Final = "\ue000"  # after the mark: French elides before this word
ELISION: Final = re.compile(
    rf"\b(?P<elided>[DdLlJjNnSsMmTtCc]|[Qq]u)[ea] {MARK}(?={SOFT})|\b(?P<of>[Dd]e|[Àà]) {MARK}"
    rf"(?P<name>(?:{OPEN}[^{NAME}]*{NAME})?)(?P<the>les?) "
)
CONTRACTED: Final = {"dele": "du", "deles": "des", "àle": "au", "àles": "aux"}


def marked(word: Line) -> str:
    return f"{MARK}{SOFT if begins_softly(str(word)) else ''}{marked_line(word)}"


def may_come_later(value: Value) -> bool:
    """Whether no word beside it depends on it before French elides: a number, or a word that is marked."""
    return not isinstance(value, str) or value.startswith(MARK)


def may_elide(said: str) -> bool:
    """Whether French may contract something before a word that is put in."""
    return MARK in said or any([f"{end} {HOLE}" in said for end in "eaàÀ"])


def elided(text: str) -> str:
    """French contracts before the words that were put in."""
    return ELISION.sub(_contracted, text)


def _contracted(found: re.Match[str]) -> str:
    if found["elided"]:
        return f"{found['elided']}’"
    short = CONTRACTED[found["of"].lower() + found["the"]]
    return f"{short.capitalize() if found['of'][0].isupper() else short} {found['name']}"


def unmarked(text: str) -> str:
    return text.replace(MARK, "").replace(SOFT, "").replace(HARD_SPACE, " ")


NUMBERS: Final = {  # two to ten; one has a branch of its own in messages, for the sake of gender
    "fr": ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
}


def word_of_rule(letter: str, rule: str) -> str:
    """As a message can choose by it: `r24-1`."""
    return letter + rule.replace(".", "-")


def in_words(number: int, language: str) -> str:
    """Small numbers as prose writes them."""
    return NUMBERS[language][number - 2] if 2 <= number <= 10 else str(number).replace("-", "−")


class Prose:
    """Speaks one language of one turn, whose facts live as long as it does. Without an index no name means anything."""

    def __init__(self, language: str, index: Index | None = None, turn: int = 0) -> None:
        self.language: Final = language
        self.speaker: Final[Speaker] = speaker(language)
        self._index: Final = index
        self._turn: Final = turn
        self._nouns: Final[dict[tuple[str, str], str]] = {}
        self._told: Final[dict[int, Text]] = {}
        self._shapes: Final[dict[tuple[object, ...], tuple[list[str], bool]]] = {}
        self._numbers: Final[dict[int | float, str]] = {}
        self._said: Final[dict[tuple[object, ...], Text]] = {}

    def say(self, id: str, **values: Value) -> str:
        """A message of the gazette, as mere words."""
        return str(self.tell(id, **values))

    def tell(self, id: str, **values: Value | Text) -> Text:
        """A message of the gazette; the names in it mean what they meant in the values. Said once: a thousand reports
        share their headings, and a register tells of everybody what reports told.
        """
        key = (id, *values.items())
        known = self._said.get(key)
        if known is None:
            known = self._said[key] = self._made(f"{GAME}-{id}", values)
        return known

    def fact(self, event: Event) -> Text:
        """One fact as the gazette tells it; each is put into words once."""
        known = self._told.get(id(event))
        if known is None:
            own = f"{GAME}-gazette-{event.kind}"
            message = own if self.speaker.has(own) else f"{GAME}-event-{event.kind}"
            known = self._told[id(event)] = self._made(message, self.named(event))
        return known

    def _made(self, message: str, values: Named) -> Text:
        """Fluent chooses the words once for all sentences that differ only in names and numbers it does not look at."""
        variables = self.speaker.variables(message)
        filled = self._filled(values, variables.all)
        put = {
            key: self._told_of(value)
            for key, value in filled.items()
            if key not in variables.choosing and may_come_later(value)
        }
        shape = (message, *put, *[item for item in filled.items() if item[0] not in put])
        known = self._shapes.get(shape)
        if known is None:
            holes = {key: f"{HOLE}{key}{HOLE}" for key in put}
            said = self.speaker.say(message, **{**filled, **holes})
            known = self._shapes[shape] = (said.split(HOLE), self.language == "fr" and may_elide(said))
        parts, elides = known
        words = parts[:]
        words[1::2] = [put[key] for key in parts[1::2]]
        whole = "".join(words)
        return Text(unmarked(elided(whole) if elides else whole))

    def _told_of(self, value: Value) -> str:
        """A number as it is written in this language."""
        if isinstance(value, str):
            return value
        known = self._numbers.get(value)
        if known is None:
            known = self._numbers[value] = self.speaker.number(value)
        return known

    def named(self, event: Event) -> Named:
        """What a fact says, for `tell`: its names know whom they mean. Its rule, as `act`, tells like acts apart."""
        named: Named = self._index.named(event, self._turn) if self._index is not None else dict(event.values)
        named["act"] = word_of_rule("r", event.rule)
        if "charge" in named:
            named["charge"] = word_of_rule("c", str(event.values["charge"]))
        return named

    def name(self, event: Event, key: str) -> Line:
        """One name in a fact, or its code."""
        meant = self._index.meant(event, key, self._turn) if self._index is not None else event.values[key]
        return meant if isinstance(meant, Text) else str(meant)

    def together(self, lines: list[Line]) -> Text:
        """A list as one says it."""
        return Text(unmarked(self.speaker.together([marked_line(line) for line in lines])))

    def noun(self, key: str, word: str) -> str:
        found = self._nouns.get((key, word))
        if found is None:
            found = self._nouns[key, word] = self.speaker.noun(GAME, key, word)
        return found

    def _filled(self, values: Named, wanted: frozenset[str]) -> dict[str, Value]:
        """What the message asks for. Names are marked for elision; a word is told by its noun, and by itself under
        `<key>-word`; a number also in words, under `<key>-said` and, for the beginning of a sentence, `<key>-cap`.
        """
        filled: dict[str, Value] = {}
        for key, value in values.items():
            if key in wanted:
                filled[key] = self._put(key, value)
            if isinstance(value, int):
                if f"{key}-said" in wanted:
                    filled[f"{key}-said"] = in_words(value, self.language)
                if f"{key}-cap" in wanted:
                    filled[f"{key}-cap"] = in_words(value, self.language).capitalize()
            elif isinstance(value, str) and f"{key}-word" in wanted:
                filled[f"{key}-word"] = value
        return filled

    def _put(self, key: str, value: Value | Text) -> Value:
        """A value as it stands in a sentence."""
        if isinstance(value, int | float):
            return value
        if isinstance(value, Text) or key in NAMES:
            return marked(value) if value else "none"
        return value if key == "sex" else marked(self.noun(key, value))
