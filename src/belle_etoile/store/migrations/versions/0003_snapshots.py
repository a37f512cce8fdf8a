"""Positions now and then, so that opening a long match replays its last moves only."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "version", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_snapshots_match", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
