"""`belle-etoile train`: a game is learned by playing against oneself; what is learned is a file of weights."""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from signal import SIGINT, default_int_handler, signal
from time import monotonic
from types import FrameType
from typing import Final

from rich.live import Live
from rich.text import Text

from ..arena.executor import executor_of
from ..bots.weights import Head, weights_text
from ..core.errors import BelleEtoileError
from ..core.game import MoveGame
from ..files import write_file
from ..games import GAMES, game_named
from ..learning.checkpoints import keep, take_up
from ..learning.plot import plot
from ..learning.temporal import rounded
from ..learning.training import Point, Training, train
from .curve import columns
from .parser import Parser
from .terminal import INTERRUPTED, WIDTH, Terminal
from .workers import cluster_at

GAMES_WANTED: Final = 30_000
MOST_HOURS: Final = 1000
KEPT_EVERY: Final = 60  # seconds
HEIGHT: Final = 6  # lines of a curve
LARGEST_SEED: Final = (1 << 31) - 1


def add(parser: Parser) -> None:
    parser.thing("GAME", "game")
    parser.setting("games", "N", "train-games", type=parser.whole(1))
    parser.setting("hours", "H", "train-hours", type=_hours(parser))
    parser.setting("seed", "S", "train-seed", type=parser.whole(0, LARGEST_SEED))
    parser.setting("workers", "W", "train-workers", type=parser.whole(1, 512))
    parser.setting("cluster", "ADDRESS", "cluster")
    parser.setting("output", "FILE", "train-output")
    parser.flag("resume", "train-resume")
    parser.flag("json", "json")


def _hours(parser: Parser) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            hours = float(text)
        except ValueError:
            hours = 0.0
        if not 0 < hours <= MOST_HOURS:
            raise ArgumentTypeError(parser.speaker.say("cli-hours", text=text, most=MOST_HOURS))
        return hours

    return read


def run(terminal: Terminal, args: Namespace) -> int:
    game = game_that_learns(args.game)
    files = Files(Path(args.output or f"{game.info.id}-weights.txt"))
    training = _taken_up(game, files, args) if args.resume else _begun(game, files, args)
    wanted = args.games or (GAMES_WANTED if args.hours is None else 1 << 62)
    with (
        cluster_at(args.cluster) if args.cluster else executor_of(training.workers) as executor,
        _stopping() as is_stopped,
        Shown(terminal, training, args.json) as shown,
    ):
        keep(training, files.checkpoint)  # a place that cannot be written to is told now
        kept = monotonic()

        def hear() -> None:
            nonlocal kept
            shown.update()
            if monotonic() - kept > KEPT_EVERY:
                keep(training, files.checkpoint)
                kept = monotonic()

        train(training, wanted, (args.hours or MOST_HOURS) * 3600, is_stopped, hear, executor)
        stopped = is_stopped()
    files.write(terminal, training)
    _tell(terminal, training, files, args.json)
    return INTERRUPTED if stopped else 0


def game_that_learns(id: str) -> MoveGame:
    """A game with tables of weights; others are refused."""
    game = game_named(id)
    if not game.tables:
        known = ", ".join([each.info.id for each in GAMES if each.tables])
        raise BelleEtoileError("error-train-game", f"{id} learns nothing; known: {known}", {"game": id, "known": known})
    return game


class Files:
    """What a training leaves: weights, a picture of its curve, and all that is needed to go on."""

    def __init__(self, weights: Path) -> None:
        self.weights = weights
        self.checkpoint = weights.with_name(weights.name + ".checkpoint")
        self.picture = weights.with_name(weights.name + ".svg")

    def write(self, terminal: Terminal, training: Training) -> None:
        game, say = training.game, terminal.say
        keep(training, self.checkpoint)
        head = Head(
            game.info.id, game.edition_digest, game.features, command_of(training), training.seed, training.games
        )
        write_file(self.weights, weights_text(game, head, rounded(training.learner)))
        title = say("train-title", game=terminal.speaker.title(game.info.id), seed=training.seed)
        words = (say("train-error"), say(wins_title(training)), say("train-games"))
        write_file(self.picture, plot(title, *words, training.curve))


def wins_title(training: Training) -> str:
    """What the curve of games won is called."""
    return "train-wins-together" if training.game.info.together else "train-wins"


