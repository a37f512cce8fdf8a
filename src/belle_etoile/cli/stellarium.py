"""`belle-etoile stellarium`: a campaign by mail, for its game master."""

import argparse
import secrets
import sys
from argparse import Namespace
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from ..core.errors import BelleEtoileError
from ..games.stellarium import INFO
from ..games.stellarium.components import ENDS, PLAYING, STATUSES, YEARS
from ..games.stellarium.orders.template import template
from ..games.stellarium.phases.p30_end import winners
from ..games.stellarium.policy import TEMPER_NAMES
from ..games.stellarium.state import State
from ..locales import LANGUAGES
from ..version import PROGRAM
from .parser import Parser, complaint
from .terminal import Terminal, read_file

MOST_TURNS: Final = 1000


def add(parser: Parser) -> None:
    parser.speaker.has("stellarium-")  # reads its files
    parser.thing("VERB", "stellarium-verb", nargs="?")
    parser.things.add_argument(
        "rest", metavar="…", nargs=argparse.REMAINDER, help=parser.about("stellarium-rest"), default=[]
    )


def run(terminal: Terminal, args: Namespace) -> int:
    verb = args.verb or "none"
    if verb not in VERBS:
        near = get_close_matches(verb, VERBS, 1)
        known = ", ".join(VERBS)
        values: dict[str, int | str] = {"verb": verb, "known": known, "near": near[0] if near else "none"}
        raise BelleEtoileError("stellarium-error-verb", f"unknown verb {verb!r}; known: {known}", values)
    prepare, act = VERBS[verb]
    about = terminal.say(f"help-stellarium-{verb}").replace("%", "%%")
    parser = Parser(terminal.speaker, prog=f"{PROGRAM} stellarium {verb}", description=about)
    parser.thing("DIR", "stellarium-dir")
    prepare(parser)
    settings, rest = parser.parse_known_args(args.rest)
    if rest:
        raise complaint(f"unrecognized arguments: {' '.join(rest)}", parser.flags())
    return act(terminal, settings)


# new


def _prepare_new(parser: Parser) -> None:
    parser.setting("families", "N|NAMES", "stellarium-families", "6")
    parser.setting("turns", "N", "stellarium-turns", 10, parser.whole(0, MOST_TURNS))
    parser.setting("bots", "WHO", "stellarium-bots", "")
    parser.setting("governor", "HOW", "stellarium-governor", "half")
    parser.setting("seed", "S", "stellarium-seed")
    parser.setting("edition", "FILE", "edition")


def _new(terminal: Terminal, args: Namespace) -> int:
    from ..campaigns.folder import Settings, create

    names, bots = family_names(args.families), bot_names(args.bots)
    if len(bots) > len(names):
        values: dict[str, int | str] = {"bots": len(bots), "families": len(names)}
        raise BelleEtoileError("stellarium-error-too-many-bots", "more bots than families", values)
    people = len(names) - len(bots)
    settings = Settings(
        names=names,
        bots=(*[""] * people, *bots),
        turns=args.turns,
        governor=one_of(args.governor, ("half", "double")),
        language=terminal.speaker.language if terminal.speaker.language in LANGUAGES else LANGUAGES[0],
        seed=secrets.token_hex(16) if args.seed is None else args.seed,
    )
    campaign = create(args.dir, settings, read_file(args.edition) if args.edition is not None else "")
    terminal.tell(terminal.say("stellarium-cli-created", folder=args.dir, families=len(names), people=people))
    if people:
        terminal.tell(terminal.say("stellarium-cli-inbox", turn=0, folder=str(campaign.inbox(0))))
    terminal.tell(terminal.say("stellarium-cli-commitment", turn=0, commitment=campaign.commitment(0)))
    return 0


def family_names(text: str) -> tuple[str, ...]:
    """`6`, or `Altaïr,Rigelan,Mérope`; an empty name is left to the founders."""
    least, most = INFO.seats
    if text.isascii() and text.isdecimal() and least <= int(text) <= most:
        return ("",) * int(text)
    names = tuple(name.strip() for name in text.split(","))
    told = [name for name in names if name]
    fine = all(name.isprintable() and len(name) <= 40 for name in told) and len({*told}) == len(told)
    if text.isdecimal() or not least <= len(names) <= most or not fine:
        values: dict[str, int | str] = {"least": least, "most": most, "text": text}
        raise BelleEtoileError("stellarium-error-families", f"families: {text!r}", values)
    return names


