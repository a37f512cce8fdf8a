"""What a page links: every name it is told of means whom it says, and no name is looked for in any text."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from belle_etoile.campaigns.gazette import Issue
from belle_etoile.campaigns.gazette.newspaper import newspaper
from belle_etoile.campaigns.gazette.paper import Page
from belle_etoile.campaigns.gazette.press import linked, printed
from belle_etoile.campaigns.gazette.prose import Prose
from belle_etoile.campaigns.gazette.references import Index, who_is_who
from belle_etoile.campaigns.gazette.report import report
from belle_etoile.campaigns.gazette.text import CLOSE, NAME, OPEN, Reference, Text, reference
from belle_etoile.campaigns.simulation import play_campaign
from belle_etoile.campaigns.turns import issue_of
from belle_etoile.core.events import EVERYONE, Event
from belle_etoile.games.stellarium import GAME
from belle_etoile.games.stellarium.components import NONE, PRIEST
from belle_etoile.games.stellarium.effects import HARD_SPACE, name_of
from belle_etoile.games.stellarium.state import Person, Posting, State
from belle_etoile.locales import LANGUAGES, Value

BOTS = ("ruthless", "ambitious", "ruthless", "cautious", "ruthless")
TURNS = 7
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def issues(language: str) -> list[Issue]:
    return [issue_of(done, "promise", language) for done in play_campaign(GAME.edition, BOTS, TURNS, False, "names")]


def pages(issue: Issue) -> list[Page]:
    return [newspaper(issue), *[report(issue, family) for family in range(len(BOTS))]]


def told(page: dict[str, Any]) -> Iterator[Any]:
    """All that may hold references: mere words, or parts."""
    yield from (page["headline"], page["standfirst"])
    lists = [page["secondary"], *[section.get("items", []) for section in page["sections"]]]
    for item in [item for items in lists for item in items]:
        yield from (item["label"], item["text"])
    for section in page["sections"]:
        yield from [cell for row in section.get("rows", []) for cell in row]


def in_words(content: Any) -> Any:
    """The same page, as it is read."""
    if isinstance(content, dict):
        return {key: in_words(value) for key, value in content.items()}
    if isinstance(content, list):
        if any(isinstance(part, dict) and "kind" in part for part in content):
            return "".join([part if isinstance(part, str) else part["text"] for part in content])
        return [in_words(each) for each in content]
    return content


# Whole campaigns


@every_language
def test_every_reference_means_who_bears_the_name(language: str) -> None:
    kinds = {"person": 0, "planet": 0, "family": 0, "rule": 0}
    for issue in issues(language):
        s = issue.state
        people = {c.code: c for c in s.people}
        for page in pages(issue):
            references = [
                part
                for sentence in told(json.loads(linked(page)))
                if isinstance(sentence, list)
                for part in sentence
                if isinstance(part, dict)
            ]
            for found in references:
                kinds[found["kind"]] += 1
                if found["kind"] == "planet":
                    assert s.planets[int(found["id"])].name == found["text"]
                elif found["kind"] == "family":
                    assert s.families[int(found["id"])].name == found["text"]
                elif found["kind"] == "rule":
                    assert found["id"] == found["text"]
                else:
                    c = people[found["id"]]
                    coded = (c.code, f"{c.code} {s.families[c.family].name}")
                    assert found["text"] in (name_of(s, c.id), c.name, *coded)
    assert all(count > 50 for count in kinds.values()), kinds


@every_language
def test_whoever_is_named_in_a_sentence_is_meant(language: str) -> None:
    """But for those who share a name, and for the dead of earlier turns."""
    for issue in issues(language):
        s = issue.state
        names = [name_of(s, c.id) for c in s.people]
        alone = {name for name in names if names.count(name) == 1}
        for page in pages(issue):
            for sentence in told(json.loads(linked(page))):
                words = (
                    [part for part in sentence if isinstance(part, str)] if isinstance(sentence, list) else [sentence]
                )
                mere = "\n".join(map(str, words))
                assert not [name for name in alone if name in mere], mere


@every_language
def test_what_is_printed_for_files_is_in_words(language: str) -> None:
    for issue in issues(language):
        for page in pages(issue):
            assert in_words(json.loads(linked(page))) == json.loads(printed(page, "json"))
            for form in ("json", "html", "txt"):
                assert not set(printed(page, form)) & {OPEN, NAME, CLOSE}


@every_language
def test_a_fact_is_told_alike_whatever_was_told_before(language: str) -> None:
    issue = issues(language)[-1]
    for fact in issue.dated:
        alone = Prose(language, issue.index, issue.state.turn)
        assert issue.prose.fact(fact.event) == alone.fact(fact.event)


# Namesakes


def last_state() -> State:
    return issues("fr")[-1].state.copy()


def two(s: State) -> tuple[Person, Person]:
    """Living ones of the first family, who become namesakes."""
    one, other = [s.people[member] for member in s.families[0].members if s.people[member].alive][:2]
    one.name = other.name = "Gemini"
    return one, other


def fact(kind: str, **values: Value) -> Event:
    said = {key: value.replace(" ", HARD_SPACE) if isinstance(value, str) else value for key, value in values.items()}
    return Event(EVERYONE, "26.2", kind, 0, said)  # type: ignore[arg-type]


def ids(text: Text) -> list[str]:
    return [part.id for part in text.parts if isinstance(part, Reference)]


def prose(s: State, language: str = "fr", turn: int | None = None) -> Prose:
    return Prose(language, Index(who_is_who(s)), s.turn if turn is None else turn)


def renamed(language: str, **names: list[str]) -> Prose:
    """Of families or planets with these names."""
    return Prose(language, Index(replace(who_is_who(last_state()), **names)))  # type: ignore[arg-type]


@every_language
def test_two_of_the_same_name_in_one_sentence_are_told_apart(language: str) -> None:
    s = last_state()
    one, other = two(s)
    name = name_of(s, one.id)
    assert name == name_of(s, other.id)
    s.weddings.append((s.turn, one.id, other.id))
    priest = next(c for c in s.people if c.alive and c.family == 1)
    priest.name, priest.school = "Solus", PRIEST
    married = fact("married", person=name, code=one.code, bride=name, priest=name_of(s, priest.id))
    assert ids(prose(s, language).fact(married)) == [one.code, other.code, priest.code]


def test_parents_are_known_by_their_child() -> None:
    s = last_state()
    one, other = two(s)
    child = s.people[-1]
    child.father, child.mother = other.id, NONE
    name = name_of(s, one.id)
    born = fact("born", person=child.code, code=child.code, sex="w", father=name, mother="", year=3)
    assert ids(prose(s).fact(born)) == [other.code]


def test_of_two_priests_the_one_is_meant_who_was_honoured_for_it() -> None:
    s = last_state()
    one, other = two(s)
    name = name_of(s, one.id)
    dead = s.people[-1]
    eulogy = fact("eulogy", person=name_of(s, dead.id), code=dead.code, priest=name)
    one.school, other.school = PRIEST, NONE
    assert ids(prose(s).fact(eulogy)) == [one.code, dead.code]  # the other is no priest
    other.school = PRIEST
    s.prestige = []
    assert ids(prose(s).fact(eulogy)) == [dead.code]  # nobody knows
    s.prestige = [Posting(one.id, 2, "3.8"), Posting(other.id, 3, "26.2")]
    assert ids(prose(s).fact(eulogy)) == [other.code, dead.code]
    one.died = s.turn - 1
    assert ids(prose(s, turn=s.turn - 2).fact(eulogy)) == [dead.code]
    one.died = s.turn - 3
    assert ids(prose(s, turn=s.turn - 2).fact(eulogy)) == [other.code, dead.code]


# Names that look like something else


@every_language
def test_a_family_named_like_a_world_is_not_that_world(language: str) -> None:
    same = "Véga"
    say = renamed(language, families=["Iris", same], planets=["Iris", "Terra", same])
    told = say.fact(fact("post-abolished", family=same, planet=same))
    kinds = [(part.text, part.kind, part.id) for part in told.parts if isinstance(part, Reference)]
    assert sorted(kinds) == [(same, "family", "1"), (same, "planet", "2")]


def test_a_name_inside_a_word_is_no_name() -> None:
    told = renamed("fr", families=["famille"]).fact(fact("barred", family="famille"))
    assert str(told) == "La famille famille trouve closes les portes de la bourse."
    assert told.parts[:2] == ("La famille ", Reference("famille", "family", "0"))


def test_an_elided_name_is_linked_without_what_stands_before_it() -> None:
    world, le = reference("Altaïr", "planet", "3"), reference("le Havre", "planet", "4")
    say = Prose("fr")
    rebels = say.tell("gazette-captured", person="Iris", by="rebels", planet=world)
    assert rebels.parts[:2] == ("Les rebelles d’", Reference("Altaïr", "planet", "3"))
    rebels = say.tell("gazette-captured", person="Iris", by="rebels", planet=le)
    assert rebels.parts[:2] == ("Les rebelles du ", Reference("Havre", "planet", "4"))


def test_nobody_writes_a_reference_into_a_name() -> None:
    forged = f"{OPEN}person 1-1{NAME}Iris{CLOSE}"
    for value in (forged, reference(forged, "person", "2-2")):
        told = Prose("en").tell("gazette-barred", family=value)
        assert ids(told) == ([] if isinstance(value, str) else ["2-2"])
        assert "person 1-1Iris" in str(told)
