"""What the past of a campaign looks like on the wire, as docs/protocol.md tells it."""

from typing import Literal

import msgspec

from .sentences import Sentence


class LifeEvent(msgspec.Struct):
    """`private`: only the reader's family was told."""

    turn: int
    year: int
    phase: int
    rule: str
    kind: str
    text: Sentence
    private: bool


class Wedding(msgspec.Struct):
    turn: int
    code: str
    name: str


class Biography(msgspec.Struct, omit_defaults=True):
    """One person, over all turns, as the reader's family knows them. `children` and `parents` are codes."""

    code: str
    name: str
    family: int
    sex: Literal["m", "w"]
    born: int
    events: list[LifeEvent]
    weddings: list[Wedding]
    parents: list[str]
    children: list[str]
    died: int | None = None  # the turn


class MoneyPosting(msgspec.Struct):
    amount: int
    rule: str
    heading: str


class PrestigePosting(msgspec.Struct):
    code: str
    name: str
    amount: int
    rule: str
    heading: str


class Ledger(msgspec.Struct):
    """`start` and what was posted make `end`; every posting in the order it happened."""

    turn: int
    year: int
    start: int
    end: int
    money: list[MoneyPosting]
    prestige: list[PrestigePosting]


class Found(msgspec.Struct):
    """`place` is the section's id, `title` its heading; a letter between families has the turn it was sent in."""

    turn: int
    source: Literal["gazette", "report", "letter"]
    place: str
    title: str
    excerpt: Sentence
    id: int | None = None  # of a letter between families


class Search(msgspec.Struct):
    """The newest first; `more` where some were left out."""

    found: list[Found]
    more: bool


class Fight(msgspec.Struct):
    kind: str
    result: str
    men: int
    lost: int


class World(msgspec.Struct, omit_defaults=True):
    """People are codes, families seats."""

    name: str
    kind: Literal["capital", "colony", "penal"]
    holder: str
    posts: list[int]
    garrison: list[str]
    traders: list[str]
    captives: list[str]
    fights: list[Fight]
    closed: bool = False
    governor: str | None = None


class FleetInfo(msgspec.Struct, omit_defaults=True):
    fleet: int
    men: list[str]
    commander: str | None = None


class Voyage(msgspec.Struct, omit_defaults=True):
    """`outcome` is the kind of what came of it: colony-found, nothing-found, ship-destroyed, ..."""

    ship: str
    captain: str
    aboard: list[str]
    outcome: str
    found: str | None = None


class EmpireMap(msgspec.Struct):
    """After a turn, with where everyone went during it, as everybody heard."""

    turn: int
    worlds: list[World]
    fleets: list[FleetInfo]
    voyages: list[Voyage]


class Vote(msgspec.Struct):
    judge: str
    name: str
    family: int
    verdict: str
    years: int


class OpenTrial(msgspec.Struct):
    number: int
    accused: str
    name: str
    family: int
    charge: str
    opened: int


class PastTrial(msgspec.Struct, omit_defaults=True):
    """`years` of prison, or `price` of a fine."""

    turn: int
    number: int
    accused: str
    name: str
    family: int
    charge: str
    votes: list[Vote]
    outcome: Literal["acquitted", "convicted", "fined"]
    years: int = 0
    price: int = 0


class Docket(msgspec.Struct):
    """The newest first."""

    open: list[OpenTrial]
    past: list[PastTrial]
