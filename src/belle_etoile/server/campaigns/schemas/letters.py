"""What letters and offers between families look like on the wire, as docs/protocol.md tells it."""

from typing import Annotated, Literal

import msgspec

from .campaigns import Count

Subject = Annotated[str, msgspec.Meta(max_length=120)]
LetterText = Annotated[str, msgspec.Meta(max_length=20_000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Seats = Annotated[list[Seat], msgspec.Meta(max_length=1000)]
Receivers = Annotated[list[Annotated[int, msgspec.Meta(ge=-1, le=9999)]], msgspec.Meta(max_length=1000)]
Ids = Annotated[list[Count], msgspec.Meta(max_length=200)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Note = Annotated[str, msgspec.Meta(max_length=500)]
Answered = Literal["open", "accepted", "declined", "withdrawn"]


class LetterInfo(msgspec.Struct, omit_defaults=True):
    """`sender` and `to` are families, -1 the game master; `read_by` only for who wrote it."""

    id: int
    turn: int
    sender: int
    to: list[int]
    subject: str
    excerpt: str
    at: str  # when it was sent, or a draft last saved
    sent: bool
    read: bool
    archived: bool
    reply: int | None = None
    read_by: list[int] | None = None
    text: str | None = None  # of one letter
    undone: bool = False  # written for a turn that never came: the one before was taken back


class LetterList(msgspec.Struct):
    """The newest first; ask for more with `before`, the last one's id."""

    letters: list[LetterInfo]
    unread: int
    more: bool


class NewLetter(msgspec.Struct):
    """A draft unless it is to be sent. To -1 alone: the game master."""

    to: Receivers
    subject: Subject = ""
    text: LetterText = ""
    reply: Count | None = None
    send: bool = False


class LetterMarks(msgspec.Struct):
    ids: Ids
    read: bool | None = None
    archived: bool | None = None


class Mutes(msgspec.Struct):
    """Families whose letters and offers I do not see; they never learn of it."""

    families: Seats


class Marriage(msgspec.Struct, tag_field="kind", tag="marriage"):
    groom: Word
    bride: Word
    priest: Word


class ShipSeat(msgspec.Struct, tag_field="kind", tag="seat"):
    """Somebody of one family aboard another's expedition."""

    ship: Word
    captain: Word
    guest: Word


class ShipDeal(msgspec.Struct):
    ship: Word
    price: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0


class ShipSale(ShipDeal, tag_field="kind", tag="sell"):
    pass


class ShipLoan(ShipDeal, tag_field="kind", tag="lend"):
    pass


class ShipHire(ShipDeal, tag_field="kind", tag="hire"):
    pass


Terms = Marriage | ShipSeat | ShipSale | ShipLoan | ShipHire


class NewOffer(msgspec.Struct):
    """Either side may offer: the owner to sell, or the other to buy."""

    to: Seat
    terms: Terms
    note: Note = ""


class OfferInfo(msgspec.Struct, omit_defaults=True):
    """`text` is the sentence; `mine`: I made it. An open offer ends with its turn."""

    id: int
    turn: int
    sender: int
    to: int
    mine: bool
    terms: Terms
    note: str
    status: Literal["open", "accepted", "declined", "withdrawn", "expired"]
    made: str
    text: str
    answered: str | None = None
