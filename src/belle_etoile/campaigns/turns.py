"""One turn of a campaign, wherever the campaign lives: `run_turn` takes data, gives data, and changes nothing.

A folder, a server or a simulation brings what people wrote and keeps the result. Here is decided who writes for bots
and for people on vacation, how documents are read, which luck a turn has, and who hears what.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ..core.chance import Seeded
from ..core.events import Event
from ..games.stellarium import policy
from ..games.stellarium.components import PLAYING, PNJ
from ..games.stellarium.orders import Entry, Orders, silence
from ..games.stellarium.orders.template import steward_document
from ..games.stellarium.state import State
from ..games.stellarium.turn import play_turn
from ..games.stellarium.witness import Account, Die
from .gazette import Issue
from .seeds import bot_seed, turn_seed
from .sheets import Document, Sheet, by_family, entry_sheet, read_sheets, received

HUMAN: Final = ""


@dataclass(frozen=True)
class Newcomer:
    """31.7: a family that is founded as the turn ends. `name` is used where the text gives none."""

    text: str
    name: str = ""
    file: str = ""


@dataclass(frozen=True)
class TurnInput:
    """All that a turn depends on. Families are numbered from 0.

    `names` are wishes for the founding, "" where the founders choose. `bots` are tempers, HUMAN for people; families
    that joined later are people's. A document in `orders` counts before what a bot or a steward would write.
    """

    state: State
    seed: str  # of the campaign
    names: Sequence[str]
    bots: Sequence[str]
    orders: Mapping[int, Document] = field(default_factory=dict)
    newcomers: Sequence[Newcomer] = ()
    stewards: Sequence[int] = ()
    redrawn: int = 0  # how often the luck of this turn was drawn anew

    @property
    def turn(self) -> int:
        return self.state.turn + 1 if self.state.families else 0

    @property
    def turn_seed(self) -> str:
        return turn_seed(self.seed, self.turn, self.redrawn)

    def playing(self) -> list[int]:
        """0.4: nobody writes for a family without a player."""
        families = self.state.families
        if not families:
            return list(range(len(self.names)))
        return [family.id for family in families if family.status != PNJ]

    def bot(self, family: int) -> str:
        return self.bots[family] if family < len(self.bots) else HUMAN


@dataclass(frozen=True)
class TurnResult:
    """What came of it. `newcomers` have the numbers they get, and get them only if the campaign goes on."""

    turn: int
    seed: str  # of the turn
    state: State
    facts: list[tuple[int, Event]]  # with their phases
    dice: list[Die]
    sheets: list[Sheet]
    newcomers: list[Sheet]
    written: dict[int, str]  # by bots
    stewarded: dict[int, str]

    @property
    def over(self) -> bool:
        return self.state.end != PLAYING


def run_turn(given: TurnInput) -> TurnResult:
    """The same input gives the same result. Raises IllegalMove where the campaign is over."""
    before = given.state
    stewarded = written_by_stewards(given)
    written = written_by_bots(given)
    ours = {seat: Document(seat, text) for seat, text in {**stewarded, **written}.items()}
    sheets = read_sheets(before, by_family({**ours, **given.orders}.values()))
    newcomers = newcomer_sheets(given)
    s, seed = before.copy(), given.turn_seed
    account = Account(Seeded(seed))
    entries = entries_of(newcomers) if before.families else founding_entries(given.names, sheets)
    play_turn(s, orders_of(s, sheets), entries, account.witness, account.events, account.hear)
    return TurnResult(given.turn, seed, s, account.facts(), account.dice(), sheets, newcomers, written, stewarded)


# Who writes


def written_by_bots(given: TurnInput) -> dict[int, str]:
    """Bots read their view and write documents, as people do; a family that a person wrote for follows the person."""
    seats = [seat for seat in given.playing() if given.bot(seat) != HUMAN and seat not in given.orders]
    if not seats:
        return {}
    s, found = given.state, dict[int, str]()
    scene = policy.scene_of(s) if s.families else None
    for seat in seats:
        chance, temper = Seeded(bot_seed(given.seed, given.turn, seat)), given.bot(seat)
        if scene is None:
            found[seat] = policy.found(given.names[seat], temper, s.edition, chance)
        else:
            found[seat] = policy.write(scene, policy.means_of(s, seat), seat, temper, chance)
    return found


def written_by_stewards(given: TurnInput) -> dict[int, str]:
    absent = [seat for seat in given.stewards if seat not in given.orders]
    return {seat: steward_document(given.state, seat, given.names[seat]) for seat in absent}


# What is played


def orders_of(s: State, sheets: list[Sheet]) -> list[Orders]:
    """One entry for each family; who wrote nothing is silent."""
    found = silence(len(s.families))
    for sheet in sheets:
        if sheet.orders is not None:
            found[sheet.family] = sheet.orders
    return found


def founding_entries(names: Sequence[str], sheets: list[Sheet]) -> list[Entry]:
    found = [Entry(name, False) for name in names]
    for sheet in sheets:
        if sheet.entry is not None:
            found[sheet.family] = sheet.entry
            sheet.entry.name = sheet.entry.name or names[sheet.family]
    return found


def newcomer_sheets(given: TurnInput) -> list[Sheet]:
    s, found = given.state, list[Sheet]()
    for newcomer in given.newcomers if s.families else ():
        sheet = entry_sheet(s, Document(len(s.families) + len(found), newcomer.text, newcomer.file))
        assert sheet.entry is not None
        sheet.entry.name = sheet.entry.name or newcomer.name
        found.append(sheet)
    return found


def entries_of(sheets: list[Sheet]) -> list[Entry]:
    return [sheet.entry for sheet in sheets if sheet.entry is not None]


# What is told of it


def issue_of(done: TurnResult, next_commitment: str, language: str) -> Issue:
    """All that the reports of a turn are made from."""
    return Issue(done.state, done.facts, language, done.seed, next_commitment, received(done.sheets))
