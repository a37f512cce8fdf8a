"""What leaves a position, and the twin that fits it."""

import pytest

from belle_etoile.core import EVERYONE, Quick
from belle_etoile.games.stellarion import GAME
from belle_etoile.games.stellarion.view import view

from .positions import play, position
from .test_moves import COMBINATIONS, walk


@pytest.mark.parametrize("seats", [1, 2])
def test_everyone_sees_the_same(seats: int) -> None:
    for s in walk(seats, ("yes", "yes", "yes", "yes"), 4):
        views = [{**view(s, seat), "seat": 0} for seat in (EVERYONE, *range(seats))]
        assert all(each == views[0] for each in views)


def test_a_twin_is_the_position_itself() -> None:
    """Nothing is hidden from one seat and known to another; what nobody knows is not in a position at all."""
    for chosen in COMBINATIONS:
        for seats in (1, 2):
            for s in walk(seats, chosen, 6):
                for seat in (EVERYONE, *range(seats)):
                    assert GAME.determinize(GAME.view(s, seat), Quick(1)).text() == s.text()


def test_a_position_reads_back_from_its_text() -> None:
    for chosen in COMBINATIONS:
        for s in walk(2, chosen, 8):
            assert GAME.read_state(s.text()).text() == s.text()


def test_a_view_tells_no_order() -> None:
    """Lists of unknown order are sorted, and the cards behind them are drawn only when they are revealed."""
    for s in walk(1, ("yes", "yes", "no", "no"), 9):
        seen = view(s, 0)
        for deck in seen["decks"]:
            assert deck["contents"] == sorted(deck["contents"])
            assert deck["discard"] == sorted(deck["discard"])
            assert len(deck["contents"]) == deck["size"]
        assert seen["theories"] == [type for type in ("ship", "nebula", "star", "planet") if type in seen["theories"]]


def test_two_draws_from_one_position_differ() -> None:
    s = position()
    play(s, "coordinate gamma star")
    seen = set()
    for luck in range(30):
        after = s.copy()
        GAME.apply(after, 0, GAME.parse("scan alpha"), Quick(luck))
        seen.add(tuple(view(after, 0)["revealed"]))
    assert len(seen) > 8


def test_what_is_known_is_told() -> None:
    s = position(above={"alpha": "star"}, below={"ship": "delta gamma"})
    seen = view(s, 0)["decks"]
    assert (seen[0]["above"], seen[4]["below"]) == ([0, 2], [12, 8])
