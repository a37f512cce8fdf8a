"""`belle-etoile simulate`: many games by bots, and their results."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

from rich.table import Table
from rich.text import Text

from ..arena.executor import Executor
from ..arena.simulation import Count, Run, nothing_yet, play_as_campaign, play_at_random, play_by_bots
from ..bots import bot_named
from ..core.errors import BelleEtoileError
from ..core.game import Game, MoveGame
from ..files import write_file
from ..games.stellarium import GAME as STELLARIUM
from ..games.stellarium.policy import TEMPER_NAMES
from .parser import Parser, complaint
from .stellarium import MOST_TURNS, bot_names
from .terminal import INTERRUPTED, Terminal, chosen_game, chosen_options, read_file
from .workers import add_workers, chosen_executor

CHUNK: Final = 32  # random games in one part of a run; a seed's result depends on it
FAMILIES: Final = 6  # of a campaign, by default


def add(parser: Parser) -> None:
    parser.thing("GAME", "game")
    parser.setting("games", "N", "games", default=1000, type=parser.whole(1))
    parser.setting("seed", "S", "seed", default=1, type=parser.whole(0))
    parser.setting("bots", "A,B", "bots")
    parser.setting("families", "F", "simulate-families", type=parser.whole(1))
    parser.setting("turns", "T", "simulate-turns", type=parser.whole(1, MOST_TURNS))
    parser.setting("log", "DIR", "log-folder")
    add_workers(parser)
    parser.table()
    parser.flag("json", "json")


@dataclass(frozen=True)
class Plan:
    """What is to be played, and by whom; `parts` gives the counts of games as they are done."""

    game: Game
    bots: list[str]
    called: Callable[[str], str]
    parts: Callable[[Executor], Iterator[Count]]


def run(terminal: Terminal, args: Namespace) -> int:
    plan = _campaigns(terminal, args) if args.game == STELLARIUM.info.id else _games(terminal, args)
    count, interrupted = nothing_yet(len(plan.bots)), False
    with chosen_executor(args) as executor, terminal.progress(terminal.say("cli-playing")) as bar:
        start = perf_counter()
        task = bar.add_task("", total=args.games)
        try:
            for done in plan.parts(executor):
                count.add(done)
                bar.update(task, completed=count.games)
        except KeyboardInterrupt:
            interrupted = True
        seconds = perf_counter() - start
    if args.json:
        terminal.print_json(_as_json(plan, count, args.seed, seconds, interrupted))
    else:
        _show(terminal, plan, count, args.seed, seconds)
    if interrupted:
        terminal.warn(terminal.say("cli-interrupted-games", games=count.games, wanted=args.games))
    return INTERRUPTED if interrupted else 0


def _refuse(args: Namespace, *names: str) -> None:
    """Refuses settings that this game does not have."""
    for name in names:
        if getattr(args, name) is not None:
            raise complaint(f"unrecognized arguments: --{name}", [])


# Games of moves


def _games(terminal: Terminal, args: Namespace) -> Plan:
    game = chosen_game(args.game, args.edition)
    _refuse(args, "families", "turns")
    options = chosen_options(game, args.option)
    names = args.bots.split(",") if args.bots is not None else ["random"] * game.info.seats[0]
    for name in names:
        bot_named(name)
    game.checked_seats(len(names))
    folder = _log_folder(args, game) if args.log is not None else None
    edition = read_file(args.edition) if args.edition is not None else None
    run = Run(game.info.id, edition, tuple(names), options, args.seed, logged=folder is not None)

    def at_random(executor: Executor) -> Iterator[Count]:
        chunks = ((nth, min(CHUNK, args.games - done)) for nth, done in enumerate(range(0, args.games, CHUNK)))
        return executor.run(play_at_random, run, chunks)

    def by_bots(executor: Executor) -> Iterator[Count]:
        with closing(executor.run(play_by_bots, run, range(args.games))) as counts:
            for nth, count in enumerate(counts):
                for log in count.logs:
                    assert folder is not None
                    write_file(_log_file(folder, game, args.seed, nth), log, lasting=False)
                yield count

    quick = folder is None and all(name == "random" for name in names)
    return Plan(game, names, terminal.speaker.bot, at_random if quick else by_bots)


def _log_file(folder: Path, game: MoveGame, seed: int, nth: int) -> Path:
    return folder / f"{game.info.id}-{seed}-{nth + 1:05}.log"


def _log_folder(args: Namespace, game: MoveGame) -> Path:
    """The folder, made if need be; refused where a log would be overwritten."""
    folder = Path(args.log)
    for nth in range(args.games):
        if _log_file(folder, game, args.seed, nth).exists():
            there = str(_log_file(folder, game, args.seed, nth))
            raise BelleEtoileError("error-file-exists", f"{there}: is there already", {"file": there})
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BelleEtoileError("error-file", f"{folder}: {reason}", {"file": str(folder), "reason": reason}) from None
    return folder


# Campaigns


def _campaigns(terminal: Terminal, args: Namespace) -> Plan:
    """Of Stellarium: a game is a campaign, a move the orders of a family or the referee's turn."""
    _refuse(args, "log")
    edition = read_file(args.edition) if args.edition is not None else None
    game = STELLARIUM if edition is None else STELLARIUM.with_edition(edition, args.edition)
    options = chosen_options(game, args.option)
    bots = _tempers(args.bots, args.families)
    game.checked_seats(len(bots))
    run = Run(game.info.id, edition, tuple(bots), options, args.seed, turns=args.turns or 0)

    def parts(executor: Executor) -> Iterator[Count]:
        return executor.run(play_as_campaign, run, range(args.games))

    return Plan(game, bots, lambda bot: terminal.say(f"stellarium-bot-{bot}"), parts)


