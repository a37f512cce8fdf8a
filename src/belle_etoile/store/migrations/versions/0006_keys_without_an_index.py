"""Whether a key was used is looked up among the moves of its match: an index of all keys cost a fifth of each write."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("uq_moves_match_seat_key", "moves")


def downgrade() -> None:
    op.create_index("uq_moves_match_seat_key", "moves", ["match", "seat", "key"], unique=True)
