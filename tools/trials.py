"""How many tries a second bots make, in processor time: `python tools/trials.py stellar search:300 search-0.1:300`.

A try is one possible future of one move. Counted are the tries that a bot was given, in all positions of a game between
two quick bots in which there is a choice; the time is that of the whole thought.
"""

import sys
from time import process_time

from belle_etoile import bot_named, game_named
from belle_etoile.bots import Bot
from belle_etoile.core import NOBODY, MoveGame, Quick

GAMES = 2


def thought(game: MoveGame, bot: Bot) -> tuple[int, float]:
    """How many choices were thought about, and for how many seconds."""
    quick, choices, seconds = bot_named("quick"), 0, 0.0
    for number in range(GAMES):
        chance = Quick(number)
        s = game.setup(max(2, game.info.seats[0]), game.checked_options({}), chance)
        while (seat := game.turn(s)) != NOBODY:
            view = game.view(s, seat)
            if len(game.moves(s, seat)) > 1:
                start = process_time()
                bot.choose(game, view, seat, Quick(choices))
                seconds += process_time() - start
                choices += 1
            game.carry_out(s, seat, quick.choose(game, view, seat, chance), chance, None)
    return choices, seconds


if __name__ == "__main__":
    named = game_named(sys.argv[1])
    for name in sys.argv[2:]:
        many, spent = thought(named, bot_named(name))
        tries = int(name.partition(":")[2])
        print(f"{name}: {many * tries / spent:,.0f} tries a second, {1000 * spent / many:.2f} ms a move")
