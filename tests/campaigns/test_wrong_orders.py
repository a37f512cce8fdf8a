"""Order files as people send them: cut off, misspelt, mangled. Every fault is told, and nothing else is lost."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belle_etoile.core.chance import Quick, Seeded
from belle_etoile.core.ledger import parse_ledger
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.stellarium import policy
from belle_etoile.games.stellarium.invariants import check
from belle_etoile.games.stellarium.orders import reader, silence
from belle_etoile.games.stellarium.orders.checks import check_orders, read_orders
from belle_etoile.games.stellarium.orders.writer import format_orders
from belle_etoile.games.stellarium.state import State
from belle_etoile.games.stellarium.turn import resolve

from ..games.stellarium.test_policy import MIXED, played

RULES = set(parse_ledger(packaged_text("games/stellarium", "rules.en.toml")).rules)
STATE = played(MIXED * 2, 5, 9, checked=False)[0]
SHEETS = [
    policy.write(policy.scene_of(STATE), policy.means_of(STATE, seat), seat, MIXED[seat % 3], Quick(seat))
    for seat in range(6)
]
NOISE = st.sampled_from(["", "x", '"', "[", "]]", "=", "= =", "\t", "é", "\\", "place", "1-99", "true", "[[contract]]"])


@st.composite
def mangled(draw: st.DrawFn) -> tuple[int, str]:
    """A right document to which a few accidents happen."""
    seat = draw(st.integers(0, 5))
    lines = SHEETS[seat].split("\n")
    for _ in range(draw(st.integers(1, 5))):
        at = draw(st.integers(0, len(lines) - 1))
        accident = draw(st.integers(0, 4))
        if accident == 0:
            del lines[at]
        elif accident == 1:
            lines.insert(at, draw(NOISE))
        elif accident == 2:
            cut = draw(st.integers(0, len(lines[at])))
            lines[at] = lines[at][:cut] + draw(NOISE) + lines[at][cut:]
        elif accident == 3:
            lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
        else:
            lines = lines[:at]
        lines = lines or [""]
    return seat, "\n".join(lines)


@settings(max_examples=80, deadline=None)
@given(mangled())
def test_a_mangled_sheet_is_read_and_does_no_harm(letter: tuple[int, str]) -> None:
    seat, text = letter
    orders, mistakes = read_orders(STATE, seat, text)
    for mistake in mistakes:
        assert mistake.rule in RULES
        assert mistake.place
        assert mistake.right or mistake.kind == "impossible"
        assert mistake.right != "-"
    assert check_orders(STATE, orders) == []
    if orders.sent:
        again, wrong = read_orders(STATE, seat, format_orders(STATE, orders))
        assert wrong == []
        assert again.text() == orders.text()


@settings(max_examples=10, deadline=None)
@given(st.lists(mangled(), min_size=3, max_size=6))
def test_a_turn_of_mangled_sheets_is_a_turn(post: list[tuple[int, str]]) -> None:
    s: State = STATE.copy()
    sheets = silence(len(s.families))
    for seat, text in post:
        sheets[seat] = read_orders(s, seat, text)[0]
    resolve(s, sheets, Seeded("mangled"), None, checked=True)
    check(s)


def misspelt(key: str) -> str:
    """Two neighbours changed places."""
    middle = len(key) // 2
    return key[: middle - 1] + key[middle] + key[middle - 1] + key[middle + 1 :]


KEYS = [("", key) for key in reader.TOP if key not in ("turn",)]
KEYS += [("people.1-1", key) for key in reader.PERSON]
KEYS += [("emperor", key) for key in reader.EMPEROR] + [("archpope", key) for key in reader.ARCHPOPE]
KEYS += [("general", key) for key in reader.GENERAL] + [("master", key) for key in reader.MASTER]


@pytest.mark.parametrize(("table", "key"), [(t, k) for t, k in KEYS if misspelt(k) != k])
def test_an_unknown_key_is_named_with_the_nearest_known_one(table: str, key: str) -> None:
    wrong = misspelt(key)
    text = f"[{table}]\n{wrong} = 1\n" if table else f"{wrong} = 1\n"
    found = [m for m in read_orders(STATE, 0, text)[1] if m.kind == "unknown-key"]
    assert [(m.place, m.found, m.right) for m in found] == [(f"{table}.{wrong}" if table else wrong, wrong, key)]


def test_one_wrong_line_never_costs_the_rest() -> None:
    whole, _ = read_orders(STATE, 2, SHEETS[2])
    broken, mistakes = read_orders(STATE, 2, SHEETS[2] + "\n[[contract]]\nclient = \n")
    assert mistakes
    assert format_orders(STATE, broken) == format_orders(STATE, whole)
