"""Learned values: they see what the seat may know, add up, agree with counting anew, and do so in every build."""

from itertools import combinations
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i32, i64

from belle_etoile.bots.quick import most_expected
from belle_etoile.bots.search import Search
from belle_etoile.bots.weights import digest_of_weights, learned_values
from belle_etoile.core import NOBODY, Quick
from belle_etoile.core.learned import HOPELESS, Learned, total_of
from belle_etoile.games.star_explorer.components import ROUNDS
from belle_etoile.games.star_explorer.lattice import KINDS, kind_of_colours
from belle_etoile.games.star_explorer.sky import COLOURS, holds
from belle_etoile.games.star_explorer.state import NOTHING, State, code_of, empty_board, kept_of, tile_of
from belle_etoile.games.star_explorer.values import ALL, POINT_BITS, TABLES, Outlook
from belle_etoile.learning.selfplay import play_lessons
from belle_etoile.learning.temporal import new_learner

from ...depth import deep
from ...walking import examples
from .tables import GAME, HOUSE_EDITION, painted


def some_weights(seed: int) -> Learned:
    """Any weights, the same everywhere; points count as points."""
    chance, weights = Quick(seed), vec[i32]([16 << place for place in range(POINT_BITS)])
    for _ in range(ALL - POINT_BITS):
        weights = append(weights, i32(chance.pick(101, "test") - 50))
    return Learned(weights, 16)


WEIGHTS = some_weights(1)
T = TypeVar("T")


def positions_of(seed: int, seats: int = 1) -> list[State]:
    """Every position of a random game; half of the drafts begin well, so that skies fill up."""
    chance = Quick(seed)
    s = GAME.setup(seats, {"first": "random"}, chance)
    found = []
    while (seat := GAME.turn(s)) >= 0:
        found.append(s.copy())
        moves = GAME.moves(s, seat)
        move = moves[chance.pick(len(moves), "test")] if chance.pick(2, "test") else GAME.default_move(s, seat)
        GAME.carry_out(s, seat, move, chance, None)
    return found


