"""Live matches may have a clock, and somebody who is absent can be called."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.String(4), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("increment", sa.Double(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("banks", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("ticking", sa.Double(), nullable=True))
    op.add_column("matches", sa.Column("called", sa.Text(), nullable=True))


def downgrade() -> None:
    """Who was playing by a clock goes on without."""
    op.execute("UPDATE matches SET hours = NULL, deadline = NULL WHERE clock <> ''")
    with op.batch_alter_table("matches") as matches:
        for column in ("clock", "increment", "banks", "ticking", "called"):
            matches.drop_column(column)
