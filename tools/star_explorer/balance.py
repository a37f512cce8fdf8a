"""Play many games and keep what shows whether the edition is fair: by disc, seat, start colour, tile and size."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from belle_etoile.bots import bot_named
from belle_etoile.bots.greedy import most_promising
from belle_etoile.core import Quick
from belle_etoile.core.bits import count
from belle_etoile.games.star_explorer import StarExplorer
from belle_etoile.games.star_explorer.components import ROUNDS
from belle_etoile.games.star_explorer.scoring import scores
from belle_etoile.games.star_explorer.sky import COLOURS
from belle_etoile.games.star_explorer.state import SIZE, kept_of, tile_of


class Measures(TypedDict, total=False):
    """What `measure` found, as JSON keeps it."""

    table_games: int
    by_disc: dict[str, list[int]]
    by_seat: dict[str, list[int]]
    by_start: dict[str, list[int]]
    by_size: dict[str, list[int]]
    by_tile: dict[str, list[int]]
    by_round: dict[str, list[int]]
    left_out: dict[str, list[int]]
    wins_by_first: list[int]
    parts: dict[str, float]
    solo: dict[str, list[int]]


def _add(table: dict[str, list[int]], key: str, value: int) -> None:
    """A row is how many there were, their sum and the sum of their squares."""
    row = table.setdefault(key, [0, 0, 0])
    row[0] += 1
    row[1] += value
    row[2] += value * value


def table_games(game: StarExplorer, games: int, seed: int) -> Measures:
    """Four greedy players at a table: equal players, so what differs is the edition's. Sizes are chosen at random,
    so that all are seen in all rounds."""
    found = Measures(
        table_games=games, by_disc={}, by_seat={}, by_start={}, by_size={}, by_tile={}, by_round={}, left_out={}
    )
    parts: dict[str, list[int]] = {}
    found["wins_by_first"] = [0, 0]
    for n in range(games):
        luck = Quick(seed * 1_000_003 + n)
        s = game.setup(4, {"first": "random"}, luck)
        first = int(s.first)
        while (seat := game.turn(s)) >= 0:
            moves = game.moves(s, seat)
            by_chance = s.stage == SIZE
            move = moves[luck.pick(len(moves), "")] if by_chance else most_promising(game, s, seat, luck)
            game.carry_out(s, seat, move, luck, None)
        totals = scores(s)
        found["wins_by_first"][0] += 1
        found["wins_by_first"][1] += totals[first] == max(totals)
        for seat, b in enumerate(s.boards):
            _add(found["by_disc"], f"disc {b.disc + 1}", totals[seat])
            _add(found["by_seat"], f"seat {seat + 1}", totals[seat])
            _add(found["by_start"], COLOURS[b.side], totals[seat])
            for line in game.sheet(s, seat):
                _add(parts, line["kind"], line["points"])
            for round in range(ROUNDS):
                tile, points = tile_of(b.drawings[round]), int(b.round_points(round))
                _add(found["by_tile"], game.edition.names[tile], points)
                _add(found["by_size"], f"{game.edition.size[tile]} stars", points)
                _add(found["by_round"], f"round {round + 1}", points)
                gone = int(game.edition.size[tile] - count(kept_of(b.drawings[round])))
                _add(found["left_out"], f"round {round + 1}", gone)
    found["parts"] = {kind: row[1] / (4 * games) for kind, row in parts.items()}
    return found


def solo_games(game: StarExplorer, bot_name: str, games: int, seed: int) -> list[int]:
    """Final scores of a bot alone; the luck of game n is the same for every bot until their ways part."""
    bot = bot_named(bot_name)
    found = []
    for n in range(games):
        luck, thoughts = Quick(seed * 1_000_003 + n), Quick(n)
        s = game.setup(1, {"first": "1"}, luck)
        while game.turn(s) >= 0:
            game.carry_out(s, 0, bot.choose(game, game.view(s, 0), 0, thoughts), luck, None)
        found.append(game.scores(s)[0])
    return found


def means(table: Mapping[str, Sequence[int]]) -> tuple[dict[str, float], dict[str, float]]:
    """Mean and standard error of each row, in the order of their names."""
    keys = sorted(table, key=lambda key: (len(key), key))
    mean = {key: table[key][1] / table[key][0] for key in keys}
    error = {key: (max(0.0, table[key][2] / table[key][0] - mean[key] ** 2) / table[key][0]) ** 0.5 for key in keys}
    return mean, error
