"""Walks through games, drawn by hypothesis: a start, a seed, some quick moves to get away, then chosen moves."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from belle_etoile.core import EVERYONE, Game, Match, MoveGame, Quick, new_match
from belle_etoile.games import GAMES

from .depth import deep


def examples(number: int) -> settings:
    """So many examples in the suite, a third with plain Python; in proportion where the profile asks for more."""
    return settings(max_examples=deep(number, (number + 2) // 3) * settings().max_examples // 20)


def folder_of(game: Game) -> str:
    """Where a game lives under games/, in src and in tests."""
    return game.info.id.replace("-", "_")


@dataclass(frozen=True, repr=False)
class Start:
    """One way to set up one game."""

    game: MoveGame
    seats: int
    options: tuple[tuple[str, str], ...]

    def __repr__(self) -> str:
        return "-".join([self.game.info.id, str(self.seats), *[f"{name}={choice}" for name, choice in self.options]])


def starts() -> list[Start]:
    """Every game with few, some and many seats; every choice of every option, one change from the default at a time."""
    found = []
    for game in GAMES:
        least, most = game.info.seats
        tables = sorted({least, min(least + 1, most), min(least + 2, most), most})
        found += [Start(game, seats, ()) for seats in tables]
        changes = [(option.name, choice) for option in game.info.options for choice in option.choices[1:]]
        found += [Start(game, tables[nth % min(3, len(tables))], (change,)) for nth, change in enumerate(changes)]
    return found


@dataclass(frozen=True)
class Walk:
    """`quick` moves nobody looks at, then one move for each of `choices`."""

    start: Start
    seed: int
    quick: int
    choices: tuple[int, ...]

    def opened(self) -> Match:
        return new_match(self.start.game, self.start.seats, str(self.seed), dict(self.start.options))

    def matches(self) -> Iterator[Match]:
        """The same match, before the first chosen move and after each of them."""
        match = self.opened()
        luck = Quick(self.seed)
        for _ in range(self.quick):
            step(match, luck.word())
        yield match
        for choice in self.choices:
            if match.over:
                return
            step(match, choice)
            yield match

    def last(self) -> Match:
        *_, match = self.matches()
        return match


def step(match: Match, choice: int) -> None:
    """Play the move that `choice` picks among all moves of all seats that are waited for; nothing when it is over."""
    if match.over:
        return
    seat = match.waiting[choice % len(match.waiting)]
    moves = match.legal_moves(seat)
    match.play(seat, moves[choice // 7 % len(moves)])


def to_the_end(match: Match, seed: int) -> Match:
    luck = Quick(seed)
    while not match.over:
        step(match, luck.word())
    return match


def walks(start: Start, quick: int = 60, chosen: int = 8) -> st.SearchStrategy[Walk]:
    return st.builds(
        Walk,
        start=st.just(start),
        seed=st.integers(0, 2**32 - 1),
        quick=st.integers(0, quick),
        choices=st.lists(st.integers(0, 2**20), min_size=chosen // 2, max_size=chosen).map(tuple),
    )


every_start = pytest.mark.parametrize("start", starts(), ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
few = examples(8)


def walked(start: Start, data: st.DataObject, chosen: int = 8) -> Walk:
    return data.draw(walks(start, chosen=chosen), label="walk")


def viewers(match: Match) -> list[int]:
    return [EVERYONE, *range(match.log.seats)]
