"""What each seat may know."""

from belle_etoile.core import EVERYONE, Quick
from belle_etoile.games.star_explorer.state import State

from .tables import GAME, drafting, moves, play


def test_drafts_look_the_same_from_outside() -> None:
    a, b = drafting("cassiopeia", seats=2), drafting("cassiopeia", seats=2)
    play(a, "leave 1", "place -2 3 0")
    play(b, "place 2 2 2")
    for viewer in (1, EVERYONE):
        assert GAME.view(a, viewer) == GAME.view(b, viewer)
    assert GAME.view(a, 0) != GAME.view(b, 0)
    play(a, "confirm")
    play(b, "confirm")
    for viewer in (1, EVERYONE):
        assert GAME.view(a, viewer) == GAME.view(b, viewer)
        assert GAME.waiting(a) == GAME.waiting(b) == [1]


def test_a_guess_of_a_confirmed_draft_is_a_drawing_one_could_have_made() -> None:
    s = drafting("cassiopeia", seats=2)
    play(s, "place -2 3 0", "confirm")
    drawn = set()
    for luck in range(20):
        twin = GAME.determinize(GAME.view(s, 1), Quick(luck))
        assert isinstance(twin, State)
        assert twin.boards[0].confirmed
        drawn.add(int(twin.boards[0].placed))
    places = {GAME.parse(text) >> 4 for text in moves(drafting("cassiopeia")) if text.startswith("place")}
    assert len(drawn) > 5
    assert drawn <= places


def test_an_unfinished_draft_of_another_begins_anew() -> None:
    s = drafting("cassiopeia", seats=2)
    play(s, "leave 1", "place -2 3 0")
    twin = GAME.determinize(GAME.view(s, 1), Quick(1))
    assert isinstance(twin, State)
    assert (twin.boards[0].left, twin.boards[0].placed) == (0, -1)
    own = GAME.determinize(GAME.view(s, 0), Quick(1))
    assert own.text() == s.text()


def test_the_view_shows_lines_where_they_were_drawn() -> None:
    s = drafting("cassiopeia")
    play(s, "place -2 3 0")
    draft = GAME.view(s, 0)["draft"]
    play(s, "confirm")
    drawings = GAME.view(s, EVERYONE)["boards"][0]["drawings"]  # type: ignore[index]
    assert drawings == draft
    xs, ys = GAME.edition.sky.xs, GAME.edition.sky.ys
    assert [(xs[star], ys[star]) for star in drawings[0]["stars"]] == [(-2, 3), (-1, 2), (0, 3), (1, 2), (2, 3)]
    assert len(drawings[0]["lines"]) == 4
