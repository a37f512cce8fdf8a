"""What a client and the server say on a socket, as docs/protocol.md tells it. The pages' types are made from these."""

from typing import Final, Literal

import msgspec

from ...core.game import Choice
from ..http.fields import MoveText, Word
from ..http.problems import ProblemDocument
from ..matches.schemas import ClockInfo, MatchInfo, Update


class Said(msgspec.Struct, omit_defaults=True):
    """What a client may say on a socket. `move` and `undo` are those of HTTP, for the seat of the socket."""

    type: Literal["pong", "catch-up", "move", "undo"]
    n: int = 0
    from_: int = msgspec.field(name="from", default=-1)
    move: MoveText = ""
    seen: int = -1
    key: Word = ""


class UpdateMessage(Update, tag_field="type", tag="update", omit_defaults=True):
    """`key`: it answers a move that this client made over the socket."""

    key: str = ""


class ProblemMessage(msgspec.Struct, tag_field="type", tag="problem"):
    key: str
    problem: ProblemDocument


class TableMessage(msgspec.Struct, tag_field="type", tag="table"):
    table: MatchInfo


class ClockMessage(msgspec.Struct, tag_field="type", tag="clock"):
    """Follows each update of a match with a clock or a deadline; None when the match is over."""

    clock: ClockInfo | None


class PresenceMessage(msgspec.Struct, tag_field="type", tag="presence"):
    here: list[int]


class ProposalMessage(msgspec.Struct, tag_field="type", tag="proposal"):
    by: int
    version: int
    choice: Choice


class PingMessage(msgspec.Struct, tag_field="type", tag="ping"):
    n: int


SERVER_MESSAGES: Final = (
    UpdateMessage,
    ProblemMessage,
    TableMessage,
    ClockMessage,
    PresenceMessage,
    ProposalMessage,
    PingMessage,
)