def bot_names(text: str) -> tuple[str, ...]:
    """`cautious,ruthless*3`"""
    found: list[str] = []
    for part in [part.strip() for part in text.split(",") if part.strip()]:
        name, _, times = part.partition("*")
        if name not in TEMPER_NAMES or not (times or "1").isdecimal():
            near = get_close_matches(name, TEMPER_NAMES, 1)
            right = near[0] if near else ", ".join(TEMPER_NAMES)
            raise BelleEtoileError("stellarium-error-bots", f"no temper {part!r}", {"bot": part, "right": right})
        found += [name] * min(int(times or "1"), INFO.seats[1] + 1)
    return tuple(found)


def one_of(text: str, choices: tuple[str, ...]) -> str:
    if text not in choices:
        near = get_close_matches(text, choices, 1)
        right = near[0] if near else ", ".join(choices)
        raise BelleEtoileError("stellarium-error-choice", f"{text!r}; {right}", {"text": text, "right": right})
    return text


# template, check


def _prepare_template(parser: Parser) -> None:
    parser.setting("family", "WHO", "stellarium-family", "1")
    parser.setting("join", "NAME", "stellarium-join")
    parser.setting("output", "FILE", "stellarium-output")


def _template(terminal: Terminal, args: Namespace) -> int:
    from ..campaigns.folder import open_campaign
    from ..campaigns.folder.campaign import BEFORE_ALL
    from ..campaigns.template_words import template_words
    from .stellarium_entry import entry_template, join_template

    campaign = open_campaign(args.dir)
    if args.join is not None:
        _hand_out(terminal, join_template(terminal, campaign, args.join), args.output)
        return 0
    family = campaign.family_named(args.family)
    if campaign.turn == BEFORE_ALL:
        name, edition = campaign.settings.names[family], campaign.edition
        text = entry_template(
            terminal, terminal.say("stellarium-template-entry"), name, edition, edition.silent, edition.shared
        )
    else:
        text = template(campaign.latest, family, template_words(terminal.speaker.language))
    _hand_out(terminal, text, args.output)
    return 0


def _hand_out(terminal: Terminal, text: str, output: str | None) -> None:
    if output is None:
        sys.stdout.write(text)
        return
    from ..files import write_file

    write_file(Path(output), text)
    terminal.warn(terminal.say("stellarium-cli-written", file=output))


def _prepare_check(parser: Parser) -> None:
    parser.thing("FILE", "stellarium-file", nargs="*")
    parser.flag("json", "json")


def _check(terminal: Terminal, args: Namespace) -> int:
    from ..campaigns.folder import open_campaign
    from .stellarium_check import tell_check

    return tell_check(terminal, open_campaign(args.dir), [Path(name) for name in args.file], args.json)


# resolve, undo-turn


def _prepare_resolve(parser: Parser) -> None:
    parser.flag("accept", "stellarium-accept")
    parser.flag("without-orders", "stellarium-without")


def _resolve(terminal: Terminal, args: Namespace) -> int:
    from ..campaigns.folder import open_campaign, resolve_turn

    campaign = open_campaign(args.dir)
    done = resolve_turn(campaign, accept=args.accept, without=args.without_orders)
    terminal.tell(terminal.say("stellarium-cli-resolved", turn=done.turn, folder=str(done.folder)))
    terminal.tell(terminal.say("stellarium-cli-seed", turn=done.turn, seed=str(campaign.about(done.turn)["seed"])))
    if done.state.end == PLAYING:
        after = done.turn + 1
        terminal.tell(terminal.say("stellarium-cli-commitment", turn=after, commitment=campaign.commitment(after)))
    return 0


def _prepare_undo(parser: Parser) -> None:
    parser.flag("new-seed", "stellarium-new-seed")


def _undo(terminal: Terminal, args: Namespace) -> int:
    from ..campaigns.folder import open_campaign, undo_turn

    campaign = open_campaign(args.dir)
    turn, away, post = undo_turn(campaign, args.new_seed)
    terminal.tell(terminal.say("stellarium-cli-undone", turn=turn, folder=str(away)))
    if post is not None:
        terminal.tell(terminal.say("stellarium-cli-undone-post", turn=turn + 1, folder=str(post)))
    terminal.tell(terminal.say("stellarium-cli-commitment", turn=turn, commitment=campaign.commitment(turn)))
    return 0


# report, status


def _prepare_report(parser: Parser) -> None:
    parser.setting("turn", "N", "stellarium-turn", type=parser.whole(0))
    parser.setting("family", "WHO", "stellarium-family")
    parser.flag("register", "stellarium-register")
    parser.setting("form", "FORM", "stellarium-form", "txt")
    parser.setting("output", "FILE", "stellarium-output")


