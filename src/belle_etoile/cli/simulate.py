"""`belle-etoile simulate`: many games by bots, and their results."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

from rich.table import Table
from rich.text import Text

from ..bots import Bot, bot_named
from ..core.chance import Quick, Seeded, commitment
from ..core.errors import BelleEtoileError
from ..core.game import Game, MoveGame, State
from ..core.log import SETUP, TABLE, Log, Record
from ..core.walks import Tally, random_games
from ..files import write_file
from ..games.stellarium import GAME as STELLARIUM
from ..games.stellarium import turns_in
from ..games.stellarium.components import Edition
from ..games.stellarium.policy import TEMPER_NAMES
from .parser import Parser, complaint
from .stellarium import MOST_TURNS, bot_names
from .terminal import INTERRUPTED, Terminal, chosen_game, chosen_options, read_file

CHUNK: Final = 32  # random games between two checks of the clock and of Ctrl-C; a seed's result depends on it
GOLDEN: Final = 0x9E3779B97F4A7C15
LARGEST_SEED: Final = (1 << 63) - 1
FAMILIES: Final = 6  # of a campaign, by default


def add(parser: Parser) -> None:
    parser.thing("GAME", "game")
    parser.setting("games", "N", "games", default=1000, type=parser.whole(1))
    parser.setting("seed", "S", "seed", default=1, type=parser.whole(0))
    parser.setting("bots", "A,B", "bots")
    parser.setting("families", "F", "simulate-families", type=parser.whole(1))
    parser.setting("turns", "T", "simulate-turns", type=parser.whole(1, MOST_TURNS))
    parser.setting("log", "DIR", "log-folder")
    parser.table()
    parser.flag("json", "json")


def mixed(seed: int, nth: int) -> int:
    """A seed for the nth part of a run."""
    return (seed + (nth + 1) * GOLDEN) & LARGEST_SEED


@dataclass(frozen=True)
class Plan:
    """What is to be played, and by whom; each of the `steps` adds to the tally."""

    game: Game
    bots: list[str]
    called: Callable[[str], str]
    tally: Tally
    steps: Iterator[None]


def run(terminal: Terminal, args: Namespace) -> int:
    plan = _campaigns(terminal, args) if args.game == STELLARIUM.info.id else _games(terminal, args)
    tally, interrupted = plan.tally, False
    start = perf_counter()
    with terminal.progress(terminal.say("cli-playing")) as bar:
        task = bar.add_task("", total=args.games)
        try:
            for _ in plan.steps:
                bar.update(task, completed=tally.games)
        except KeyboardInterrupt:
            interrupted = True
    seconds = perf_counter() - start
    if args.json:
        terminal.print_json(_as_json(plan, args.seed, seconds, interrupted))
    else:
        _show(terminal, plan, args.seed, seconds)
    if interrupted:
        terminal.warn(terminal.say("cli-interrupted-games", games=tally.games, wanted=args.games))
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
    bots = [bot_named(name) for name in names]
    game.checked_seats(len(bots))
    folder = _log_folder(args, game) if args.log is not None else None
    tally = Tally(len(bots))
    if folder is None and all(name == "random" for name in names):
        steps = _random_steps(game, options, args.games, args.seed, tally)
    else:
        steps = _bot_steps(game, bots, options, args.games, args.seed, tally, folder)
    return Plan(game, names, terminal.speaker.bot, tally, steps)


def _random_steps(game: MoveGame, options: dict[str, str], games: int, seed: int, tally: Tally) -> Iterator[None]:
    for nth, done in enumerate(range(0, games, CHUNK)):
        random_games(game, len(tally.points), options, min(CHUNK, games - done), mixed(seed, nth), tally)
        yield


def _bot_steps(
    game: MoveGame, bots: list[Bot], options: dict[str, str], games: int, seed: int, tally: Tally, folder: Path | None
) -> Iterator[None]:
    for nth in range(games):
        s, log = played(game, bots, options, f"{seed} {nth}", mixed(seed, nth))
        if folder is not None:
            write_file(_log_file(folder, game, seed, nth), log.text(), lasting=False)
        tally.add(game, s, len(log.records) - 1)
        yield


def played(game: MoveGame, bots: list[Bot], options: dict[str, str], seed: str, mind: int) -> tuple[State, Log]:
    """One game between bots, which see their views only; `seed` decides the deal, `mind` what the bots draw."""
    log = Log(
        game.info.id, game.info.version, game.edition_id, game.edition_digest, len(bots), options, commitment(seed)
    )
    deal = Seeded(seed)
    s: State = game.setup(len(bots), options, deal)
    log.records.append(Record(0, TABLE, SETUP, deal.outcomes))
    minds = [Quick(mixed(mind, seat)) for seat in range(len(bots))]
    waiting = game.waiting(s)
    while waiting:
        seat = waiting[0]
        move = bots[seat].choose(game, game.view(s, seat), seat, minds[seat])
        deal.turn_to(len(log.records))
        game.apply(s, seat, move, deal)
        log.records.append(Record(len(log.records), seat, game.format(move), deal.outcomes))
        waiting = game.waiting(s)
    log.seed = seed
    return s, log


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
    game = STELLARIUM if args.edition is None else STELLARIUM.with_edition(read_file(args.edition), args.edition)
    options = chosen_options(game, args.option)
    turns = args.turns if args.turns is not None else turns_in(options)
    bots = _tempers(args.bots, args.families)
    game.checked_seats(len(bots))
    tally = Tally(len(bots))
    settings = (game.edition, bots, turns, options["governor"] == "double")
    steps = _campaign_steps(game, settings, args.games, args.seed, tally)
    return Plan(game, bots, lambda bot: terminal.say(f"stellarium-bot-{bot}"), tally, steps)


def _tempers(wish: str | None, families: int | None) -> list[str]:
    """One for each family; fewer are repeated in turn."""
    named = bot_names(wish) if wish is not None else TEMPER_NAMES
    count = families if families is not None else len(named) if wish is not None else FAMILIES
    if wish is not None and len(named) > count:
        values: dict[str, int | str] = {"bots": len(named), "families": count}
        raise BelleEtoileError("stellarium-error-too-many-bots", "more bots than families", values)
    return [named[family % len(named)] for family in range(count)]


def _campaign_steps(
    game: Game, settings: tuple[Edition, list[str], int, bool], games: int, seed: int, tally: Tally
) -> Iterator[None]:
    from ..campaigns.simulation import play_campaign

    for nth in range(games):
        moves, last = 0, None
        for done in play_campaign(*settings, seed=f"{seed} {nth}"):
            moves, last = moves + len(done.sheets) + 1, done
        assert last is not None
        tally.add(game, last.state, moves)
        yield


# Results


def _as_json(plan: Plan, seed: int, seconds: float, interrupted: bool) -> dict[str, object]:
    tally = plan.tally
    return {
        "game": plan.game.info.id,
        "bots": plan.bots,
        "seed": seed,
        "games": tally.games,
        "moves": tally.moves,
        "seconds": round(seconds, 6),
        "moves_per_second": round(tally.moves / seconds) if seconds else 0,
        "mean_scores": [points / max(1, tally.games) for points in tally.points],
        "wins": tally.wins,
        "interrupted": interrupted,
    }


def _show(terminal: Terminal, plan: Plan, seed: int, seconds: float) -> None:
    tally = plan.tally
    terminal.tell(
        terminal.say(
            "cli-simulated",
            game=terminal.speaker.title(plan.game.info.id),
            games=tally.games,
            moves=tally.moves,
            seconds=seconds,
            rate=round(tally.moves / seconds) if seconds else 0,
            seed=str(seed),
        )
    )
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="quiet")
    table.add_column(terminal.say("cli-seat"), justify="right")
    table.add_column(terminal.say("cli-bot"))
    for heading in ("cli-mean-score", "cli-wins", "cli-win-rate"):
        table.add_column(terminal.say(heading), justify="right")
    games = max(1, tally.games)
    for seat, bot in enumerate(plan.bots):
        table.add_row(
            str(seat + 1),
            Text(plan.called(bot), "title"),
            terminal.decimal(tally.points[seat] / games),
            terminal.decimal(tally.wins[seat]),
            terminal.percent(tally.wins[seat] / games),
        )
    terminal.out.print(table)
