"""Open offers between two families: a marriage, a seat aboard, a ship. Who accepts fills the orders of both."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import msgspec
from sqlalchemy import Connection

from ...games.stellarium.checking import read_orders
from ...games.stellarium.components import NONE
from ...locales import speaker
from ...store import campaigns as kept
from ...store import letters as post
from ...store.campaigns import CampaignRow, FamilyRow, OrdersRow
from ...store.letters import OfferRow
from ..house import House
from ..problems import Problem
from ..showing import told_time
from . import shapes_letters as shapes
from . import toml
from .archive import Position
from .correspondence import at_home, in_play, refused
from .life import open_for_orders, own_family
from .reading import mistake_for, position
from .resolving import change
from .steward import safe_start

Document = dict[str, Any]
MOST_OPEN: Final = 100
MOST_SHOWN: Final = 200
LOOKED_BACK: Final = 3  # turns
DEALS: Final = ("sell", "lend", "hire")


# What an offer means for the orders of its two sides


def with_entry(document: Document, key: str, entry: Document) -> Document:
    """A `[[key]]` more, unless it is there."""
    listed = document.get(key)
    entries = listed if isinstance(listed, list) else []
    return document if entry in entries else {**document, key: [*entries, entry]}


def with_wedding(document: Document, wedding: Document) -> Document:
    """Nobody marries twice: what was planned for either of the two gives way."""
    listed = document.get("marriage")
    entries = [entry for entry in listed if isinstance(entry, dict)] if isinstance(listed, list) else []
    others = [e for e in entries if e.get("groom") != wedding["groom"] and e.get("bride") != wedding["bride"]]
    if wedding in entries and len(others) == len(entries) - 1:
        return document
    return {**document, "marriage": [*others, wedding]}


def with_place(document: Document, code: str, place: str) -> Document:
    people = document.get("people")
    people = dict(people) if isinstance(people, dict) else {}
    person = people.get(code)
    people[code] = {**(person if isinstance(person, dict) else {}), "place": place}
    return {**document, "people": people}


def with_guest(document: Document, ship: str, captain: str, guest: str) -> Document:
    """Aboard the expedition of this ship; one is planned if there is none."""
    listed = document.get("expedition")
    plans = [plan for plan in listed if isinstance(plan, dict)] if isinstance(listed, list) else []
    at = next((at for at, plan in enumerate(plans) if plan.get("ship") == ship), None)
    if at is None:
        return with_entry(document, "expedition", {"ship": ship, "captain": captain, "aboard": [guest]})
    aboard = plans[at].get("aboard")
    crew = aboard if isinstance(aboard, list) else []
    if guest not in crew:
        plans[at] = {**plans[at], "aboard": [*crew, guest]}
    return {**document, "expedition": plans}


Change = Callable[[Document], Document]


def changes_for(at: Position, terms: shapes.Terms, sender: int, to: int) -> dict[int, Change]:
    """By family; raises illegal where the two families are not the two sides."""
    s = at.state
    if isinstance(terms, shapes.Marriage):
        wedding = {"groom": terms.groom, "bride": terms.bride, "priest": terms.priest}
        marry = partial(with_wedding, wedding=wedding)
        return {sender: marry, to: marry}
    ship = at.names.ships.get(terms.ship, NONE)
    if ship == NONE:
        raise Problem("illegal", lambda language: speaker(language).say("campaigns-offer-ship"), rule="28.4")
    if isinstance(terms, shapes.ShipSeat):
        guest = at.names.person(s, terms.guest)
        hosted = s.people[guest].family if guest != NONE else NONE
        if hosted not in (sender, to):
            raise Problem("illegal", lambda language: speaker(language).say("campaigns-offer-sides"), rule="4.5")
        host = to if hosted == sender else sender
        return {
            hosted: partial(with_place, code=terms.guest, place=f"ship {terms.ship}"),
            host: partial(with_guest, ship=terms.ship, captain=terms.captain, guest=terms.guest),
        }
    owner = s.ships[ship].owner
    if owner not in (sender, to):
        raise Problem("illegal", lambda language: speaker(language).say("campaigns-offer-sides"), rule="28.4")
    other = to if owner == sender else sender
    kind = terms.__struct_config__.tag
    names = {"from": s.families[owner].name, "to": s.families[other].name}
    deal = {"kind": kind, "ship": terms.ship, **names, "price": terms.price}
    agree = partial(with_entry, key="deal", entry=deal)
    return {sender: agree, to: agree}


def objection(at: Position, seat: int, changed: Change, deals: list[Any]) -> Problem | None:
    """What the referee has against it, reckoned from nothing secret but the sender's own deals."""
    document = changed({"deal": deals} if deals else {})
    _, wrong = read_orders(at.state, seat, toml.written(document), at.names)
    if not wrong:
        return None
    return Problem("illegal", lambda language: mistake_for(wrong[0], language).text, rule=wrong[0].rule)


