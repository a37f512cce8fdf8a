"""A turn of a campaign resolved, in a process of its own: everything it needs goes in as data and comes out as data."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import msgspec

from ...campaigns.records import dice_text, facts_text, figures, received_text, state_in, state_text
from ...campaigns.sheets import Document, received
from ...campaigns.turns import HUMAN, Newcomer, TurnInput, run_turn
from ...core.game import Outcome
from ...games.stellarium import GAME
from ...games.stellarium.components import FIRST_RULES, STATUSES, Edition
from ...games.stellarium.state import State
from ...games.stellarium.turn0 import found_empire


class Job(msgspec.Struct):
    """`state` is "" before the founding; `bots` has a temper or "" for each family."""

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
    rules: int = FIRST_RULES  # how they are read


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
    outcome: Outcome | None


@lru_cache(20)
def edition_of(text: str) -> Edition:
    return Edition(text, "edition.toml")


def state_of(edition: str, state: str, turns: int, governor: str, rules: int) -> State:
    """A stored position knows its rules; before the founding the campaign does."""
    if not state:
        return found_empire(edition_of(edition), turns, governor == "double", rules)
    return state_in(edition_of(edition), state)


def resolve_job(packed: bytes) -> Iterator[bytes]:
    """The work of a worker: a Job in, what it brought out."""
    yield msgspec.json.encode(resolved(msgspec.json.decode(packed, type=Job)))


def resolved(job: Job) -> Done:
    done = run_turn(turn_input(job))
    s = done.state
    return Done(
        year=s.year,
        seed=done.seed,
        state=state_text(s),
        events=facts_text(done.facts),
        dice=dice_text(s, done.dice, job.language),
        sheets=received_text(received(done.sheets + done.newcomers)),
        figures=json.dumps(figures(s)),
        written=done.written,
        stewarded=done.stewarded,
        joined=[] if done.over else newcomers_of(job)[: len(done.newcomers)],
        families=results_of(s),
        outcome=GAME.outcome(s),
    )


def turn_input(job: Job) -> TurnInput:
    """A draft that somebody left behind does not count for a bot, nor for a family without a player."""
    given = TurnInput(
        state=state_of(job.edition, job.state, job.turns, job.governor, job.rules),
        seed=job.seed,
        names=job.names,
        bots=job.bots,
        newcomers=[Newcomer(job.orders[seat], job.names[seat]) for seat in newcomers_of(job)],
        stewards=job.stewards,
        redrawn=job.redrawn.get(str(job.turn), 0),
    )
    people = [seat for seat in given.playing() if given.bot(seat) == HUMAN and wrote(job, seat)]
    return replace(given, orders={seat: Document(seat, job.orders[seat]) for seat in people})


def newcomers_of(job: Job) -> list[int]:
    """Those who join only if they wrote."""
    return [seat for seat in job.joining if wrote(job, seat)]


def wrote(job: Job, seat: int) -> bool:
    return bool(job.orders.get(seat, "").strip())


def results_of(s: State) -> list[FamilyResult]:
    return [FamilyResult(f.name, STATUSES[f.status], f.points, f.points_turn) for f in s.families]
