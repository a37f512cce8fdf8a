"""Orders as a document: a page changes a mapping, the server writes the text."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.server.campaigns import toml
from belle_etoile.server.problems import Problem

from .people import Inside, Person
from .test_campaigns import BOTS, found, put_orders, ready

NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
SCALARS = st.one_of(NAMES, st.integers(-(10**9), 10**9), st.booleans())
DOCUMENTS = st.dictionaries(
    NAMES,
    st.one_of(
        SCALARS,
        st.lists(SCALARS, max_size=3),
        st.lists(st.dictionaries(NAMES, st.one_of(SCALARS, st.lists(SCALARS, max_size=2)), max_size=3), max_size=3),
        st.dictionaries(NAMES, st.one_of(SCALARS, st.dictionaries(NAMES, SCALARS, max_size=2)), max_size=3),
    ),
    max_size=4,
)


@given(DOCUMENTS)
def test_what_is_written_is_read(document: dict[str, Any]) -> None:
    assert toml.read(toml.written(document)) == document


def deep(levels: int) -> dict[str, Any]:
    return {"a": deep(levels - 1)} if levels else {}


@pytest.mark.parametrize("document", [deep(20), {"a": [[[[[[[[1]]]]]]]]}])
def test_too_deep(document: dict[str, Any]) -> None:
    with pytest.raises(Problem, match="malformed"):
        toml.written(document)


def test_null_is_silence() -> None:
    assert toml.written({"a": None, "b": [None, 1], "c": {"d": None}}) == "b = [1]\n\n[c]\n"


def save(person: Person, campaign: str, document: object, **more: Any) -> dict[str, Any]:
    turn = person.get(f"/campaigns/{campaign}")["turn"]
    answer = person.ask("PUT", f"/campaigns/{campaign}/orders", {"document": document, "turn": turn, **more})
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_turn_from_documents(house: Inside) -> None:
    ada = Person(house.url, "Ada")
    id = found(ada, "me", *BOTS)["id"]
    assert ada.get(f"/campaigns/{id}/orders")["document"] == {}
    start = ada.get(f"/campaigns/{id}/orders/start")["document"]
    start["names"] = ["Ève", 'Io "la belle"', "A\\B"]
    sheet = save(ada, id, start)
    assert sheet["document"] == start
    assert sheet["check"]["status"] == "OR"
    assert not sheet["check"]["mistakes"]
    ready(ada, id)
    start = ada.get(f"/campaigns/{id}/orders/start")["document"]
    code = next(iter(start["people"]))
    start["people"][code]["place"] = "Nowhere"
    sheet = save(ada, id, start)
    assert [mistake["place"] for mistake in sheet["check"]["mistakes"]] == [f"people.{code}.place"]
    assert save(ada, id, start, revision=sheet["revision"])["revision"] == sheet["revision"] + 1
    assert put_orders(ada, id, "place = ")["document"] is None


def test_documents_that_are_refused(house: Inside) -> None:
    ada = Person(house.url, "Ada")
    path = f"/campaigns/{found(ada, 'me', *BOTS)['id']}/orders"
    assert ada.problem("PUT", path, {"document": deep(20), "turn": 0})["kind"] == "malformed"
    assert ada.problem("PUT", path, {"document": {"a": "é" * 200_001}, "turn": 0})["kind"] == "too-large"
    bottomless = '{"turn": 0, "document": {"a": ' + "[" * 9_000 + "]" * 9_000 + "}}"
    headers = {"X-CSRF-Token": ada.csrf, "Content-Type": "application/json"}
    assert ada.http.put(path, content=bottomless, headers=headers).status_code == 400
