"""Alembic's entry: runs inside the connection that store.migrate hands over."""

from alembic import context

from belle_etoile.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
