"""What a family may read: its form, how its orders would count, the gazette and its own report of every turn.

Everything here comes from the referee's own functions: `view`, `form`, `read_orders`, the gazette and the report.
"""

from typing import Final, cast

import msgspec

from ...campaigns.gazette import Issue
from ...campaigns.gazette.newspaper import newspaper
from ...campaigns.gazette.press import linked, printed
from ...campaigns.gazette.report import report
from ...campaigns.records import facts_in, received_in
from ...campaigns.template_words import comment_words
from ...core.chance import commitment
from ...core.events import EVERYONE
from ...games.stellarium.components import MAN, STATUSES
from ...games.stellarium.orders.checks import checked_orders, missing, status_of
from ...games.stellarium.orders.costs import blanks, entry_totals, totals
from ...games.stellarium.orders.entry import checked_entry
from ...games.stellarium.orders.form import form
from ...games.stellarium.orders.mistakes import Mistake
from ...games.stellarium.orders.reader import Content
from ...games.stellarium.orders.steward import Hint, hints
from ...games.stellarium.orders.template import start_document
from ...games.stellarium.state import State
from ...games.stellarium.turn0 import entry_status, founders, to_share
from ...games.stellarium.view import view
from ...locales import speaker
from ...store import history
from ...store.campaigns import CampaignRow
from ..context import Context
from ..http.problems import Problem
from . import order_text
from .cache import Position
from .positions import ask_at, place_of
from .presenters import seed_of
from .schemas import campaigns as schemas

MOST_NAMED: Final = 5  # people in a hint


# Orders


def mistake_for(mistake: Mistake, language: str) -> schemas.MistakeInfo:
    text = speaker(language).say(f"stellarium-event-mistake-{mistake.kind}", **mistake.values())
    return schemas.MistakeInfo(mistake.place, mistake.rule, mistake.kind, mistake.found, mistake.right, text)


def warning_for(warning: Mistake, language: str) -> schemas.MistakeInfo:
    said = speaker(language)
    text = said.say("stellarium-event-warning", **warning.values(), condition=said.say(f"stellarium-{warning.waits}"))
    return schemas.MistakeInfo(warning.place, warning.rule, warning.kind, warning.found, warning.right, text)


def checked(at: Position, seat: int, content: Content, found: list[Mistake], language: str) -> schemas.OrderCheck:
    """An entry of a family that is to be founded, orders of one that is there. `found` are mistakes of the text."""
    s = at.state
    advice: list[schemas.Advice] = []
    warnings: list[Mistake] = []
    if seat >= len(s.families):
        entry, wrong = checked_entry(s, content, found, to_share(s))
        status, owed, sums = STATUSES[entry_status(entry)], blanks(entry), entry_totals(s, entry)
    else:
        orders, wrong = checked_orders(s, seat, content, found, at.names)
        status, owed, sums = STATUSES[status_of(s, orders)], missing(s, orders), totals(s, orders)
        advice = [advice_for(s, hint, language) for hint in hints(s, orders)]
        warnings = orders.warnings
    told, warned = [mistake_for(each, language) for each in wrong], [warning_for(each, language) for each in warnings]
    return schemas.OrderCheck(status, told, owed, sums, advice, warned)


def advice_for(s: State, hint: Hint, language: str) -> schemas.Advice:
    say, people = speaker(language), [s.people[who] for who in hint.people]
    named = [c.name or c.code for c in people[:MOST_NAMED]]
    more = len(people) - len(named)
    names = ", ".join(named) if more else say.together(named)
    text = say.say(f"campaigns-hint-{hint.kind}", count=hint.count, more=more, names=names)
    return schemas.Advice(hint.kind, hint.rule, hint.place, text)


def start_of(at: Position, seat: int, name: str, language: str) -> schemas.StartText:
    """What a careful steward would do."""
    text = start_document(at.state, seat, name, comment_words(language))
    return schemas.StartText(text, order_text.read(text))


def form_of(at: Position, seat: int) -> schemas.OrderForm:
    s = at.state
    if seat >= len(s.families):
        return schemas.OrderForm(s.turn + 1 if s.families else 0, [], {}, founding_form(s))
    sheet = form(s, seat)
    fields = [schemas.FieldInfo(f.place, f.rule, f.choices, f.list, f.most, f.owed, f.at) for f in sheet.fields]
    return schemas.OrderForm(s.turn + 1, fields, sheet.lists, None, sheet.conditions)


def founding_form(s: State) -> schemas.FoundingForm:
    e = s.edition
    people = [
        schemas.Founder("m" if f.sex == MAN else "w", f.age, f.prestige, f.married, f.schooled, f.schools)
        for f in founders(e)
    ]
    return schemas.FoundingForm(people, list(e.colonies), to_share(s), e.purse, bool(s.families))


# What happened


def view_of(at: Position, seat: int) -> dict[str, object]:
    return cast(dict[str, object], view(at.state, seat))


def events_for(events: str, seat: int) -> list[schemas.ToldEvent]:
    return [
        schemas.ToldEvent(phase, e.rule, e.kind, e.seat, dict(e.values), e.only != EVERYONE)
        for phase, e in facts_in(events)
        if e.heard_by(seat)
    ]


def page_of(
    at: Position, told: tuple[str, str, str], promised: str, seat: int, language: str, shape: str
) -> str | None:
    """`told` are the turn's seed, events and sheets. None for a family that was not there yet."""
    if seat >= len(at.state.families):
        return None
    seed, events, written = told
    issue = Issue(at.state, facts_in(events), language, seed, promised, received_in(written))
    paper = newspaper(issue) if seat == EVERYONE else report(issue, seat)
    return linked(paper) if shape == "json" else printed(paper, shape)


async def page(context: Context, row: CampaignRow, number: int, seat: int, language: str, shape: str) -> str:
    """The gazette for EVERYONE, the report for a family."""
    place = await place_of(context, row, number)
    promised = row.redrawn.get(str(number + 1), 0)
    key = (*place.key, promised, seat, language, shape)
    found = context.campaign_cache.pages.get(key)
    if found is None:
        told = await context.db.read(lambda c: history.told_in(c, row.id, number))
        promise = commitment(seed_of(row, number + 1))
        answer = await ask_at(context, place, page_of, told, promise, seat, language, shape) if told else b"null"
        found = msgspec.json.decode(answer, type=str | None)
        if found is None:
            raise Problem("no-such-turn")
        context.campaign_cache.pages.put(key, found)
    return found
