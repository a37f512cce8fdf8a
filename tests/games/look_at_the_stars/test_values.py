"""Learned values: they see what the seat may know, add up, and are the same in every build."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i32

from belle_etoile.bots.quick import most_expected
from belle_etoile.bots.weights import digest_of_weights, learned_values
from belle_etoile.core import NOBODY, Quick
from belle_etoile.core.learned import Learned, total_of
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.components import CARDS
from belle_etoile.games.look_at_the_stars.notation import DO_BACK, DO_CONFIRM, DO_SKIP, kind_of
from belle_etoile.games.look_at_the_stars.scoring import sky_points
from belle_etoile.games.look_at_the_stars.state import State
from belle_etoile.games.look_at_the_stars.values import ALL
from belle_etoile.learning.training import Training, train

from ...depth import deep
from ...walking import examples
from .positions import position


def some_weights(seed: int) -> Learned:
    """Any weights, the same everywhere."""
    chance, weights = Quick(seed), vec[i32]([])
    for _ in range(ALL):
        weights = append(weights, i32(chance.pick(2001, "test") - 1000))
    return Learned(weights, 16)


def first_weights() -> Learned:
    """What learning begins with: the points."""
    weights = vec[i32]([])
    for table in GAME.tables:
        for place in range(table.size):
            weights = append(weights, table.first[place] if table.first is not None else 0)
    return Learned(weights, 16)


WEIGHTS = some_weights(1)
POINTS = first_weights()


def positions_of(seed: int, seats: int = 1) -> list[State]:
    """Every position of a random game; steps are taken back and drafts given up less often than lines are drawn."""
    chance = Quick(seed)
    s = GAME.setup(seats, GAME.checked_options({}), chance)
    found = []
    while (seat := GAME.turn(s)) >= 0:
        found.append(s.copy())
        moves = [move for move in GAME.moves(s, seat) if kind_of(move) != DO_BACK]
        draws = [move for move in moves if kind_of(move) not in (DO_CONFIRM, DO_SKIP)]
        GAME.carry_out(s, seat, (draws or moves)[chance.pick(len(draws or moves), "test")], chance, None)
    return found


def expected(s: State, seat: int = 0, learned: Learned = WEIGHTS) -> dict[str, int]:
    moves = GAME.moves(s, seat)
    return {GAME.format(m): v for m, v in zip(moves, GAME.expect(s, seat, moves, learned), strict=True)}


def ends_of(s: State) -> dict[str, tuple[State, int]]:
    """Each thing that a seat can do with a card and leave at that: the position before its last move, and that move."""
    found = {}
    for move in GAME.moves(s, 0):
        then, last = s.copy(), move
        if kind_of(move) not in (DO_CONFIRM, DO_SKIP):
            GAME.carry_out(then, 0, move, Quick(1), None)
            last = GAME.parse("confirm")
        if kind_of(move) != DO_BACK:
            found[GAME.format(move)] = then, last
    return found


@examples(4)
@given(st.integers(0, 2**31), st.integers(0, 2**31))
def test_twins_are_worth_the_same(seed: int, luck: int) -> None:
    """Two positions that differ in what the seat may not know: the drafts of the others, and the cards to come."""
    for s in positions_of(seed, seats=2)[:: 9 // deep(4, 1)]:
        for seat in GAME.waiting(s):
            view = GAME.view(s, seat)
            for twin in (GAME.determinize(view, Quick(luck)), GAME.imagine(view, Quick(luck))):
                assert expected(twin, seat) == expected(s, seat)
                for move in GAME.moves(s, seat):
                    assert sorted(GAME.lookups(twin, seat, move)) == sorted(GAME.lookups(s, seat, move))


def test_lines_that_are_only_thought_of_are_worth_what_drawn_ones_are() -> None:
    """The quick way adds lines to what is known of a sky; the slow one draws them and looks at everything again."""
    compared = better = 0
    for seed in range(deep(12, 2)):
        for s in positions_of(seed):
            if s.turned == CARDS:
                continue
            before, values = s.text(), expected(s)
            for name, (then, last) in ends_of(s).items():
                found = GAME.lookups(then, 0, last)
                assert all(0 <= int(place) < ALL for place in found)
                slow = total_of(WEIGHTS, found)
                if len(list(GAME.moves(then, 0))) == 2 or kind_of(last) == DO_SKIP:  # nothing but confirm and back
                    assert values[name] == slow, (s.text(), name)
                    compared += 1
                else:
                    assert values[name] >= slow, (s.text(), name)  # a power may bring more
                    better += 1
            assert s.text() == before
    assert compared > deep(12, 2) * 1000
    assert better > 0


def test_only_the_end_of_a_turn_is_looked_up() -> None:
    for s in positions_of(3):
        for move in GAME.moves(s, 0):
            ends = kind_of(move) in (DO_CONFIRM, DO_SKIP) and s.turned < CARDS
            assert (len(GAME.lookups(s, 0, move)) > 0) == ends


def test_before_anything_is_learned_a_sky_is_worth_its_points() -> None:
    for seed in range(deep(6, 2)):
        for s in positions_of(seed):
            for then, last in ends_of(s).values():
                found = GAME.lookups(then, 0, last)
                if len(found):
                    sky = then.sky(0).copy()
                    sky.settle(GAME.edition.powers[s.power].shape.turns, s.once())
                    assert total_of(POINTS, found) == 16 * sky_points(then, sky)


def test_with_the_last_card_the_points_are_what_counts() -> None:
    for seed in range(deep(40, 8)):
        s = next(s for s in positions_of(seed) if s.turned == CARDS)
        values, points = expected(s, 0, POINTS), {}
        for name, (then, _) in ends_of(s).items():
            points[name] = 16 * sky_points(then, then.sky(0))
            if len(list(GAME.moves(then, 0))) == 2 or name == "skip":
                assert values[name] == points[name]
        assert max(values.values()) >= max(points.values())


def test_a_power_is_taken_and_used_where_it_brings_points() -> None:
    """Three lines that go down bring a line, and the line makes four of them."""
    s = position("b9-c8 c8-d7", card="n05", turned=CARDS)
    values = expected(s, 0, POINTS)
    best = max(values, key=lambda name: values[name])
    assert best.startswith("draw")
    GAME.carry_out(s, 0, GAME.parse(best), Quick(1), None)
    steps = []
    while GAME.turn(s) != NOBODY:
        move = most_expected(GAME, s, 0, POINTS)
        steps.append(GAME.format(move).split()[0])
        GAME.carry_out(s, 0, move, Quick(1), None)
    assert steps == ["earn", "line", "confirm"]
    assert 16 * GAME.scores(s)[0] == values[best]


def test_a_step_is_never_taken_back() -> None:
    for s in positions_of(5):
        values = expected(s)
        if "back" in values:
            assert values["back"] == min(values.values()) < values["confirm"]


def test_what_is_chosen_before_the_first_card_is_worth_what_was_learned_of_it() -> None:
    s = GAME.setup(2, {"cards": "chosen", "sheets": "chosen"}, Quick(1))
    stages: list[str] = []
    while len(stages) < 4:
        values = expected(s, int(GAME.turn(s)))
        assert len(set(values.values())) > 1
        stages.append(next(iter(values)).split()[0])
        GAME.carry_out(s, GAME.turn(s), GAME.parse(max(values, key=lambda name: values[name])), Quick(1), None)
    assert stages == ["point", "power", "sheet", "sheet"]


def test_every_table_is_looked_into() -> None:
    met = [False] * len(GAME.tables)
    for seed in range(deep(30, 14)):
        for s in positions_of(seed):
            for then, last in list(ends_of(s).values())[:3]:
                for found in GAME.lookups(then, 0, last):
                    place, at = int(found), 0
                    while place >= GAME.tables[at].size:
                        place -= int(GAME.tables[at].size)
                        at += 1
                    met[at] = True
    assert all(met)


def test_the_margin_is_the_points_of_a_seat_alone() -> None:
    s = positions_of(3, seats=2)[-1]
    GAME.carry_out(s, GAME.turn(s), GAME.parse("confirm" if s.steps[GAME.turn(s)] else "skip"), Quick(1), None)
    assert [GAME.margin(s, seat) for seat in range(2)] == GAME.scores(s)


def test_another_edition_has_no_learned_values() -> None:
    text = packaged_text("games/look_at_the_stars", "edition.toml")
    assert learned_values(GAME) is not None
    assert learned_values(GAME.with_edition(text + "# my box\n", "edition.toml")) is None


@pytest.mark.parametrize(("seed", "sum_of_all"), [(1, 1115252), (2, 324427)])
def test_interpreted_and_compiled_agree_to_the_last_unit(seed: int, sum_of_all: int) -> None:
    """Recorded once; both builds must come to the same numbers."""
    total = 0
    for nth, s in enumerate(positions_of(seed)[::4], 1):
        total += nth * sum(value for name, value in expected(s).items() if name != "back")
    assert total == sum_of_all


def test_a_few_games_teach_the_same_in_every_build() -> None:
    digests = []
    for seed in (1, 1, 2):
        training = Training(GAME, seed, 1, 1)
        train(training, 3, 600, lambda: False, lambda: None)
        digests.append(digest_of_weights(training.learner.learned.weights)[:16])
    assert digests[0] == digests[1] != digests[2]
    assert digests[0] == LEARNED


LEARNED = "655110d894c796e7"
