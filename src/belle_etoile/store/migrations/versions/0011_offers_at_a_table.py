"""Names of people at one screen, offers of a rematch, and links that give a new password."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("label", sa.String(80)))
    op.add_column("seats", sa.Column("again", sa.String(3), nullable=False, server_default=""))
    op.create_table(
        "recoveries",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_recoveries"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_recoveries_person", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_recoveries_person", "recoveries", ["person"])


def downgrade() -> None:
    op.drop_table("recoveries")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("again")
        seats.drop_column("label")
