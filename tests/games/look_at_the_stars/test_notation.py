"""Every move has one text and every text one move."""

import re

import pytest

from belle_etoile.core import BadNotation, Quick
from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.geometry import (
    PLACE_BY_NAME,
    PLACE_NAMES,
    PLACES,
    TRAILS,
    format_trail,
    is_line,
    parse_trail,
    trail_line,
)
from belle_etoile.games.look_at_the_stars.notation import (
    DO_DRAW,
    DO_EARN,
    DO_POWER,
    DO_SHEET,
    DO_SHOOT,
    DO_USE,
    VERBS,
    encode,
    is_well_formed,
)

from .test_moves import walked

EDITION = GAME.edition


def well_formed() -> list[int]:
    """All moves but the pairs of lines, of which every seventh will do."""
    found = []
    for kind in range(len(VERBS)):
        for first in range(512):
            seconds = range(0, 512, 7) if kind == DO_DRAW else range(128) if kind in (DO_SHOOT, DO_EARN) else range(2)
            found += [move for second in seconds if is_well_formed(EDITION, move := encode(kind, first, second))]
    return found


def test_moves_read_back_as_they_are_written() -> None:
    texts = set()
    moves = [move for move in well_formed() if not runs_off(move)]
    for move in moves:
        text = GAME.format(move)
        assert GAME.parse(text) == move
        texts.add(text)
    assert len(texts) == len(moves)


def runs_off(move: int) -> bool:
    """A shooting star that would leave the lattice has no text."""
    first, second = move >> 5 & 511, move >> 14
    return move & 31 == DO_SHOOT and not all(is_line(trail_line(first, nth)) for nth in range(second))


def test_what_is_not_well_formed_is_refused_everywhere() -> None:
    s = GAME.setup(1, GAME.checked_options({}), Quick(1))
    for move in (len(VERBS), encode(DO_DRAW, 5, 5), encode(DO_SHEET, 8, 0), encode(DO_POWER, 9, 0), 1 << 23, 1 << 5):
        assert not is_well_formed(EDITION, move)
        assert GAME.refusal(s, 0, move) == "3.2"
    assert not is_well_formed(EDITION, encode(DO_USE, PLACES, 0))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw",
        "draw c3-d3",
        "draw c3-d3 c3-d3",  # twice the same
        "draw c3-c4 c3-d3",  # in the wrong order
        "draw d3-c3 c3-c4",  # from right to left
        "draw c3-e3 e3-f3",  # too long
        "draw c3-d3 c3-c4 d3-d4",
        "shoot c3-d3",
        "shoot c3-g7",
        "shoot f6-c3",
        "earn c3",
        "earn c3 r45",
        "planet k3",
        "planet c12",
        "planet c03",
        "galaxy c3-c4",
        "line c3",
        "sheet mars",
        "point nova",
        "power bear",
        "confirm now",
        "Skip",
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


def test_places_and_shooting_stars_have_names() -> None:
    assert len(set(PLACE_NAMES)) == PLACES == len(PLACE_BY_NAME)
    assert (PLACE_NAMES[0], PLACE_NAMES[-1]) == ("a1", "j11")
    trails = [
        (turned.line(anchor, 0), length)
        for length, shape in enumerate(TRAILS, 1)
        for turned in shape.turns
        for anchor in range(PLACES)
        if anchor % 10 + turned.width < 10 and anchor // 10 + length < 11
    ]
    assert len({format_trail(*trail) for trail in trails}) == len(trails) == 2 * (9 * 10 + 8 * 9 + 7 * 8)
    assert all(parse_trail(format_trail(*trail)) == trail for trail in trails)


def test_a_move_says_what_it_mentions() -> None:
    s = GAME.setup(1, GAME.checked_options({"cards": "first-game"}), Quick(3))
    told = {
        "draw c3-d4 d4-e4": ("draw", {"lines": "c3-d4 d4-e4"}),
        "shoot c3-f6": ("shoot", {"trail": "c3-f6", "length": 3, "way": "rising", "at": "c3"}),
        "earn c3 r90": ("earn", {"lines": "c3-d4 d4-e5 e5-f6"}),
        "line c4-d3": ("line", {"lines": "c4-d3", "way": "falling", "at": "d3"}),
        "galaxy c4-d4": ("galaxy", {"at": "c4 d4"}),
        "black-hole c4": ("black-hole", {"at": "c4"}),
        "sheet inuit": ("sheet", {"sheet": "inuit"}),
        "confirm": ("confirm", {}),
    }
    for text, (kind, values) in told.items():
        assert GAME.describe(s, GAME.parse(text)) == {"move": text, "kind": kind, "values": values}


def test_a_placement_is_told_by_its_form_and_its_lowest_star() -> None:
    met = set[str]()
    for seed in range(12):
        s = walked(seed, 30 * seed, 1)
        told = [GAME.describe(s, move) for move in GAME.moves(s, 0)]
        drawn = [choice["values"] for choice in told if choice["kind"] in ("draw", "shoot", "line")]
        forms = [tuple(values[key] for key in ("turned", "way", "length", "at") if key in values) for values in drawn]
        assert len(set(forms)) == len(forms)  # no two are told alike
        for values in drawn:
            ends = re.findall(r"[a-j]\d+", f"{values.get('lines', '')} {values.get('trail', '')}")
            assert values["at"] == min(ends, key=PLACE_BY_NAME.__getitem__)
            met |= set(values)
    assert {"turned", "way", "length"} <= met
