"""9: the score against a brute force over every way to use satellites and 6/0 cards, and a table of positions."""

from functools import cache
from itertools import chain, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.games.stellar import GAME
from belle_etoile.games.stellar.components import KINDS, SECTIONS
from belle_etoile.games.stellar.state import Board, State

from ...walking import examples
from .positions import EDITION, board, card, of_kind, position

SATELLITES = of_kind("satellite")
TYPED = [name for name in EDITION.names if name not in SATELLITES]
ZEROS = [name for name in TYPED if EDITION.zeros >> card(name) & 1]


def number(name: str) -> int:
    return EDITION.number[card(name)]


def kind(name: str) -> int:
    return EDITION.kind[card(name)]


@cache
def run(numbers: frozenset[int]) -> int:
    """The longest run, counted one by one."""
    return max((next(n for n in range(9) if start + n not in numbers) for start in numbers), default=0)


def brute_star_points(telescope: dict[int, str], notebook: list[str]) -> int:
    """Every satellite in every collection, every 6/0 as a 6 and as a 0."""
    stars = [0] * 5
    for name in telescope.values():
        if not name.endswith("!") and name not in SATELLITES:
            stars[kind(name)] += EDITION.stars[card(name)]
    plain: list[set[int]] = [
        {number(n) for n in notebook if n in TYPED and n not in ZEROS and kind(n) == k} for k in range(5)
    ]
    satellites = [number(name) for name in notebook if name in SATELLITES]
    zeros = [kind(name) for name in notebook if name in ZEROS]
    best = 0
    for homes in product(range(5), repeat=len(satellites)):
        for values in product((0, 6), repeat=len(zeros)):
            points = 0
            for k in range(5):
                joined = [n for n, home in zip(satellites, homes, strict=True) if home == k]
                wild = [value for value, home in zip(values, zeros, strict=True) if home == k]
                points += stars[k] * run(frozenset([*plain[k], *joined, *wild]))
            best = max(best, points)
    return best


def brute_sums(telescope: dict[int, str]) -> list[int]:
    slots = (range(1, 6), range(6, 9), range(9, 13))
    worth = {slot: 3 if name.endswith("!") else number(name) for slot, name in telescope.items()}
    return [sum(worth.get(slot, 0) for slot in section) for section in slots]


def is_diverse(telescope: dict[int, str]) -> bool:
    return {kind(name) for name in telescope.values() if not name.endswith("!")} >= set(range(5))


@st.composite
def tables(draw: st.DrawFn, satellites: int, zeros: int, cards: int) -> tuple[dict[int, str], list[str]]:
    """A telescope and a notebook; few types are favoured, so that runs get long."""
    noted = draw(st.lists(st.sampled_from(SATELLITES), unique=True, max_size=satellites))
    noted += draw(st.lists(st.sampled_from(ZEROS), unique=True, max_size=zeros))
    noted += draw(st.lists(st.sampled_from([n for n in TYPED if n not in ZEROS]), unique=True, max_size=cards))
    rest = [name for name in EDITION.names if name not in noted]
    laid = draw(st.lists(st.sampled_from(rest), unique=True, max_size=12))
    faces = draw(st.lists(st.sampled_from(["", "", "", "!"]), min_size=len(laid), max_size=len(laid)))
    return {slot: name + face for slot, (name, face) in enumerate(zip(laid, faces, strict=True), 1)}, noted


def scored(telescope: dict[int, str], notebook: list[str]) -> State:
    return position(board(telescope, notebook=" ".join(notebook)), row=". . . . .")


def check_sheet(s: State, telescope: dict[int, str], notebook: list[str]) -> None:
    """The choices the sheet shows are a way to reach the points it claims."""
    lines = GAME.sheet(s, 0)
    shown = [str(line["values"]["satellites"]).split() for line in lines[:5]]
    assert sorted(chain(*shown)) == sorted(name for name in notebook if name in SATELLITES)
    for k, line in enumerate(lines[:5]):
        values = line["values"]
        numbers = {number(name) for name in notebook if name in TYPED and name not in ZEROS and kind(name) == k}
        numbers |= {number(name) for name in shown[k]}
        assert (values["wild"] != "") == any(name in ZEROS and kind(name) == k for name in notebook)
        if values["wild"]:
            numbers.add(int(values["wild"]))
        assert values["type"] == KINDS[k]
        assert values["multiplier"] == run(frozenset(numbers))
        assert line["points"] == int(values["stars"]) * int(values["multiplier"])


def check_table(telescope: dict[int, str], notebook: list[str]) -> None:
    s = scored(telescope, notebook)
    best = brute_star_points(telescope, notebook)
    assert sum(line["points"] for line in GAME.sheet(s, 0)[:5]) == best
    won = sum(mine > 0 for mine in brute_sums(telescope))
    assert GAME.scores(s) == [best + 10 * won + 10 * is_diverse(telescope), 0]
    check_sheet(s, telescope, notebook)


