"""`moves` and `refusal` say the same; drafts; every sheet and every number of players."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belle_etoile.core import Quick, new_match
from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.geometry import LINE_BY_NAME, PLACES
from belle_etoile.games.look_at_the_stars.notation import (
    DO_DRAW,
    DO_EARN,
    DO_SHOOT,
    VERBS,
    encode,
    first_of,
    kind_of,
    second_of,
)
from belle_etoile.games.look_at_the_stars.state import State

from .positions import EDITION, play, position, refused, shown

LINES = sorted(LINE_BY_NAME.values())


def codes() -> list[int]:
    """Every move there is, but pairs of lines."""
    found = []
    for kind in range(len(VERBS)):
        if kind == DO_EARN:
            found += [encode(kind, angle, anchor) for angle in range(4) for anchor in range(PLACES)]
        elif kind == DO_SHOOT:
            found += [encode(kind, line, length) for line in LINES for length in range(5)]
        elif kind != DO_DRAW:
            found += [encode(kind, first, 0) for first in range(512)]
    return found


CODES = codes()


def agree(s: State, seat: int) -> None:
    legal = GAME.legal_moves(s, seat)
    drawn = {(first_of(move), second_of(move)) for move in legal if kind_of(move) == DO_DRAW}
    passed = [move for move in CODES if GAME.refusal(s, seat, move) == ""]
    assert sorted(passed) == sorted(move for move in legal if kind_of(move) != DO_DRAW)
    near = {(one, two) for one in LINES[::3] for two in LINES if one < two <= one + 130} | drawn
    assert {pair for pair in near if GAME.refusal(s, seat, encode(DO_DRAW, *pair)) == ""} == drawn


def walked(seed: int, steps: int, seats: int = 1, **options: str) -> State:
    luck = Quick(seed)
    s = GAME.setup(seats, GAME.checked_options(options), luck)
    for _ in range(steps):
        waiting = GAME.waiting(s)
        if not waiting:
            break
        seat = waiting[luck.pick(len(waiting), "")]
        moves = GAME.legal_moves(s, seat)
        GAME.apply(s, seat, moves[luck.pick(len(moves), "")], luck)
    assert isinstance(s, State)
    return s


@pytest.mark.parametrize("seed", range(12))
def test_every_code_is_listed_or_refused(seed: int) -> None:
    s = walked(seed, 7 * seed, cards="chosen" if seed == 0 else "dealt")
    for seat in GAME.waiting(s):
        agree(s, seat)


@pytest.mark.parametrize("power", [card.name for card in EDITION.powers])
def test_every_code_with_every_power(power: str) -> None:
    """Walks on until the power has been taken and used."""
    met: set[str] = set()
    for seed in range(400):
        luck = Quick(seed)
        s = GAME.setup(1, GAME.checked_options({"cards": "chosen"}), luck)
        play_text(s, f"point {EDITION.points[seed % 10].name}", luck)
        play_text(s, f"power {power}", luck)
        while GAME.waiting(s):
            moves = GAME.legal_moves(s, 0)
            texts = [GAME.format(move) for move in moves]
            verbs = {text.split(" ")[0] for text in texts} - met
            assert isinstance(s, State)
            if verbs & {"earn", VERBS[9 + EDITION.powers[EDITION.power_by_name[power]].power]}:
                met |= verbs
                agree(s, 0)
            keen = [text for text in texts if text.split(" ")[0] not in ("back", "confirm", "skip")]
            text = keen[luck.pick(len(keen), "")] if keen else texts[0]
            play_text(s, text, luck)
            GAME.check(s)
        if len(met & {"earn", VERBS[9 + EDITION.powers[EDITION.power_by_name[power]].power]}) == 2:
            return
    raise AssertionError(f"{power} was never taken")


def play_text(s: object, text: str, luck: Quick) -> None:
    assert isinstance(s, State)
    GAME.apply(s, GAME.waiting(s)[0], GAME.parse(text), luck)


@pytest.mark.parametrize("sheet", [sheet.name for sheet in EDITION.sheets])
def test_random_walks_on_every_sheet(sheet: str) -> None:
    for seed in range(3):
        luck = Quick(seed)
        s = GAME.setup(1, GAME.checked_options({"sheets": "chosen"}), luck)
        play_text(s, f"sheet {sheet}", luck)
        while GAME.waiting(s):
            moves = GAME.legal_moves(s, 0)
            assert all(GAME.refusal(s, 0, move) == "" for move in moves)
            GAME.apply(s, 0, moves[luck.pick(len(moves), "")], luck)
            GAME.check(s)


@pytest.mark.parametrize("seats", range(1, 9))
def test_random_walks_with_every_number_of_players(seats: int) -> None:
    s = walked(seats, 30 * seats, seats)
    GAME.check(s)
    again = GAME.read_state(s.text())
    GAME.check(again)
    assert again.text() == s.text()


def test_a_card_has_as_many_directions_as_it_looks() -> None:
    four = {"n01", "n02", *[f"n{n:02}" for n in (5, 6, 7, 8, 9, 10, 16, 17, 18, 19, 26, 27)]}
    for night in EDITION.nights:
        if not night.shooting:
            assert len(night.shape.turns) == (4 if night.name in four else 2), night.name


MIRRORED = [(5, 6), (7, 8), (14, 15), (16, 17), (18, 19), (20, 21), (22, 23), (26, 27)]


@pytest.mark.parametrize(("one", "two"), MIRRORED)
def test_mirrored_shapes_are_other_cards(one: int, two: int) -> None:
    mine, theirs = shown(position(card=f"n{one:02}"), 0, "draw"), shown(position(card=f"n{two:02}"), 0, "draw")
    assert not set(mine) & set(theirs)
    for text in theirs:
        assert refused(position(card=f"n{one:02}"), 0, text) == "4.3"


def test_cards_that_are_their_own_mirror_image_are_never_refused_as_mirrored() -> None:
    for number in (1, 2, 3, 4, 9, 10, 11, 12, 13, 24, 25):
        shape = EDITION.nights[number - 1].shape
        assert {tuple(t.lines_at(0)) for t in shape.turns} == {tuple(t.lines_at(0)) for t in shape.mirrored}
    assert set(shown(position(card="n01"))) == set(shown(position(card="n02")))


def test_steps_are_taken_back_one_by_one() -> None:
    s = position("b5-c5", power="planet", card="n03", others=1)
    texts = [s.text()]
    for step in ("draw c5-d5 d5-e5", "earn b5 r0", "planet h8"):
        play(s, 0, step)
        texts.append(s.text())
    assert len(set(texts)) == 4
    for before in reversed(texts[:-1]):
        play(s, 0, "back")
        assert s.text() == before


def test_an_absent_player_passes_or_keeps_the_draft() -> None:
    s = position()
    assert GAME.format(GAME.default_move(s, 0)) == "skip"
    play(s, 0, "draw c5-d5 d5-e5")
    assert GAME.format(GAME.default_move(s, 0)) == "confirm"


def test_the_order_of_moves_is_stable() -> None:
    """It is in goldens and on the wire: by direction, from bottom to top and left to right; the ends come last."""
    s = position(card="n13")
    assert shown(s)[:3] == ["draw a1-a2 d1-d2", "draw a2-a3 d2-d3", "draw a3-a4 d3-d4"]
    assert shown(s)[-1] == "skip"
    play(s, 0, shown(s)[0])
    assert shown(s) == ["confirm", "back"]


@settings(max_examples=10)
@given(st.integers(0, 2**32 - 1))
def test_a_match_of_eight_can_be_played_in_any_order(seed: int) -> None:
    match, luck = new_match(GAME, 8, str(seed)), Quick(seed)
    while not match.over and match.version < 120:
        seat = match.waiting[luck.pick(len(match.waiting), "")]
        moves = match.legal_moves(seat)
        match.play(seat, moves[luck.pick(len(moves), "")])
    match.game.check(match.state)
