"""Who logs out is logged out: the sessions of each person that have ended."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("ended", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """What has ended stays so: for want of a better way all sessions of these people end."""
    op.execute("UPDATE people SET epoch = epoch + 1 WHERE ended <> ''")
    with op.batch_alter_table("people") as people:
        people.drop_column("ended")
