"""What a family may read: its form, how its orders would count, the gazette and its own letter of every turn.

Everything here leaves through the referee's own doors: `view`, `form`, `read_orders`, the gazette and the letter.
"""

import json
from typing import Final, cast

import msgspec

from ...core.chance import commitment
from ...core.events import EVERYONE, Event
from ...games.stellarium.checking import missing, read_orders, status_of
from ...games.stellarium.components import FOUNDERS, MARRIED_FOUNDERS, SCHOOLED_FOUNDERS, SCHOOLS, STATUSES, UNSCHOOLED
from ...games.stellarium.form import form
from ...games.stellarium.founding import read_entry
from ...games.stellarium.mistakes import Mistake
from ...games.stellarium.orders import Entry, Orders
from ...games.stellarium.phases.p01_purchases import PRICE
from ...games.stellarium.state import State
from ...games.stellarium.steward import could_marry
from ...games.stellarium.view import view
from ...gazette import Issue
from ...gazette.letter import letter
from ...gazette.newspaper import newspaper
from ...gazette.press import printed
from ...locales import speaker
from ...store import history
from ...store.campaigns import CampaignRow
from ..house import House
from ..problems import Problem
from . import shapes, toml
from .archive import Position
from .asking import ask_at, place_of
from .showing import seed_of
from .steward import safe_start, to_share

MOST_NAMED: Final = 5  # people in a hint


# Orders


def mistake_for(mistake: Mistake, language: str) -> shapes.MistakeInfo:
    text = speaker(language).say(f"stellarium-event-mistake-{mistake.kind}", **mistake.values())
    return shapes.MistakeInfo(mistake.place, mistake.rule, mistake.kind, mistake.found, mistake.right, text)


def checked(at: Position, seat: int, text: str, language: str) -> shapes.OrderCheck:
    """A founding document before the first turn, orders after it."""
    s = at.state
    hints: list[shapes.Advice] = []
    if seat >= len(s.families):
        entry, wrong = read_entry(s, text, to_share(s))
        status, owed, totals = "OR" if entry.sent else "ONR", _blanks(entry), _founding_totals(s, entry)
    else:
        orders, wrong = read_orders(s, seat, text, at.names)
        status, owed, totals = STATUSES[status_of(s, orders)], missing(s, orders), _totals(s, orders)
        hints = hints_for(s, orders, language)
    return shapes.OrderCheck(status, [mistake_for(mistake, language) for mistake in wrong], owed, totals, hints)


def hints_for(s: State, orders: Orders, language: str) -> list[shapes.Advice]:
    """What a careful steward cannot do alone."""
    say = speaker(language)
    found = []
    if singles := [s.people[who] for who in could_marry(s, orders)]:
        named = [c.name or c.code for c in singles[:MOST_NAMED]]
        names, more = say.together(named) if len(singles) == len(named) else ", ".join(named), len(singles) - len(named)
        text = say.say("campaigns-hint-could-marry", count=len(singles), more=more, names=names)
        found.append(shapes.Advice("could-marry", "3.7", "marriage", text))
    if orders.weddings:
        text = say.say("campaigns-hint-weddings", count=len(orders.weddings))
        found.append(shapes.Advice("weddings", "3.7", "marriage", text))
    return found


def _blanks(entry: Entry) -> list[str]:
    """What lots will fill."""
    found = [] if entry.name else ["name"]
    found += [f"names.{at + 1}" for at, name in enumerate(entry.names) if not name]
    found += [f"schools.{at + 1}" for at, school in enumerate(entry.schools) if school == UNSCHOOLED]
    return found + ([] if entry.shares else ["shares"])


def _founding_totals(s: State, entry: Entry) -> dict[str, int]:
    spent = sum(entry.publicity) + entry.bid
    return {"spent": spent, "purse": s.edition.purse, "shared": sum(entry.shares), "to_share": to_share(s)}


