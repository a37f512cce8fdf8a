"""7: won or lost together; what a seat scores is the voyages of its own victory pile."""

from mypy_extensions import i64

from ...core.game import Outcome, ScoreLine
from .components import GALAXIES, THEORIES
from .state import BURNT, PLAYING, WON, State, voyages_in_game


def voyages_won(s: State) -> i64:
    """By all seats together."""
    won: i64 = 0
    for seat in range(s.seats):
        for galaxy in range(i64(4)):
            won += s.won_by(seat, galaxy)
    return won


def scores(s: State) -> list[int]:
    """8.3: one point for each voyage in one's own pile; alone, that is all of them."""
    return [sum([s.won_by(seat, galaxy) for galaxy in range(i64(4))]) for seat in range(s.seats)]


def sheet(s: State, seat: int) -> list[ScoreLine]:
    return [
        ScoreLine(
            rule="8.3" if s.seats == 2 else "4.1",
            kind="voyages",
            points=s.won_by(seat, galaxy),
            values={"galaxy": GALAXIES[galaxy], "left": s.voyages_left(galaxy)},
        )
        for galaxy in range(i64(4))
    ]


def outcome(s: State) -> Outcome | None:
    """7.1: everyone has won (10.13: with no theory left); 7.2 or 12.9: nobody has."""
    if s.ending == PLAYING:
        return None
    if s.ending == WON:
        return Outcome(winners=list(range(s.seats)), rule="10.13" if s.has(THEORIES) else "7.1")
    return Outcome(winners=[], rule="12.9" if s.ending == BURNT else "7.2")


def progress(s: State) -> tuple[i64, i64]:
    """Voyages and theories: how many are done, of how many."""
    done, all_of_them = voyages_won(s), i64(voyages_in_game(s))
    if s.has(THEORIES):
        left = sum([s.theories >> i64(type) & 1 for type in range(4)]) + (1 if s.theory >= 0 else 0)
        return done + 4 - left, all_of_them + 4
    return done, all_of_them
