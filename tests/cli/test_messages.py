"""The two catalogues say the same things, and everything a game can say has its words."""

import re
from collections import defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser, ast, visitor

from belle_etoile.bots import BOTS
from belle_etoile.cli.boards import BOARDS
from belle_etoile.cli.commands import COMMANDS
from belle_etoile.core import Choice, Event, MoveGame, Quick, ScoreLine
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games import GAMES
from belle_etoile.locales import LANGUAGES, MESSAGE, Speaker, catalogues, ledger, speaker

from ..depth import deep

FILES = sorted({name for names in catalogues("fr").values() for name in names})
PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
PAGE_FILES = sorted(f"web/{file.parent.name}" for file in PAGES.glob("*/fr.ftl"))
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


GRAMMAR = {"sex"}  # French agrees in gender where English does not


def words_of(language: str, name: str) -> str:
    """`core`, or `web/stellar` for what only Stellar's board says."""
    if name.startswith("web/"):
        return (PAGES / name.removeprefix("web/") / f"{language}.ftl").read_text(encoding="utf-8")
    return packaged_text(f"locales/{language}", f"{name}.ftl")


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Every message of a file with the variables it uses; fails where the file is not Fluent."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(words_of(language, name)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}.ftl: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_the_same_files() -> None:
    assert catalogues("fr") == catalogues("en")


@pytest.mark.parametrize("name", FILES + PAGE_FILES)
def test_the_same_messages_with_the_same_variables(name: str) -> None:
    french, english = messages("fr", name), messages("en", name)
    assert list(french) == list(english)
    for id, variables in french.items():
        assert variables - GRAMMAR == english[id] - GRAMMAR, id


@every_language
@pytest.mark.parametrize("name", FILES)
def test_a_message_read_alone_says_what_it_says_in_its_file(name: str, language: str) -> None:
    """A Speaker parses what it says and no more."""
    text = words_of(language, name)
    alone = {found[1]: FluentParser().parse(found[0]).body for found in MESSAGE.finditer(text)}
    whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    assert list(alone) == [message.id.name for message in whole]
    for message in whole:
        message.comment = None
        (same,) = alone[message.id.name]
        assert same.equals(message), message.id.name


@pytest.mark.parametrize("name", FILES + PAGE_FILES)
def test_french_typography(name: str) -> None:
    text = words_of("fr", name)
    said = [line.partition(" = ")[2] or line for line in text.splitlines() if not line.startswith("#")]
    for line in said:
        words = re.sub(r"\{[^}]*\}", "x", line)
        assert not re.search("['\"]", words), line
        assert not re.search(r"[^\u202f\s][;!?»](\s|$)", words.replace("--", "")), line
        assert not re.search(r"(?<=\w):(\s|$)|[ \u00a0][;:!»]", words), line
        assert "«" not in words or re.search("«\u202f", words), line


def walk(game: MoveGame, seed: int) -> Iterator[tuple[str, object]]:
    """What a random game says, each with what kind of thing it is."""
    chance = Quick(seed)
    events: list[Event] = []
    s = game.setup(game.info.seats[0], game.checked_options({}), chance, events)
    while waiting := game.waiting(s):
        seat = waiting[chance.pick(len(waiting), "")]
        yield "stage", game.view(s, seat)["stage"]
        legal = game.legal_moves(s, seat)
        for move in legal:
            yield "move", game.describe(s, move)
        game.apply(s, seat, legal[chance.pick(len(legal), "")], chance, events)
    yield "stage", game.view(s, -1)["stage"]
    for seat in range(game.info.seats[0]):
        for line in game.sheet(s, seat):
            yield "score", line
    for event in events:
        yield "event", event


def complete(sentence: str) -> bool:
    """Neither an id in brackets nor a variable that was not filled."""
    return bool(sentence.strip()) and "[" not in sentence.replace("[down]", "") and "{" not in sentence


