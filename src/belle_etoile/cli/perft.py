"""`belle-etoile perft`: how many lines of play there are, depth by depth."""

from argparse import Namespace
from collections.abc import Iterator
from time import perf_counter
from typing import Final

from rich.table import Table

from ..core.chance import Quick, Seeded
from ..core.game import MoveGame, State
from ..core.walks import branch_seed, perft
from .parser import Parser
from .terminal import INTERRUPTED, Terminal, chosen_game, chosen_options

LARGEST_SEED: Final = 0x7FFFFFFF  # 31 times this still fits where core.walks counts


def add(parser: Parser) -> None:
    parser.thing("GAME", "game")
    parser.setting("depth", "D", "depth", default=3, type=parser.whole(0, 99))
    parser.setting("seed", "S", "seed", default=1, type=parser.whole(0, LARGEST_SEED))
    parser.flag("split", "split")
    parser.table()
    parser.flag("json", "json")


def branches(game: MoveGame, s: State, seed: int) -> Iterator[tuple[str, State, int]]:
    """The positions one move on, each with its seed; must agree with core.walks.perft.

    Walked here, outside the compiled part, so that Ctrl-C is heard between them.
    """
    for seat in game.waiting(s):
        for move in game.legal_moves(s, seat):
            after = s.copy()
            branch = branch_seed(seed, move)
            game.carry_out(after, seat, move, Quick(branch), None)
            yield f"{seat + 1} {game.format(move)}", after, branch


def counted(game: MoveGame, s: State, depth: int, seed: int) -> int:
    if depth < 2:
        return perft(game, s, depth, seed)
    return sum(
        perft(game, further, depth - 2, last)
        for _, after, branch in branches(game, s, seed)
        for _, further, last in branches(game, after, branch)
    )


def run(terminal: Terminal, args: Namespace) -> int:
    game = chosen_game(args.game, args.edition)
    options = chosen_options(game, args.option)
    s: State = game.setup(game.info.seats[0], options, Seeded(str(args.seed)))
    counts: list[int] = []
    seconds: list[float] = []
    split: dict[str, int] = {}
    interrupted = False
    try:
        for depth in range(args.depth + 1):
            start = perf_counter()
            if args.split and depth and depth == args.depth:
                split = {
                    name: counted(game, after, depth - 1, branch)
                    for name, after, branch in branches(game, s, args.seed)
                }
                counts.append(sum(split.values()))
            else:
                counts.append(counted(game, s, depth, args.seed))
            seconds.append(perf_counter() - start)
    except KeyboardInterrupt:
        interrupted = True
    if args.json:
        result: dict[str, object] = {
            "game": game.info.id,
            "seed": args.seed,
            "depth": len(counts) - 1,
            "count": counts[-1] if counts else 0,
            "counts": counts,
            "seconds": round(sum(seconds), 6),
            "interrupted": interrupted,
        }
        if args.split:
            result["split"] = split
        terminal.print_json(result)
    else:
        terminal.out.print(_table(terminal, counts, seconds))
        for name, count in split.items():
            terminal.out.print(f"  {name:<28}{terminal.thousands(count):>16}")
    if interrupted:
        terminal.warn(terminal.say("cli-interrupted-at-depth", depth=len(counts)))
    return INTERRUPTED if interrupted else 0


def _table(terminal: Terminal, counts: list[int], seconds: list[float]) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="quiet")
    for heading in ("cli-depth", "cli-lines", "cli-seconds-taken"):
        table.add_column(terminal.say(heading), justify="right")
    for depth, (count, taken) in enumerate(zip(counts, seconds, strict=True)):
        table.add_row(str(depth), terminal.thousands(count), terminal.decimal(taken))
    return table
