"""The matches of a person are found without reading all others: every page asks for them twice a minute."""

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_matches_creator", "matches", ["creator"])


def downgrade() -> None:
    op.drop_index("ix_matches_creator", "matches")