def _tempers(wish: str | None, families: int | None) -> list[str]:
    """One for each family; fewer are repeated in turn."""
    named = bot_names(wish) if wish is not None else TEMPER_NAMES
    count = families if families is not None else len(named) if wish is not None else FAMILIES
    if wish is not None and len(named) > count:
        values: dict[str, int | str] = {"bots": len(named), "families": count}
        raise BelleEtoileError("stellarium-error-too-many-bots", "more bots than families", values)
    return [named[family % len(named)] for family in range(count)]


# Results


def _as_json(plan: Plan, count: Count, seed: int, seconds: float, interrupted: bool) -> dict[str, object]:
    return {
        "game": plan.game.info.id,
        "bots": plan.bots,
        "seed": seed,
        "games": count.games,
        "moves": count.moves,
        "seconds": round(seconds, 6),
        "moves_per_second": round(count.moves / seconds) if seconds else 0,
        "mean_scores": [points / max(1, count.games) for points in count.points],
        "wins": count.wins,
        "interrupted": interrupted,
    }


def _show(terminal: Terminal, plan: Plan, count: Count, seed: int, seconds: float) -> None:
    terminal.tell(
        terminal.say(
            "cli-simulated",
            game=terminal.speaker.title(plan.game.info.id),
            games=count.games,
            moves=count.moves,
            seconds=seconds,
            rate=round(count.moves / seconds) if seconds else 0,
            seed=str(seed),
        )
    )
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="quiet")
    table.add_column(terminal.say("cli-seat"), justify="right")
    table.add_column(terminal.say("cli-bot"))
    for heading in ("cli-mean-score", "cli-wins", "cli-win-rate"):
        table.add_column(terminal.say(heading), justify="right")
    games = max(1, count.games)
    for seat, bot in enumerate(plan.bots):
        table.add_row(
            str(seat + 1),
            Text(plan.called(bot), "title"),
            terminal.decimal(count.points[seat] / games),
            terminal.decimal(count.wins[seat]),
            terminal.percent(count.wins[seat] / games),
        )
    terminal.out.print(table)
