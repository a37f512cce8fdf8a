"""What a page links: every name it is told of stands in the sentence and means whom it says."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from belle_etoile.campaigns.gazette import Issue
from belle_etoile.campaigns.gazette.newspaper import newspaper
from belle_etoile.campaigns.gazette.paper import Page
from belle_etoile.campaigns.gazette.press import linked, printed
from belle_etoile.campaigns.gazette.references import Index
from belle_etoile.campaigns.gazette.report import report
from belle_etoile.campaigns.simulation import play_campaign
from belle_etoile.campaigns.turns import issue_of
from belle_etoile.core.events import EVERYONE, Event
from belle_etoile.games.stellarium import GAME
from belle_etoile.games.stellarium.effects import HARD_SPACE
from belle_etoile.games.stellarium.view import view
from belle_etoile.locales import LANGUAGES

BOTS = ("ruthless", "ambitious", "ruthless", "cautious", "ruthless")
TURNS = 7
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def issues(language: str) -> list[Issue]:
    return [issue_of(done, "promise", language) for done in play_campaign(GAME.edition, BOTS, TURNS, False, "names")]


def pages(issue: Issue) -> list[Page]:
    return [newspaper(issue), *[report(issue, family) for family in range(len(BOTS))]]


def told(page: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, str]]]]:
    """Texts with their references."""
    yield page["headline"] + "\n" + page["standfirst"], page["references"]
    for item in page["secondary"]:
        yield item["label"] + "\n" + item["text"], item["references"]
    for section in page["sections"]:
        for item in section.get("items", []):
            yield item["label"] + "\n" + item["text"], item["references"]
        cells = "\n".join(cell for row in section.get("rows", []) for cell in row if isinstance(cell, str))
        yield cells, section.get("references", [])


@every_language
def test_every_reference_stands_in_its_text_and_means_who_bears_the_name(language: str) -> None:
    kinds = {"person": 0, "planet": 0, "family": 0}
    for issue in issues(language):
        index, v = Index(issue.view), issue.view
        people = {person["code"]: person for person in v["people"]}
        for page in pages(issue):
            for text, references in told(json.loads(linked(page))):
                for found in references:
                    assert found["text"] in text
                    kinds[found["kind"]] += 1
                    if found["kind"] == "planet":
                        assert v["planets"][int(found["id"])]["name"] == found["text"]
                    elif found["kind"] == "family":
                        assert v["families"][int(found["id"])]["name"] == found["text"]
                    else:
                        person = people[found["id"]]
                        family = v["families"][person["family"]]["name"]
                        coded = (person["code"], f"{person['code']} {family}")
                        assert found["text"] in (index.name(person), person["name"], *coded)
    assert all(count > 50 for count in kinds.values()), kinds


@every_language
def test_whoever_is_named_in_a_sentence_is_meant(language: str) -> None:
    """But for those who share a name, and for the dead of earlier turns."""
    for issue in issues(language):
        index = Index(issue.view)
        names = [index.name(person) for person in issue.view["people"]]
        alone = {name for name in names if names.count(name) == 1}
        for page in pages(issue):
            for text, references in told(json.loads(linked(page))):
                meant = {found["text"] for found in references}
                longest = [name for name in alone if name in text and not any(name in each for each in meant)]
                assert not longest, text


@every_language
def test_what_is_printed_for_files_carries_none(language: str) -> None:
    for issue in issues(language):
        for page in pages(issue):
            plain, with_links = json.loads(printed(page, "json")), json.loads(linked(page))
            assert "references" not in json.dumps(plain)
            assert without(with_links) == plain


def without(content: Any) -> Any:
    if isinstance(content, dict):
        return {key: without(value) for key, value in content.items() if key != "references"}
    return [without(each) for each in content] if isinstance(content, list) else content


def test_a_name_that_two_bear_means_nobody_unless_its_number_is_told() -> None:
    s = issues("fr")[-1].state.copy()
    one, other = [s.people[member] for member in s.families[0].members if s.people[member].alive][:2]
    one.name = other.name = "Gemini"
    index = Index(view(s, EVERYONE))
    name = f"Gemini {s.families[0].name}".replace(" ", HARD_SPACE)
    priest = Event(EVERYONE, "26.2", "eulogy", 0, {"priest": name})
    person = Event(EVERYONE, "26.2", "eulogy", 0, {"person": name, "code": other.code})
    assert index.of(priest) == []
    assert [found.id for found in index.of(priest, person, person)] == [other.code]
