"""Campaigns: families, their orders, the turns that were resolved, what the game master did, notices."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def belongs(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=f"fk_{table}_campaign", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("edition_text", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("calendar", sa.String(8), nullable=False),
        sa.Column("hours", sa.Double),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("redrawn", sa.Text, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("due", sa.Double),
        sa.Column("remind", sa.Double),
        sa.Column("paused", sa.Double),
        sa.Column("outcome", sa.Text),
        sa.Column("creator", sa.String(16)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("moved", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    op.create_index("ix_campaigns_status_due", "campaigns", ["status", "due"])
    op.create_index("ix_campaigns_creator", "campaigns", ["creator"])
    op.create_table(
        "families",
        sa.Column("campaign", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("bot", sa.String(16)),
        sa.Column("token", sa.String(32)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("status", sa.String(4), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("points_turn", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("campaign", "seat", name="pk_families"),
        belongs("families"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_families_person", "families", ["person"])
    op.create_table(
        "family_orders",
        sa.Column("campaign", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("saved", sa.Double, nullable=False),
        sa.Column("by", sa.String(8)),
        sa.PrimaryKeyConstraint("campaign", "turn", "seat", name="pk_family_orders"),
        belongs("family_orders"),
    )
    op.create_table(
        "turns",
        sa.Column("campaign", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("year", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("dice", sa.Text, nullable=False),
        sa.Column("sheets", sa.Text, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
        sa.Column("resolved", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("campaign", "turn", name="pk_turns"),
        belongs("turns"),
    )
    op.create_table(
        "acts",
        sa.Column("campaign", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("campaign", "number", name="pk_acts"),
        belongs("acts"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("campaign", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("read", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        belongs("notices"),
    )
    op.create_index("ix_notices_person", "notices", ["person"])


def downgrade() -> None:
    for table in ("notices", "acts", "turns", "family_orders", "families", "campaigns"):
        op.drop_table(table)
