"""Bots that play alone, on the same deals: mean points, how far each is ahead of the first, and what a move takes.

    python -m tools.alone star-explorer greedy quick search:1000 --games 200 --seed 1

Intervals are of 95 %; those of differences are paired, deal by deal. Time is processor time; moves that a bot plays
without a thought, because there is only one, count as moves.
"""

from argparse import ArgumentParser
from math import sqrt
from time import process_time

from belle_etoile import bot_named, game_named
from belle_etoile.arena.rating import Z
from belle_etoile.arena.tournament import play_game


def mean_of(numbers: list[int]) -> str:
    """A mean with its interval."""
    many = len(numbers)
    mean = sum(numbers) / many
    variance = sum((number - mean) ** 2 for number in numbers) / max(1, many - 1)
    return f"{mean:7.2f} ± {Z * sqrt(variance / many):.2f}"


def main() -> None:
    parser = ArgumentParser(description="Bots that play alone, on the same deals.")
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = game_named(args.game)
    options = game.checked_options({})
    first: list[int] = []
    for name in args.bots:
        bot, points, moves, start = bot_named(name), [], 0, process_time()
        for number in range(args.games):
            s, made = play_game(game, [bot], options, f"arena {args.seed} {number}")
            points.append(game.scores(s)[0])
            moves += made
        took = 1000 * (process_time() - start) / moves
        first = first or points
        ahead = mean_of([mine - other for mine, other in zip(points, first, strict=True)])
        print(f"{bot.name:20} {mean_of(points)}   ahead {ahead}   {took:8.2f} ms a move, {moves} moves", flush=True)


if __name__ == "__main__":
    main()
