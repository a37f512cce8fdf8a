"""The tables. The log of a match is `moves`; all else about a match could be told from it or belongs to its people.

Times are seconds since 1970 in UTC. Lists and mappings are JSON text. A change here needs a migration, and
tests/store/test_migrations.py compares the two.
"""

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text
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
    Column("epoch", Integer, nullable=False),  # moves when all cookies of this person end
    Column("created", Double, nullable=False),
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
    Column("hours", Double, nullable=True),  # correspondence: time for a move; NULL: live
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("seed", Text, nullable=False),  # secret until the match is over
    Column("commitment", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # of the last move
    Column("waiting", Text, nullable=False),
    Column("deadline", Double, nullable=True),
    Column("outcome", Text, nullable=True),
    Column("creator", String(16), nullable=True),
    Column("rematch", String(16), nullable=True),
    Column("created", Double, nullable=False),
    Column("moved", Double, nullable=False),
    Index("ix_matches_status_deadline", "status", "deadline"),
)

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
    sqlite_with_rowid=False,
)

# What `moves` could tell, too: positions from which opening a match goes on.
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
    Column("outcomes", Text, nullable=False),  # numbers with blanks between
    Column("by", String(8), nullable=True),  # clock: the default move of an absent player; bot
    Column("key", String(64), nullable=True),
    Column("at", Double, nullable=False),
    Index("uq_moves_match_seat_key", "match", "seat", "key", unique=True),
    sqlite_with_rowid=False,
)