def some(of: list[T], many: int) -> list[T]:
    """About so many of a list, evenly spread."""
    return of[:: max(1, len(of) // many)]


def expected(s: State, seat: int) -> dict[str, int]:
    moves = GAME.moves(s, seat)
    return {GAME.format(m): v for m, v in zip(moves, GAME.expect(s, seat, moves, WEIGHTS), strict=True)}


def outlook_of(s: State, seat: int) -> Outlook:
    b = s.boards[seat]
    return Outlook(GAME.edition, b, len(s.boards) == 1, s.round, b.previous, b.slots)


def whole(outlook: Outlook) -> list[int]:
    outlook.look(vec[i64]([]), 40, 2)
    return sorted(int(place) for place in outlook.lookups())


@examples(4)
@given(st.integers(0, 2**31), st.integers(0, 2**31), st.sampled_from([1, 2, 4]))
def test_twins_are_worth_the_same(seed: int, luck: int, seats: int) -> None:
    """Two positions that differ in what the seat may not know."""
    for s in some(positions_of(seed, seats), deep(60, 8)):
        for seat in GAME.waiting(s):
            twin = GAME.determinize(GAME.view(s, seat), Quick(luck))
            assert expected(twin, seat) == expected(s, seat)
            for move in GAME.moves(s, seat):
                assert list(GAME.lookups(twin, seat, move)) == list(GAME.lookups(s, seat, move))


def test_what_is_expected_adds_up() -> None:
    compared = set()
    for s in positions_of(deep(4, 2)) + positions_of(5, 2):
        before, seat = s.text(), GAME.turn(s)
        values = expected(s, seat)
        for move in GAME.moves(s, seat):
            found = GAME.lookups(s, seat, move)
            if len(found):
                assert all(0 <= int(place) < ALL for place in found)
                assert total_of(WEIGHTS, found) == values[GAME.format(move)]
                compared.add(GAME.format(move).split()[0])
        assert s.text() == before
    assert compared == {"start", "confirm"}


def test_to_place_is_worth_what_it_is_worth_to_confirm() -> None:
    seen = 0
    for s in some(positions_of(6), deep(40, 8)):
        seat = GAME.turn(s)
        for move, value in some(list(expected(s, seat).items()), deep(90, 9)):
            if move.startswith(("place", "nothing")):
                then = s.copy()
                GAME.apply(then, seat, GAME.parse(move), Quick(1))
                assert expected(then, seat)["confirm"] == value
                assert expected(then, seat)["back"] == HOPELESS
                seen += 1
    assert seen > deep(200, 20)


def test_a_plan_that_leaves_stars_out_comes_to_what_it_promised() -> None:
    """By the weights that come with the package; one star at a time, then the placement, then it is confirmed."""
    learned = learned_values(GAME)
    assert learned is not None
    seen = 0
    for seed in range(deep(12, 4)):
        for s in some(positions_of(seed), deep(30, 6)):
            moves = GAME.moves(s, 0)
            values = list(GAME.expect(s, 0, moves, learned))
            move = moves[values.index(max(values))]
            if not GAME.format(move).startswith("leave"):
                continue
            while not GAME.format(move).startswith("confirm"):
                GAME.apply(s, 0, move, Quick(1))
                move = most_expected(GAME, s, 0, learned)
            assert GAME.expect(s, 0, vec[i64]([move]), learned)[0] >= max(values)
            seen += 1
    assert seen > 1


def test_stars_and_pairs_are_counted_as_one_would() -> None:
    """Every free star in every window to come, and every two neighbours of them, one by one."""
    sky = GAME.edition.sky
    for s in some(positions_of(9), deep(15, 4)):
        if s.round == 0 and s.boards[0].side < 0:
            continue
        outlook, b = outlook_of(s, 0), s.boards[0]
        colours = sky.colours[b.disc]
        for window in range(s.round, ROUNDS):
            shown = [star for star in sky.visible_stars(window) if not holds(b.used_low, b.used_high, star)]
            stars, links = [0] * len(COLOURS), [0] * KINDS
            for star in shown:
                stars[colours[star]] += 1
            for one, other in combinations(shown, 2):
                if max(abs(int(sky.xs[one] - sky.xs[other])), abs(int(sky.ys[one] - sky.ys[other]))) == 1:
                    links[kind_of_colours(colours[one], colours[other])] += 1
            assert list(outlook.free)[window * len(COLOURS) :][: len(COLOURS)] == stars
            assert list(outlook.links)[window * KINDS :][:KINDS] == links


def test_to_add_a_drawing_is_to_count_again_with_it() -> None:
    seen = 0
    for s in positions_of(12):
        b = s.boards[0]
        if b.placed < 0 or s.round == ROUNDS - 1:
            continue
        then = s.copy()
        GAME.apply(then, 0, GAME.parse("confirm"), Quick(1))
        after = then.boards[0]
        after.backs = vec[i64](b.backs)  # the next tile may be turned over already
        confirmed = GAME.lookups(s, 0, GAME.parse("confirm"))
        again = Outlook(GAME.edition, after, True, s.round + 1, after.previous, b.slots)
        again.look(vec[i64]([]), GAME.scores(then)[0], after.unlit)
        assert sorted(again.lookups()) == sorted(confirmed)
        seen += 1
    assert seen >= ROUNDS - 1


def test_a_full_sky_is_worth_less_than_an_empty_one() -> None:
    """By the weights that come with the package, whatever was learned in detail."""
    learned = learned_values(GAME)
    assert learned is not None
    s = GAME.setup(1, {"first": "1"}, Quick(3))
    b = s.boards[0]
    b.take_side(GAME.edition.start_sides[b.start][0])
    values = []
    for used in (0, 0x0F0F0F0F0F0F, 0x0FFFFFFFFFFFFF):
        b.used_low = used
        outlook = Outlook(GAME.edition, b, True, 2, b.previous, b.slots)
        outlook.look(vec[i64]([]), 40, 2)
        values.append(outlook.total(learned))
    assert values == sorted(values, reverse=True)
    assert values[0] - values[-1] > 10 * learned.point


def test_every_table_is_looked_into() -> None:
    met = [False] * len(TABLES)
    for s in positions_of(2):
        for move in GAME.moves(s, 0):
            for found in GAME.lookups(s, 0, move):
                place, at = int(found), 0
                while place >= TABLES[at].size:
                    place -= int(TABLES[at].size)
                    at += 1
                met[at] = True
    assert all(met)


def test_at_the_end_points_are_all() -> None:
    chance, s = Quick(3), GAME.setup(1, {"first": "1"}, Quick(3))
    while GAME.turn(s) != NOBODY:
        last = s.copy()
        GAME.carry_out(s, 0, most_expected(GAME, s, 0, WEIGHTS), chance, None)
    assert expected(last, 0)["confirm"] == GAME.scores(s)[0] * 16 == GAME.margin(s, 0) * 16


def test_the_certain_is_not_learned() -> None:
    learner = new_learner(TABLES)
    before = [int(weight) for weight in learner.learned.weights]
    for number in range(deep(6, 2)):
        for lesson in play_lessons(GAME, 1, number, learner.learned, number < 2):
            learner.learn(lesson, 200)
    after = [int(weight) for weight in learner.learned.weights]
    assert after[:POINT_BITS] == before[:POINT_BITS]
    assert after[POINT_BITS:] != before[POINT_BITS:]


def test_a_training_plays_alone_and_at_tables() -> None:
    tables = {GAME.training_options(number, Quick(number))[0] for number in range(30)}
    assert tables == {1, 2, 3, 4}


def trained(seed: int) -> str:
    learner = new_learner(TABLES)
    for number in range(3):
        for lesson in play_lessons(GAME, seed, number, learner.learned, number < 2):
            learner.learn(lesson, 200)
    return digest_of_weights(learner.learned.weights)[:16]


def test_the_same_seed_learns_the_same_in_every_build() -> None:
    """Recorded once."""
    assert trained(1) == "fb363002471a25c9"
    assert trained(2) != "fb363002471a25c9"


def test_another_edition_has_no_learned_values() -> None:
    assert learned_values(GAME) is not None
    assert learned_values(painted({})) is None
    assert learned_values(GAME.with_edition(HOUSE_EDITION + "# mine\n", "mine.toml")) is None


@pytest.mark.parametrize(("seed", "sum_of_all"), [(1, 3675975), (2, 10552605)])
def test_interpreted_and_compiled_agree_to_the_last_unit(seed: int, sum_of_all: int) -> None:
    """Recorded once; both builds must come to the same numbers."""
    total = 0
    for nth, s in enumerate(positions_of(seed, seed), 1):
        total += nth * sum(v for v in expected(s, GAME.turn(s)).values() if v != HOPELESS)
    assert total == sum_of_all


# What is foreseen


def test_what_is_foreseen_of_the_last_drawing_is_certain() -> None:
    for s in positions_of(21):
        if s.round == ROUNDS - 1 and s.boards[0].placed >= 0:
            value = GAME.foresee(s.copy(), 0, GAME.parse("confirm"), WEIGHTS, Quick(1))
            GAME.apply(s, 0, GAME.parse("confirm"), Quick(1))
            assert value == GAME.scores(s)[0] * WEIGHTS.point


@pytest.mark.parametrize("seats", [1, 3])
def test_the_future_of_every_kind_of_move_obeys_the_rules(seats: int) -> None:
    kinds = set()
    for s in some(positions_of(14, seats), deep(60, 16)):
        seat = GAME.turn(s)
        for move in some(list(GAME.moves(s, seat)), deep(20, 4)):
            then = s.copy()
            GAME.foresee(then, seat, move, WEIGHTS, Quick(7))
            b = then.boards[seat]
            now = 0 if GAME.format(move).startswith("start") else 1
            assert len(b.drawings) == min(ROUNDS, len(s.boards[seat].drawings) + now + GAME.ahead)
            assert b.tile == -1
            kinds.add(GAME.format(move).split()[0])
            _check_sky(then, seat)
    assert {"start", "size", "place", "leave", "confirm"} <= kinds


def _check_sky(s: State, seat: int) -> None:
    """Each drawing again, rule by rule."""
    b, again = s.boards[seat], empty_board(s.boards[seat].disc, s.boards[seat].start)
    again.take_side(b.side)
    for round, drawing in enumerate(b.drawings):
        again.tile = tile_of(drawing)
        if code_of(drawing) != NOTHING:
            shape = GAME.edition.shape(again.tile)
            place, kept = shape.number_of[code_of(drawing)], kept_of(drawing)
            low, high = GAME.edition.sky.window_low[round], GAME.edition.sky.window_high[round]
            assert shape.fits(place, kept, low & ~again.used_low, high & ~again.used_high)
            lines = shape.drawn(place, kept, again.cells_low, again.cells_high)
            assert kept == shape.all or shape.hangs_together(kept, lines)
        again.draw(GAME.edition, code_of(drawing), kept_of(drawing))
    assert list(again.points) == list(b.points)


def test_the_same_luck_is_the_same_future() -> None:
    s = positions_of(33)[3]
    for move in list(GAME.moves(s, 0))[:6]:
        values = {GAME.foresee(s.copy(), 0, move, WEIGHTS, Quick(luck % 3)) for luck in range(9)}
        assert len(values) <= 3


def test_search_compares_what_leads_somewhere() -> None:
    """To confirm is no question; a drawing is one, and so is a size."""
    asked = set()
    for s in some(positions_of(17), deep(30, 10)):
        thought = Search(12, 0).think(GAME, GAME.view(s, 0), 0, Quick(1))
        kinds = {GAME.format(move).split()[0] for move, _ in thought}
        assert not kinds & {"back", "put"}
        if s.boards[0].placed >= 0:
            assert kinds == {"confirm"}
        asked |= kinds
    assert {"size", "place", "confirm"} <= asked
