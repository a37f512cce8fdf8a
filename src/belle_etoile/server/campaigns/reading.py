"""What a family may read: its form, how its orders would count, the gazette and its own letter of every turn.

Everything here leaves through the referee's own doors: `view`, `form`, `read_orders`, the gazette and the letter.
"""

import asyncio
import json
from typing import Final, cast

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
from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, TurnRow
from ..house import House
from ..problems import Problem
from . import shapes
from .archive import Position
from .referee import state_of
from .showing import seed_of, turns_of
from .steward import to_share

BEFORE_ALL: Final = -1
MOST_NAMED: Final = 5  # people in a hint


async def turn_of(house: House, id: str, turn: int) -> TurnRow:
    found = await house.db.read(lambda c: kept.turn_row(c, id, turn))
    if found is None:
        raise Problem("no-such-turn")
    return found


async def position(house: House, row: CampaignRow, turn: int) -> Position:
    """After a turn; BEFORE_ALL is an Empire without families."""
    resolved = await house.db.read(lambda c: kept.when_resolved(c, row.id, turn)) if turn > BEFORE_ALL else 0.0
    if resolved is None:
        raise Problem("no-such-turn")
    key = (row.id, turn, resolved)
    found = house.archive.positions.get(key)
    if found is None:
        text = (await turn_of(house, row.id, turn)).state if turn > BEFORE_ALL else ""
        found = await asyncio.to_thread(
            lambda: Position(state_of(row.edition_text, text, turns_of(row), row.options["governor"]))
        )
        house.archive.positions.put(key, found)
    return found


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


def facts_of(row: TurnRow) -> list[tuple[int, Event]]:
    rows = [json.loads(line) for line in row.events.splitlines()]
    return [(fact[0], Event(fact[1], fact[2], fact[3], fact[4], fact[5])) for fact in rows]


def events_for(row: TurnRow, seat: int) -> list[shapes.ToldEvent]:
    return [
        shapes.ToldEvent(phase, e.rule, e.kind, e.seat, dict(e.values), e.only != EVERYONE)
        for phase, e in facts_of(row)
        if e.only in (EVERYONE, seat)
    ]


def issue_of(row: CampaignRow, turn: TurnRow, at: Position, language: str) -> Issue:
    sheets: dict[str, tuple[str, list[list[str]]]] = json.loads(turn.sheets)
    return Issue(
        state=at.state,
        facts=facts_of(turn),
        language=language,
        seed=turn.seed,
        next_commitment=commitment(seed_of(row, turn.turn + 1)),
        mistakes={int(seat): [Mistake(*parts) for parts in wrong] for seat, (_, wrong) in sheets.items()},
        received={int(seat): status for seat, (status, _) in sheets.items()},
    )


async def page(house: House, row: CampaignRow, number: int, seat: int, language: str, shape: str) -> str:
    """The gazette for EVERYONE, the letter for a family."""
    at = await position(house, row, number)
    if seat >= len(at.state.families):
        raise Problem("no-such-turn")  # it was not there yet
    turn = await turn_of(house, row.id, number)
    promised = row.redrawn.get(str(number + 1), 0)
    key = (row.id, number, turn.resolved, promised, seat, language, shape)
    found = house.archive.pages.get(key)
    if found is None:
        found = await asyncio.to_thread(_printed, issue_of(row, turn, at, language), seat, shape)
        house.archive.pages.put(key, found)
    return found


def _printed(issue: Issue, seat: int, shape: str) -> str:
    return printed(newspaper(issue) if seat == EVERYONE else letter(issue, seat), shape)