def _report(terminal: Terminal, args: Namespace) -> int:
    from ..campaigns.folder import open_campaign
    from ..campaigns.folder.resolution import past_issue
    from ..campaigns.gazette import gazette_pages, register_pages, report_pages
    from ..campaigns.gazette.press import FORMS

    campaign = open_campaign(args.dir)
    form = one_of(args.form, FORMS)
    turn = campaign.resolved(campaign.turn if args.turn is None else args.turn)
    issue = past_issue(campaign, turn, terminal.speaker.language)
    if args.register:
        files = register_pages(issue)
    elif args.family is None:
        files = gazette_pages(issue)
    else:
        files = report_pages(issue, campaign.family_named(args.family))
    _hand_out(terminal, next(text for name, text in files.items() if name.endswith(f".{form}")), args.output)
    return 0


def _prepare_status(parser: Parser) -> None:
    parser.flag("json", "json")


def _status(terminal: Terminal, args: Namespace) -> int:
    from ..campaigns.folder import open_campaign
    from ..campaigns.folder.campaign import BEFORE_ALL
    from ..campaigns.folder.inbox import coming, documents

    campaign = open_campaign(args.dir)
    s, turn = campaign.latest, coming(campaign)
    over = s.end != PLAYING
    wrote = set() if over else set(documents(campaign, turn))
    rows = []
    for seat, name in enumerate(campaign.names):
        living = sum(s.people[member].alive for member in s.families[seat].members) if s.families else 8
        points = s.families[seat].points if s.families else 0
        status = STATUSES[s.families[seat].status] if s.families else ""
        rows.append((seat + 1, name, campaign.bot(seat), seat in wrote, points, living, status))
    if args.json:
        keys = ("number", "family", "bot", "arrived", "points", "living", "status")
        told: list[dict[str, object]] = [dict(zip(keys, row, strict=True)) for row in rows]
        for family, about in zip(s.families, told, strict=False):
            about["history"] = [STATUSES[status] for status in family.history]
        commitment = None if over else campaign.commitment(turn)
        won = [campaign.names[seat] for seat in winners(s)]
        ending = {"over": over, "end": ENDS[s.end] if over else None, "winners": won}
        terminal.print_json({"turn": campaign.turn, **ending, "commitment": commitment, "families": told})
        return 0
    if campaign.turn == BEFORE_ALL:
        terminal.tell(terminal.say("stellarium-cli-before"))
    else:
        key = "stellarium-cli-over" if over else "stellarium-cli-now"
        terminal.tell(terminal.say(key, turn=campaign.turn, year=str(s.year + YEARS - 1), next=turn))
    if over:
        terminal.tell(_ending(terminal, s))
    if not over:
        terminal.tell(terminal.say("stellarium-cli-commitment", turn=turn, commitment=campaign.commitment(turn)))
    _show_families(terminal, rows, over)
    return 0


def _ending(terminal: Terminal, s: State) -> str:
    """30.2, 30.3"""
    won = winners(s)
    names = terminal.speaker.together([s.families[seat].name for seat in won])
    points = s.families[won[0]].points if won else 0
    return terminal.say("stellarium-cli-ending", end=ENDS[s.end], number=len(won), names=names, points=points)


def _show_families(
    terminal: Terminal, rows: list[tuple[int, str, str, bool, int, int, str]], over: bool = False
) -> None:
    """The best family first once it is over; nobody waits for post then."""
    if over:
        rows = sorted(rows, key=lambda row: -row[4])
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="quiet")
    for head, justify in (("number", "right"), ("family", "left"), ("player", "left"), ("orders", "left")):
        table.add_column(terminal.say(f"stellarium-cli-{head}"), justify="right" if justify == "right" else "left")
    for head in ("points", "living"):
        table.add_column(terminal.say(f"stellarium-cli-{head}"), justify="right")
    for number, name, bot, arrived, points, living, _ in rows:
        player = terminal.say(f"stellarium-bot-{bot}") if bot else terminal.say("stellarium-cli-person")
        nothing = "stellarium-cli-none" if bot or over else "stellarium-cli-awaited"
        post = "stellarium-cli-arrived" if arrived else nothing
        table.add_row(str(number), Text(name, "title"), player, terminal.say(post), str(points), str(living))
    terminal.out.print(table)


VERBS: Final[dict[str, tuple[Callable[[Parser], None], Callable[[Terminal, Namespace], int]]]] = {
    "new": (_prepare_new, _new),
    "template": (_prepare_template, _template),
    "check": (_prepare_check, _check),
    "resolve": (_prepare_resolve, _resolve),
    "report": (_prepare_report, _report),
    "status": (_prepare_status, _status),
    "undo-turn": (_prepare_undo, _undo),
}
