"""The past as a family knows it: lives, trials, the map, its ledgers. Made from public facts and one's own."""

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection

from ...campaigns.gazette.issue import dated
from ...campaigns.gazette.paper import in_parts
from ...campaigns.gazette.prose import Prose
from ...campaigns.gazette.references import Index, WhoIsWho, who_is_who
from ...campaigns.gazette.text import Text
from ...campaigns.records import facts_in
from ...core.events import EVERYONE, Event
from ...games.stellarium.components import CAPITAL, FIRST_YEAR, NONE, PENAL
from ...games.stellarium.effects import HARD_SPACE, name_of
from ...games.stellarium.view import captives_on, view
from ...locales import ledger as rule_book
from ...store import history
from ...store.campaigns import CampaignRow
from ...store.history import Past
from ..context import Context
from ..http.problems import Problem
from .cache import Position
from .positions import ask
from .schemas import history as history_schemas
from .schemas.sentences import Sentence

COURT: Final = 22  # the phase
OUTCOMES: Final = (
    *("nothing-found", "colony-found", "pouark-planet-found", "ship-destroyed", "ship-captured", "ship-stays"),
)
FIGHTS: Final = ("revolt", "retaking", "invasion", "assault")


async def past_turns(context: Context, id: str, read: Callable[[Past], None]) -> None:
    """Every turn in order, one in memory at a time. `read` is called in the reader's thread. Only one request at a time
    does this, so that the other readers are free for those who play.
    """

    def look(connection: Connection, turn: int) -> None:
        past = history.events_of(connection, id, turn)
        if past is not None:
            read(past)

    async with context.campaign_cache.looking_back:
        for turn in await context.db.read(lambda c: history.turn_numbers(c, id)):
            await context.db.read(partial(look, turn=turn))


def heard_in(events: str, seat: int, wanted: Callable[[str], bool] | None = None) -> list[tuple[int, Event]]:
    """What this family heard; `wanted` looks at a line before it is read."""
    lines = events if wanted is None else "\n".join([line for line in events.splitlines() if wanted(line)])
    return [(phase, event) for phase, event in facts_in(lines) if event.heard_by(seat)]


def plain_name(value: object) -> str:
    return str(value).replace(HARD_SPACE, " ")


def sentence_of(text: Text) -> Sentence:
    told: Sentence = msgspec.convert(in_parts(text), Sentence)
    return told


# A life


class Somebody(msgspec.Struct):
    """All that a position says of one person; `married` are turns and grooms, `names` whom facts may name."""

    told: history_schemas.Biography
    married: list[tuple[int, str]]
    names: WhoIsWho


def somebody(at: Position, code: str) -> Somebody | None:
    s = at.state
    who = at.names.person(s, code)
    if who == NONE:
        return None
    c = s.people[who]
    weddings = [w for w in s.weddings if who in w[1:]]
    others = [s.people[bride if groom == who else groom] for _, groom, bride in weddings]
    told = history_schemas.Biography(
        code=c.code,
        name=name_of(s, c.id),
        family=c.family,
        sex="m" if c.sex == 0 else "w",
        born=c.born,
        events=[],
        weddings=[
            history_schemas.Wedding(w[0], c.code, name_of(s, c.id)) for w, c in zip(weddings, others, strict=True)
        ],
        parents=[s.people[parent].code for parent in (c.father, c.mother) if parent >= 0],
        children=[c.code for c in s.people if who in (c.father, c.mother)],
        died=c.died if c.died != NONE else None,
    )
    return Somebody(told, [(turn, s.people[groom].code) for turn, groom, _ in weddings], who_is_who(s))


class Life:
    """Gathers what is told of one person."""

    def __init__(self, about: Somebody, seat: int, language: str) -> None:
        self.seat = seat
        self.code = about.told.code
        self.married = about.married
        self.language = language
        self.index = Index(about.names)
        self.events = about.told.events
        grooms = {groom for _, groom in about.married}
        self.mentions = {("born", code) for code in about.told.children} | {("married", code) for code in grooms}
        self._marks = [f'"{self.code}"', *[f'"{code}"' for _, code in self.mentions]]

    def _line(self, line: str) -> bool:
        return any(mark in line for mark in self._marks)

    def _about(self, turn: int, event: Event) -> bool:
        values = event.values
        code = str(values.get("code", ""))
        if event.kind == "married":
            return (turn, code) in self.married
        named = (code, *[values.get(key) for key in ("groom", "bride")])
        return self.code in named or (event.kind, code) in self.mentions

    def read(self, past: Past) -> None:
        if not self._line(past.events):
            return
        prose = Prose(self.language, self.index, past.turn)
        facts = dated(heard_in(past.events, self.seat))  # kept until their sentences are made
        for fact in facts:
            event = fact.event
            if self._about(past.turn, event):
                year = past.year + fact.year - 1 if past.turn else FIRST_YEAR - 1
                told = (event.rule, event.kind, sentence_of(prose.fact(event)), event.only != EVERYONE)
                self.events.append(history_schemas.LifeEvent(past.turn, year, fact.phase, *told))


async def biography(
    context: Context, row: CampaignRow, code: str, seat: int, language: str
) -> history_schemas.Biography:
    about = msgspec.json.decode(await ask(context, row, row.turn - 1, somebody, code), type=Somebody | None)
    if about is None:
        raise Problem("no-such-page")
    await past_turns(context, row.id, Life(about, seat, language).read)
    return about.told


# Ledgers


