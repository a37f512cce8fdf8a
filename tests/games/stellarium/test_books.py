"""Money and prestige to the last unit, phase by phase; and `check` sees what must not be."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belle_etoile.core.chance import Quick, Seeded
from belle_etoile.games.stellarium.components import GOVERNMENT, HEAD, NONE, PLAYING, STELLARIUM
from belle_etoile.games.stellarium.invariants import check
from belle_etoile.games.stellarium.state import Posting, State
from belle_etoile.games.stellarium.turn import LAST_PHASE, resolve

from .test_campaign import founded, played, sheets


class Auditor:
    """Keeps books of its own: at every phase it adds up what was posted since the last and compares."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.purses = [family.purse for family in s.families]
        self.prestige = [c.pp for c in s.people]
        self.money_read = self.prestige_read = 0
        self.dead: dict[int, str] = {}
        self.phases: list[int] = []

    def hear(self, phase: int) -> None:
        self.phases.append(phase)
        if phase == 0:
            self.money_read = self.prestige_read = 0
        self.compare()

    def compare(self) -> None:
        s = self.s
        self.purses += [family.purse_start for family in s.families[len(self.purses) :]]
        self.prestige += [0 for _ in s.people[len(self.prestige) :]]  # newborn: nothing before phase 22
        _add(self.purses, s.money[self.money_read :])
        _add(self.prestige, s.prestige[self.prestige_read :])
        self.money_read, self.prestige_read = len(s.money), len(s.prestige)
        assert self.purses == [family.purse for family in s.families]
        assert self.prestige == [c.pp for c in s.people]
        for who, life in self.dead.items():
            assert _epitaph(s, who) == life  # the dead stay dead, and as they were
        self.dead = {c.id: _epitaph(s, c.id) for c in s.people if not c.alive}


def _epitaph(s: State, who: int) -> str:
    c = s.people[who]
    return f"{c.died} {c.died_phase} {c.died_year} {c.cause} {c.pp} {c.spouse} {c.in_office} {c.captivity} {c.trials}"


def _add(accounts: list[int], postings: list[Posting]) -> None:
    for posting in postings:
        accounts[posting.who] += posting.amount


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6), st.integers(3, 9))
def test_every_phase_posts_what_it_moves(seed: int, families: int) -> None:
    s, writing = founded(families, seed), Quick(seed)
    books = Auditor(s)
    for turn in range(6):
        if s.end == PLAYING:
            resolve(s, sheets(s, writing), Seeded(f"books {seed}", turn), None, checked=True, hear=books.hear)
            books.compare()
    assert books.phases[: LAST_PHASE + 1] == list(range(LAST_PHASE + 1)) or s.end != PLAYING


def test_prestige_and_money_of_a_turn_are_the_sums_of_its_postings() -> None:
    s = played(7, 5, 11, checked=False)[0]
    assert sum(f.purse - f.purse_start for f in s.families) == sum(p.amount for p in s.money)
    assert sum(c.pp - c.pp_start for c in s.people) == sum(p.amount for p in s.prestige)
    assert len(s.money) > 20
    assert len(s.prestige) > 50


def _unposted_money(s: State) -> None:
    s.families[1].purse += 1


def _unposted_prestige(s: State) -> None:
    s.people[3].pp -= 1


def _forged_posting(s: State) -> None:
    s.money.append(Posting(0, 5, "15.2"))


def _two_places(s: State) -> None:
    s.people[0].place = s.planets[1].id


def _two_posts(s: State) -> None:
    judge = s.judges[0]
    s.pyramids[GOVERNMENT][5], s.people[judge].government = judge, 5


def _a_seat_for_two(s: State) -> None:
    head = s.pyramids[GOVERNMENT][HEAD]
    s.people[s.pyramids[GOVERNMENT][1]].government = HEAD
    assert head != NONE


def _a_lone_spouse(s: State) -> None:
    married = next(c for c in s.people if c.alive and c.spouse >= 0)
    s.people[married.spouse].spouse = NONE


def _a_dead_judge(s: State) -> None:
    s.people[s.judges[0]].died = s.turn


def _a_lost_capital(s: State) -> None:
    s.planets[STELLARIUM].holder = 3


@pytest.mark.parametrize(
    "harm",
    [
        *(_unposted_money, _unposted_prestige, _forged_posting, _two_places, _two_posts, _a_seat_for_two),
        *(_a_lone_spouse, _a_dead_judge, _a_lost_capital),
    ],
)
def test_the_check_sees(harm: Callable[[State], None]) -> None:
    s = played(4, 3, 5, checked=False)[0]
    check(s)
    harm(s)
    with pytest.raises(AssertionError):
        check(s)
