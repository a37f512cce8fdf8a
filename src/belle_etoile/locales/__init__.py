"""What is said to people, in French first and in English, from the Fluent messages in fr/ and en/.

Values are told as they leave a game: a word such as `mars` under the key `card` is said with the message
`stellar-card-mars` if there is one; several words with spaces between them are a list; an empty word is told as `none`,
so that a message can select it. The browser does the same with the same files.
"""

import re
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias, final

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from ..core.errors import BelleEtoileError
from ..core.events import Event
from ..core.game import Choice, ScoreLine
from ..core.ledger import Ledger, parse_ledger
from ..core.packaged import packaged_text
from ..languages import LANGUAGES as LANGUAGES
from .french import elided

SHARED: Final = ("core", "cli")

# Its name, the rest of the line, and all lines after it that are indented, close something or are empty.
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)

MINUS: Final = re.compile(r"(?<![\w\d-])-(?=\d)")  # of a number; the one in 4-12 is a dash

Value: TypeAlias = str | int | float


@cache
def catalogues(language: str) -> dict[str, list[str]]:
    """The files of a language by what they are about: stellar-cards.ftl belongs to stellar.ftl."""
    folder = files("belle_etoile").joinpath("locales").joinpath(language)
    names = sorted(entry.name.removesuffix(".ftl") for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    about: dict[str, list[str]] = {}
    for name in names:
        owner = next((other for other in about if name.startswith(other + "-")), name)
        about.setdefault(owner, []).append(name)
    return about


# Fluent looks at its value where an arrow follows, or where it is handed to a function.
VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)( *(?:->|,|\)))?")


class Variables(NamedTuple):
    """Of a message: all that it mentions, and those whose value decides what it says."""

    all: frozenset[str]
    choosing: frozenset[str]


