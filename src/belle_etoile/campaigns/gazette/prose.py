"""Facts as sentences: the gazette's own words where it has some, the referee's where not; French elides."""

import re
from typing import Final

from ...core.events import Event
from ...games.stellarium.effects import HARD_SPACE
from ...locales import Speaker, Value, speaker

GAME: Final = "stellarium"
MARK: Final = "\u2060"  # stands before a word that was put into a sentence; never printed
NAMES: Final = (
    *("person", "bride", "groom", "priest", "father", "mother", "family", "other", "planet", "ship", "to"),
    *("captain", "code", "names"),
)
VOWELS: Final = "aeiouyàâäéèêëîïôöùûüœæ"
ASPIRATED: Final = ("harpie", "héros", "hérault", "hun", "hollande", "hongrie")
SOFT: Final = "\ue000"  # after the mark: the word begins with a vowel that one hears
ELISION: Final = re.compile(
    rf"\b(?P<elided>[DdLlJjNnSsMmTtCc]|[Qq]u)[ea] {MARK}(?={SOFT})|\b(?P<of>[Dd]e|[Àà]) {MARK}(?P<the>les?) "
)
CONTRACTED: Final = {"dele": "du", "deles": "des", "àle": "au", "àles": "aux"}


def begins_softly(word: str) -> bool:
    """Does one say d’Altaïr, not de Altaïr? A y before a vowel and an aspirated h stand hard."""
    low = word.casefold()
    if not low:
        return False
    if low[0] == "h":
        return len(low) > 1 and low[1] in VOWELS and not low.startswith(ASPIRATED)
    if low[0] == "y":
        return len(low) > 1 and low[1] not in VOWELS
    return low[0] in VOWELS


def marked(word: str) -> str:
    return f"{MARK}{SOFT if begins_softly(word) else ''}{word}"


def elided(text: str) -> str:
    """French contracts before the words that were put in."""
    return ELISION.sub(_contracted, text)


def _contracted(found: re.Match[str]) -> str:
    if found["elided"]:
        return f"{found['elided']}’"
    short = CONTRACTED[found["of"].lower() + found["the"]]
    return f"{short.capitalize() if found['of'][0].isupper() else short} "


def unmarked(text: str) -> str:
    return text.replace(MARK, "").replace(SOFT, "").replace(HARD_SPACE, " ")


NUMBERS: Final = {  # two to ten; one has a branch of its own in messages, for the sake of gender
    "fr": ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
}
MINUS: Final = re.compile(r"(?<![\w\d-])-(?=\d)")


def in_words(number: int, language: str) -> str:
    """Small numbers as prose writes them."""
    return NUMBERS[language][number - 2] if 2 <= number <= 10 else str(number)


class Prose:
    """Speaks one language for one issue, whose facts live as long as it does."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.speaker: Final[Speaker] = speaker(language)
        self._nouns: Final[dict[tuple[str, str], str]] = {}
        self._told: Final[dict[int, str]] = {}

    def say(self, id: str, **values: Value) -> str:
        """A message of the gazette."""
        return self._finished(self.speaker.say(f"{GAME}-{id}", **self._filled(values)))

    def fact(self, event: Event) -> str:
        """One fact as the gazette tells it; each is put into words once."""
        known = self._told.get(id(event))
        if known is None:
            own = f"{GAME}-gazette-{event.kind}"
            message = own if self.speaker.has(own) else f"{GAME}-event-{event.kind}"
            said = self.speaker.say(message, **self._filled(dict(event.values)))
            known = self._told[id(event)] = self._finished(said)
        return known

    def noun(self, key: str, word: str) -> str:
        found = self._nouns.get((key, word))
        if found is None:
            found = self._nouns[key, word] = self.speaker.noun(GAME, key, word)
        return found

    def _filled(self, values: dict[str, Value]) -> dict[str, Value]:
        """Names are marked for elision; a word is told by its noun, and by itself under `<key>-word`; a number also in
        words, under `<key>-said` and, for the beginning of a sentence, `<key>-cap`.
        """
        filled: dict[str, Value] = {}
        for key, value in values.items():
            if not isinstance(value, str):
                filled[key] = value
                if isinstance(value, int):
                    filled[f"{key}-said"] = in_words(value, self.language)
                    filled[f"{key}-cap"] = in_words(value, self.language).capitalize()
            elif key in NAMES:
                filled[key] = marked(value) if value else "none"
            else:
                filled[key] = marked(self.noun(key, value))
                filled[f"{key}-word"] = value
                if key == "sex":
                    filled[key] = value
        return filled

    def _finished(self, said: str) -> str:
        return MINUS.sub("−", unmarked(elided(said) if self.language == "fr" else said))
