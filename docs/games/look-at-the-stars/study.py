"""Plays Look at the Stars with bots and adds what came of it to study.toml beside this file.

    PYTHONPATH=src python docs/games/look-at-the-stars/study.py search:300 200
    PYTHONPATH=src python docs/games/look-at-the-stars/study.py search:300 24 2 3 4 5 6 7 8

Words: the bot, games, and the numbers of seats (2 if none is told); all other seats are greedy's. The same as
`belle-etoile arena look-at-the-stars search:300 greedy --games 200`, with the spread of the margin kept.
"""

import sys
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final

from belle_etoile.arena.tournament import Result, Series, play_number

HERE: Final = Path(__file__).parent
Z: Final = 1.96


def play(bot: str, games: int, seats: int) -> list[Result]:
    bots = (bot, *["greedy"] * (seats - 1))
    return [play_number(Series("look-at-the-stars", None, bots, {}, 1), number) for number in range(games)]


def study(bot: str, games: int, seats: int) -> None:
    results = play(bot, games, seats)
    own = [float(result.points[0]) for result in results]
    others = [mean(result.points[1:]) for result in results]
    margins = [one - other for one, other in zip(own, others, strict=True)]
    row = {
        "seats": seats,
        "games": games,
        "points": round(mean(own), 2),
        "greedy": round(mean(others), 2),
        "margin": round(mean(margins), 2),
        "half": round(Z * stdev(margins) / sqrt(games), 2),
        "won": round(sum(result.wins[0] for result in results), 2),
    }
    told = "\n".join(f"{key} = {value}" for key, value in row.items())
    print(bot, row, flush=True)
    with (HERE / "study.toml").open("a", encoding="utf-8") as file:
        file.write(f'[[row]]\nbot = "{bot}"\n{told}\n\n')


if __name__ == "__main__":
    for each in sys.argv[3:] or ["2"]:
        study(sys.argv[1], int(sys.argv[2]), int(each))
