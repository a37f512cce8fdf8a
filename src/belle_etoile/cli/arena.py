"""`belle-etoile arena`: bots against each other, and how sure the result is."""

from argparse import Namespace
from typing import Final

from rich.table import Table
from rich.text import Text

from ..arena import Tournament, run_tournament
from ..bots import bot_named
from .parser import Parser, complaint
from .terminal import INTERRUPTED, Terminal, chosen_game, chosen_options, read_file
from .workers import add_workers, chosen_executor

BAR: Final = 16  # characters for 100 %
GAMES: Final = 100


def add(parser: Parser) -> None:
    parser.thing("GAME", "game")
    parser.thing("BOT", "arena-bots", nargs="*")
    parser.setting("games", "N", "arena-games", type=parser.whole(1))
    parser.setting("seed", "S", "seed", default=1, type=parser.whole(0))
    add_workers(parser)
    parser.table()
    parser.flag("ladder", "arena-ladder")
    parser.setting("svg", "FILE", "arena-svg")
    parser.flag("json", "json")


def run(terminal: Terminal, args: Namespace) -> int:
    game = chosen_game(args.game, args.edition)
    if args.ladder:
        from .ladder import run_ladder

        return run_ladder(terminal, args, game)
    if not args.bot:
        raise complaint("the following arguments are required: BOT", [])
    if args.svg is not None:
        raise complaint("unrecognized arguments: --svg", [])
    games = args.games or GAMES
    options = chosen_options(game, args.option)
    for name in args.bot:
        bot_named(name)
    game.checked_seats(len(args.bot))
    edition = read_file(args.edition) if args.edition is not None else None
    with chosen_executor(args) as executor, terminal.progress(terminal.say("cli-playing")) as bar:
        task = bar.add_task("", total=games)

        def hear(done: int) -> None:
            bar.update(task, completed=done)

        t = run_tournament(game.info.id, edition, args.bot, games, args.seed, options, executor, hear)
    if args.json:
        terminal.print_json(_as_json(t, args.seed))
    else:
        _show(terminal, t)
    if t.interrupted:
        terminal.warn(terminal.say("cli-interrupted-games", games=t.games, wanted=games))
    return INTERRUPTED if t.interrupted else 0


def _as_json(t: Tournament, seed: int) -> dict[str, object]:
    bots = range(len(t.bots))
    return {
        "game": t.game,
        "bots": t.bots,
        "seed": seed,
        "games": t.games,
        "wins": t.wins,
        "draws": t.draws,
        "mean_scores": t.mean_scores,
        "win_rates": [t.win_rate(bot) for bot in bots],
        "intervals": [list(t.interval(bot)) for bot in bots],
        "mean_margin": t.mean_margin,
        "seconds": round(t.seconds, 6),
        "interrupted": t.interrupted,
    }


def _show(terminal: Terminal, t: Tournament) -> None:
    terminal.tell(
        terminal.say("cli-arena", game=terminal.speaker.title(t.game), games=t.games, draws=t.draws, seconds=t.seconds)
    )
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column(terminal.say("cli-bot"), no_wrap=True)
    for heading in ("cli-wins", "cli-win-rate", "cli-interval"):
        table.add_column(terminal.say(heading), justify="right")
    table.add_column("", no_wrap=True)
    table.add_column(terminal.say("cli-mean-score"), justify="right")
    for bot, name in enumerate(t.bots):
        low, high = t.interval(bot)
        table.add_row(
            Text(terminal.speaker.bot(name), "title"),
            terminal.decimal(t.wins[bot]),
            terminal.percent(t.win_rate(bot)),
            terminal.say("cli-from-to", low=round(100 * low), high=round(100 * high)),
            win_bar(t.win_rate(bot), low, high),
            terminal.decimal(t.mean_scores[bot]),
        )
    terminal.out.print(table)


def win_bar(rate: float, low: float, high: float) -> Text:
    """The rate as a bar, the interval as a line through its end: ━━━━━━━━╸┄┄."""
    bar = Text()
    for place in range(BAR):
        share = (place + 0.5) / BAR
        if low <= share <= high:
            bar.append("┿" if abs(share - rate) <= 0.5 / BAR else "╍" if share <= rate else "┄", "brass")
        else:
            bar.append("━" if share < rate else "·", "brass" if share < rate else "quiet")
    return bar
