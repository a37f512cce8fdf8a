"""A position put into plain lists and back is the same position; a damaged one is refused with its place."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belle_etoile.core.chance import Quick
from belle_etoile.games.stellarium import INFO
from belle_etoile.games.stellarium.components import FIRST_RULES, RULES
from belle_etoile.games.stellarium.invariants import check
from belle_etoile.games.stellarium.saves import BadSave, restored, saved
from belle_etoile.games.stellarium.turn import resolve
from belle_etoile.games.stellarium.turn0 import found_empire

from .building import EDITION
from .test_campaign import played, sheets

STATE = played(6, 6, 12, checked=False)[0]
PLAIN = json.dumps(saved(STATE))


@pytest.mark.parametrize("seed", range(3))
def test_a_position_comes_back_and_goes_on_alike(seed: int) -> None:
    s = played(5, 4, seed, checked=False)[0]
    again = restored(EDITION, json.loads(json.dumps(saved(s))))
    check(again)
    assert again.text() == s.text()
    for state in (s, again):
        resolve(state, sheets(state, Quick(1)), Quick(2), None, True)
    assert again.text() == s.text()


def test_a_position_stays_with_the_rules_it_was_begun_with() -> None:
    kept = json.loads(PLAIN)
    assert restored(EDITION, kept).rules == kept.pop("rules") == RULES
    assert restored(EDITION, kept).rules == FIRST_RULES
    assert "rules" not in saved(found_empire(EDITION, 0, False, FIRST_RULES))
    later = found_empire(EDITION, 0, False, FIRST_RULES + 1)
    assert later.copy().rules == saved(later)["rules"] == FIRST_RULES + 1
    assert later.text() != found_empire(EDITION, 0, False, FIRST_RULES).text()
    assert found_empire(EDITION, 0, False).rules == RULES == INFO.version
    with pytest.raises(BadSave, match="rules: 99"):
        restored(EDITION, changed(["rules"], 99))


def changed(path: list[Any], value: object) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(PLAIN)
    inner: Any = content
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return content


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (["format"], 9, "format"),
        (["turn"], "6", "turn"),
        (["people", 3, "born"], "old", "born"),
        (["people", 3, "sex"], "x", "people 4"),
        (["people", 3, "family"], 77, "people 4"),
        (["people", 3, "pp"], 1.5, "pp"),
        (["people", 3, "charm"], 1, "charm"),
        (["families"], None, "families"),
        (["planets", 0, "holder"], None, "holder"),
        (["trials"], 3, "trials"),
        (["money"], [[1, 2]], "postings"),
    ],
)
def test_a_damaged_position_is_refused_with_its_place(path: list[Any], value: object, told: str) -> None:
    with pytest.raises(BadSave, match=told):
        restored(EDITION, changed(path, value))


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(sorted(json.loads(PLAIN))), st.sampled_from([None, -1, "x", [], {}, [1], [[]], True]))
def test_any_part_may_be_damaged(key: str, value: object) -> None:
    """Refused on reading or by the invariants; never accepted as another position."""
    content = changed([key], value)
    if content == json.loads(PLAIN):
        return
    try:
        s = restored(EDITION, content)
        check(s)
    except (BadSave, AssertionError, IndexError):
        return
    assert json.loads(json.dumps(saved(s))) == content
