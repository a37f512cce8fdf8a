"""Campaigns, their families, orders and turns. Each function does one thing inside the caller's transaction."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, and_, bindparam, case, delete, func, insert, or_, select, update

from .matches import json_text
from .tables import acts, campaigns, families, family_orders, notices, people, post, turns

IMPORTING: Final = "import"  # the status of a campaign that is not whole yet


class CampaignRow(msgspec.Struct):
    """All about a campaign but its families and turns. `seed` is secret for ever."""

    id: str
    name: str
    game_version: int
    edition_text: str
    options: dict[str, str]
    language: str
    public: bool
    calendar: str
    hours: float | None
    seed: str
    redrawn: dict[str, int]
    status: str
    turn: int
    version: int
    deadline: float | None
    due: float | None
    remind: float | None
    paused: float | None
    outcome: dict[str, Any] | None
    creator: str | None
    created: float
    moved: float


class FamilyRow(msgspec.Struct):
    """`called` is the person's name, "" for an open seat or a bot."""

    campaign: str
    seat: int
    kind: str
    person: str | None = None
    bot: str | None = None
    token: str | None = None
    name: str = ""
    status: str = ""
    points: int = 0
    points_turn: int = 0
    away: float | None = None
    stewarded: int = 0
    called: str = ""


class OrdersRow(msgspec.Struct, frozen=True):
    seat: int
    text: str
    ready: bool
    revision: int
    saved: float
    by: str | None = None


class TurnRow(msgspec.Struct, frozen=True):
    turn: int
    year: int
    seed: str
    commitment: str
    state: str
    events: str
    dice: str
    sheets: str
    figures: str
    resolved: float


class ActRow(msgspec.Struct, frozen=True):
    number: int
    at: float
    person: str | None
    act: str
    turn: int
    reason: str
    facts: dict[str, int | str]
    called: str = ""


class NoticeRow(msgspec.Struct, frozen=True):
    id: int
    campaign: str
    name: str
    kind: str
    turn: int
    at: float
    read: float | None


JSON_COLUMNS: Final = ("options", "redrawn", "outcome")


