"""People at a table may talk; who was muted, and what was reported."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("talked", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "talk",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(16), nullable=True),
        sa.Column("phrase", sa.String(16), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_talk_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "number", name="pk_talk"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_talk_person", "talk", ["person"])
    op.create_table(
        "talk_mutes",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("muted", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_talk_mutes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "talk_reports",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_talk_reports_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "number", "person", name="pk_talk_reports"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("talk_reports", "talk_mutes", "talk"):
        op.drop_table(table)
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("talked")
