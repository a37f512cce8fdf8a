"""The terminal board and the words."""

from io import StringIO

import pytest
from rich.console import Console

from belle_etoile.cli.boards import star_explorer as board
from belle_etoile.cli.terminal import Terminal
from belle_etoile.cli.theme import ATLAS
from belle_etoile.core import EVERYONE, Quick, new_match
from belle_etoile.core.bits import count
from belle_etoile.games.star_explorer.components import TITLES
from belle_etoile.locales import speaker

from .tables import GAME, best_drawing, drafting, moves, play

LANGUAGES = ("fr", "en")


def shown(language: str, view: object, names: list[str]) -> list[str]:
    out = StringIO()
    console = Console(file=out, width=80, theme=ATLAS, highlight=False, markup=False, emoji=False)
    console.print(board.draw(Terminal(speaker(language)), GAME, view, names))  # type: ignore[arg-type]
    return out.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_and_says_everything(language: str) -> None:
    match, luck = new_match(GAME, 3, "board"), Quick(3)
    names = ["Nina", "Stella", "Urania"]
    while not match.over:
        if match.version % 7 == 0:
            for viewer in (EVERYONE, 0, 2):
                lines = shown(language, match.view(viewer), names)
                assert all(len(line) <= 80 for line in lines)
                assert "[star-explorer" not in "\n".join(lines)
        seat = match.waiting[luck.pick(len(match.waiting), "")]
        choices = match.legal_moves(seat)
        match.play(seat, choices[luck.pick(len(choices), "")])


def test_a_draft_is_drawn_where_it_is_placed() -> None:
    s = drafting("cassiopeia")
    before = shown("en", GAME.view(s, 0), ["Nina"])
    play(s, "place -2 3 0")
    after = shown("en", GAME.view(s, 0), ["Nina"])
    row = next(n for n, line in enumerate(after) if line.startswith("19"))
    assert before[row + 1].strip(" ") != after[row + 1].strip(" ")
    assert sum(after[row + 1][:54].count(letter) for letter in "╲╱") == 4


def test_the_best_ways_to_draw_are_offered() -> None:
    s = drafting("cassiopeia")
    lines = [line for line in shown("en", GAME.view(s, 0), ["Nina"]) if line.startswith("At best")]
    assert len(lines) == 3
    best = best_drawing(s, 0)
    assert f"{best.points} points" in lines[0]
    play(s, "place -2 3 0")
    assert not [line for line in shown("en", GAME.view(s, 0), ["Nina"]) if line.startswith("At best")]


def test_a_choice_is_explained_by_its_points() -> None:
    s = drafting("cassiopeia")
    terminal = Terminal(speaker("en"))
    for text in [text for text in moves(s) if text.startswith("place")][:5]:
        said = board.explain(terminal, GAME, GAME.view(s, 0), GAME.describe(s, GAME.parse(text)))
        after = s.copy()
        GAME.apply(after, 0, GAME.parse(text), Quick(1))
        GAME.apply(after, 0, GAME.parse("confirm"), Quick(1))
        assert f" {after.boards[0].round_points(0)} points" in said
    choice = GAME.describe(s, GAME.parse("nothing"))
    assert board.explain(terminal, GAME, GAME.view(s, 0), choice) == ""
    assert board.thing(terminal, GAME, {"turns": 2}).plain.strip() == "half a turn"
    assert board.thing(terminal, GAME, {}).plain.strip() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_constellation_has_its_name_and_its_place_in_the_sky(language: str) -> None:
    said = speaker(language)
    for name in GAME.edition.names:
        for key in ("tile", "name", "sky"):
            assert said.has(f"star-explorer-{key}-{name}")
        assert len(said.say(f"star-explorer-sky-{name}")) > 60
    assert all(said.has(f"star-explorer-title-{title}") for _, title in TITLES)
    assert count(GAME.edition.all) == 41


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_is_said_as_it_is_typed(language: str) -> None:
    """Column and row are no thousand: 1618, not 1,618."""
    s = drafting("cassiopeia")
    assert " 1419" in speaker(language).choice("star-explorer", GAME.describe(s, GAME.parse("place -2 3 0")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_real_sky_tells_when_and_the_brightest_star(language: str) -> None:
    when = {
        "fr": ("soir", "année", "hiver", "été", "printemps"),
        "en": ("evening", "year", "winter", "summer", "spring"),
    }
    bright = {"fr": ("brillante", "éclat"), "en": ("brightest",)}
    for name in GAME.edition.names:
        text = speaker(language).say(f"star-explorer-sky-{name}")
        assert any(word in text for word in when[language]), name
        assert any(word in text for word in bright[language]), name
