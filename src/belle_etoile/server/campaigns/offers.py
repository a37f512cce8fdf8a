"""Open offers between two families: a marriage, a seat aboard, a ship. Who accepts fills the orders of both."""

import time
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, cast

import msgspec
from sqlalchemy import Connection

from ...campaigns.template_words import comment_words
from ...games.stellarium.components import DEALS, NONE
from ...games.stellarium.effects import name_of
from ...games.stellarium.orders.agreements import Unfit, changes, mistake_in, owner_and_other
from ...games.stellarium.orders.mistakes import Mistake
from ...games.stellarium.orders.template import start_document
from ...locales import ledger, speaker
from ...store import campaigns as kept
from ...store import letters as post
from ...store.campaigns import CampaignRow, FamilyRow, OrdersRow
from ...store.letters import OfferRow
from ..context import Context
from ..http.fields import told_time
from ..http.problems import Problem
from . import order_text
from .access import has_player, own_family, read_home, require_open_for_orders
from .cache import Position
from .letters import refused
from .orders import PATIENCE
from .positions import Work, ask, by_worker, place_of
from .reports import mistake_for
from .schemas import letters as letter_schemas
from .turns import TRIES, Overtaken, change

Document = dict[str, Any]
MOST_OPEN: Final = 100
MOST_SHOWN: Final = 200
LOOKED_BACK: Final = 3  # turns


class Answer(msgspec.Struct):
    """What is against an offer, if anything: a problem, its rule and sentence. `texts` are orders with it, by seat."""

    kind: str = ""
    rule: str = ""
    text: str = ""
    texts: dict[int, str] = {}

    def check(self) -> None:
        if self.kind == "bad-letter":
            raise refused("to")
        if self.kind:
            raise Problem(self.kind, lambda _: self.text, rule=self.rule or None, reason="document")


def weighed(at: Position, sender: int, to: int, terms: Document, draft: str, language: str) -> Answer:
    """What the referee has against it, reckoned from nothing secret but the sender's own deals. A worker's work."""
    families = range(len(at.state.families))
    if sender not in families or to not in families or to == sender:
        return Answer("bad-letter")
    deals = (order_text.read(draft) or {}).get("deal")
    try:
        wrong = mistake_in(at.state, at.names, terms, sender, to, deals if isinstance(deals, list) else [])
    except Unfit as unfit:
        return illegal(unfit, language)
    return Answer("illegal", wrong.rule, _against(wrong, language)) if wrong is not None else Answer()


def _against(wrong: Mistake, language: str) -> str:
    """What is not possible is told by its rule: nobody sees the lines an offer would write."""
    if wrong.kind not in ("refused", "impossible"):
        return mistake_for(wrong, language).text
    rule = ledger("stellarium", language).rules[wrong.rule]
    return speaker(language).say("campaigns-offer-impossible", rule=wrong.rule, text=rule.text)


def illegal(unfit: Unfit, language: str) -> Answer:
    return Answer("illegal", unfit.rule, speaker(language).say(f"campaigns-offer-{unfit.kind}"))


def with_offer(at: Position, offer: Document, drafts: dict[int, str], names: dict[int, str], language: str) -> Answer:
    """Both drafts, or none. One that is empty starts as a careful steward's. A worker's work."""
    row, texts = msgspec.convert(offer, type=OfferRow), dict[int, str]()
    terms, words = msgspec.to_builtins(terms_of(row)), comment_words(language)
    try:
        for seat, changed in changes(at.state, at.names, terms, row.sender, row.receiver).items():
            before = drafts[seat] if drafts[seat].strip() else start_document(at.state, seat, names[seat], words)
            after = order_text.changed(before, changed)
            if after is None:
                return Answer("offer-closed", "", speaker(language).say("campaigns-offer-unreadable"))
            texts[seat] = after
    except Unfit as unfit:
        return illegal(unfit, language)
    except Problem as problem:
        return Answer(problem.kind)
    return Answer(texts=texts)


# Made, answered, shown


def offer_for(row: OfferRow, turn: int, seat: int, text: str) -> letter_schemas.OfferInfo:
    status = "expired" if row.status == "open" and row.turn != turn else row.status
    return letter_schemas.OfferInfo(
        id=row.id,
        turn=row.turn,
        sender=row.sender,
        to=row.receiver,
        mine=row.sender == seat,
        terms=terms_of(row),
        note=row.note,
        status=cast(Any, status),
        made=told_time(row.made),
        text=text,
        answered=told_time(row.answered) if row.answered is not None else None,
    )


