"""`belle-etoile review`: a finished match, decision by decision: what each cost, and what luck did."""

from argparse import Namespace
from typing import Final

from rich.text import Text

from ..core.errors import BadLog
from ..core.log import parse_log
from ..reviews.review import TRIES, Decision, Review, SeatReview, review
from .curve import columns
from .parser import Parser
from .terminal import REFUSED, WIDTH, Terminal, chosen_game, read_file
from .workers import add_workers, chosen_executor

MARKS: Final = {"small": "?!", "large": "?", "decisive": "??", "": ""}
STYLES: Final = {"small": "quiet", "large": "brass", "decisive": "dawn", "": ""}
INDENT: Final = 6  # room for a version
HEIGHT: Final = 5  # lines of a curve
MOST_TRIES: Final = 1_000_000


def add(parser: Parser) -> None:
    parser.thing("FILE", "log-file")
    parser.setting("tries", "N", "review-tries", default=TRIES, type=parser.whole(16, MOST_TRIES))
    add_workers(parser)
    parser.setting("edition", "FILE", "edition")
    parser.flag("json", "json")


def run(terminal: Terminal, args: Namespace) -> int:
    log = parse_log(read_file(args.file), args.file)
    game = chosen_game(log.game, args.edition)
    edition = read_file(args.edition) if args.edition is not None else None
    with chosen_executor(args) as executor, terminal.progress(terminal.say("review-thinking")) as bar:
        task = bar.add_task("", total=None)

        def hear(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        try:
            told = review(game, log, args.file, executor, args.tries, edition, hear)
        except BadLog as error:
            terminal.warn(terminal.speaker.error(error, log.game))
            return REFUSED
    if args.json:
        terminal.print_json(as_json(told))
    else:
        _tell(terminal, told)
    return 0


def as_json(told: Review) -> dict[str, object]:
    return {
        "game": told.game,
        "bot": told.bot,
        "tries": told.tries,
        "unit": "points" if told.in_points else "chance",
        "seats": [
            {
                "decisions": seat.decisions,
                "accuracy": round(seat.accuracy, 1),
                "cost": round(seat.cost, 4),
                "luck": round(seat.luck, 4),
            }
            for seat in told.seats
        ],
        "decisions": [
            {
                "version": each.version,
                "seat": each.seat,
                "played": each.played["move"],
                "best": each.best["move"],
                "expected": round(each.expected, 4),
                "loss": round(each.loss, 4),
                "interval": [round(each.low, 4), round(each.high, 4)],
                "mark": each.mark or None,
            }
            for each in told.decisions
        ],
    }


def _tell(terminal: Terminal, told: Review) -> None:
    names = [terminal.say("seat-name", seat=seat + 1) for seat in range(len(told.seats))]
    title = terminal.speaker.title(told.game)
    heading = terminal.say("review-heading", game=title, bot=terminal.speaker.bot(told.bot), tries=told.tries)
    terminal.tell(heading, "title")
    for seat, name in enumerate(names):
        _tell_seat(terminal, told, name, seat, told.seats[seat])
    marked = [each for each in told.decisions if each.mark]
    terminal.out.print()
    if not marked:
        terminal.tell(terminal.say("review-nothing"))
    for each in marked:
        _tell_decision(terminal, told, each, names[each.seat])


def _tell_seat(terminal: Terminal, told: Review, name: str, number: int, seat: SeatReview) -> None:
    terminal.out.print()
    terminal.tell(
        terminal.say(
            "review-seat",
            name=name,
            accuracy=round(seat.accuracy),
            decisions=seat.decisions,
            cost=amount(terminal, told, seat.cost),
            luck=amount(terminal, told, seat.luck, signed=True),
        ),
        "brass",
    )
    values = [max(0.0, each.expected) for each in told.decisions if each.seat == number]
    top = max(values, default=1.0) if told.in_points else 1.0
    for line in columns(values, WIDTH - INDENT, HEIGHT, top):
        terminal.out.print(Text(" " * INDENT + line, "quiet"), soft_wrap=True)


def _tell_decision(terminal: Terminal, told: Review, each: Decision, name: str) -> None:
    said = terminal.say(
        "review-decision",
        name=name,
        played=terminal.speaker.choice(told.game, each.played),
        best=terminal.speaker.choice(told.game, each.best),
        cost=amount(terminal, told, each.loss),
        low=amount(terminal, told, each.low),
        high=amount(terminal, told, each.high),
    )
    for nth, line in enumerate(terminal.wrapped(said, INDENT + 3)):
        number, mark = (str(each.version), MARKS[each.mark]) if nth == 0 else ("", "")
        style = STYLES[each.mark]
        terminal.out.print(
            Text.assemble((f"{number:>{INDENT - 2}}  ", "brass"), (f"{mark:<3}", style), line), soft_wrap=True
        )


def amount(terminal: Terminal, told: Review, value: float, signed: bool = False) -> str:
    """Points, or a chance in percent."""
    sign = "plus" if value >= 0 else "minus"
    shown = value if told.in_points else 100 * value
    unit = "points" if told.in_points else "percent"
    return terminal.say(f"review-{unit}", number=abs(shown), sign=sign if signed or value < 0 else "none")
