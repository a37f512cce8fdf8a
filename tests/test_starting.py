"""What is not needed is not imported: a version number needs no rules, SQLite no PostgreSQL."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import belle_etoile

SOURCE = Path(__file__).parent.parent / "src" / "belle_etoile"


def imported_after(code: str) -> set[str]:
    """The modules that another Python has in it when this has run."""
    told = f"import sys\n{code}\nprint('modules:', *sys.modules)"
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    return set(run.stdout.partition("modules:")[2].split())


def test_a_version_number_opens_nothing() -> None:
    modules = imported_after("from belle_etoile.cli import main; assert main(['--version']) == 0")
    ours = {name for name in modules if name.startswith("belle_etoile")}
    needed = {"belle_etoile", "belle_etoile.checkout", "belle_etoile.cli", "belle_etoile.languages"}
    assert ours == needed | {"belle_etoile.version"}
    heavy = {"argparse", "asyncio", "babel", "fluent", "litestar", "msgspec", "psycopg", "rich", "sqlalchemy"}
    assert not modules & heavy


def test_everything_at_the_front_door_is_there() -> None:
    """What mypy sees in __init__.py is what Python finds."""
    tree = ast.parse((SOURCE / "__init__.py").read_text(encoding="utf-8"))
    names = [
        alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.level for alias in node.names
    ]
    assert len(names) > 10
    for name in names:
        assert getattr(belle_etoile, name) is not None
    for room in ("bots", "core", "games"):
        assert getattr(belle_etoile, room).__name__ == f"belle_etoile.{room}"
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = belle_etoile.nothing  # type: ignore[attr-defined]


def test_a_command_builds_its_own_part_of_the_command_line_only() -> None:
    modules = imported_after("from belle_etoile.cli import main; assert main(['serve', '--workers', 'x']) == 2")
    assert "belle_etoile.cli.serve" in modules
    assert not {name for name in modules if name.startswith("belle_etoile.server")}


OPENING = """
from litestar.testing import TestClient
from belle_etoile.server.app import create_app
from belle_etoile.server.config import Config
with TestClient(create_app(Config(database={database!r}))) as client:
    assert client.get("/ready").status_code == 200
"""


def test_a_server_on_sqlite_needs_neither_postgresql_nor_migrations(tmp_path: Path) -> None:
    """Both with a new file and with one that is there."""
    code = OPENING.format(database=f"sqlite:///{tmp_path / 'server.sqlite3'}")
    for _ in range(2):
        modules = imported_after(code)
        assert {"belle_etoile.server.app", "sqlalchemy", "litestar"} <= modules
        assert not modules & {"psycopg", "procrastinate", "alembic", "belle_etoile.server.background.cluster"}


def test_no_password_is_hashed_by_importing() -> None:
    """A stranger's login takes as long as a wrong password, and its hash cost nothing to make."""
    modules = imported_after(
        "import argon2\n"
        "def never(*args, **more): raise AssertionError('hashed')\n"
        "argon2.PasswordHasher.hash = never\n"
        "import belle_etoile.server.people.passwords as people\n"
        "assert not people.hasher.check_needs_rehash(people.NOBODYS)\n"
        "try: people.hasher.verify(people.NOBODYS, 'a password')\n"
        "except argon2.exceptions.VerifyMismatchError: print('mismatch')\n"
        "else: raise AssertionError('it fits')"
    )
    assert "argon2" in modules
