"""`belle-etoile bench`: measure, compare, show, and append to the results log."""

import json
import platform
from argparse import Namespace
from collections.abc import Iterable
from datetime import UTC, datetime
from statistics import median
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from ..core import MoveGame
from ..games import GAMES, game_named
from ..locales import Speaker
from ..version import is_compiled
from . import builds, peers
from .machine import append_result, processor, tell_number
from .measure import random_play
from .ratio import ROUNDS, Spread, by_turns, ratio

DEFAULT_SECONDS = 8.0
SHARE = 50  # of that time for one round


def measure(game: MoveGame, seconds: float, with_peers: bool, progress: Progress) -> dict[str, Any]:
    """Everything asked for, in one run: both builds, then each peer by turns with the one that is installed."""
    compiled = is_compiled()
    chosen = list(peers.available(game.info.id)) if with_peers else []
    steps = progress.add_task(game.info.id, total=1 + compiled + len(chosen))
    result: dict[str, Any] = {
        "game": game.info.id,
        "version": game.info.version,
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "processor": processor(),
        "moves_per_second": 0.0,
    }
    if compiled:
        result["compiled"] = builds.measure_build(game.info.id, seconds, plain=False)
        progress.advance(steps)
    result["interpreted"] = builds.measure_build(game.info.id, seconds, plain=True)
    progress.advance(steps)
    result["moves_per_second"] = result["compiled" if compiled else "interpreted"]["moves_per_second"]
    if with_peers:
        result |= {"peers": {}, "ratios": {}, "spreads": {}, "rounds": ROUNDS, "missing": peers.missing(game.info.id)}
        ours = random_play(game)
        for name in chosen:
            rounds = by_turns(ours, peers.playing(name, seed=1), seconds / SHARE)
            result["peers"][name] = median([theirs for _, theirs in rounds])
            result["ratios"][name], *result["spreads"][name] = ratio(rounds)
            progress.advance(steps)
    return result


def _show_costs(console: Console, speaker: Speaker, result: dict[str, Any]) -> None:
    told = [build for build in ("compiled", "interpreted") if build in result]
    table = Table(box=box.SIMPLE_HEAD, title=f"{speaker.say('game-' + result['game'])} — {result['processor']}")
    table.add_column("")
    for build in told:
        table.add_column(speaker.say(f"bench-{build}"), justify="right")
    for key in result[told[0]]:
        table.add_row(
            speaker.say("bench-" + key.replace("_", "-")), *(tell_number(result[build][key]) for build in told)
        )
    console.print(table)


def _show_peers(console: Console, speaker: Speaker, result: dict[str, Any]) -> None:
    table = Table(box=box.SIMPLE_HEAD, title=speaker.say("bench-peers"))
    table.add_column("")
    table.add_column(speaker.say("bench-moves-per-second"), justify="right")
    table.add_column(speaker.say("bench-ratio"), justify="right")
    for name, rate in result["peers"].items():
        told = Spread(result["ratios"][name], *result["spreads"][name]).told
        table.add_row(name, tell_number(rate), f"× {told}")
    console.print(table)
    console.print(speaker.say("bench-rounds", rounds=result["rounds"]), style="dim")
    for name, packages in result["missing"].items():
        console.print(speaker.say("bench-missing", peer=name, packages=packages), style="dim")


def _asked(name: str | None) -> Iterable[MoveGame]:
    return GAMES if name is None else (game_named(name),)


def command(args: Namespace, speaker: Speaker) -> int:
    """Run for one game or all; Ctrl-C shows the games that are done."""
    if args.game == "server":
        from . import server

        return server.command(args, speaker)
    if args.game == "stellarium":
        from . import stellarium

        return stellarium.command(args, speaker)
    if args.game == "opening":
        from . import opening

        return opening.command(args, speaker)
    if args.game == "siege":
        from . import siege

        return siege.command(args, speaker)
    console, errors = Console(), Console(stderr=True)
    results = []
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=errors, transient=True)
    try:
        with bar as progress:
            for game in _asked(args.game):
                results.append(measure(game, args.seconds or DEFAULT_SECONDS, args.peers, progress))
    except KeyboardInterrupt:
        errors.print(speaker.say("bench-interrupted"))
    for result in results:
        file = append_result(result)
        if args.json:
            continue
        _show_costs(console, speaker, result)
        if "peers" in result:
            _show_peers(console, speaker, result)
        if file:
            console.print(speaker.say("bench-appended", file=str(file)), style="dim")
    if args.json:
        print(json.dumps(results[0] if args.game and results else results, ensure_ascii=False))
    return 0 if len(results) == len(list(_asked(args.game))) else 130