def terms_of(row: OfferRow) -> letter_schemas.Terms:
    facts = {"kind": row.kind, **row.facts}
    return cast(letter_schemas.Terms, msgspec.convert(facts, type=letter_schemas.Terms))


def sentences(at: Position, offers: list[Document], language: str) -> list[str]:
    return [sentence(at, msgspec.convert(offer, type=OfferRow), language) for offer in offers]


def sentence(at: Position, row: OfferRow, language: str) -> str:
    s = at.state

    def called(code: str) -> str:
        who = at.names.person(s, code)
        return name_of(s, who) if who != NONE else code

    facts: dict[str, str | int] = dict(row.facts)
    for key in ("groom", "bride", "priest", "captain", "guest"):
        if key in facts:
            facts[key] = called(str(facts[key]))
    if row.kind in DEALS:
        try:
            owner, other = owner_and_other(s, at.names, str(facts["ship"]), row.sender, row.receiver)
        except Unfit:
            owner, other = row.sender, row.receiver
        facts |= {"family": s.families[owner].name, "other": s.families[other].name}
    return speaker(language).say(f"campaigns-offer-{row.kind}", **facts)


async def told(
    context: Context, row: CampaignRow, offers: list[OfferRow], seat: int, language: str
) -> list[letter_schemas.OfferInfo]:
    """As one of the families sees them, by the position they were made in: a ship may be another's since."""
    texts: dict[int, str] = {}
    for turn in sorted({offer.turn for offer in offers}):
        made = [offer for offer in offers if offer.turn == turn]
        last = max(1, min(turn, row.turn)) - 1
        answer = await ask(context, row, last, sentences, msgspec.to_builtins(made), language)
        texts |= zip([offer.id for offer in made], msgspec.json.decode(answer, type=list[str]), strict=True)
    return [offer_for(offer, row.turn, seat, texts[offer.id]) for offer in offers]


async def make(
    context: Context, id: str, wish: letter_schemas.NewOffer, person: str, language: str
) -> letter_schemas.OfferInfo:
    row, _, own = await context.db.read(lambda c: read_home(c, id, person))
    if row.turn == 0:
        raise Problem("orders-closed")
    draft = await context.db.read(lambda c: kept.orders_of(c, id, row.turn, own.seat))
    written, terms = draft.text if draft is not None else "", msgspec.to_builtins(wish.terms)
    await ask_worker(context, row, [written], weighed, own.seat, wish.to, terms, written, language)

    def work(connection: Connection) -> OfferRow:
        now = time.time()
        fresh, families, mine = read_home(connection, id, person)
        require_open_for_orders(fresh, row.turn, now)
        if not has_player(fresh, families[wish.to]):
            raise refused("to")
        if post.open_offers(connection, id, fresh.turn, mine.seat) >= MOST_OPEN:
            raise refused("offers")
        facts = dict(terms)
        kind = facts.pop("kind")
        note = wish.note.replace("\x00", "").strip()
        offer = OfferRow(0, id, fresh.turn, mine.seat, wish.to, kind, facts, note, "open", now, None)
        offer.id = post.add_offer(connection, offer)
        receiver = families[wish.to].person
        if receiver and wish.to not in post.deaf_to(connection, id, mine.seat):
            post.tell_once(connection, id, [receiver], "offer", fresh.turn, now)
        return offer

    made = await context.db.write(work)
    return (await told(context, row, [made], own.seat, language))[0]


async def ask_worker(context: Context, row: CampaignRow, texts: Iterable[str], work: Work, *more: object) -> Answer:
    """Raises what is against it. `texts` are those that people wrote."""
    place = await place_of(context, row, row.turn - 1)
    pool = context.text_pool.for_text(max(map(len, texts)))
    found = msgspec.json.decode(await by_worker(context, pool, place, PATIENCE, work, *more), type=Answer)
    found.check()
    return found


def visible_offers(connection: Connection, row: CampaignRow, seat: int) -> list[OfferRow]:
    found = post.offers_for(connection, row.id, seat, row.turn - LOOKED_BACK, MOST_SHOWN)
    muted = post.muted_by(connection, row.id, seat) if found else []
    return [offer for offer in found if offer.sender not in muted]