@every_game
@every_language
def test_everything_a_game_can_say_has_its_words(game: MoveGame, language: str) -> None:
    say = speaker(language)
    said: dict[str, set[str]] = defaultdict(set)
    for seed in range(deep(12, 3)):
        for what, thing in walk(game, seed):
            for sentence in sentences(say, game.info.id, what, thing):
                assert complete(sentence), sentence
                said[what].add(sentence)
    assert set(said) >= {"stage", "move", "score", "event"}


def sentences(say: Speaker, game: str, what: str, thing: object) -> list[str]:
    names = [f"P{seat}" for seat in range(8)]
    if isinstance(thing, Event):
        return [say.event(game, thing, names), say.event(game, thing, names, thing.seat)]
    if what == "stage":
        return [say.prompt(game, str(thing))]
    if what == "move":
        return [say.choice(game, cast(Choice, thing))]
    return [say.score_line(game, cast(ScoreLine, thing))]


@every_game
@every_language
def test_every_game_has_a_title_a_board_options_and_rules(game: MoveGame, language: str) -> None:
    say, id = speaker(language), game.info.id
    assert id in BOARDS
    assert say.has(f"game-{id}")
    assert say.has(f"game-{id}-about")
    assert ledger(id, language).rules
    for option in game.info.options:
        assert say.has(f"{id}-option-{option.name}")
        assert all(say.has(f"{id}-option-{option.name}-{choice}") for choice in option.choices)


@every_language
def test_every_bot_and_command_has_its_words(language: str) -> None:
    say = speaker(language)
    assert all(say.has(f"bot-{bot}") and say.has(f"bot-{bot}-about") for bot in BOTS)
    assert all(say.has(f"help-command-{command}") for command in COMMANDS)


def test_what_a_message_mentions_and_what_it_looks_at() -> None:
    found = speaker("fr").variables("stellarium-gazette-count")
    assert found.all == {"born", "died", "born-cap", "died-said", "died-cap"}
    assert found.choosing == {"born", "died"}
    assert speaker("fr").variables("no-such-message").all == set()


def test_nouns_lists_and_nothing() -> None:
    say = speaker("fr")
    assert say.noun("stellar", "card", "mars") == "Mars"
    assert say.noun("stellar", "type", "black-hole") == "Trous noirs"
    assert say.noun("stellar", "satellites", "hubble gaia") == "Hubble et Gaia"
    assert say.noun("stellar", "wild", "") == "none"
    assert say.noun("stellar", "card", "tatooine") == "tatooine"
    assert say.bot("search:200ms") == "Chercheur (200 ms)"


def test_a_moment_is_written_as_people_write_it() -> None:
    first, fifth = (datetime(2026, 12, day, 9, 5, tzinfo=UTC).timestamp() for day in (1, 5))
    assert speaker("fr").moment(first) == "1er décembre 2026 à 09:05 UTC"
    assert speaker("fr").moment(fifth) == "5 décembre 2026 à 09:05 UTC"
    assert speaker("en").moment(first) == "1 December 2026, 09:05 UTC"


def test_winners() -> None:
    say = speaker("fr")
    assert say.winners([0], ["Vous", "Bob"], "9.4", 0) == "Vous l’emportez (règle 9.4)."
    assert say.winners([1], ["Vous", "Bob"], "9.4", 0) == "Bob l’emporte (règle 9.4)."
    assert "avec Bob" in say.winners([0, 1], ["Vous", "Bob"], "9.4.1", 0)
    assert "entre Ada et Bob" in say.winners([0, 1], ["Ada", "Bob"], "9.4.1")
    assert "perdue" in say.winners([], ["Ada"], "2.1")


def test_a_missing_message_is_named() -> None:
    assert Speaker("en").say("no-such-message") == "[no-such-message]"


@every_language
def test_a_number_below_zero_has_a_minus_and_a_code_its_dash(language: str) -> None:
    say = speaker(language).say
    told = say("stellarium-event-exchange", person="Iris 4-12", stake=3, share="S", gain=-3)
    assert "−3" in told
    assert "4-12" in told
    assert "-3" not in told.replace("4-12", "")