@final
class Speaker:
    """Speaks one language. Files are read when they are first wanted, and each message is parsed when it is said."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._read: Final[set[str]] = set()
        self._written: Final[dict[str, str]] = {}  # every message that was read, as it stands in its file
        self._variables: Final[dict[str, Variables]] = {}
        for name in SHARED:
            self._read_about(name)

    def _read_about(self, owner: str) -> None:
        if owner in self._read:
            return
        self._read.add(owner)
        for name in catalogues(self.language).get(owner, []):
            for found in MESSAGE.finditer(packaged_text(f"locales/{self.language}", f"{name}.ftl")):
                self._written.setdefault(found[1], found[0])

    def has(self, id: str) -> bool:
        """Looks in the files that are about it, or in all where none is."""
        if id not in self._written:
            owners = [owner for owner in catalogues(self.language) if id.startswith(owner + "-")]
            for owner in owners or catalogues(self.language):
                self._read_about(owner)
        return id in self._written

    def variables(self, id: str) -> Variables:
        """What the message asks for; a value that it does not mention need not be made."""
        found = self._variables.get(id)
        if found is None:
            mentioned = VARIABLE.findall(self._written[id] if self.has(id) else "")
            choosing = frozenset([name for name, looked_at in mentioned if looked_at])
            found = self._variables[id] = Variables(frozenset([name for name, _ in mentioned]), choosing)
        return found

    def say(self, id: str, **values: Value) -> str:
        """The message, filled; its id in brackets where the catalogue has none."""
        if not self.has(id):
            return f"[{id}]"
        if not self._bundle.has_message(id):
            self._bundle.add_resource(FluentResource(self._written[id]))
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return f"[{id}]"
        said = str(self._bundle.format_pattern(pattern, values)[0])
        if any(not isinstance(value, str) and value < 0 for value in values.values()):
            said = MINUS.sub("−", said)
        return elided(said) if self.language == "fr" else said

    def number(self, value: float) -> str:
        """As a message writes it."""
        return format_decimal(value, locale=self.language).replace("-", "−")

    def noun(self, game: str, key: str, word: str) -> str:
        """`noun("stellar", "card", "mars")`: Mars; a word without a message is told as it is."""
        if not word:
            return "none"
        parts = [self._word(game, key, part) for part in word.split(" ")]
        return parts[0] if len(parts) == 1 else self.together(parts)

    def _word(self, game: str, key: str, word: str) -> str:
        for id in (f"{game}-{key}-{word}", f"{game}-card-{word}"):
            if self.has(id):
                return self.say(id)
        return word

    def together(self, parts: list[str]) -> str:
        """A list as one says it: a, b et c."""
        return format_list(parts, locale=self.language)

    def _filled(self, game: str, values: dict[str, int | str]) -> dict[str, Value]:
        return {key: self.noun(game, key, v) if isinstance(v, str) else int(v) for key, v in values.items()}

    def event(self, game: str, event: Event, names: list[str], you: int = -2) -> str:
        """One fact as a sentence; `you` is the seat of the reader, who is addressed in the second person."""
        values = self._filled(game, event.values)
        values["seat"] = names[event.seat] if event.seat >= 0 else "none"
        values["who"] = "you" if event.seat == you else "other"
        return self.say(f"{game}-event-{event.kind}", **values)

    def choice(self, game: str, choice: Choice) -> str:
        return self.say(f"{game}-move-{choice['kind']}", **self._filled(game, choice["values"]))

    def moment(self, at: float) -> str:
        """A time of the system's clock, as one writes it."""
        when = datetime.fromtimestamp(at, UTC)
        return self.say("moment", day=when.day, month=when.month, year=when.year, time=f"{when:%H:%M}")

    def prompt(self, game: str, stage: str) -> str:
        return self.say(f"{game}-prompt-{stage}")

    def score_line(self, game: str, line: ScoreLine) -> str:
        values = self._filled(game, line["values"])
        return self.say(f"{game}-score-{line['kind']}", points=line["points"], **values)

    def title(self, game: str) -> str:
        return self.say(f"game-{game}")

    def bot(self, name: str) -> str:
        """`search:200ms` as people say it."""
        kind, _, budget = name.partition(":")
        kind, _, version = kind.partition("-")
        said = self.say(f"bot-{kind}") if self.has(f"bot-{kind}") else kind
        if version:
            said = self.say("bot-versioned", bot=said, version=version)
        if not budget:
            return said
        if budget.endswith("ms"):
            return self.say("bot-with-time", bot=said, milliseconds=int(budget.removesuffix("ms")))
        if budget.endswith("%"):
            return self.say("bot-with-notice", bot=said, percent=int(budget.removesuffix("%")))
        return self.say("bot-with-iterations", bot=said, iterations=int(budget))

    def winners(self, winners: list[int], names: list[str], rule: str, you: int = -2) -> str:
        """Who won, and by which rule."""
        if not winners:
            return self.say("winner-none", rule=rule)
        who = "you" if you in winners else "other"
        if len(winners) == 1:
            return self.say("winner-one", name=names[winners[0]], who=who, rule=rule)
        named = self.together([names[seat] for seat in winners if seat != you])
        return self.say("winner-shared", names=named, who=who, rule=rule)

    def error(self, error: BelleEtoileError, game: str = "") -> str:
        """What was wrong, where, and what would be right."""
        values: dict[str, Value] = dict(error.values)
        key = error.key
        if key == "error-seats" and values.get("least") == values.get("most"):
            key = "error-seats-exact"
        if key == "error-unreadable" and self.has(f"{game}-notation"):
            values["expected"] = self.say(f"{game}-notation")
        if "why" in values:
            values["reason"] = self.reason(error)
        if key == "error-log" and isinstance(error.__cause__, BelleEtoileError):
            cause = error.__cause__
            values["reason"] = self.reason(cause) if cause.key == "error-log" else self.error(cause, game)
        return self.say(key, **values) if self.has(key) else str(error)

    def reason(self, error: BelleEtoileError) -> str:
        """Why a file is refused."""
        key = f"reason-{error.values['why']}"
        return self.say(key, **error.values) if self.has(key) else str(error.values["reason"])

    def refusal(self, game: str, stage: str, rule: str) -> str:
        """Why a move is not allowed: first what is, then the rule and its words."""
        rules = ledger(game, self.language).rules
        text = rules[rule].text if rule in rules else ""
        return self.say("refusal", prompt=self.prompt(game, stage), rule=rule, text=text)


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language)


@cache
def ledger(game: str, language: str) -> Ledger:
    """The rules of a game in one language."""
    return parse_ledger(packaged_text(f"games/{game.replace('-', '_')}", f"rules.{language}.toml"))