def _totals(s: State, orders: Orders) -> dict[str, int]:
    """What these orders may take from the purse at most: purchases, bets, contracts, the bid, ships bought."""
    bought = [deal.price for deal in orders.deals if deal.other == orders.family]
    spent = len(orders.purchases) * PRICE + orders.bid + sum(bought)
    spent += sum([stake for _, stake in orders.bets.values()]) + sum([offer.amount for offer in orders.offers])
    return {"spent": spent, "purse": s.families[orders.family].purse}


def start_of(at: Position, seat: int, name: str) -> shapes.StartText:
    """What a careful steward would do."""
    text = safe_start(at.state, seat, name)
    return shapes.StartText(text, toml.read(text))


def form_of(at: Position, seat: int) -> shapes.OrderForm:
    s = at.state
    if seat >= len(s.families):
        return shapes.OrderForm(s.turn + 1 if s.families else 0, [], {}, founding_form(s))
    sheet = form(s, seat)
    fields = [shapes.FieldInfo(f.place, f.rule, f.choices, f.list, f.most, f.owed) for f in sheet.fields]
    return shapes.OrderForm(s.turn + 1, fields, sheet.lists)


def founding_form(s: State) -> shapes.FoundingForm:
    e = s.edition
    founders = [
        shapes.Founder(
            sex="m" if at % 2 == 0 else "w",
            age=e.ages[at],
            prestige=e.prestige[at],
            married=at < MARRIED_FOUNDERS,
            schooled=at < SCHOOLED_FOUNDERS,
        )
        for at in range(FOUNDERS)
    ]
    return shapes.FoundingForm(founders, list(SCHOOLS), list(e.colonies), to_share(s), e.purse, bool(s.families))


# What happened


def view_of(at: Position, seat: int) -> dict[str, object]:
    return cast(dict[str, object], view(at.state, seat))


def facts_in(events: str) -> list[tuple[int, Event]]:
    rows = [json.loads(line) for line in events.splitlines()]
    return [(fact[0], Event(fact[1], fact[2], fact[3], fact[4], fact[5])) for fact in rows]


def events_for(events: str, seat: int) -> list[shapes.ToldEvent]:
    return [
        shapes.ToldEvent(phase, e.rule, e.kind, e.seat, dict(e.values), e.only != EVERYONE)
        for phase, e in facts_in(events)
        if e.only in (EVERYONE, seat)
    ]


def page_of(
    at: Position, told: tuple[str, str, str], promised: str, seat: int, language: str, shape: str
) -> str | None:
    """`told` are the turn's seed, events and sheets. None for a family that was not there yet."""
    if seat >= len(at.state.families):
        return None
    seed, events, written = told
    sheets: dict[str, tuple[str, list[list[str]]]] = json.loads(written)
    issue = Issue(
        state=at.state,
        facts=facts_in(events),
        language=language,
        seed=seed,
        next_commitment=promised,
        mistakes={int(family): [Mistake(*parts) for parts in wrong] for family, (_, wrong) in sheets.items()},
        received={int(family): status for family, (status, _) in sheets.items()},
    )
    return printed(newspaper(issue) if seat == EVERYONE else letter(issue, seat), shape)


async def page(house: House, row: CampaignRow, number: int, seat: int, language: str, shape: str) -> str:
    """The gazette for EVERYONE, the letter for a family."""
    place = await place_of(house, row, number)
    promised = row.redrawn.get(str(number + 1), 0)
    key = (*place.key, promised, seat, language, shape)
    found = house.archive.pages.get(key)
    if found is None:
        told = await house.db.read(lambda c: history.told_in(c, row.id, number))
        promise = commitment(seed_of(row, number + 1))
        answer = await ask_at(house, place, page_of, told, promise, seat, language, shape) if told else b"null"
        found = msgspec.json.decode(answer, type=str | None)
        if found is None:
            raise Problem("no-such-turn")
        house.archive.pages.put(key, found)
    return found
