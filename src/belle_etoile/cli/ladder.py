"""`belle-etoile arena GAME --ladder`: all bots of a game, the strongest first, and how sure their places are."""

from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from ..arena.ladder import Ladder, Rung, climb, usual_bots
from ..arena.ladder_picture import picture
from ..arena.tournament import Series
from ..bots import bot_named
from ..core.game import MoveGame
from ..files import write_file
from .terminal import INTERRUPTED, Terminal, chosen_options, read_file
from .workers import chosen_executor

GAMES: Final = 40  # of a pair
BAR: Final = 20  # characters


def run_ladder(terminal: Terminal, args: Namespace, game: MoveGame) -> int:
    """Plays, then tells."""
    options = chosen_options(game, args.option)
    names = args.bot or usual_bots(game)
    for name in names:
        bot_named(name)
    if not game.info.together:
        game.checked_seats(2)
    edition = read_file(args.edition) if args.edition is not None else None
    series = Series(game.info.id, edition, tuple(names), options, args.seed)
    games = args.games or GAMES
    total = games * (len(names) if game.info.together else len(names) * (len(names) - 1) // 2)
    with chosen_executor(args) as executor, terminal.progress(terminal.say("cli-playing")) as bar:
        task = bar.add_task("", total=total)
        ladder = climb(series, games, executor, lambda done: bar.update(task, completed=done))
    if args.svg is not None:
        write_file(Path(args.svg), _drawn(terminal, ladder))
    if args.json:
        terminal.print_json(_as_json(ladder, args.seed))
    else:
        _show(terminal, ladder, args.svg)
    if ladder.interrupted:
        terminal.warn(terminal.say("cli-interrupted-games", games=ladder.games, wanted=total))
    return INTERRUPTED if ladder.interrupted else 0


def place_of(rung: Rung) -> tuple[float, float, float]:
    """What a bot is ranked by, and its interval: points as of Elo, or the share of games won, in percent."""
    if rung.rating is not None:
        points, margin = rung.rating.points, rung.rating.margin
        return points, points - margin, points + margin
    share, low, high = rung.won
    return 100 * share, 100 * low, 100 * high


def _as_json(ladder: Ladder, seed: int) -> dict[str, object]:
    return {
        "game": ladder.game,
        "seed": seed,
        "games": ladder.games,
        "together": ladder.together,
        "bots": [_bot_as_json(rung) for rung in ladder.ranked],
        "order": [rung.bot for rung in ladder.rungs],
        "wins": ladder.wins,
        "seconds": round(ladder.seconds, 6),
        "interrupted": ladder.interrupted,
    }


def _bot_as_json(rung: Rung) -> dict[str, object]:
    value, low, high = place_of(rung)
    mean, margin = rung.mean
    return {
        "bot": rung.bot,
        "games": rung.games,
        "wins": rung.wins,
        "rating": round(value, 1) if rung.rating is not None else None,
        "win_rate": rung.won[0],
        "interval": [round(low, 1), round(high, 1)],
        "mean_score": mean,
        "mean_score_margin": margin,
    }


def _drawn(terminal: Terminal, ladder: Ladder) -> str:
    title = terminal.say("ladder-title", game=terminal.speaker.title(ladder.game), games=ladder.games)
    about = terminal.say("ladder-about-shares" if ladder.together else "ladder-about-ratings")
    rungs = [(rung.bot, *place_of(rung)) for rung in ladder.ranked]
    return picture(title, about, rungs, " %" if ladder.together else "")


def _show(terminal: Terminal, ladder: Ladder, svg: str | None) -> None:
    say = terminal.say
    terminal.tell(say("ladder-title", game=terminal.speaker.title(ladder.game), games=ladder.games))
    terminal.tell(say("ladder-about-shares" if ladder.together else "ladder-about-ratings"), "quiet")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column(say("cli-bot"), no_wrap=True)
    for heading in ("cli-win-rate" if ladder.together else "ladder-rating", "cli-interval", "cli-mean-score"):
        table.add_column(say(heading), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    places = [place_of(rung) for rung in ladder.ranked]
    least, most = min(low for _, low, _ in places), max(high for _, _, high in places)
    for rung, (value, low, high) in zip(ladder.ranked, places, strict=True):
        mean, margin = rung.mean
        table.add_row(
            Text(rung.bot, "title"),
            terminal.thousands(value) if rung.rating else terminal.percent(value / 100),
            f"{round(low)}–{round(high)}" if low != high else "",
            f"{terminal.decimal(mean)} ± {terminal.decimal(margin)}",
            ladder_bar(value, low, high, least, most),
        )
    terminal.out.print(table)
    if svg is not None:
        terminal.tell(say("ladder-written", file=svg))


def ladder_bar(value: float, low: float, high: float, least: float, most: float) -> Text:
    """Where a bot stands between the weakest and the strongest, and how sure: ····╌╌●╌╌····."""
    width = (most - least) or 1.0
    at, start, end = (round((each - least) / width * (BAR - 1)) for each in (value, low, high))
    bar = Text()
    for place in range(BAR):
        if place == at:
            bar.append("●", "brass")
        else:
            bar.append("╌" if start <= place <= end else "·", "brass" if start <= place <= end else "quiet")
    return bar
