"""The terminal board: every position can be drawn, in eighty columns, and only from the view."""

import pytest
from rich.console import RenderableType

from belle_etoile.cli import menu
from belle_etoile.cli.boards import BOARDS
from belle_etoile.cli.boards import look_at_the_stars as board
from belle_etoile.cli.terminal import Terminal
from belle_etoile.core import EVERYONE, Quick
from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.state import State
from belle_etoile.locales import speaker

from .positions import play, position
from .test_moves import walked

NAMES = [f"Player {seat + 1}" for seat in range(8)]


def lines_of(drawn: RenderableType, terminal: Terminal) -> list[str]:
    with terminal.out.capture() as captured:
        terminal.out.print(drawn, width=200, soft_wrap=True)
    return captured.get().splitlines()


def drawn(s: State, viewer: int, language: str = "en") -> list[str]:
    terminal = Terminal(speaker(language))
    return lines_of(board.draw(terminal, GAME, GAME.view(s, viewer), NAMES), terminal)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", [1, 2, 8])
def test_every_position_fits_eighty_columns(seats: int, language: str) -> None:
    for steps in (0, 3, 40, 90, 2000):
        for options in ({}, {"cards": "chosen", "sheets": "chosen"}):
            s = walked(steps, steps, seats, **options)
            for viewer in (EVERYONE, 0, seats - 1):
                assert max(len(line) for line in drawn(s, viewer, language)) <= 80


def test_lines_planets_and_shooting_stars_are_where_they_are() -> None:
    s = position("c4-d5 c5-d4 d4-e4 e4-e5", trails="h7-i8", power="planet", marks="a4")
    shown = drawn(s, 0)
    rows = {line[:2].strip(): line for line in shown if line[:2].strip().isdecimal()}
    assert rows["4"][3:20] == "P   *   o   o───o"
    assert rows["3"][3:12] == "*   P   *"
    below_row_5 = shown[shown.index(rows["5"]) + 1]
    assert below_row_5[3 + 2 * 4 + 2] == "╳"
    assert below_row_5[3 + 4 * 4] == "│"
    assert rows["8"][3 + 8 * 4] == "~"


def test_a_draft_is_drawn_for_its_owner_only() -> None:
    s = position("b5-c5", others=1)
    before = drawn(s, 1)
    play(s, 0, "draw d5-e5 e5-f5")
    assert any("draft" in line for line in drawn(s, 0))
    assert drawn(s, 1) == before


def test_a_choice_is_told_in_words() -> None:
    terminal = Terminal(speaker("en"))
    s = GAME.setup(2, GAME.checked_options({"sheets": "chosen"}), Quick(1))
    choice = GAME.describe(s, GAME.parse("sheet inuit"))
    assert board.thing(terminal, GAME, choice["values"]).plain == "the Inuit"
    assert board.explain(terminal, GAME, GAME.view(s, 0), choice) == ""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_hundreds_of_placements_fit_a_screen_of_forty_lines(language: str) -> None:
    terminal = Terminal(speaker(language))
    for seed in range(12):
        s = walked(seed, 25 * seed, 8)
        told = [GAME.describe(s, move) for move in GAME.moves(s, 0)]
        entries = menu.entries_of(terminal, GAME, told)
        assert sum(len(entry.choices) for entry in entries) == len(told)
        for entry in entries:
            places = menu.places_of(entry)
            assert len(set(places)) == len(places)  # each can be asked for
        listed = [line.plain for line in menu.lines_of(terminal, GAME, BOARDS[GAME.info.id], entries)]
        assert max(len(line) for line in listed) <= 80
        if not s.steps[0]:
            assert len(drawn(s, 0, language)) + len(listed) <= 40


def test_the_card_is_shown_in_each_way_it_can_be_turned() -> None:
    s = position("b5-c5", card="n01")
    shown = drawn(s, 0)
    assert all(any(f" {turn} " in f"{line} " for line in shown) for turn in ("r0", "r90", "r180", "r270"))
    assert sum(line.count("@") for line in shown) == 4