@examples(100)
@given(tables(satellites=3, zeros=3, cards=10))
def test_the_best_use_of_satellites_and_zeros_is_found(table: tuple[dict[int, str], list[str]]) -> None:
    check_table(*table)


@examples(12)
@given(tables(satellites=5, zeros=1, cards=8))
def test_with_all_five_satellites(table: tuple[dict[int, str], list[str]]) -> None:
    check_table(*table)


@given(tables(satellites=0, zeros=5, cards=13))
def test_without_satellites(table: tuple[dict[int, str], list[str]]) -> None:
    check_table(*table)


@given(st.permutations(EDITION.names), st.lists(st.booleans(), min_size=24, max_size=24))
def test_sections_against_plain_sums(names: list[str], faces: list[bool]) -> None:
    laid = [name + "!" * down for name, down in zip(names[:24], faces, strict=True)]
    mine, theirs = dict(enumerate(laid[:12], 1)), dict(enumerate(laid[12:], 1))
    s = position(board(mine), board(theirs), row=". . . . .")
    for seat, (own, other) in enumerate([(mine, theirs), (theirs, mine)]):
        lines = [line for line in GAME.sheet(s, seat) if line["kind"] == "section"]
        sums = list(zip(brute_sums(own), brute_sums(other), strict=True))
        assert [line["values"]["section"] for line in lines] == list(SECTIONS)
        assert [(line["values"]["mine"], line["values"]["theirs"]) for line in lines] == sums
        assert [line["points"] for line in lines] == [10 if a > b else 0 for a, b in sums]


def table(telescope: dict[int, str], notebook: str = "") -> Board:
    return board(telescope, notebook=notebook)


@pytest.mark.parametrize(
    ("mine", "theirs", "scores", "rule"),
    [
        pytest.param(table({}), table({}), [0, 0], "9.4.1", id="two empty tables"),
        pytest.param(table({1: "mars"}), table({}), [10, 0], "9.4", id="one section, no collection"),
        pytest.param(table({1: "mars"}, "earth"), table({1: "moon"}), [2, 0], "9.4", id="a tied section"),
        pytest.param(table({1: "mars"}, "earth"), table({1: "moon"}, "europa"), [2, 2], "9.4.1", id="all is tied"),
        pytest.param(table({1: "mars!"}, "earth"), table({}), [10, 0], "9.4", id="no stars face down"),
        pytest.param(
            table({1: "mars", 2: "earth"}, "venus trappist-1e proxima-b"),
            table({6: "titan"}, "io callisto ganymede"),
            [5 * 3 + 10, 0 * 3 + 10],
            "9.4",
            id="a run for each, stars for one",
        ),
        pytest.param(
            table({1: "mars"}, "venus earth uranus saturn jupiter iss"),
            table({1: "titan"}),
            [2 * 6, 10],
            "9.4",
            id="a satellite closes the gap of a run",
        ),
        pytest.param(
            table({1: "mars", 6: "phobos"}, "earth charon iss"),
            table({1: "titan", 6: "europa"}),
            [2 * 1 + 3 * 2, 20],
            "9.4",
            id="a satellite goes where there are more stars",
        ),
        pytest.param(
            table({1: "mars", 6: "phobos"}, "uranus venus charon iss hubble"),
            table({1: "titan", 6: "europa"}),
            [2 * 4 + 3 * 1, 20],
            "9.4",
            id="two satellites close one gap of two",
        ),
        pytest.param(
            table({1: "mars", 2: "io", 4: "m31", 6: "juno", 9: "eagle-nebula"}),
            table({1: "titan!", 2: "pallas", 3: "oj-287", 4: "saturn", 6: "carina-nebula", 9: "webb"}),
            [10, 30],
            "9.4",
            id="diversity against three sections",
        ),
        pytest.param(
            table({1: "mars", 2: "io", 4: "m31", 6: "juno", 9: "eagle-nebula"}),
            table({1: "titan", 2: "pallas", 3: "oj-287", 4: "saturn", 6: "carina-nebula", 9: "callisto"}),
            [10, 40],
            "9.4",
            id="diversity for both",
        ),
        pytest.param(
            table({9: "jupiter", 6: "ganymede!"}),
            table({9: "webb", 6: "venus"}),
            [20, 0],
            "9.4",
            id="a six beats a five, face down beats a one",
        ),
        pytest.param(
            table({1: "mercury"}, "venus mars saturn jupiter"),
            table({1: "titan"}),
            [3 * 2, 10],
            "9.4",
            id="a zero joins the one, or a six the five",
        ),
    ],
)
def test_positions_and_their_scores(mine: Board, theirs: Board, scores: list[int], rule: str) -> None:
    s = position(mine.copy(), theirs.copy(), row=". . . . .", stage="over", turns=22)
    assert GAME.scores(s) == scores
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome["rule"] == rule
    assert outcome["winners"] == [seat for seat in (0, 1) if scores[seat] == max(scores)]
