"""What a player sends for turn 0, as a TOML document.

name = "Altaïr"
names = ["Orion", "Iris"]
schools = ["merchant", "warrior", "explorer", "merchant", "warrior", "priest"]
shares = [5, 5, 5, 5, 5, 0, 0, 0]
publicity = [2, 0, 0, 0, 0, 0, 0, 0]
candidates = { 1 = "judge", 2 = "governor of Balnéa" }
bid = { amount = 4, name = "Comète" }
"""

from typing import Final

from ....core.toml import quoted
from ..components import FOUNDERS, NONE, SCHOOLED_FOUNDERS, SCHOOLS, UNSCHOOLED
from ..first_names import are_kept_apart
from ..state import State
from ..turn0 import mistakes as entry_mistakes
from .mistakes import Mistake
from .names import Names
from .orders import Entry
from .reader import BID, MOST_TOLD, Content, load_document
from .spelling import plain
from .values import Reader
from .writer import format_office

ENTRY: Final = ("name", "family", "names", "schools", "shares", "publicity", "candidates", "bid")


def read_entry(s: State, text: str, to_share: int) -> tuple[Entry, list[Mistake]]:
    """An entry that may be carried out, and everything that is wrong with the document."""
    mistakes: list[Mistake] = []
    return checked_entry(s, load_document(text, mistakes), mistakes, to_share)


def checked_entry(s: State, content: Content, mistakes: list[Mistake], to_share: int) -> tuple[Entry, list[Mistake]]:
    """The same of a mapping; `mistakes` are those that were found in its text."""
    r = Reader(s, Names(s), mistakes, {"": ENTRY, "[bid]": BID})
    r.only(content, ENTRY, "")
    entry = Entry(r.name(content, "name", "entry", "31.1"), len(content) > 0)
    for at, (place, value) in enumerate(r.items(content, "names", "names")[:FOUNDERS]):
        entry.names[at] = r.name({"name": value}, "name", place, "31.2")
    _keep_names_apart(s, entry, mistakes)
    for at, (place, value) in enumerate(r.items(content, "schools", "schools")[:SCHOOLED_FOUNDERS]):
        entry.schools[at] = r.choice(value, SCHOOLS, place, "31.3")
    entry.shares = [r.number(value, place, "31.5") for place, value in r.items(content, "shares", "shares")]
    for at, (place, value) in enumerate(r.items(content, "publicity", "publicity")[:FOUNDERS]):
        entry.publicity[at] = max(0, r.number(value, place, "31.6"))
    _read_candidates(r, content, entry)
    bid = r.table(content, "bid", BID)
    if bid:
        entry.bid = max(0, r.number(bid.get("amount"), "bid.amount", "31.8"))
        entry.ship_name = r.name(bid, "name", "bid", "31.8")
    _repair(s, entry, to_share, mistakes)
    return entry, mistakes[:MOST_TOLD]


def _keep_names_apart(s: State, entry: Entry, mistakes: list[Mistake]) -> None:
    """31.2: the second of two who are called alike gets a name by lot."""
    given: dict[str, str] = {}
    for at, name in enumerate(entry.names):
        if not name or not are_kept_apart(s):
            continue
        if plain(name) in given:
            mistakes.append(Mistake(f"names {at + 1}", "31.2", "name-twice", name, given[plain(name)]))
            entry.names[at] = ""
        else:
            given[plain(name)] = str(at + 1)


def _read_candidates(r: Reader, content: dict[str, object], entry: Entry) -> None:
    for key, value in r.table(content, "candidates", ()).items():
        where = f"candidates.{key}"
        if not (len(key) == 1 and key.isascii() and key.isdecimal()) or not 1 <= int(key) <= SCHOOLED_FOUNDERS:
            founders = [str(number) for number in range(1, SCHOOLED_FOUNDERS + 1)]
            r.wrong(where, "31.9", "bad-choice", key[:60], ", ".join(founders))
            continue
        office = r.office(value, where, "31.9")
        if office != NONE:
            entry.candidates[int(key) - 1] = office


def _repair(s: State, entry: Entry, to_share: int, mistakes: list[Mistake]) -> None:
    """What breaks a rule is told, and then treated as if it were not written."""
    for wrong in entry_mistakes(s.edition, entry, to_share):
        mistakes.append(wrong)
        rule = wrong.rule
        if rule == "31.3":
            entry.schools = [
                UNSCHOOLED if at < 4 and school == 0 else school for at, school in enumerate(entry.schools)
            ]
        elif rule == "31.5":
            entry.shares = []
        elif rule == "31.6":
            entry.publicity = [0] * FOUNDERS
        elif rule == "31.8":
            entry.bid = 0
        else:
            entry.candidates = {}


def format_entry(s: State, entry: Entry) -> str:
    """The document that reads as this entry."""
    if not entry.sent:
        return ""
    lines = [f"name = {quoted(entry.name)}", f"names = [{', '.join([quoted(name) for name in entry.names])}]"]
    if UNSCHOOLED not in entry.schools:
        lines.append(f"schools = [{', '.join([quoted(SCHOOLS[school]) for school in entry.schools])}]")
    lines.append(f"shares = {entry.shares}")
    lines.append(f"publicity = {entry.publicity}")
    stands = [f"{who + 1} = {quoted(format_office(s, office))}" for who, office in entry.candidates.items()]
    lines.append(f"candidates = {{ {', '.join(stands)} }}" if stands else "candidates = {}")
    if entry.bid:
        lines.append(f"bid = {{ amount = {entry.bid}, name = {quoted(entry.ship_name)} }}")
    return "\n".join(lines) + "\n"