def ledger_of(at: Position, seat: int, language: str) -> history_schemas.Ledger | None:
    """One turn to the last M$; None for a family that was not there yet."""
    s, rules = at.state, rule_book("stellarium", language).rules
    if seat >= len(s.families):
        return None

    def heading(rule: str) -> str:
        return rules[rule].heading if rule in rules else rule

    money = [history_schemas.MoneyPosting(p.amount, p.rule, heading(p.rule)) for p in s.money if p.who == seat]
    prestige = []
    for p in s.prestige:
        c = s.people[p.who]
        if c.family == seat:
            prestige.append(
                history_schemas.PrestigePosting(c.code, c.name or c.code, p.amount, p.rule, heading(p.rule))
            )
    end = s.families[seat].purse
    return history_schemas.Ledger(s.turn, s.year, end - sum([p.amount for p in money]), end, money, prestige)


# The map


def map_of(at: Position, events: str) -> history_schemas.EmpireMap:
    """Where things stand is the spectator's view; where people went is what everybody heard."""
    seen = view(at.state, EVERYONE)
    facts = [event for _, event in heard_in(events, EVERYONE)]
    where: dict[tuple[str, str], list[str]] = defaultdict(list)
    fights: dict[str, list[history_schemas.Fight]] = defaultdict(list)
    closed = set()
    for e in facts:
        planet = plain_name(e.values.get("planet", ""))
        if e.kind in ("garrisons", "trades-on"):
            where[e.kind, planet].append(str(e.values["code"]))
        elif e.kind in FIGHTS:
            men, lost = int(e.values["men"]), int(e.values["lost"])
            fights[planet].append(history_schemas.Fight(e.kind, str(e.values["result"]), men, lost))
        elif e.kind == "planet-closed":
            closed.add(planet)
    worlds = []
    for number, planet_view in enumerate(seen["planets"]):
        name, kind = planet_view["name"], planet_view["kind"]
        governor = planet_view["governor"]
        worlds.append(
            history_schemas.World(
                name=name,
                kind="capital" if kind == CAPITAL else "penal" if kind == PENAL else "colony",
                holder=planet_view["holder"],
                posts=planet_view["posts"],
                garrison=where["garrisons", name],
                traders=where["trades-on", name],
                captives=captives_on(seen, number),
                fights=fights[name],
                closed=name in closed,
                governor=seen["people"][governor]["code"] if governor >= 0 else None,
            )
        )
    return history_schemas.EmpireMap(seen["turn"], worlds, _fleets(facts), _voyages(facts))


def _fleets(facts: list[Event]) -> list[history_schemas.FleetInfo]:
    fleets = [history_schemas.FleetInfo(1, []), history_schemas.FleetInfo(2, [])]
    for e in facts:
        if e.kind in ("joins-fleet", "commands"):
            fleet = fleets[int(e.values["fleet"]) - 1]
            if e.kind == "commands":
                fleet.commander = str(e.values["code"])
            else:
                fleet.men.append(str(e.values["code"]))
    return fleets


def _voyages(facts: list[Event]) -> list[history_schemas.Voyage]:
    voyages: dict[str, history_schemas.Voyage] = {}
    for e in facts:
        ship = plain_name(e.values.get("ship", ""))
        if e.kind == "ship-leaves":
            voyages[ship] = history_schemas.Voyage(ship, str(e.values["code"]), [], "ship-leaves")
        elif ship in voyages and e.kind == "aboard":
            voyages[ship].aboard.append(str(e.values["code"]))
        elif ship in voyages and e.kind in OUTCOMES:
            voyages[ship].outcome = e.kind
            if "planet" in e.values:
                voyages[ship].found = plain_name(e.values["planet"])
    return list(voyages.values())


# The High Court


class Court:
    """Gathers the trials of all turns."""

    def __init__(self) -> None:
        self.past: list[history_schemas.PastTrial] = []

    def read(self, past: Past) -> None:
        facts = heard_in(past.events, EVERYONE, lambda line: line.startswith(f"[{COURT},"))
        trials: list[history_schemas.PastTrial] = []
        guilty: list[history_schemas.PastTrial] = []
        for _, e in facts:
            name, code = plain_name(e.values.get("person", "")), str(e.values.get("code", ""))
            if e.kind == "tried":
                number, charge = int(e.values["trial"]), str(e.values["charge"])
                trials.append(history_schemas.PastTrial(past.turn, number, code, name, e.seat, charge, [], "convicted"))
                guilty.append(trials[-1])
            elif e.kind == "vote" and trials:
                vote = history_schemas.Vote(code, name, e.seat, str(e.values["verdict"]), int(e.values["years"]))
                trials[-1].votes.append(vote)
            elif e.kind == "acquitted" and trials:
                trials[-1].outcome = "acquitted"
                guilty.remove(trials[-1])
            elif e.kind in ("convicted", "fined") and guilty:  # 22.6: told after all trials, in their order
                trial = guilty.pop(0)
                trial.outcome = "convicted" if e.kind == "convicted" else "fined"
                trial.years, trial.price = int(e.values.get("years", 0)), int(e.values.get("price", 0))
        self.past = trials[::-1] + self.past


def open_trials(at: Position) -> list[history_schemas.OpenTrial]:
    """The newest first."""
    s = at.state
    waiting = []
    for trial in view(s, EVERYONE)["trials"]:
        c = s.people[trial["accused"]]
        told = (c.code, name_of(s, c.id), c.family, trial["rule"], trial["opened"])
        waiting.append(history_schemas.OpenTrial(trial["number"], *told))
    return waiting[::-1]


async def docket(context: Context, row: CampaignRow) -> history_schemas.Docket:
    court = Court()
    await past_turns(context, row.id, court.read)
    waiting = await ask(context, row, row.turn - 1, open_trials)
    return history_schemas.Docket(msgspec.json.decode(waiting, type=list[history_schemas.OpenTrial]), court.past)
