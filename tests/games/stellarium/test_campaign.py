"""Whole campaigns under random orders: invariants after every phase, the same bytes from the same seed, no leaks."""

from hypothesis import given, settings
from hypothesis import strategies as st

from belle_etoile.core.chance import Quick, Seeded
from belle_etoile.core.editions import digest_of
from belle_etoile.core.events import EVERYONE, Event
from belle_etoile.core.ledger import parse_ledger
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.stellarium.components import OR, PLAYING
from belle_etoile.games.stellarium.invariants import check
from belle_etoile.games.stellarium.orders import Entry, Orders
from belle_etoile.games.stellarium.orders.checks import check_orders, read_orders
from belle_etoile.games.stellarium.orders.steward import safe_orders
from belle_etoile.games.stellarium.orders.writer import format_orders
from belle_etoile.games.stellarium.state import State
from belle_etoile.games.stellarium.turn import resolve
from belle_etoile.games.stellarium.turn0 import begin, found_empire, join
from belle_etoile.games.stellarium.view import view
from belle_etoile.games.stellarium.witness import Witness

from .building import EDITION
from .chaos import chaos

RULES = set(parse_ledger(packaged_text("games/stellarium", "rules.en.toml")).rules)
DICE = {"2.8.6": 9, "8.4": 10} | dict.fromkeys(("7.3", "8.2", "11.1", "12.1", "12.3.3", "13.4", "15.1", "2.1.2"), 6)
SECRET = {
    "bought",
    "contract-executed",
    "contract-refused",
    "ransom-share",
    "not-married",
    "no-deal",
    "outbid",
    "accounts",
}


def founded(families: int, seed: int, turns: int = 0) -> State:
    s = found_empire(EDITION, turns, False)
    begin(s, [Entry("", False) for _ in range(families)], Quick(seed), None)
    check(s)
    return s


def sheets(s: State, chance: Quick) -> list[Orders]:
    orders = [chaos(s, family.id, chance) for family in s.families]
    for sheet in orders:
        check_orders(s, sheet)
    return orders


def played(families: int, turns: int, seed: int, checked: bool) -> tuple[State, list[Event]]:
    s, writing, chance = founded(families, seed), Quick(seed + 1), Seeded(f"campaign {seed}")
    told: list[Event] = []
    for _ in range(turns):
        if s.end == PLAYING:
            resolve(s, sheets(s, writing), chance, told, checked)
    return s, told


@settings(max_examples=12)
@given(st.integers(0, 10**6), st.integers(3, 9))
def test_invariants_hold_after_every_phase(seed: int, families: int) -> None:
    played(families, 7, seed, checked=True)


def test_a_ten_turn_campaign_is_lively() -> None:
    s, told = played(12, 10, 1, checked=True)
    kinds = {event.kind for event in told}
    assert s.turn == 10
    assert {"born", "death", "married", "ship-leaves", "kidnapped", "found", "convicted", "promoted", "traded"} <= kinds
    assert {"revolt", "exchange", "judge-elected", "governor-elected", "ship-bought", "baptised", "points"} <= kinds


def test_the_same_seed_gives_the_same_bytes() -> None:
    (one, told), (other, again) = played(6, 5, 7, checked=False), played(6, 5, 7, checked=False)
    assert one.text() == other.text()
    assert repr(told) == repr(again)


def test_a_copy_goes_its_own_way() -> None:
    s = played(4, 3, 5, checked=False)[0]
    before, twin = s.text(), s.copy()
    assert twin.text() == before
    resolve(twin, sheets(twin, Quick(9)), Quick(10), None, True)
    assert s.text() == before
    check(s)


@settings(max_examples=15)
@given(st.integers(0, 10**6))
def test_checked_orders_are_written_read_and_right(seed: int) -> None:
    s = played(5, seed % 4, seed, checked=False)[0]
    for sheet in sheets(s, Quick(seed)):
        assert check_orders(s, sheet) == []
        if sheet.sent:
            again, wrong = read_orders(s, sheet.family, format_orders(s, sheet))
            assert wrong == []
            assert format_orders(s, again) == format_orders(s, sheet)


@settings(max_examples=60)
@given(st.text(max_size=300))
def test_any_text_is_read_without_harm(text: str) -> None:
    s = founded(3, 1)
    orders, _ = read_orders(s, 0, text)
    assert check_orders(s, orders) == []


def test_secrets_are_told_to_their_owners_only() -> None:
    _, told = played(8, 6, 3, checked=False)
    assert {event.kind for event in told if event.only != EVERYONE} <= SECRET
    assert not {event.kind for event in told if event.only == EVERYONE} & SECRET
    for event in told:
        assert event.only in (EVERYONE, event.seat)
        if event.only == EVERYONE:
            assert not {"purse", "credits", "amount"} & set(event.values)


def test_twins_look_the_same_to_others() -> None:
    s = played(4, 3, 2, checked=False)[0]
    twin = s.copy()
    twin.families[1].purse += 7
    twin.families[1].credits += 1
    twin.people[twin.families[1].members[0]].prostheses += 1
    twin.people[twin.families[1].members[0]].kidnappers = [2]
    twin.orders = [chaos(twin, family.id, Quick(4)) if family.id == 1 else s.orders[family.id] for family in s.families]
    for seat in (EVERYONE, 0, 2, 3):
        assert view(s, seat) == view(twin, seat)
    assert view(s, 1) != view(twin, 1)


def test_the_referee_sees_every_die_and_its_rule() -> None:
    s, plain = founded(5, 8), founded(5, 8)
    witness = Witness(Quick(1))
    resolve(s, sheets(s, Quick(2)), witness, None)
    resolve(plain, sheets(plain, Quick(2)), Quick(1), None)
    assert s.text() == plain.text()
    lines = witness.text().splitlines()
    assert len(lines) == len(witness.outcomes) > 20
    assert all(rule in RULES for rule in witness.rules)
    sizes = {rule: size for rule, size in zip(witness.rules, witness.sizes, strict=True) if rule in DICE}
    assert len(sizes) > 4
    assert {size for rule, size in zip(witness.rules, witness.sizes, strict=True) if rule == "7.4"} <= {6, 10}
    assert all(size == DICE[rule] for rule, size in sizes.items())
    assert lines[-1].endswith(f" of {witness.sizes[-1]}")


def test_every_fact_and_posting_cites_a_rule() -> None:
    s, told = played(8, 6, 9, checked=False)
    assert {event.rule for event in told} <= RULES
    assert {posting.rule for posting in s.money + s.prestige} <= RULES


def test_late_families_join_a_running_game() -> None:
    s = played(4, 3, 6, checked=False)[0]
    join(s, Entry("Tard"), Quick(1), None)
    check(s)
    for turn in range(3):
        resolve(s, sheets(s, Quick(turn)), Quick(turn + 50), None, True)


def test_safe_orders_keep_every_family_in_order() -> None:
    s = founded(4, 3)
    for turn in range(4):
        sheets_of_all = [safe_orders(s, family.id) for family in s.families]
        assert all(check_orders(s, sheet) == [] for sheet in sheets_of_all)
        resolve(s, sheets_of_all, Quick(turn), None, True)
        assert all(family.status == OR for family in s.families)


def test_the_golden_campaign() -> None:
    """Ten turns of eight families, to the last byte; whoever changes a phase changes this on purpose."""
    s, told = played(8, 10, 2024, checked=False)
    assert digest_of(s.text() + repr(told)) == "8d356b109acc"
