"""`belle-etoile simulate`: many games by bots, and what they came to."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

from rich.table import Table
from rich.text import Text

from ..bots import Bot, bot_named
from ..core.chance import Quick, Seeded, commitment
from ..core.errors import BelleEtoileError
from ..core.game import Game, State
from ..core.log import SETUP, TABLE, Log, Record
from ..core.walks import Tally, random_games
from .desk import INTERRUPTED, Desk, chosen_game, chosen_options
from .parser import Parser

CHUNK: Final = 32  # random games between two looks at the clock and at Ctrl-C; part of what a seed means
GOLDEN: Final = 0x9E3779B97F4A7C15
LARGEST_SEED: Final = (1 << 63) - 1


def add(parser: Parser) -> None:
    parser.thing("GAME", "game")
    parser.setting("games", "N", "games", default=1000, type=parser.whole(1))
    parser.setting("seed", "S", "seed", default=1, type=parser.whole(0))
    parser.setting("bots", "A,B", "bots")
    parser.setting("log", "DIR", "log-folder")
    parser.table()
    parser.flag("json", "json")


def mixed(seed: int, nth: int) -> int:
    """A seed for the nth part of a run."""
    return (seed + (nth + 1) * GOLDEN) & LARGEST_SEED


def run(desk: Desk, args: Namespace) -> int:
    game = chosen_game(args.game, args.edition)
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
    interrupted = False
    start = perf_counter()
    with desk.progress(desk.say("cli-playing")) as bar:
        task = bar.add_task("", total=args.games)
        try:
            for _ in steps:
                bar.update(task, completed=tally.games)
        except KeyboardInterrupt:
            interrupted = True
    seconds = perf_counter() - start
    if args.json:
        desk.print_json(_as_json(game, names, args.seed, tally, seconds, interrupted))
    else:
        _show(desk, game, names, args.seed, tally, seconds)
    if interrupted:
        desk.warn(desk.say("cli-interrupted-games", games=tally.games, wanted=args.games))
    return INTERRUPTED if interrupted else 0


def _random_steps(game: Game, options: dict[str, str], games: int, seed: int, tally: Tally) -> Iterator[None]:
    for nth, done in enumerate(range(0, games, CHUNK)):
        random_games(game, len(tally.points), options, min(CHUNK, games - done), mixed(seed, nth), tally)
        yield


def _bot_steps(
    game: Game, bots: list[Bot], options: dict[str, str], games: int, seed: int, tally: Tally, folder: Path | None
) -> Iterator[None]:
    for nth in range(games):
        s, log = played(game, bots, options, f"{seed} {nth}", mixed(seed, nth))
        if folder is not None:
            _write(_log_file(folder, game, seed, nth), log)
        tally.add(game, s, len(log.records) - 1)
        yield


def played(game: Game, bots: list[Bot], options: dict[str, str], seed: str, mind: int) -> tuple[State, Log]:
    """One game between bots, which see their views only; `seed` decides the deal, `mind` what the bots draw."""
    log = Log(
        game.info.id, game.info.version, game.edition_id, game.edition_digest, len(bots), options, commitment(seed)
    )
    deal = Seeded(seed)
    s = game.setup(len(bots), options, deal)
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


def _write(file: Path, log: Log) -> None:
    """Whole or not at all, whenever Ctrl-C comes."""
    part = file.with_suffix(".part")
    try:
        part.write_text(log.text(), encoding="utf-8")
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


def _log_file(folder: Path, game: Game, seed: int, nth: int) -> Path:
    return folder / f"{game.info.id}-{seed}-{nth + 1:05}.log"


def _log_folder(args: Namespace, game: Game) -> Path:
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


def _as_json(
    game: Game, names: list[str], seed: int, tally: Tally, seconds: float, interrupted: bool
) -> dict[str, object]:
    return {
        "game": game.info.id,
        "bots": names,
        "seed": seed,
        "games": tally.games,
        "moves": tally.moves,
        "seconds": round(seconds, 6),
        "moves_per_second": round(tally.moves / seconds) if seconds else 0,
        "mean_scores": [points / max(1, tally.games) for points in tally.points],
        "wins": tally.wins,
        "interrupted": interrupted,
    }


def _show(desk: Desk, game: Game, names: list[str], seed: int, tally: Tally, seconds: float) -> None:
    desk.tell(
        desk.say(
            "cli-simulated",
            game=desk.speaker.title(game.info.id),
            games=tally.games,
            moves=tally.moves,
            seconds=seconds,
            rate=round(tally.moves / seconds) if seconds else 0,
            seed=str(seed),
        )
    )
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="quiet")
    table.add_column(desk.say("cli-seat"), justify="right")
    table.add_column(desk.say("cli-bot"))
    for heading in ("cli-mean-score", "cli-wins", "cli-win-rate"):
        table.add_column(desk.say(heading), justify="right")
    games = max(1, tally.games)
    for seat, name in enumerate(names):
        table.add_row(
            str(seat + 1),
            Text(desk.speaker.bot(name), "title"),
            desk.decimal(tally.points[seat] / games),
            desk.decimal(tally.wins[seat]),
            desk.percent(tally.wins[seat] / games),
        )
    desk.out.print(table)
