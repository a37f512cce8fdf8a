"""Order documents read against a position: what each says, everything that is wrong with it, and how it counts."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..games.stellarium.components import OR, PNJ, STATUSES
from ..games.stellarium.orders import Entry, Orders
from ..games.stellarium.orders.checks import read_orders, status_of
from ..games.stellarium.orders.entry import read_entry
from ..games.stellarium.orders.mistakes import Mistake
from ..games.stellarium.orders.names import Names
from ..games.stellarium.state import State
from ..games.stellarium.turn0 import to_share


@dataclass(frozen=True)
class Document:
    """What was written for a family; `file` is its name where it came as one."""

    family: int
    text: str
    file: str = ""


@dataclass(frozen=True)
class Received:
    """What a family is told of its orders."""

    status: str
    mistakes: list[Mistake]


@dataclass(frozen=True)
class Sheet:
    """A document read: orders, or the entry of a new family, and all mistakes; `status` as it will count."""

    document: Document
    orders: Orders | None
    entry: Entry | None
    mistakes: list[Mistake]
    status: str

    @property
    def family(self) -> int:
        return self.document.family

    @property
    def warnings(self) -> list[Mistake]:
        """What depends on the turn."""
        return self.orders.warnings if self.orders is not None else []

    @property
    def whole(self) -> bool:
        """0.3: nothing is missing and nothing is wrong."""
        return not self.mistakes and self.status in (STATUSES[OR], STATUSES[PNJ])


def read_sheets(s: State, documents: Iterable[Document]) -> list[Sheet]:
    """In their order. Before the founding a document is an entry."""
    if not s.families:
        return [entry_sheet(s, document) for document in documents]
    names, sheets = Names(s), []
    for document in documents:
        orders, mistakes = read_orders(s, document.family, document.text, names)
        sheets.append(Sheet(document, orders, None, mistakes, STATUSES[status_of(s, orders)]))
    return sheets


def entry_sheet(s: State, document: Document) -> Sheet:
    """31.7: whoever comes late has a bonus to share, which everyone can reckon before the turn."""
    entry, mistakes = read_entry(s, document.text, to_share(s))
    return Sheet(document, None, entry, mistakes, "OR" if entry.sent else "ONR")


def by_family(documents: Iterable[Document]) -> list[Document]:
    return sorted(documents, key=lambda document: document.family)


def received(sheets: Iterable[Sheet]) -> dict[int, Received]:
    """By family."""
    return {sheet.family: Received(sheet.status, sheet.mistakes) for sheet in sheets}
