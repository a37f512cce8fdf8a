"""A whole campaign between bots, in memory."""

from collections.abc import Iterator, Sequence

from ..games.stellarium.components import PLAYING, Edition
from ..games.stellarium.turn0 import found_empire
from .turns import TurnInput, TurnResult, run_turn


def play_campaign(edition: Edition, bots: Sequence[str], turns: int, double: bool, seed: str) -> Iterator[TurnResult]:
    """Turn by turn from the founding to the end, if it has one; the same seed gives the same campaign.

    `turns` is 0 for an endless one, `double` the rule for governors (15.4, 27.4.6).
    """
    s, names = found_empire(edition, turns, double), [""] * len(bots)
    while s.end == PLAYING:
        done = run_turn(TurnInput(s, seed, names, bots))
        s = done.state
        yield done
