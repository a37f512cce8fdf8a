"""The tables of Procrastinate, on PostgreSQL: jobs wait there for a process that is free."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

DROP = """
DO $$
DECLARE thing record;
BEGIN
    FOR thing IN SELECT tablename AS name FROM pg_tables
        WHERE schemaname = current_schema() AND tablename LIKE 'procrastinate%'
    LOOP EXECUTE format('DROP TABLE %I CASCADE', thing.name); END LOOP;
    FOR thing IN SELECT p.oid::regprocedure AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
        WHERE n.nspname = current_schema() AND p.proname LIKE 'procrastinate%'
    LOOP EXECUTE format('DROP FUNCTION %s CASCADE', thing.name); END LOOP;
    FOR thing IN SELECT t.typname AS name FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
        WHERE n.nspname = current_schema() AND t.typname LIKE 'procrastinate%' AND t.typtype IN ('e', 'c')
    LOOP EXECUTE format('DROP TYPE IF EXISTS %I CASCADE', thing.name); END LOOP;
END $$
"""


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        from procrastinate.schema import SchemaManager

        op.get_bind().exec_driver_sql(SchemaManager.get_schema().replace("%", "%%"))


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.get_bind().exec_driver_sql(DROP.replace("%", "%%"))
