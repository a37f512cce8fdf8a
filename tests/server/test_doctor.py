"""`belle-etoile doctor` with real things that fail: a port, a folder, a database, a mail server, pages, time zones."""

import ast
import os
import socket
import sqlite3
import sys
import tempfile
import zoneinfo
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink

from belle_etoile.cli import health
from belle_etoile.locales import LANGUAGES, speaker
from belle_etoile.server.runner import free_port
from belle_etoile.store import inspection, open_database
from belle_etoile.store.migrate import HEAD, migrate
from belle_etoile.version import is_compiled
from building.pages import MARK, digest_of_pages

from ..cli.conftest import Run, home, run  # noqa: F401
from .people import Inside
from .postgres import Postgres


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A small browser build."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<script src="/assets/a.js"></script><link href="/icon.svg">')
    (folder / "assets" / "a.js").write_text("")
    (folder / "icon.svg").write_text("<svg/>")
    return folder


@pytest.fixture
def words(pages: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that makes a server well, but for the database in its own home."""
    monkeypatch.delenv("BELLE_ETOILE_SMTP", raising=False)
    return ["doctor", "--port", str(free_port()), "--static", str(pages)]


def outcomes(told: Any) -> dict[str, tuple[str, str]]:
    return {finding["thing"]: (finding["state"], finding["outcome"]) for finding in told["findings"]}


def test_a_healthy_server(run: Run, words: list[str], home: Path) -> None:  # noqa: F811
    said = run(*words, "--json")
    assert (said.code, said.json["well"]) == (0, True)
    assert outcomes(said.json) == {
        "python": ("well", "well"),
        "rules": ("well", "compiled") if is_compiled() else ("note", "interpreted"),
        "compiler": outcomes(said.json)["compiler"],
        "database": ("well", "new"),
        "disk": ("well", "well"),
        "port": ("well", "free"),
        "pages": ("well", "well"),
        "mail": ("well", "none"),
        "zones": ("well", "well"),
    }
    assert not home.exists()  # it only looks
    for language, last in (("fr", "le serveur peut démarrer."), ("en", "the server can start.")):
        shown = run(*words, "--lang", language)
        assert shown.code == 0
        assert shown.out.rstrip().endswith(last)
        assert shown.out.count("✓") >= 7
        assert "✗" not in shown.out
        assert max(len(line) for line in shown.out.splitlines()) <= 80


def test_a_taken_port(run: Run, words: list[str]) -> None:  # noqa: F811
    with socket.create_server(("127.0.0.1", 0)) as other:
        told = run(*words, "--port", str(other.getsockname()[1]), "--lang", "en")
    assert told.code == 1
    assert "is taken by another program" in told.out
    assert "→ Stop it, or choose another port with --port." in told.out
    assert told.out.rstrip().endswith("One thing needs doing before the server starts.")


def test_a_port_where_the_server_runs_and_one_that_cannot_be(server: Inside) -> None:
    assert health.port("127.0.0.1", server.config.port).outcome == "ours"
    elsewhere = health.port("192.0.2.1", 8017)  # no machine has this address
    assert (elsewhere.outcome, elsewhere.state) == ("impossible", "needs")


@pytest.fixture
def unwritable() -> Iterator[Path]:
    """A folder in which this account may not write; root becomes somebody else for as long."""
    assert inspection.nearest_folder(Path("/")) == Path("/")  # imported while everything can be read
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)
        folder.rmdir()


def test_a_folder_that_cannot_be_written(unwritable: Path) -> None:
    for file in (unwritable / "server.sqlite3", unwritable / "below" / "server.sqlite3"):
        finding = health.database(f"sqlite:///{file}")
        assert (finding.outcome, finding.state) == ("unwritable", "needs")
        assert finding.values["reason"] == "Permission denied"


def test_databases_that_are_none(run: Run, words: list[str], tmp_path: Path) -> None:  # noqa: F811
    (tmp_path / "letter.txt").write_text("a letter, and by no means a database\n" * 100)
    for url, outcome in (
        (f"sqlite:///{tmp_path / 'letter.txt'}", "unreachable"),
        ("mysql://x", "wrong"),
        ("postgresql://127.0.0.1:1/x", "unreachable"),
    ):
        told = run(*words, "--database", url, "--json")
        assert told.code == 1
        assert outcomes(told.json)["database"] == ("needs", outcome)


def test_where_a_schema_stands(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'server.sqlite3'}"
    db = open_database(url)
    assert (health.database(url).outcome, health.database(url).values["revision"]) == ("well", HEAD)
    migrate(db.writing, "0005")
    db.close()
    assert (health.database(url).outcome, health.database(url).state) == ("older", "well")
    with closing(sqlite3.connect(tmp_path / "server.sqlite3")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert (health.database(url).outcome, health.database(url).state) == ("newer", "needs")
    with closing(sqlite3.connect(tmp_path / "server.sqlite3")) as connection:
        assert not connection.execute("SELECT 1 FROM sqlite_master WHERE name LIKE '%trial%'").fetchone()


@pytest.mark.postgres
def test_a_postgresql(postgres: Postgres) -> None:
    url = postgres.new_database()
    assert health.database(url).outcome == "new"
    open_database(url).close()
    finding = health.database(url)
    assert (finding.outcome, finding.values["revision"]) == ("well", HEAD)
    assert str(finding.values["engine"]).startswith("PostgreSQL 1")
    assert health.disk(url).outcome == "elsewhere"
    with psycopg.connect(url, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())
        finding = health.database(url)
        assert (finding.outcome, finding.state) == ("unwritable", "needs")
        assert "read-only transaction" in str(finding.values["reason"])


def test_pages(run: Run, words: list[str], pages: Path) -> None:  # noqa: F811
    (pages / "assets" / "a.js").unlink()
    told = run(*words, "--lang", "en")
    assert told.code == 1
    assert "assets/a.js is missing" in told.out.replace("\n", " ")
    (pages / "index.html").unlink()
    assert outcomes(run(*words, "--json").json)["pages"] == ("needs", "none")


def test_pages_that_are_older_than_their_sources(pages: Path) -> None:
    (pages / MARK).write_text("of yesterday")
    assert not health.as_new_as_their_sources(pages)
    (pages / MARK).write_text(digest_of_pages())
    assert health.as_new_as_their_sources(pages)


def test_mail() -> None:
    postbox = Controller(Sink(), hostname="127.0.0.1", port=free_port())
    postbox.start()
    try:
        assert health.mail(f"smtp://127.0.0.1:{postbox.port}").outcome == "well"
        with_a_name = health.mail(f"smtp://ada:secret@127.0.0.1:{postbox.port}")
        assert (with_a_name.outcome, with_a_name.state) == ("refused", "needs")
        assert "secret" not in str(with_a_name.values)
    finally:
        postbox.stop()
    silent = health.mail(f"smtp://127.0.0.1:{free_port()}")
    assert (silent.outcome, silent.values["reason"]) == ("refused", "Connection refused")
    assert (health.mail("mail.example").outcome, health.mail("mail.example").state) == ("wrong", "needs")


def test_the_mail_server_of_the_environment(
    run: Run,  # noqa: F811
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BELLE_ETOILE_SMTP", f"smtp://127.0.0.1:{free_port()}")
    assert outcomes(run(*words, "--json").json)["mail"] == ("needs", "refused")


def test_no_time_zones(monkeypatch: pytest.MonkeyPatch) -> None:
    places = zoneinfo.TZPATH
    for name in ["tzdata", *(each for each in sys.modules if each.startswith("tzdata."))]:
        monkeypatch.setitem(sys.modules, name, None)
    zoneinfo.reset_tzpath([])
    try:
        assert (health.zones().outcome, health.zones().state) == ("none", "needs")
    finally:
        zoneinfo.reset_tzpath(places)


def test_no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Only those whose rules are interpreted are told to look for one."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    assert (health.compiler().outcome, health.compiler().state) == ("none", "well" if is_compiled() else "note")


def test_a_full_disk(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'server.sqlite3'}"
    assert health.disk(url).outcome == "well"
    low = health.disk(url, least=1 << 62)
    assert (low.outcome, low.state) == ("low", "needs")


def test_every_finding_has_its_words_and_every_need_its_advice() -> None:
    tree = ast.parse(Path(health.__file__).read_text(encoding="utf-8"))
    found = {("database", kind, True) for kind in ("unreachable", "unwritable")} | {("database", "older", False)}
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Finding":
            thing, outcome = (
                argument.value if isinstance(argument, ast.Constant) else "" for argument in call.args[:2]
            )
            if outcome:
                found.add((str(thing), str(outcome), len(call.args) > 2 and ast.unparse(call.args[2]) == "NEEDS"))
    assert len(found) > 20
    for language in LANGUAGES:
        for thing, outcome, needs in found:
            assert speaker(language).has(f"doctor-{thing}-{outcome}")
            assert not needs or speaker(language).has(f"doctor-{thing}-{outcome}-do"), (thing, outcome)
