"""A turn of a campaign resolved, in a process of its own: everything it needs goes in as data and comes out as data."""

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, cast

import msgspec

from ...campaign import Campaign, Settings
from ...campaign.folder import slug
from ...campaign.inbox import Letter, Sheet, read_sheets
from ...campaign.resolving import bot_letters, carry_out, state_text
from ...core.chance import commitment
from ...games.stellarium.components import CAPITAL_FELL, PLAYING, PNJ, STATUSES, Edition
from ...games.stellarium.founding import read_entry
from ...games.stellarium.phases.p30_end import winners
from ...games.stellarium.saving import restored, saved
from ...games.stellarium.state import State
from ...games.stellarium.turn0 import found_empire
from .steward import safe_start, to_share


class Job(msgspec.Struct):
    """`state` is "" before the founding; `bots` has a character or "" for each family."""

    turn: int
    edition: str
    turns: int
    governor: str
    language: str
    seed: str
    redrawn: dict[str, int]
    names: list[str]
    bots: list[str]
    state: str
    orders: dict[int, str]
    joining: list[int] = []  # families that are founded as the turn ends, if they wrote
    stewards: list[int] = []  # families for which a steward writes, if they did not


class FamilyResult(msgspec.Struct):
    name: str
    status: str
    points: int
    points_turn: int


class Done(msgspec.Struct):
    year: int
    seed: str
    state: str
    events: str
    dice: str
    sheets: str
    figures: str
    written: dict[int, str]  # by bots
    stewarded: dict[int, str]
    joined: list[int]  # as they were numbered before; they are the last of `families`
    families: list[FamilyResult]
    outcome: dict[str, Any] | None


class Kept:
    """A campaign from the database, as the functions of the folder form ask for it."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.settings = Settings(
            names=tuple(job.names),
            bots=tuple(job.bots),
            turns=job.turns,
            governor=job.governor,
            language=job.language,
            seed=job.seed,
        )
        self.edition = edition_of(job.edition)
        self.names = [name or str(number) for number, name in enumerate(job.names, 1)]

    def bot(self, family: int) -> str:
        return self.job.bots[family] if family < len(self.job.bots) else ""

    def seed(self, turn: int) -> str:
        return self.settings.turn_seed(turn, self.job.redrawn.get(str(turn), 0))

    def commitment(self, turn: int) -> str:
        return commitment(self.seed(turn))

    def file(self, family: int) -> str:
        return f"{family + 1}-{slug(self.names[family])}.toml"

    def as_campaign(self) -> Campaign:
        return cast(Campaign, self)


@lru_cache(20)
def edition_of(text: str) -> Edition:
    return Edition(text, "edition.toml")


def state_of(edition: str, state: str, turns: int, governor: str) -> State:
    if not state:
        return found_empire(edition_of(edition), turns, governor == "double")
    return restored(edition_of(edition), json.loads(state))


def resolve_job(packed: bytes) -> Iterator[bytes]:
    """The work of a clerk: a Job in, what it brought out."""
    yield msgspec.json.encode(resolved(msgspec.json.decode(packed, type=Job)))


def resolved(job: Job) -> Done:
    kept = Kept(job)
    s = state_of(job.edition, job.state, job.turns, job.governor)
    wrote = {seat for seat, text in job.orders.items() if text.strip()}
    for seat in job.stewards:
        if not job.orders.get(seat, "").strip():
            job.orders[seat] = safe_start(s, seat, job.names[seat])
    stewarded = {seat: job.orders[seat] for seat in job.stewards if seat not in wrote}
    newcomers = [seat for seat in job.joining if s.families and job.orders.get(seat, "").strip()]
    sheets, written = _gathered(kept, s)
    sheets += [_entry(kept, s, seat, len(s.families) + at) for at, seat in enumerate(newcomers)]
    seed = kept.seed(job.turn)
    told, dice = carry_out(kept.as_campaign(), s, sheets, seed)
    facts = [[t.phase, t.event.only, t.event.rule, t.event.kind, t.event.seat, t.event.values] for t in told]
    over = {"winners": winners(s), "rule": "30.2" if s.end >= CAPITAL_FELL else "30.3"}
    return Done(
        year=s.year,
        seed=seed,
        state=state_text(saved(s)),
        events="".join([json.dumps(fact, ensure_ascii=False) + "\n" for fact in facts]),
        dice=dice,
        sheets=sheets_text(sheets),
        figures=json.dumps(figures(s)),
        written=written,
        stewarded=stewarded,
        joined=newcomers if s.end == PLAYING else [],
        families=results_of(s),
        outcome=over if s.end != PLAYING else None,
    )


def _gathered(kept: Kept, s: State) -> tuple[list[Sheet], dict[int, str]]:
    """What people wrote and what bots write, read against the position. Nobody writes for a family without a player."""
    job = kept.job
    seats = len(s.families) if s.families else len(job.names)
    playing = [seat for seat in range(seats) if not s.families or s.families[seat].status != PNJ]
    bots = bot_letters(kept.as_campaign(), s, job.turn, [seat for seat in playing if kept.bot(seat)])
    post = [Letter(seat, kept.file(seat), job.orders[seat]) for seat in playing if job.orders.get(seat, "").strip()]
    post = [letter for letter in post if not kept.bot(letter.family)] + bots
    return read_sheets(s, sorted(post, key=lambda letter: letter.family)), {b.family: b.text for b in bots}


def _entry(kept: Kept, s: State, seat: int, family: int) -> Sheet:
    """31.7: of a family that will have the number `family`."""
    text = kept.job.orders[seat]
    entry, mistakes = read_entry(s, text, to_share(s))
    entry.name = entry.name or kept.job.names[seat]
    return Sheet(Letter(family, kept.file(seat), text), None, entry, mistakes, "OR" if entry.sent else "ONR")


def sheets_text(sheets: list[Sheet]) -> str:
    """Status and mistakes by family: what the letters tell of the orders."""
    told = {}
    for sheet in sheets:
        wrong = [[m.place, m.rule, m.kind, m.found, m.right] for m in sheet.mistakes]
        told[str(sheet.letter.family)] = [sheet.status, wrong]
    return json.dumps(told, ensure_ascii=False)


def figures(s: State) -> dict[str, list[int]]:
    """For charts, by family. The purse is secret."""
    alive = [[s.people[member] for member in f.members if s.people[member].alive] for f in s.families]
    return {
        "points": [f.points for f in s.families],
        "prestige": [sum([c.pp for c in kin]) for kin in alive],
        "people": [len(kin) for kin in alive],
        "posts": [sum([planet.posts[f.id] for planet in s.planets]) for f in s.families],
        "purse": [f.purse for f in s.families],
    }


def results_of(s: State) -> list[FamilyResult]:
    return [FamilyResult(f.name, STATUSES[f.status], f.points, f.points_turn) for f in s.families]
