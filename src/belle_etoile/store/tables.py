"""The tables. The log of a match is `moves`; all else about a match follows from it or belongs to its people.

Times are seconds since 1970 in UTC. Lists and mappings are JSON text. A change here needs a migration, and
tests/store/test_migrations.py compares the two.
"""

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text, and_
from sqlalchemy.sql import false

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

settings: Final = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people: Final = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("account", String(80), nullable=True, unique=True),  # the name as it is compared; NULL for a guest
    Column("password", Text, nullable=True),  # argon2id; NULL for a guest
    Column("language", String(2), nullable=True),
    Column("epoch", Integer, nullable=False),  # goes up when all cookies of this person end
    Column("created", Double, nullable=False),
    Column("ended", Text, nullable=False, server_default=""),  # nonces of cookies that were ended, with spaces between
)

# Links that give somebody a new password, each for an hour and once. The link itself is kept nowhere, only its hash.
recoveries: Final = Table(
    "recoveries",
    METADATA,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token in the link
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Double, nullable=False),
    sqlite_with_rowid=False,
)

matches: Final = Table(
    "matches",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("edition_text", Text, nullable=True),  # NULL: the one that comes with the game
    Column("edition", String(80), nullable=False),
    Column("edition_digest", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("hours", Double, nullable=True),  # time for a move, or in a bank; NULL: no limit
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("seed", Text, nullable=False),  # secret until the match is over
    Column("commitment", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # of the last move
    Column("waiting", Text, nullable=False),
    Column("deadline", Double, nullable=True),
    Column("outcome", Text, nullable=True),
    Column("creator", String(16), nullable=True, index=True),
    Column("rematch", String(16), nullable=True),
    Column("created", Double, nullable=False),
    Column("moved", Double, nullable=False),
    Column("clock", String(4), nullable=False, server_default=""),  # of a live match: move, bank; `hours` is its time
    Column("increment", Double, nullable=False, server_default="0"),  # seconds that a bank gets with each turn
    Column("banks", Text, nullable=False, server_default="[]"),  # seconds of each seat's bank, when `ticking` was
    Column("ticking", Double, nullable=True),  # since when the banks of those who are waited for run
    Column("called", Text, nullable=True),  # who is asked whether they are still there, by whom and since when
    Column("talked", Integer, nullable=False, server_default="0"),  # the number of the last line of talk
    Index("ix_matches_status_deadline", "status", "deadline"),
)

# As MatchRow.live says it: `hours` alone does not tell, since a live match keeps its clock's time there.
CORRESPONDENCE: Final = and_(matches.c.hours.is_not(None), matches.c.clock == "")

seats: Final = Table(
    "seats",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, open, bot
    Column("person", String(16), nullable=True, index=True),  # NULL with kind person: a former player
    Column("bot", String(16), nullable=True),
    Column("level", Integer, nullable=True),
    Column("token", String(32), nullable=True),  # of the invitation, while the seat is open
    Column("agrees", Boolean, nullable=False, server_default=false()),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("label", String(80), nullable=True),  # the name of one of several people at one screen
    Column("again", String(3), nullable=False, server_default=""),  # what they say to a rematch: yes, no, nothing yet
    sqlite_with_rowid=False,
)

# A cache of positions: a match opens from the last one, and replays only the moves after it.
snapshots: Final = Table(
    "snapshots",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("state", Text, nullable=False),
)

moves: Final = Table(
    "moves",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("outcomes", Text, nullable=False),  # numbers with spaces between
    Column("by", String(8), nullable=True),  # clock: the default move of an absent player; bot
    Column("key", String(64), nullable=True),  # once for each seat and match; batches.py checks it
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# What people said at a table: for those who sit there.
talk: Final = Table(
    "talk",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", String(16), nullable=True, index=True),  # NULL: a former player
    Column("phrase", String(16), nullable=True),  # one of the set phrases; NULL: their own words
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

talk_mutes: Final = Table(
    "talk_mutes",
    METADATA,
    Column("person", String(16), primary_key=True),
    Column("muted", String(16), primary_key=True),  # whose talk this person does not want, at any table
    sqlite_with_rowid=False,
)

# For the operator.
talk_reports: Final = Table(
    "talk_reports",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(16), primary_key=True),  # who reported it
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Stellarium, run for months: families for seats, orders for moves, and a row for each turn that was resolved.

campaigns: Final = Table(
    "campaigns",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("edition_text", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("language", String(2), nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("calendar", String(8), nullable=False),  # hand, ready, hours
    Column("hours", Double, nullable=True),
    Column("seed", Text, nullable=False),  # secret for ever: the seed of each turn comes from it
    Column("redrawn", Text, nullable=False),  # turn to how often its seed was drawn anew
    Column("status", String(8), nullable=False),  # playing, over
    Column("turn", Integer, nullable=False),  # the coming one; 0 is the founding
    Column("version", Integer, nullable=False),  # goes up with every change a turn could depend on
    Column("deadline", Double, nullable=True),
    Column("due", Double, nullable=True),  # from when on the sweep may resolve the turn; NULL: not yet
    Column("remind", Double, nullable=True),  # when those who are not ready are told that time runs out
    Column("paused", Double, nullable=True),  # since when
    Column("outcome", Text, nullable=True),
    Column("creator", String(16), nullable=True, index=True),  # the game master
    Column("created", Double, nullable=False),
    Column("moved", Double, nullable=False),
    Index("ix_campaigns_status_due", "status", "due"),
)

families: Final = Table(
    "families",
    METADATA,
    Column("campaign", String(16), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, open, bot
    Column("person", String(16), nullable=True, index=True),
    Column("bot", String(16), nullable=True),  # its temper
    Column("token", String(32), nullable=True),  # of the invitation, while the seat is open
    Column("name", String(80), nullable=False),  # before the founding what is wished for, or ""
    Column("status", String(4), nullable=False),  # OR, OPR, ONR or PNJ in the last turn; "" before the first
    Column("points", Integer, nullable=False),
    Column("points_turn", Integer, nullable=False),
    Column("away", Double, nullable=True),  # until when a steward writes where its player wrote nothing
    Column("stewarded", Integer, nullable=False, server_default="0"),  # turns for which one did
    sqlite_with_rowid=False,
)

# Drafts until the turn is resolved; what they said then stays.
family_orders: Final = Table(
    "family_orders",
    METADATA,
    Column("campaign", String(16), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # secret from all other families, for ever
    Column("ready", Boolean, nullable=False, server_default=false()),
    Column("revision", Integer, nullable=False),
    Column("saved", Double, nullable=False),
    Column("by", String(8), nullable=True),  # bot, steward
)

turns: Final = Table(
    "turns",
    METADATA,
    Column("campaign", String(16), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", Integer, primary_key=True),  # if two processes resolve it, only one can write
    Column("year", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("state", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("dice", Text, nullable=False),
    Column("sheets", Text, nullable=False),  # how each family's orders counted, with their mistakes
    Column("figures", Text, nullable=False),  # for charts; the purses in it are secret
    Column("resolved", Double, nullable=False),
)

# The public record of what the game master did.
acts: Final = Table(
    "acts",
    METADATA,
    Column("campaign", String(16), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("person", String(16), nullable=True),
    Column("act", String(16), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("facts", Text, nullable=False),
)

notices: Final = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(16), nullable=False, index=True),
    Column("campaign", String(16), ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(16), nullable=False),  # resolved, over, near, moved, taken-back, letter, ...
    Column("turn", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("read", Double, nullable=True),
    Column("mailed", Double, nullable=True),  # when a process took it into a mail
)

# Letters belong to families: who takes one over reads what it was sent.

letters: Final = Table(
    "letters",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("campaign", String(16), ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("turn", Integer, nullable=False),  # the coming one when it was written
    Column("sender", Integer, nullable=False),  # a seat; -1: the game master
    Column("to", Text, nullable=False),  # seats
    Column("subject", Text, nullable=False),
    Column("text", Text, nullable=False),  # secret from all but sender and receivers, for ever
    Column("reply", Integer, nullable=True),  # the letter this answers
    Column("saved", Double, nullable=False),
    Column("sent", Double, nullable=True),  # NULL: a draft
)

# One for each receiver, and one for the sender.
letter_copies: Final = Table(
    "letter_copies",
    METADATA,
    Column("letter", Integer, ForeignKey("letters.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("read", Double, nullable=True),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Column("muted", Boolean, nullable=False, server_default=false()),  # its sender was muted when it came
    sqlite_with_rowid=False,
)

mutes: Final = Table(
    "mutes",
    METADATA,
    Column("campaign", String(16), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("muted", Integer, primary_key=True),  # the family whose letters are not shown
    sqlite_with_rowid=False,
)

offers: Final = Table(
    "offers",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("campaign", String(16), ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("turn", Integer, nullable=False),  # an offer ends with its turn
    Column("sender", Integer, nullable=False),
    Column("receiver", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # marriage, seat, sell, lend, hire
    Column("facts", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("status", String(12), nullable=False),  # open, accepted, declined, withdrawn
    Column("made", Double, nullable=False),
    Column("answered", Double, nullable=True),
)

# E-mail address and feeds of a person.
post: Final = Table(
    "post",
    METADATA,
    Column("person", String(16), primary_key=True),
    Column("email", String(254), nullable=True),
    Column("token", String(32), nullable=False, unique=True),  # in the links of mails; new with every address
    Column("confirmed", Double, nullable=True),
    Column("feed", String(32), nullable=False, unique=True),  # in the addresses of the feeds
)

# What the person at a seat of a correspondence match was told last: one notice for each of their turns.
turn_notices: Final = Table(
    "turn_notices",
    METADATA,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, nullable=False),  # of the match when the turn was noticed
    Column("at", Double, nullable=False),
    Column("seen", Double, nullable=True),  # when their page showed it; then it is neither mailed nor pushed
    Column("mailed", Double, nullable=True),  # when a process took it into a mail
    Column("pushed", Double, nullable=True),  # when a process took it into a push message
    sqlite_with_rowid=False,
)

# Browsers that take push messages for a person.
devices: Final = Table(
    "devices",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(16), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),  # its address at a push service: a secret
    Column("key", String(88), nullable=False),  # its public key, base64url
    Column("secret", String(24), nullable=False),  # RFC 8291 calls it the authentication secret
    Column("added", Double, nullable=False),
    Column("resting", Double, nullable=True),  # until when nothing is sent to it
    Column("failures", Integer, nullable=False, server_default="0"),  # since the last message that it took
)
