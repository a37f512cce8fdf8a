"""What a server keeps beside the turns, as files of the folder form: letters, offers, the log, and how it was run.

    letters.jsonl   one letter a line, with who has read it; drafts have no `sent`
    offers.jsonl    one offer a line
    log.jsonl       what the game master did
    server.toml     calendar, options, whom each family has muted; 0.1 called it house.toml

Families are numbered from 1 as in the other files; 0 is the game master. The commands leave these files alone.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection

from ....campaigns.folder.settings import damaged
from ....core.toml import load
from ....games.stellarium.policy import TEMPER_NAMES
from ....locales import LANGUAGES
from ....store import campaigns as kept
from ....store import letters as post
from ....store.campaigns import ActRow, CampaignRow, FamilyRow
from ....store.letters import LetterRow, OfferRow
from ...http.fields import told_time
from ...http.problems import Problem
from .. import order_text
from ..calendar import calendar_of, zone_of
from ..membership import instant
from ..presenters import act_for
from ..schemas import campaigns as schemas
from ..schemas import letters as letter_schemas

LETTERS: Final = "letters.jsonl"
OFFERS: Final = "offers.jsonl"
LOG: Final = "log.jsonl"
SERVER: Final = "server.toml"
SERVER_OF_0_1: Final = "house.toml"
KEPT_OPTIONS: Final = ("vacation", "late", "anonymous")
MOST_LINES: Final = 200_000

T = TypeVar("T")
Family = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Turn = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Time = Annotated[str, msgspec.Meta(max_length=40)]
Fact = Annotated[str, msgspec.Meta(max_length=20_000)] | int


class Copy(msgspec.Struct, omit_defaults=True):
    family: Family
    read: Time = ""
    archived: bool = False
    muted: bool = False


class Letter(msgspec.Struct, omit_defaults=True, rename={"sender": "from"}):
    number: schemas.Count
    turn: Turn
    sender: Family
    to: list[Family]
    saved: Time
    sent: Time = ""
    reply: schemas.Count = 0
    subject: letter_schemas.Subject = ""
    text: letter_schemas.LetterText = ""
    copies: list[Copy] = []


class Offer(msgspec.Struct, omit_defaults=True, rename={"sender": "from"}):
    turn: Turn
    sender: Family
    to: Family
    terms: letter_schemas.Terms
    status: letter_schemas.Answered
    made: Time
    answered: Time = ""
    note: letter_schemas.Note = ""


class Act(msgspec.Struct, omit_defaults=True):
    at: Time
    act: Annotated[str, msgspec.Meta(pattern=r"^[a-z-]{1,16}$")]
    turn: Turn
    by: Annotated[str, msgspec.Meta(max_length=80)] = ""
    reason: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    facts: dict[str, Fact] = {}


class Mute(msgspec.Struct):
    family: Family
    muted: list[Family]


class ServerFile(msgspec.Struct, omit_defaults=True):
    """`bots` and `stewarded` have an entry for each family."""

    calendar: schemas.Calendar = msgspec.field(default_factory=schemas.ByHand)
    options: dict[str, Annotated[str, msgspec.Meta(max_length=10)]] = {}
    bots: list[str] = []
    stewarded: list[Turn] = []
    mutes: list[Mute] = []


class Bag(msgspec.Struct):
    letters: list[Letter] = []
    offers: list[Offer] = []
    log: list[Act] = []
    server: ServerFile = msgspec.field(default_factory=ServerFile)


# Out of the server


def _when(seconds: float | None) -> str:
    return told_time(seconds) if seconds is not None else ""


def packed_bag(connection: Connection, row: CampaignRow, families: list[FamilyRow], private: bool) -> dict[str, str]:
    """The files by name; letters, drafts and offers only if `private`."""
    settled = [family for family in families if row.turn == 0 or family.status]
    files = {LOG: _lines(_log(connection, row)), SERVER: _server(connection, row, settled, private)}
    if private:
        files |= {LETTERS: _lines(_letters(connection, row)), OFFERS: _lines(_offers(connection, row))}
    return {name: text for name, text in files.items() if text}


def _lines(entries: list[Any]) -> str:
    return "".join([msgspec.json.encode(entry).decode() + "\n" for entry in entries])


def _log(connection: Connection, row: CampaignRow) -> list[Act]:
    acts = kept.act_rows(connection, row.id)
    return [
        Act(told_time(a.at), a.act, a.turn, a.called or str(a.facts.get("called", "")), a.reason, dict(a.facts))
        for a in acts
    ]


def _server(connection: Connection, row: CampaignRow, families: list[FamilyRow], private: bool) -> str:
    muted = [(family.seat, post.muted_by(connection, row.id, family.seat)) for family in families] if private else []
    told = ServerFile(
        calendar_of(row),
        {name: row.options[name] for name in KEPT_OPTIONS if name in row.options},
        [family.bot or "" if family.kind == "bot" else "" for family in families],
        [family.stewarded for family in families],
        [Mute(seat + 1, [other + 1 for other in others]) for seat, others in muted if others],
    )
    return order_text.written(order_text.cleaned(msgspec.to_builtins(told)))


def _letters(connection: Connection, row: CampaignRow) -> list[Letter]:
    found = post.all_letters(connection, row.id)
    numbers = {letter.id: number for number, letter in enumerate(found, 1)}
    copies: dict[int, list[Copy]] = {}
    for id, seat, read, archived, muted in post.all_copies(connection, row.id):
        copies.setdefault(id, []).append(Copy(seat + 1, _when(read), archived, muted))
    return [
        Letter(
            number=numbers[letter.id],
            turn=letter.turn,
            sender=letter.sender + 1,
            to=[seat + 1 for seat in letter.to],
            saved=told_time(letter.saved),
            sent=_when(letter.sent),
            reply=numbers.get(letter.reply, 0) if letter.reply is not None else 0,
            subject=letter.subject,
            text=letter.text,
            copies=copies.get(letter.id, []),
        )
        for letter in found
    ]


def _offers(connection: Connection, row: CampaignRow) -> list[Offer]:
    return [
        Offer(
            turn=offer.turn,
            sender=offer.sender + 1,
            to=offer.receiver + 1,
            terms=msgspec.convert({"kind": offer.kind, **offer.facts}, type=letter_schemas.Terms),
            status=offer.status,  # type: ignore[arg-type]
            made=told_time(offer.made),
            answered=_when(offer.answered),
            note=offer.note,
        )
        for offer in post.all_offers(connection, row.id)
    ]


# Read from a folder that comes from anywhere


def read_bag(folder: Path, families: int) -> Bag:
    """An empty bag if there are no such files. Raises with the file and the line."""
    bag = Bag(
        _entries(folder / LETTERS, Letter),
        _entries(folder / OFFERS, Offer),
        _entries(folder / LOG, Act),
        _server_file(folder),
    )
    for number, letter in enumerate(bag.letters, 1):
        if not _fair_letter(letter, families) or letter.number != number or letter.reply > len(bag.letters):
            raise damaged(LETTERS, str(number))
    for number, offer in enumerate(bag.offers, 1):
        if not all(1 <= seat <= families for seat in (offer.sender, offer.to)) or not _told([offer.made]):
            raise damaged(OFFERS, str(number))
    for number, act in enumerate(bag.log, 1):
        if not _told([act.at]) or not _fair_act(act):
            raise damaged(LOG, str(number))
    heard = [seat for mute in bag.server.mutes for seat in (mute.family, *mute.muted)]
    if not all(1 <= seat <= families for seat in heard):
        raise damaged(SERVER, "mutes")
    return bag


def _fair_letter(letter: Letter, families: int) -> bool:
    people = [copy.family for copy in letter.copies]
    named = {letter.sender, *letter.to, *people}
    times = [letter.saved, letter.sent or letter.saved, *[copy.read or letter.saved for copy in letter.copies]]
    here = max(named) <= families >= len(letter.to) and len(set(people)) == len(people)
    return here and set(people) <= {letter.sender, *letter.to} and _told(times)


def _fair_act(act: Act) -> bool:
    """Whether there is a sentence for it."""
    try:
        said = act_for(ActRow(0, 0.0, None, act.act, act.turn, "", act.facts), LANGUAGES[0]).text
    except TypeError:  # a fact with the name of another argument
        return False
    return not said.startswith("[")


def _told(times: list[str]) -> bool:
    try:
        return all(instant(time) >= 0 for time in times)
    except Problem:
        return False


def _entries(path: Path, kind: type[T]) -> list[T]:
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines()
    if len(lines) > MOST_LINES:
        raise damaged(path.name, "too large")
    decoder = msgspec.json.Decoder(kind)
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(decoder.decode(line))
        except msgspec.DecodeError as error:  # a ValidationError is one
            raise damaged(path.name, f"{number}: {error}") from None
    return found


def _server_file(folder: Path) -> ServerFile:
    path = folder / (SERVER if (folder / SERVER).exists() else SERVER_OF_0_1)
    if not path.exists():
        return ServerFile()
    try:
        found = msgspec.convert(load(path.read_bytes().decode()), type=ServerFile)
    except (msgspec.DecodeError, ValueError) as error:
        raise damaged(path.name, str(error)) from None
    calendar = found.calendar
    if isinstance(calendar, schemas.EveryDays) and zone_of(calendar.zone) is None:
        raise damaged(path.name, "zone")
    if any(bot not in ("", *TEMPER_NAMES) for bot in found.bots):
        raise damaged(path.name, "bots")
    return found


# Into another server


def options_of(server: ServerFile) -> dict[str, str]:
    """The stored options, with those of the calendar."""
    told = {name: value for name, value in server.options.items() if name in KEPT_OPTIONS}
    if not told.get("vacation", "0").isdecimal():
        raise damaged(SERVER, "vacation")
    if isinstance(server.calendar, schemas.EveryDays):
        told |= {"days": str(server.calendar.days), "hour": server.calendar.hour, "zone": server.calendar.zone}
    return told


def bring_offers(connection: Connection, row: CampaignRow, offers: list[Offer]) -> None:
    for offer in offers:
        facts = msgspec.to_builtins(offer.terms)
        kind = facts.pop("kind")
        answered = instant(offer.answered) if offer.answered else None
        sides = (offer.sender - 1, offer.to - 1)
        made = instant(offer.made)
        post.add_offer(
            connection, OfferRow(0, row.id, offer.turn, *sides, kind, facts, offer.note, offer.status, made, answered)
        )


def bring_acts(connection: Connection, row: CampaignRow, acts: list[Act]) -> None:
    for act in acts:
        facts = {**act.facts, "called": act.by} if act.by else act.facts
        then = msgspec.structs.replace(row, turn=act.turn)
        kept.add_act(connection, then, act.act, instant(act.at), None, act.reason, facts)


def bring_letters(connection: Connection, campaign: str, letters: list[Letter]) -> dict[int, int]:
    """Their numbers here, by those in the file."""
    ids: dict[int, int] = {}
    copies: list[Mapping[str, Any]] = []
    for letter in letters:
        row = LetterRow(
            id=0,
            campaign=campaign,
            turn=letter.turn,
            sender=letter.sender - 1,
            to=[seat - 1 for seat in letter.to],
            subject=letter.subject,
            text=letter.text,
            reply=None,
            saved=instant(letter.saved),
            sent=instant(letter.sent) if letter.sent else None,
        )
        ids[letter.number] = post.add_letter(connection, row)
        copies += [_copy_row(ids[letter.number], copy) for copy in letter.copies]
    post.add_copies(connection, copies)
    return ids


def bring_replies(connection: Connection, letters: list[Letter], ids: Mapping[int, int]) -> None:
    """After all letters are stored: one may answer a later one."""
    for letter in letters:
        post.change_letter(connection, ids[letter.number], {"reply": ids[letter.reply]})


def _copy_row(id: int, copy: Copy) -> dict[str, Any]:
    read = instant(copy.read) if copy.read else None
    return {"letter": id, "seat": copy.family - 1, "read": read, "archived": copy.archived, "muted": copy.muted}
