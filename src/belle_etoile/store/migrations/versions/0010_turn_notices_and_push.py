"""Whose turn it is reaches people away from the page: what each seat was told, and the browsers that take messages."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "turn_notices",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seen", sa.Double),
        sa.Column("mailed", sa.Double),
        sa.Column("pushed", sa.Double),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_turn_notices"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_turn_notices_match", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(88), nullable=False),
        sa.Column("secret", sa.String(24), nullable=False),
        sa.Column("added", sa.Double, nullable=False),
        sa.Column("resting", sa.Double),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("endpoint", name="uq_devices_endpoint"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])


def downgrade() -> None:
    for table in ("devices", "turn_notices"):
        op.drop_table(table)