def command_of(training: Training) -> str:
    """What makes the same weights again."""
    words = f"belle-etoile train {training.game.info.id} --games {training.games} --seed {training.seed}"
    return words if training.workers == 1 else f"{words} --workers {training.workers}"


def _begun(game: MoveGame, files: Files, args: Namespace) -> Training:
    for file in (files.weights, files.checkpoint):
        if args.output is None and file.exists():
            raise BelleEtoileError("error-train-exists", f"{file} exists", {"file": str(file)})
    return Training(game, 1 if args.seed is None else args.seed, args.workers or 1)


def _taken_up(game: MoveGame, files: Files, args: Namespace) -> Training:
    if not files.checkpoint.exists():
        file = str(files.checkpoint)
        raise BelleEtoileError("error-file-missing", f"{file} is missing", {"file": file})
    training = take_up(game, files.checkpoint)
    for name, asked, present in (("seed", args.seed, training.seed), ("workers", args.workers, training.workers)):
        if asked is not None and asked != present:
            raise BelleEtoileError(
                "error-train-resume", f"--{name} was {present}", {"setting": f"--{name}", "present": present}
            )
    return training


@contextmanager
def _stopping() -> Iterator[Callable[[], bool]]:
    """Ctrl-C lets the round end, so that all of it is kept; a second one does not wait."""
    asked = False

    def hear(number: int, frame: FrameType | None) -> None:
        nonlocal asked
        if asked:
            default_int_handler(number, frame)
        asked = True

    before = signal(SIGINT, hear)
    try:
        yield lambda: asked
    finally:
        signal(SIGINT, before)


class Shown:
    """What is seen while it learns: figures and curves on a terminal, else a line for each milestone."""

    def __init__(self, terminal: Terminal, training: Training, quiet: bool) -> None:
        self.terminal = terminal
        self.training = training
        self.told = len(training.curve)
        self.quiet = quiet
        self.live = Live(console=terminal.err, transient=True, auto_refresh=False) if terminal.err.is_terminal else None

    def __enter__(self) -> "Shown":
        if self.live is not None:
            self.live.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self.live is not None:
            self.live.stop()

    def update(self) -> None:
        if self.live is not None:
            self.live.update(drawn(self.terminal, self.training), refresh=True)
        for point in self.training.curve[self.told :]:
            if point.wins is not None and not self.quiet:
                self.terminal.tell(milestone(self.terminal, point, self.training.game.info.together))
        self.told = len(self.training.curve)


def milestone(terminal: Terminal, point: Point, together: bool = False) -> str:
    """A match in a sentence: against greedy, or against nobody where all win together."""
    return terminal.say(
        "train-milestone-together" if together else "train-milestone",
        games=point.games,
        error=point.error,
        wins=terminal.percent(point.wins or 0.0),
        low=round(100 * point.low),
        high=round(100 * point.high),
    )


def drawn(terminal: Terminal, training: Training) -> Text:
    """Figures and both curves."""
    curve, say = training.curve, terminal.say
    rate = training.positions / training.seconds if training.seconds else 0.0
    game = terminal.speaker.title(training.game.info.id)
    figures = say("train-figures", game=game, games=training.games, rate=round(rate), seconds=round(training.seconds))
    picture = Text(figures + "\n")
    errors = [point.error for point in curve]
    wins = [point.wins for point in curve if point.wins is not None]
    won = say(wins_title(training))
    for title, values, top in ((say("train-error"), errors, max(errors, default=0.0)), (won, wins, 1.0)):
        if values:
            picture.append(f"\n{title}\n", "quiet")
            for line in columns(values, WIDTH - 2, HEIGHT, top):
                picture.append(f"  {line}\n", "brass")
    return picture


def _tell(terminal: Terminal, training: Training, files: Files, as_json: bool) -> None:
    if as_json:
        terminal.print_json(
            {
                "game": training.game.info.id,
                "seed": training.seed,
                "workers": training.workers,
                "games": training.games,
                "positions": training.positions,
                "seconds": round(training.seconds, 6),
                "curve": [asdict(point) for point in training.curve],
                "weights": str(files.weights),
            }
        )
        return
    rate = training.positions / training.seconds if training.seconds else 0.0
    figures = {"games": training.games, "rate": round(rate), "seconds": round(training.seconds)}
    terminal.tell(terminal.say("train-figures", game=terminal.speaker.title(training.game.info.id), **figures))
    terminal.tell(terminal.say("train-written", weights=str(files.weights), picture=str(files.picture)))
