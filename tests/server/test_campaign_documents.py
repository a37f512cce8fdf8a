"""Orders as a document: a page changes a mapping, the server writes the text."""

from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.campaigns.turns import run_turn
from belle_etoile.core.toml import load
from belle_etoile.games.stellarium.orders.template import start_document
from belle_etoile.server.campaigns import order_text
from belle_etoile.server.campaigns.cache import Position
from belle_etoile.server.campaigns.orders import Answer, answered
from belle_etoile.server.http.problems import Problem

from ..campaigns.test_turns import founding
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
    assert order_text.read(order_text.written(document)) == document


@cache
def founded() -> Position:
    return Position(run_turn(founding()).state)


def counts_the_same(seat: int, document: dict[str, Any]) -> None:
    """What is said of a document is said of the text that is kept of it, but for the order of its lines."""
    told = answered(founded(), seat, "", document, "en")
    kept = answered(founded(), seat, told.text, None, "en")
    assert (told.text, said(told)) == (kept.text, said(kept))


def said(answer: Answer) -> tuple[object, object]:
    check = msgspec.json.decode(answer.check)
    check["mistakes"].sort(key=lambda mistake: (mistake["place"], mistake["kind"]))
    return check, msgspec.json.decode(answer.document)


@given(DOCUMENTS, st.sampled_from([0, 3, 5]))
def test_a_document_counts_as_its_text_does(document: dict[str, Any], seat: int) -> None:
    counts_the_same(seat, document)


@pytest.mark.parametrize("seat", range(6))
def test_real_orders_count_as_their_text_does(seat: int) -> None:
    """The steward's, with a few slips; the last family is only being founded."""
    start = load(start_document(founded().state, seat, "Vega"))
    people = {"1-1": {"place": "Balnea", "bet": 3}, "9-9": {}, "4": 1}
    for more in (
        {},
        {"people": people},
        {"marriage": [{"groom": "1-1", "bride": 3}], "shares": [1], "bid": {"name": "x"}},
    ):
        counts_the_same(seat, {**start, **more})


def test_a_long_key_is_written_so_that_it_can_be_read() -> None:
    document = {"k" * 300: {"a": 1}, "l" * 256: 2}
    assert order_text.read(order_text.written(document)) == document


def test_what_is_not_toml_has_no_document() -> None:
    told = answered(founded(), 3, "ransom = pay\n", None, "en")
    assert bytes(told.document) == b"null"
    assert b"not-toml" in bytes(told.check)


def deep(levels: int) -> dict[str, Any]:
    return {"a": deep(levels - 1)} if levels else {}


@pytest.mark.parametrize("document", [deep(20), {"a": [[[[[[[[1]]]]]]]]}])
def test_too_deep(document: dict[str, Any]) -> None:
    with pytest.raises(Problem, match="malformed"):
        order_text.written(document)
    with pytest.raises(Problem, match="malformed"):
        order_text.cleaned(document)
    assert answered(founded(), 0, "", document, "en").problem == "malformed"


@pytest.mark.parametrize("levels", range(2, 9))
def test_what_can_be_written_can_be_cleaned(levels: int) -> None:
    for document in (deep(levels), {"a": nested(levels)}, {"a": [deep(levels)]}):
        try:
            text = order_text.written(document)
        except Problem:
            continue
        assert order_text.read(text) == document == order_text.cleaned(document)


def nested(levels: int) -> list[Any]:
    return [nested(levels - 1)] if levels else []


def test_null_is_silence() -> None:
    document = order_text.cleaned({"a": None, "b": [None, 1], "c": {"d": None}})
    assert document == {"b": [1], "c": {}}
    assert order_text.written(document) == "b = [1]\n\n[c]\n"


def save(person: Person, campaign: str, document: object, **more: Any) -> dict[str, Any]:
    turn = person.get(f"/campaigns/{campaign}")["turn"]
    answer = person.ask("PUT", f"/campaigns/{campaign}/orders", {"document": document, "turn": turn, **more})
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_turn_from_documents(server: Inside) -> None:
    ada = Person(server.url, "Ada")
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


def test_documents_that_are_refused(server: Inside) -> None:
    ada = Person(server.url, "Ada")
    path = f"/campaigns/{found(ada, 'me', *BOTS)['id']}/orders"
    assert ada.problem("PUT", path, {"document": deep(20), "turn": 0})["kind"] == "malformed"
    assert ada.problem("PUT", path, {"document": {"a": "é" * 200_001}, "turn": 0})["kind"] == "too-large"
    bottomless = '{"turn": 0, "document": {"a": ' + "[" * 9_000 + "]" * 9_000 + "}}"
    headers = {"X-CSRF-Token": ada.csrf, "Content-Type": "application/json"}
    assert ada.http.put(path, content=bottomless, headers=headers).status_code == 400