async def listed(context: Context, id: str, person: str, language: str) -> list[letter_schemas.OfferInfo]:
    """Made and received, of the last turns; what comes from a family that is not heard is left out."""

    def work(connection: Connection) -> tuple[CampaignRow, int, list[OfferRow]]:
        row, _, own = read_home(connection, id, person)
        return row, own.seat, visible_offers(connection, row, own.seat)

    row, seat, found = await context.db.read(work)
    return await told(context, row, found, seat, language)


class Drafts(NamedTuple):
    """An offer, and the orders of its two sides as they were when they were read."""

    row: CampaignRow
    families: list[FamilyRow]
    own: FamilyRow
    offer: OfferRow | None
    orders: dict[int, OrdersRow]

    @property
    def mine_to_accept(self) -> bool:
        offer = self.offer
        return offer is not None and offer.status == "open" and offer.receiver == self.own.seat


def read_drafts(connection: Connection, id: str, person: str, offer: int) -> Drafts:
    row, families, own = read_home(connection, id, person)
    found = post.offer_row(connection, id, offer)
    sides = (found.sender, found.receiver) if found is not None else ()
    return Drafts(row, families, own, found, {seat: written(connection, row, seat) for seat in sides})


def written(connection: Connection, row: CampaignRow, seat: int) -> OrdersRow:
    return kept.orders_of(connection, row.id, row.turn, seat) or OrdersRow(seat, "", False, 0, 0.0)


async def answer(
    context: Context, id: str, offer: int, word: str, person: str, language: str
) -> letter_schemas.OfferInfo:
    """accept or decline by who received it, withdraw by who made it. A second time is harmless."""
    for _ in range(TRIES):
        before = await context.db.read(lambda c: read_drafts(c, id, person, offer))
        texts = await _filled(context, before, language) if word == "accepted" and before.mine_to_accept else {}
        try:
            done = await _answer(context, before, offer, word, person, texts)
        except Overtaken:  # one of the two has written meanwhile
            continue
        return (await told(context, before.row, [done], before.own.seat, language))[0]
    raise Problem("busy", retry_after=1)


async def _filled(context: Context, before: Drafts, language: str) -> dict[int, str]:
    drafts = {seat: orders.text for seat, orders in before.orders.items()}
    names = {seat: before.families[seat].name for seat in drafts}
    facts = msgspec.to_builtins(before.offer)
    return (await ask_worker(context, before.row, drafts.values(), with_offer, facts, drafts, names, language)).texts


async def _answer(
    context: Context, before: Drafts, offer: int, word: str, person: str, texts: dict[int, str]
) -> OfferRow:
    """Raises Overtaken where the orders are not those that `texts` were made from."""
    id = before.row.id

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> OfferRow:
        own = own_family(families, person)
        found = post.offer_row(connection, id, offer)
        side = found.sender if found is not None and word == "withdrawn" else found.receiver if found is not None else 0
        if found is None or own.seat not in (found.sender, found.receiver):
            raise Problem("no-such-letter")
        if found.status == word and own.seat == side:
            return found
        if own.seat != side or found.status != "open":
            raise Problem("offer-closed")
        require_open_for_orders(row, found.turn, now)
        if not post.answer_offer(connection, offer, word, now):
            raise Problem("offer-closed")
        if word == "accepted":
            _fill(connection, row, before, texts, now)
        found.status, found.answered = word, now
        maker = families[found.sender].person
        if word != "withdrawn" and maker:
            kept.tell(connection, id, [maker], f"offer-{word}", row.turn, now)
        return found

    def quietly(connection: Connection) -> OfferRow:
        fresh, families, _ = read_home(connection, id, person)
        return work(connection, fresh, families, time.time())

    return await (change(context, id, work) if word == "accepted" else context.db.write(quietly))


def _fill(connection: Connection, row: CampaignRow, before: Drafts, texts: dict[int, str], now: float) -> None:
    """Who was ready stays ready."""
    if not texts or row.turn != before.row.turn:
        raise Overtaken
    for seat, text in texts.items():
        orders = written(connection, row, seat)
        if orders.revision != before.orders[seat].revision:
            raise Overtaken
        if text != orders.text:
            changed = msgspec.structs.replace(orders, text=text, revision=orders.revision + 1, saved=now)
            kept.put_orders(connection, row.id, row.turn, changed)