def _facts(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Mappings as JSON text, all else as it is."""
    told = dict(changes)
    for name in JSON_COLUMNS:
        if told.get(name) is not None:
            told[name] = json_text(told[name])
    return told


def _campaign(row: Row[Any]) -> CampaignRow:
    facts = dict(row._mapping)
    for name in JSON_COLUMNS:
        if facts[name] is not None:
            facts[name] = msgspec.json.decode(facts[name])
    return CampaignRow(**facts)


# The campaign itself. Frequent queries are built once: to build one takes longer than to run it.

ONE: Final = select(campaigns).where(campaigns.c.id == bindparam("this"))
HOLD: Final = (
    update(campaigns)
    .where(campaigns.c.id == bindparam("this"))
    .values(version=campaigns.c.version + 1)
    .returning(*campaigns.columns)
)


def add_campaign(connection: Connection, row: CampaignRow, founded: Iterable[FamilyRow]) -> None:
    connection.execute(insert(campaigns), _facts(msgspec.structs.asdict(row)))
    rows = [msgspec.structs.asdict(family) for family in founded]
    for facts in rows:
        del facts["called"]
    connection.execute(insert(families), rows)


def campaign_row(connection: Connection, id: str) -> CampaignRow | None:
    row = connection.execute(ONE, {"this": id}).one_or_none()
    return _campaign(row) if row is not None else None


def has_campaign(connection: Connection, id: str) -> bool:
    return connection.execute(select(campaigns.c.id).where(campaigns.c.id == id)).one_or_none() is not None


def held(connection: Connection, id: str) -> CampaignRow | None:
    """The row with its next version. Whoever else wants to change the campaign waits until this transaction ends."""
    row = connection.execute(HOLD, {"this": id}).one_or_none()
    return _campaign(row) if row is not None else None


def change_campaign(connection: Connection, id: str, changes: Mapping[str, Any]) -> None:
    connection.execute(update(campaigns).where(campaigns.c.id == id).values(_facts(changes)))


def _rows(connection: Connection, query: Select[Any]) -> list[CampaignRow]:
    return [_campaign(row) for row in connection.execute(query)]


def campaigns_of(connection: Connection, person: str, most: int) -> list[CampaignRow]:
    mine = select(families.c.campaign).where(families.c.person == person)
    concerned = or_(campaigns.c.id.in_(mine), campaigns.c.creator == person)
    query = select(campaigns).where(concerned, campaigns.c.status != IMPORTING)
    return _rows(connection, query.order_by(campaigns.c.moved.desc()).limit(most))


def open_campaigns(connection: Connection, most: int) -> list[CampaignRow]:
    """Public ones with a family nobody plays, or where one may be founded."""
    free = select(families.c.campaign).where(families.c.kind == "open", families.c.status != "PNJ")
    late = and_(campaigns.c.turn > 0, campaigns.c.options.contains('"late":"yes"'))
    joinable = or_(campaigns.c.id.in_(free), late)
    query = select(campaigns).where(campaigns.c.status == "playing", campaigns.c.public, joinable)
    return _rows(connection, query.order_by(campaigns.c.created.desc()).limit(most))


# Taken in from archives


def unfinished(connection: Connection, created_before: float) -> list[str]:
    query = select(campaigns.c.id).where(campaigns.c.status == IMPORTING, campaigns.c.created < created_before)
    return [str(id) for id in connection.execute(query).scalars()]


def remove_campaign(connection: Connection, id: str) -> None:
    """With all that belongs to it."""
    connection.execute(delete(campaigns).where(campaigns.c.id == id))


def imported_bytes(connection: Connection, person: str) -> int:
    """Bytes of the campaigns that this person imported."""
    mine = select(acts.c.facts).where(acts.c.act == "import", acts.c.person == person)
    return sum([int(msgspec.json.decode(facts).get("bytes", 0)) for facts in connection.execute(mine).scalars()])


# Families

WITH_PLAYERS: Final = select(families, func.coalesce(people.c.name, "")).select_from(
    families.outerjoin(people, people.c.id == families.c.person)
)
OF_CAMPAIGNS: Final = WITH_PLAYERS.where(families.c.campaign.in_(bindparam("ids", expanding=True))).order_by(
    families.c.campaign, families.c.seat
)


def family_rows(connection: Connection, ids: Iterable[str]) -> list[FamilyRow]:
    return [FamilyRow(*row) for row in connection.execute(OF_CAMPAIGNS, {"ids": list(ids)})]


def families_of(connection: Connection, person: str, ids: Iterable[str]) -> dict[str, FamilyRow]:
    """Those that this person runs, by campaign."""
    query = WITH_PLAYERS.where(families.c.person == person, families.c.campaign.in_(list(ids)))
    return {row[0]: FamilyRow(*row) for row in connection.execute(query)}


def counted(connection: Connection, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
    """How many families each campaign has, and how many of them wait for somebody."""
    free = case((and_(families.c.kind == "open", families.c.status != "PNJ"), 1), else_=0)
    query = select(families.c.campaign, func.count(), func.sum(free)).where(families.c.campaign.in_(list(ids)))
    return {row[0]: (row[1], row[2]) for row in connection.execute(query.group_by(families.c.campaign))}


def change_family(connection: Connection, campaign: str, seat: int, changes: Mapping[str, Any]) -> None:
    this = and_(families.c.campaign == campaign, families.c.seat == seat)
    connection.execute(update(families).where(this).values(dict(changes)))


def add_family(connection: Connection, row: FamilyRow) -> None:
    facts = msgspec.structs.asdict(row)
    del facts["called"]
    connection.execute(insert(families).values(facts))


def remove_family(connection: Connection, campaign: str, turn: int, seat: int) -> None:
    """One that was never founded, with what was written for it."""
    for table, here in ((families, ()), (family_orders, (family_orders.c.turn == turn,))):
        connection.execute(delete(table).where(table.c.campaign == campaign, table.c.seat == seat, *here))


FAR: Final = 1_000_000  # no family has such a number


def renumber(connection: Connection, campaign: str, turn: int, moves: Mapping[int, int]) -> None:
    """Families that are being founded get other seats, with what they wrote for this turn."""
    for table, here in ((families, ()), (family_orders, (family_orders.c.turn == turn,))):
        for old, new in [(old, new + FAR) for old, new in moves.items()] + [(n + FAR, n) for n in moves.values()]:
            this = and_(table.c.campaign == campaign, table.c.seat == old, *here)
            connection.execute(update(table).where(this).values(seat=new))


def leave_families(connection: Connection, person: str) -> None:
    """For an account that is deleted: its families wait for somebody else, its campaigns have no game master."""
    gone = {"kind": "open", "person": None}
    connection.execute(update(families).where(families.c.person == person).values(gone))
    connection.execute(update(campaigns).where(campaigns.c.creator == person).values(creator=None))
    connection.execute(delete(notices).where(notices.c.person == person))
    connection.execute(delete(post).where(post.c.person == person))


def hand_over_families(connection: Connection, old: str, new: str) -> None:
    connection.execute(update(families).where(families.c.person == old).values(person=new))
    connection.execute(update(campaigns).where(campaigns.c.creator == old).values(creator=new))
    connection.execute(update(acts).where(acts.c.person == old).values(person=new))
    connection.execute(update(notices).where(notices.c.person == old).values(person=new))
    connection.execute(delete(post).where(post.c.person == old))  # a guest has feeds only, the account its own


# Orders

ORDER_COLUMNS: Final = tuple(family_orders.c[name] for name in OrdersRow.__struct_fields__)
OF_TURN: Final = and_(
    family_orders.c.campaign == bindparam("this_campaign"), family_orders.c.turn == bindparam("this_turn")
)
OF_FAMILY: Final = and_(OF_TURN, family_orders.c.seat == bindparam("this_seat"))
ONE_SHEET: Final = select(*ORDER_COLUMNS).where(OF_FAMILY)
ITS_REVISION: Final = select(family_orders.c.revision).where(OF_FAMILY)
READY: Final = select(family_orders.c.seat).where(OF_TURN, family_orders.c.ready)
REWRITE: Final = update(family_orders).where(OF_FAMILY).values({c.name: bindparam(c.name) for c in ORDER_COLUMNS})


def orders_of_turn(connection: Connection, campaign: str, turn: int) -> list[OrdersRow]:
    query = select(*ORDER_COLUMNS).where(family_orders.c.campaign == campaign, family_orders.c.turn == turn)
    return [OrdersRow(*row) for row in connection.execute(query.order_by(family_orders.c.seat))]


def orders_of(connection: Connection, campaign: str, turn: int, seat: int) -> OrdersRow | None:
    row = connection.execute(ONE_SHEET, _sheet(campaign, turn, seat)).one_or_none()
    return OrdersRow(*row) if row is not None else None


def _sheet(campaign: str, turn: int, seat: int) -> dict[str, object]:
    return {"this_campaign": campaign, "this_turn": turn, "this_seat": seat}


def revision_of(connection: Connection, campaign: str, turn: int, seat: int) -> int:
    """0 where nothing is written yet."""
    return connection.execute(ITS_REVISION, _sheet(campaign, turn, seat)).scalar() or 0


def ready_seats(connection: Connection, campaign: str, turn: int) -> set[int]:
    return set(connection.execute(READY, {"this_campaign": campaign, "this_turn": turn}).scalars())


def put_orders(connection: Connection, campaign: str, turn: int, orders: OrdersRow) -> None:
    """The caller holds the campaign."""
    facts = msgspec.structs.asdict(orders)
    if not connection.execute(REWRITE, facts | _sheet(campaign, turn, orders.seat)).rowcount:
        connection.execute(insert(family_orders).values(campaign=campaign, turn=turn, **facts))


def add_orders(connection: Connection, campaign: str, turn: int, rows: Sequence[OrdersRow]) -> None:
    """Where there are none yet."""
    if rows:
        here = {"campaign": campaign, "turn": turn}
        connection.execute(insert(family_orders), [{**here, **msgspec.structs.asdict(row)} for row in rows])


def unready(connection: Connection, campaign: str, turn: int, seat: int | None = None) -> None:
    """Everybody, or one family."""
    this = and_(family_orders.c.campaign == campaign, family_orders.c.turn == turn)
    if seat is not None:
        this = and_(this, family_orders.c.seat == seat)
    connection.execute(update(family_orders).where(this).values(ready=False))


def forget_written_orders(connection: Connection, campaign: str, turn: int) -> None:
    """Those of bots and stewards, who write anew; a steward's turn is given back."""
    of_turn = and_(family_orders.c.campaign == campaign, family_orders.c.turn == turn)
    stewarded = select(family_orders.c.seat).where(of_turn, family_orders.c.by == "steward")
    here = and_(families.c.campaign == campaign, families.c.seat.in_(stewarded))
    connection.execute(update(families).where(here).values(stewarded=families.c.stewarded - 1))
    connection.execute(delete(family_orders).where(of_turn, family_orders.c.by.in_(("bot", "steward"))))


# Turns

TURN_COLUMNS: Final = tuple(turns.c[name] for name in TurnRow.__struct_fields__)

WHEN_RESOLVED: Final = select(turns.c.resolved).where(
    turns.c.campaign == bindparam("campaign"), turns.c.turn == bindparam("turn")
)


def when_resolved(connection: Connection, campaign: str, turn: int) -> float | None:
    """Differs from the time of the same turn before it was taken back."""
    found = connection.execute(WHEN_RESOLVED, {"campaign": campaign, "turn": turn}).scalar()
    return float(found) if found is not None else None


def size_of_state(connection: Connection, campaign: str, turn: int) -> int:
    """In characters."""
    query = select(func.length(turns.c.state)).where(turns.c.campaign == campaign, turns.c.turn == turn)
    return int(connection.execute(query).scalar() or 0)


def state_text(connection: Connection, campaign: str, turn: int) -> str | None:
    query = select(turns.c.state).where(turns.c.campaign == campaign, turns.c.turn == turn)
    return connection.execute(query).scalar_one_or_none()


def add_turn(connection: Connection, campaign: str, row: TurnRow) -> None:
    """Raises IntegrityError where the turn is there."""
    connection.execute(insert(turns).values(campaign=campaign, **msgspec.structs.asdict(row)))


def turn_row(connection: Connection, campaign: str, turn: int) -> TurnRow | None:
    query = select(*TURN_COLUMNS).where(turns.c.campaign == campaign, turns.c.turn == turn)
    row = connection.execute(query).one_or_none()
    return TurnRow(*row) if row is not None else None


def figures_of(connection: Connection, campaign: str, turn: int) -> str | None:
    query = select(turns.c.figures).where(turns.c.campaign == campaign, turns.c.turn == turn)
    return connection.execute(query).scalar_one_or_none()


def turn_list(connection: Connection, campaign: str) -> list[TurnRow]:
    """Without what is long and secret: state, events, dice, sheets."""
    long = ("state", "events", "dice", "sheets")
    short = [turns.c[name] for name in TurnRow.__struct_fields__ if name not in long]
    query = select(*short).where(turns.c.campaign == campaign).order_by(turns.c.turn)
    blanks: dict[str, Any] = dict.fromkeys(long, "")
    return [TurnRow(**blanks, **row._mapping) for row in connection.execute(query)]


def change_turn(connection: Connection, campaign: str, turn: int, changes: Mapping[str, Any]) -> None:
    """Changes `resolved` as well, so that caches of the turn are not used any more."""
    this = and_(turns.c.campaign == campaign, turns.c.turn == turn)
    connection.execute(update(turns).where(this).values(dict(changes)))


def remove_turn(connection: Connection, campaign: str, turn: int) -> None:
    connection.execute(delete(turns).where(turns.c.campaign == campaign, turns.c.turn == turn))


# What the game master did, and what people are told


def add_act(
    connection: Connection,
    row: CampaignRow,
    act: str,
    at: float,
    person: str | None,
    reason: str,
    facts: Mapping[str, int | str],
) -> None:
    """The caller holds the campaign."""
    last = last_act(connection, row.id)
    told = {"at": at, "person": person, "act": act, "turn": row.turn, "reason": reason, "facts": json_text(facts)}
    connection.execute(insert(acts).values(campaign=row.id, number=last + 1, **told))


def last_act(connection: Connection, campaign: str) -> int:
    return connection.execute(select(func.max(acts.c.number)).where(acts.c.campaign == campaign)).scalar() or 0


def act_rows(connection: Connection, campaign: str) -> list[ActRow]:
    named = acts.outerjoin(people, people.c.id == acts.c.person)
    columns = [acts.c[name] for name in ActRow.__struct_fields__ if name != "called"]
    query = select(*columns, func.coalesce(people.c.name, "")).select_from(named).where(acts.c.campaign == campaign)
    found = connection.execute(query.order_by(acts.c.number))
    return [ActRow(*row[:6], msgspec.json.decode(row[6]), row[7]) for row in found]


def tell(connection: Connection, campaign: str, persons: Iterable[str], kind: str, turn: int, at: float) -> None:
    rows = [{"person": who, "campaign": campaign, "kind": kind, "turn": turn, "at": at} for who in sorted(set(persons))]
    if rows:
        connection.execute(insert(notices), rows)


def notices_for(connection: Connection, person: str, most: int) -> list[NoticeRow]:
    columns = (notices.c.id, notices.c.campaign, campaigns.c.name, notices.c.kind, notices.c.turn, notices.c.at)
    query = select(*columns, notices.c.read).join(campaigns, campaigns.c.id == notices.c.campaign)
    query = query.where(notices.c.person == person).order_by(notices.c.id.desc()).limit(most)
    return [NoticeRow(*row) for row in connection.execute(query)]


def mark_read(connection: Connection, person: str, upto: int, at: float) -> None:
    mine = and_(notices.c.person == person, notices.c.id <= upto, notices.c.read.is_(None))
    connection.execute(update(notices).where(mine).values(read=at))


# Deadlines


def due_campaigns(connection: Connection, now: float, most: int) -> list[str]:
    query = select(campaigns.c.id).where(campaigns.c.status == "playing", campaigns.c.due <= now)
    return [str(id) for id in connection.execute(query.order_by(campaigns.c.due).limit(most)).scalars()]


def to_remind(connection: Connection, now: float, most: int) -> list[str]:
    query = select(campaigns.c.id).where(campaigns.c.status == "playing", campaigns.c.remind <= now)
    return [str(id) for id in connection.execute(query.limit(most)).scalars()]


def missed_deadlines(connection: Connection, after: float, until: float) -> Sequence[str]:
    """Running campaigns whose deadline passed while nobody looked."""
    query = select(campaigns.c.id).where(
        campaigns.c.status == "playing",
        campaigns.c.paused.is_(None),
        campaigns.c.deadline > after,
        campaigns.c.deadline <= until,
    )
    return connection.execute(query).scalars().all()


RESET: Final = ("outage", "deadline", "resume", "take-back")  # acts after which a campaign has another deadline


def deadlines_beyond(connection: Connection, ahead: float, now: float) -> Sequence[str]:
    """Running campaigns whose deadline was set by a clock that was too far ahead."""
    resolved = select(turns.c.turn).where(turns.c.campaign == campaigns.c.id, turns.c.resolved > now)
    acted = select(acts.c.number).where(acts.c.campaign == campaigns.c.id, acts.c.at > now, acts.c.act.in_(RESET))
    query = select(campaigns.c.id).where(
        campaigns.c.status == "playing",
        campaigns.c.deadline > ahead,
        or_(campaigns.c.created > now, resolved.exists(), acted.exists()),
    )
    return connection.execute(query).scalars().all()
