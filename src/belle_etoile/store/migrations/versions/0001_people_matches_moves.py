"""People, matches, seats, moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("account", sa.String(80)),
        sa.Column("password", sa.Text),
        sa.Column("language", sa.String(2)),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("account", name="uq_people_account"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("edition_text", sa.Text),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("edition_digest", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("hours", sa.Double),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("outcome", sa.Text),
        sa.Column("creator", sa.String(16)),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("moved", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_status_deadline", "matches", ["status", "deadline"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("bot", sa.String(16)),
        sa.Column("level", sa.Integer),
        sa.Column("token", sa.String(32)),
        sa.Column("agrees", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "moves",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("outcomes", sa.Text, nullable=False),
        sa.Column("by", sa.String(8)),
        sa.Column("key", sa.String(64)),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match", "version", name="pk_moves"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_moves_match", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("uq_moves_match_seat_key", "moves", ["match", "seat", "key"], unique=True)


def downgrade() -> None:
    for table in ("moves", "seats", "matches", "people", "settings"):
        op.drop_table(table)
