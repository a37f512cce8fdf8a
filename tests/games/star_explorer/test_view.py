"""What each seat may know."""

from typing import cast

from belle_etoile.core import EVERYONE, Quick, new_match
from belle_etoile.core.bits import members
from belle_etoile.games.star_explorer.scoring import title_of
from belle_etoile.games.star_explorer.state import State, format_place
from belle_etoile.games.star_explorer.view import View

from .tables import GAME, drafting, drawn_before, moves, play


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


def offers(s: State, seat: int) -> list[list[int]]:
    return cast(View, GAME.views(s, [seat])[0])["offers"]


def test_an_offer_keeps_its_word() -> None:
    """Played as it stands, with the stars left out that it does without, it brings what it says."""
    for left in ((), (2,)):
        s = drafting("orion", round=3)
        drawn_before(s, "cygnus", "1 4 0")
        play(s, *[f"leave {star}" for star in left])
        shape, told = s.edition.shape(s.boards[0].tile), offers(s, 0)
        assert len(told) > 100
        for code, kept, lines, current, previous, links, lost, value, bonus in told[::7]:
            after = s.copy()
            b = after.boards[0]
            before = cast(View, GAME.view(s, 0))["boards"][0]["total"]
            play(after, *[f"leave {star + 1}" for star in members(shape.all & ~b.left & ~kept)])
            play(after, f"place {format_place(code, ' ')}")
            assert len(cast(View, GAME.view(after, 0))["draft"][0]["lines"]) == lines.bit_count()
            b.draw(after.edition, code, kept)
            assert list(b.points)[-3:] == [current, previous, links]
            assert b.unlit == lost
            assert GAME.scores(after)[0] == before + value + bonus


def test_every_legal_place_is_offered_as_it_stands() -> None:
    s = drafting("leo", round=2)
    play(s, "leave 1", "leave 2")
    whole = s.edition.shape(s.boards[0].tile).all & ~s.boards[0].left
    places = {f"place {format_place(code, ' ')}" for code, kept, *_ in offers(s, 0) if kept == whole}
    assert places == {text for text in moves(s) if text.startswith("place")}


def test_9_4_what_one_has_become_is_told_alone_and_at_the_end() -> None:
    for seats in (1, 2):
        match = new_match(GAME, seats, "title")
        while not match.over:
            assert match.view(0)["title"] == ""
            seat = match.waiting[0]
            match.play(seat, GAME.format(match.game.default_move(match.state, seat)))
        assert match.view(0)["title"] == (title_of(match.game.scores(match.state)[0]) if seats == 1 else "")


def test_a_page_sees_what_a_bot_sees_and_the_offers() -> None:
    s = drafting("lyra", seats=2)
    for seat in (EVERYONE, 0, 1):
        page, bot = dict(GAME.views(s, [seat])[0]), dict(GAME.view(s, seat))
        assert bot["offers"] == []  # they take their time
        assert {**page, "offers": []} == bot
        twin = GAME.determinize(bot, Quick(1))
        assert GAME.views(twin, [seat])[0] == page


def test_offers_are_for_the_one_who_drafts() -> None:
    s = drafting("cassiopeia", seats=2)
    assert offers(s, 0)
    assert offers(s, EVERYONE) == []
    whole = next(offer for offer in offers(s, 0) if f"place {format_place(offer[0], ' ')}" == "place -2 3 0")
    play(s, "place -2 3 0")
    assert offers(s, 0) == [whole]
    assert len(offers(s, 1)) > 1
    play(s, "back", "nothing")
    assert offers(s, 0) == []