def filled(text: str, change: Change) -> str | None:
    """The text with the change, comments kept where that can be; None for one that is not TOML."""
    document = toml.read(text)
    if document is None:
        return None
    changed = change(document)
    if changed == document:
        return text
    for key, value in changed.items():
        before = document.get(key)
        if isinstance(value, list) and value and value != before:
            stays = without(text, key, [entry for entry in before or [] if entry not in value])
            added = stays.rstrip("\n") + "\n\n" + toml.written({key: value[-1:]})
            if toml.read(added) == changed:
                return added
    return toml.written(changed)


def without(text: str, key: str, gone: list[Any]) -> str:
    """The text without these `[[key]]` tables, as far as they are blocks of their own."""
    blocks = text.split("\n\n")
    return "\n\n".join([block for block in blocks if _table_in(block, key) not in gone]) if gone else text


def _table_in(block: str, key: str) -> Document | None:
    """The one `[[key]]` that a block is, comments aside."""
    document = toml.read(block)
    listed = document.get(key) if document is not None and len(document) == 1 else None
    return listed[0] if isinstance(listed, list) and len(listed) == 1 and isinstance(listed[0], dict) else None


# Made, answered, shown


def offer_for(row: OfferRow, turn: int, seat: int, at: Position, language: str) -> shapes.OfferInfo:
    terms = terms_of(row)
    status = "expired" if row.status == "open" and row.turn != turn else row.status
    return shapes.OfferInfo(
        id=row.id,
        turn=row.turn,
        sender=row.sender,
        to=row.receiver,
        mine=row.sender == seat,
        terms=terms,
        note=row.note,
        status=cast(Any, status),
        made=told_time(row.made),
        text=sentence(at, row, terms, language),
        answered=told_time(row.answered) if row.answered is not None else None,
    )


def terms_of(row: OfferRow) -> shapes.Terms:
    return cast(shapes.Terms, msgspec.convert({"kind": row.kind, **row.facts}, type=shapes.Terms))


def sentence(at: Position, row: OfferRow, terms: shapes.Terms, language: str) -> str:
    s = at.state

    def called(code: str) -> str:
        who = at.names.person(s, code)
        return f"{s.people[who].name or code} {s.families[s.people[who].family].name}" if who != NONE else code

    facts: dict[str, str | int] = dict(row.facts)
    for key in ("groom", "bride", "priest", "captain", "guest"):
        if key in facts:
            facts[key] = called(str(facts[key]))
    if row.kind in DEALS:
        ship = at.names.ships.get(str(facts["ship"]), NONE)
        owner = s.ships[ship].owner if ship != NONE else row.sender
        other = row.receiver if owner == row.sender else row.sender
        facts |= {"family": s.families[owner].name, "other": s.families[other].name}
    return speaker(language).say(f"campaigns-offer-{row.kind}", **facts)


async def make(house: House, id: str, wish: shapes.NewOffer, person: str, language: str) -> shapes.OfferInfo:
    row, _, own = await house.db.read(lambda c: at_home(c, id, person))
    if row.turn == 0:
        raise Problem("orders-closed")
    at = await position(house, row, row.turn - 1)
    draft = await house.db.read(lambda c: kept.orders_of(c, id, row.turn, own.seat))
    deals = (toml.read(draft.text) or {}).get("deal", []) if draft is not None else []
    fair = own.seat < len(at.state.families) and wish.to < len(at.state.families) and wish.to != own.seat
    if not fair:
        raise refused("to")
    for seat, changed in changes_for(at, wish.terms, own.seat, wish.to).items():
        mine = deals if seat == own.seat and isinstance(deals, list) else []
        if problem := objection(at, seat, changed, mine if isinstance(wish.terms, shapes.ShipSeat) else []):
            raise problem

    def work(connection: Connection) -> OfferRow:
        now = time.time()
        fresh, houses, mine = at_home(connection, id, person)
        open_for_orders(fresh, row.turn, now)
        if not in_play(fresh, houses[wish.to]):
            raise refused("to")
        if post.open_offers(connection, id, fresh.turn, mine.seat) >= MOST_OPEN:
            raise refused("offers")
        facts = msgspec.to_builtins(wish.terms)
        kind = facts.pop("kind")
        note = wish.note.replace("\x00", "").strip()
        offer = OfferRow(0, id, fresh.turn, mine.seat, wish.to, kind, facts, note, "open", now, None)
        offer.id = post.add_offer(connection, offer)
        receiver = houses[wish.to].person
        if receiver and wish.to not in post.deaf_to(connection, id, mine.seat):
            post.tell_once(connection, id, [receiver], "offer", fresh.turn, now)
        return offer

    made = await house.db.write(work)
    return offer_for(made, row.turn, own.seat, at, language)


