"""Letters and offers between families, vacations, and how people are reached besides the page."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def belongs(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name=f"fk_{table}_campaign", ondelete="CASCADE")


def upgrade() -> None:
    op.add_column("families", sa.Column("away", sa.Double))
    op.add_column("families", sa.Column("stewarded", sa.Integer, nullable=False, server_default="0"))
    op.add_column("notices", sa.Column("mailed", sa.Double))
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("campaign", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("sender", sa.Integer, nullable=False),
        sa.Column("to", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reply", sa.Integer),
        sa.Column("saved", sa.Double, nullable=False),
        sa.Column("sent", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
        belongs("letters"),
    )
    op.create_index("ix_letters_campaign", "letters", ["campaign"])
    op.create_table(
        "letter_copies",
        sa.Column("letter", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("read", sa.Double),
        sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("letter", "seat", name="pk_letter_copies"),
        sa.ForeignKeyConstraint(["letter"], ["letters.id"], name="fk_letter_copies_letter", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mutes",
        sa.Column("campaign", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("muted", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("campaign", "seat", "muted", name="pk_mutes"),
        belongs("mutes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "offers",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("campaign", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("sender", sa.Integer, nullable=False),
        sa.Column("receiver", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("answered", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_offers"),
        belongs("offers"),
    )
    op.create_index("ix_offers_campaign", "offers", ["campaign"])
    op.create_table(
        "post",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("email", sa.String(254)),
        sa.Column("token", sa.String(32), nullable=False),
        sa.Column("confirmed", sa.Double),
        sa.Column("feed", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_post"),
        sa.UniqueConstraint("token", name="uq_post_token"),
        sa.UniqueConstraint("feed", name="uq_post_feed"),
    )


def downgrade() -> None:
    for table in ("post", "offers", "mutes", "letter_copies", "letters"):
        op.drop_table(table)
    with op.batch_alter_table("notices") as notices:
        notices.drop_column("mailed")
    with op.batch_alter_table("families") as families:
        families.drop_column("stewarded")
        families.drop_column("away")
