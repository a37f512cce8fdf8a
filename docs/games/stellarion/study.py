"""Plays Stellarion with a bot under many settings and adds what came of it to study.toml beside this file.

    PYTHONPATH=src python docs/games/stellarion/study.py greedy 1000
    PYTHONPATH=src python docs/games/stellarion/study.py search:300ms 50 1 stars

Words: the bot, games for each setting, players, and which part of the study (stars, expansions or track).
"""

import re
import sys
from pathlib import Path
from typing import Final

from belle_etoile.arena.tournament import play_game
from belle_etoile.bots import bot_named
from belle_etoile.core import Game
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.stellarion import GAME

HERE: Final = Path(__file__).parent
YES: Final = ("black-holes", "theories", "mirrors", "sun")
PARTS: Final[dict[str, list[dict[str, str]]]] = {
    "stars": [{"shooting-stars": str(stars)} for stars in range(5)],
    "expansions": [
        *[{"shooting-stars": "3", name: "yes"} for name in YES],
        {"shooting-stars": "3", "mirrors": "yes", "orbits": "no"},
        {"shooting-stars": "4", **dict.fromkeys(YES, "yes")},
    ],
    "track": [{"shooting-stars": "3", "sun": "yes", "track": str(track)} for track in (16, 20, 24, 28, 32, 36, 40, 44)],
}


def with_track(track: int) -> Game:
    """The same box with another track, its meteors evenly spread."""
    text = packaged_text("games/stellarion", "edition.toml")
    text = re.sub(r"track = \d+", f"track = {track}", text)
    squares = [round(track * fifth / 5) for fifth in (1, 2, 3, 4)]
    return GAME.with_edition(re.sub(r"meteors = .*", f"meteors = {squares}", text), "study")


def study(bot: str, games: int, seats: int, part: str) -> None:
    for setting in PARTS[part]:
        game = with_track(int(setting["track"])) if "track" in setting else GAME
        options = game.checked_options({name: choice for name, choice in setting.items() if name != "track"})
        won = 0
        for number in range(games):
            s, _ = play_game(game, [bot_named(bot) for _ in range(seats)], options, f"study {number}")
            outcome = game.outcome(s)
            won += bool(outcome and outcome["winners"])
        said = " ".join(f"{name}={choice}" for name, choice in setting.items())
        print(f"{bot} {seats} {said}: {won} of {games}", flush=True)
        with (HERE / "study.toml").open("a", encoding="utf-8") as file:
            file.write(f'[[row]]\npart = "{part}"\nbot = "{bot}"\nseats = {seats}\nsetting = "{said}"\n')
            file.write(f"games = {games}\nwon = {won}\n\n")


if __name__ == "__main__":
    words = sys.argv[1:]
    for each in [words[3]] if len(words) > 3 else list(PARTS):
        study(words[0], int(words[1]), int(words[2]) if len(words) > 2 else 1, each)