def visible_offers(connection: Connection, row: CampaignRow, seat: int) -> list[OfferRow]:
    found = post.offers_for(connection, row.id, seat, row.turn - LOOKED_BACK, MOST_SHOWN)
    muted = post.muted_by(connection, row.id, seat) if found else []
    return [offer for offer in found if offer.sender not in muted]


async def listed(house: House, id: str, person: str, language: str) -> list[shapes.OfferInfo]:
    """Made and received, of the last turns; what comes from a family that is not heard is left out."""

    def work(connection: Connection) -> tuple[CampaignRow, int, list[OfferRow]]:
        row, _, own = at_home(connection, id, person)
        return row, own.seat, visible_offers(connection, row, own.seat)

    row, seat, found = await house.db.read(work)
    if not found:
        return []
    at = await position(house, row, row.turn - 1)
    return [offer_for(offer, row.turn, seat, at, language) for offer in found]


async def answer(house: House, id: str, offer: int, word: str, person: str, language: str) -> shapes.OfferInfo:
    """accept or decline by who received it, withdraw by who made it. A second time is harmless."""
    row, _, _ = await house.db.read(lambda c: at_home(c, id, person))
    at = await position(house, row, row.turn - 1)

    def work(connection: Connection, row: CampaignRow, houses: list[FamilyRow], now: float) -> tuple[OfferRow, int]:
        own = own_family(houses, person)
        found = post.offer_row(connection, id, offer)
        side = found.sender if found is not None and word == "withdrawn" else found.receiver if found is not None else 0
        if found is None or own.seat not in (found.sender, found.receiver):
            raise Problem("no-such-letter")
        if found.status == word and own.seat == side:
            return found, own.seat
        if own.seat != side or found.status != "open":
            raise Problem("offer-closed")
        open_for_orders(row, found.turn, now)
        if not post.answer_offer(connection, offer, word, now):
            raise Problem("offer-closed")
        if word == "accepted":
            _fill(connection, row, houses, found, at, now)
        found.status, found.answered = word, now
        told = houses[found.sender].person
        if word != "withdrawn" and told:
            kept.tell(connection, id, [told], f"offer-{word}", row.turn, now)
        return found, own.seat

    def quietly(connection: Connection) -> tuple[OfferRow, int]:
        fresh, houses, _ = at_home(connection, id, person)
        return work(connection, fresh, houses, time.time())

    done, seat = await (change(house, id, work) if word == "accepted" else house.db.write(quietly))
    return offer_for(done, row.turn, seat, at, language)


def _fill(
    connection: Connection, row: CampaignRow, houses: list[FamilyRow], offer: OfferRow, at: Position, now: float
) -> None:
    """Both drafts, or none. One that is empty starts as a careful steward's; who was ready stays ready."""
    for seat, changed in changes_for(at, terms_of(offer), offer.sender, offer.receiver).items():
        before = kept.orders_of(connection, row.id, row.turn, seat) or OrdersRow(seat, "", False, 0, now)
        text = before.text if before.text.strip() else safe_start(at.state, seat, houses[seat].name)
        after = filled(text, changed)
        if after is None:
            raise Problem("offer-closed", lambda language: speaker(language).say("campaigns-offer-unreadable"))
        if after != before.text:
            orders = msgspec.structs.replace(before, text=after, revision=before.revision + 1, saved=now)
            kept.put_orders(connection, row.id, row.turn, orders)
