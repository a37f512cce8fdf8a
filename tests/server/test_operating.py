"""What an operator does and sees: files that others cannot read, one server at a file, backups that were read back."""

import contextlib
import os
import re
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from belle_etoile.cli import main
from belle_etoile.server.runner import free_port
from belle_etoile.store import open_database
from belle_etoile.store.engines import without_password
from belle_etoile.store.migrate import HEAD, migrate, revision_of

from .people import Person, inside, served
from .postgres import Postgres
from .test_campaigns import BOTS, wished

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def client_tools(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{postgres.server.bin_path}:{os.environ['PATH']}")


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BELLE_ETOILE_LANG", "en")


@contextlib.contextmanager
def allowing_all() -> Iterator[None]:
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


# Who may read


def test_files_are_made_for_one_user_alone(tmp_path: Path) -> None:
    place = tmp_path / "state"
    with allowing_all(), inside(tmp_path, database=f"sqlite:///{place}/server.sqlite3") as server:
        match = Person(server.url, "Ada").new_match("me", "me")["id"]
        names = {file.name: mode(file) for file in place.iterdir()}
        assert main(["backup", str(tmp_path / "copy"), "--database", server.config.database]) == 0
        assert (
            main(["export", match, "--secret", "--output", str(tmp_path / "log"), "--database", server.config.database])
            == 0
        )
    assert set(names) >= {"server.sqlite3", "server.sqlite3-wal", "server.sqlite3-shm", "server.sqlite3.lock"}
    assert set(names.values()) == {0o600}
    assert (mode(place), mode(tmp_path / "copy"), mode(tmp_path / "log")) == (0o700, 0o600, 0o600)


def test_a_file_that_all_may_read_is_spoken_of(tmp_path: Path, capsys: Captured) -> None:
    """It was made by an older version, or somebody wants it so: it is left as it is."""
    from belle_etoile.cli.serve import check_database
    from belle_etoile.cli.terminal import Terminal
    from belle_etoile.locales import speaker

    file = tmp_path / "old.sqlite3"
    file.touch()
    file.chmod(0o644)
    terminal = Terminal(speaker("en"))
    terminal.speaker.has("server-")
    check_database(terminal, f"sqlite:///{file}")
    assert "can be read by everyone" in capsys.readouterr().err
    assert mode(file) == 0o644


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:s3cret@host:port/x",
        "postgresql://ada:s3cret@/x?host=1:2:3&port=x",
        "mysql://ada:s3cret@host/x",
        "postgres//ada:s3cret@host/x",
        "postgresql://ada:s3c@s3cret@host:port/x",
        "mysql://host/x?user=ada&password=s3cret",
        "ada:s3cret@host",
        "postgresql://ada:s3cret@127.0.0.1:1/x",
        "postgresql://127.0.0.1:1/x?user=ada&password=s3cret",
    ],
)
def test_a_wrong_url_is_shown_without_its_password(url: str, capsys: Captured) -> None:
    for command in (["serve"], ["export", "x"], ["backup", "nowhere"], ["downgrade", "0003"]):
        assert main([*command, "--database", url]) == 2
        told = capsys.readouterr()
        assert "s3cret" not in told.out + told.err
        assert told.err


def test_what_a_database_says_is_written_down_without_what_people_wrote(postgres: Postgres, tmp_path: Path) -> None:
    """A letter, a hash: also where PostgreSQL itself shows the row that it refuses."""
    import logging

    from belle_etoile.server.background.logs import JsonLines

    for url in (postgres.new_database(), f"sqlite:///{tmp_path}/server.sqlite3"):
        db = open_database(url)
        try:
            db.write_now(
                lambda c: c.execute(
                    text("INSERT INTO people (id, name, password, epoch) VALUES (:id, :name, :password, 1)"),
                    {"id": "1", "name": "dear diary", "password": "$argon2id$s3cret"},
                )
            )
        except Exception as error:
            try:
                raise RuntimeError("a request failed") from error
            except RuntimeError as outer:
                record = logging.LogRecord(
                    "x", logging.ERROR, "x", 1, "a request failed", (), (type(outer), outer, None)
                )
            line = JsonLines().format(record)
        db.close()
        assert "s3cret" not in line
        assert "diary" not in line
        assert "created" in line  # the column that was missing
        assert "RuntimeError: a request failed" in line


# Settings


def serve_in_background(*words: str, **environment: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "belle_etoile", "serve", "--port", str(free_port()), *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env={**os.environ, **environment})


def first_words(server: "subprocess.Popen[str]") -> tuple[str, str]:
    """Until it says where its database is, and the words of its command."""
    assert server.stdout is not None
    told = server.stdout.readline() + server.stdout.readline()
    processes = subprocess.run(["ps", "axww", "-o", "pid,args"], capture_output=True, text=True, check=True).stdout
    return told, next(line for line in processes.splitlines() if line.split()[0] == str(server.pid))


def end(server: "subprocess.Popen[str]") -> str:
    server.terminate()
    return server.communicate(timeout=60)[1]


def test_no_password_stands_in_the_list_of_processes(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database().replace("postgres:@", "postgres:s3cret@").replace("postgres@", "postgres:s3cret@")
    assert "s3cret" in url
    file = tmp_path / "settings.toml"
    file.write_text(f'database = "{url}"\nbot-processes = 2\norigin = "https://stars.example"\n')
    file.chmod(0o600)
    for words, environment in (
        ([], {"BELLE_ETOILE_DATABASE": url}),
        (["--settings", str(file)], {}),
        ([], {"BELLE_ETOILE_SETTINGS": str(file)}),
    ):
        server = serve_in_background(*words, **environment)
        told, process = first_words(server)
        end(server)
        assert "postgres:***@" in told, told
        assert "s3cret" not in told + process


def test_a_flag_goes_before_the_environment_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from argparse import Namespace

    from belle_etoile.cli.settings import settled
    from belle_etoile.cli.terminal import Terminal
    from belle_etoile.locales import speaker

    file = tmp_path / "settings.toml"
    file.write_text('database = "sqlite:///file"\nsmtp = "smtp://file"\nport = 1\nsecure = true\nno-limits = true\n')
    file.chmod(0o600)
    monkeypatch.setenv("BELLE_ETOILE_DATABASE", "sqlite:///environment")
    monkeypatch.setenv("BELLE_ETOILE_SMTP", "smtp://environment")
    given = Namespace(database="sqlite:///flag", settings=str(file), port=0, origin=[], secure=False, smtp=None)
    found = settled(Terminal(speaker("en")), given)
    assert (found["database"], found["smtp"], found["port"]) == ("sqlite:///flag", "smtp://environment", 0)
    assert (found["secure"], found["no-limits"], found["workers"]) == (True, True, 1)


def test_a_file_of_0_1_may_still_say_thinkers(tmp_path: Path) -> None:
    from belle_etoile.cli.settings import read_settings

    file = tmp_path / "settings.toml"
    file.write_text("thinkers = 3\n")
    assert read_settings(str(file)) == {"bot-processes": 3}


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("databse = 'x'", "did you mean “database”"),
        ("database = 3", "takes a text in quotes"),
        ("port = '8017'", "takes a whole number"),
        ("port = true", "takes a whole number"),
        ("port = 70000", "goes from 0 to 65535"),
        ("secure = 1", "takes true or false"),
        ("origin = [1]", "a list of texts"),
        ("port 8017", "is not TOML"),
    ],
)
def test_a_file_of_settings_is_refused_kindly(written: str, told: str, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(written)
    assert main(["serve", "--settings", str(file)]) == 2
    assert told in capsys.readouterr().err
    assert main(["serve", "--settings", str(tmp_path / "none")]) == 2
    assert "none" in capsys.readouterr().err


# One server at a file


def test_a_second_server_at_the_same_file_is_refused(tmp_path: Path, capsys: Captured) -> None:
    with served(tmp_path) as server:
        words = ["--port", str(free_port()), "--database", server.config.database]
        assert main(["serve", *words]) == 2
        told = capsys.readouterr().err
        assert server.process is not None
        assert f"Another server (process {server.process.pid})" in told
        ada = Person(server.url, "Ada")
        match = ada.new_match("me", "me")["id"]
        for command in (["restore", str(tmp_path / "server.sqlite3"), "--yes"], ["downgrade", "0003", "--yes"]):
            assert main([*command, "--database", server.config.database]) == 2
            assert "at work at this database" in capsys.readouterr().err
        assert main(["export", match, "--database", server.config.database]) == 0  # who only reads may come in
        server.kill()
        server.start()  # the dead hold nothing
        assert ada.get(f"/matches/{match}")["id"] == match


# Versions


def test_a_newer_database_is_refused_in_a_sentence(database: str, tmp_path: Path, capsys: Captured) -> None:
    db = open_database(database)
    db.write_now(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '0999'")))
    db.close()
    for command in (["serve", "--port", str(free_port())], ["export", "x"], ["downgrade", "0003", "--yes"]):
        assert main([*command, "--database", database]) == 2
        told = capsys.readouterr().err
        assert "newer version" in told
        assert "0999" in told
        assert "Traceback" not in told


def test_going_back_says_what_is_lost_and_asks(
    database: str, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path, database=database) as server:
        ada = Person(server.url, "Ada")
        match = ada.new_match("me", "me")["id"]
        ada.post("/campaigns", wished("me", *BOTS))
    command = ["downgrade", "0003", "--database", database]
    for answer in ("", "y", "no"):
        monkeypatch.setattr("builtins.input", lambda question, answer=answer: print(question) or answer)
        assert main(command) == 2
        told = capsys.readouterr()
        assert "one campaign of Stellarium, entirely" in told.out
        assert "Nothing was changed" in told.err
    assert main(["downgrade", "0900", "--database", database]) == 2
    assert f"Schemas: 0001, {', '.join(f'{n:04}' for n in range(2, int(HEAD)))}." in capsys.readouterr().err
    with inside(tmp_path, database=database) as server:
        assert Person(server.url, "Eve").get(f"/matches/{match}")["id"] == match
        assert len(Person(server.url, "Eve").get("/open-campaigns")) == 0
    monkeypatch.setattr("builtins.input", lambda question: "yes")
    assert main(command) == 0
    assert "The database is at schema 0003" in capsys.readouterr().out
    db = open_database(database)  # and forward again
    assert revision_of(db.writing) == HEAD
    db.close()


def test_sessions_that_ended_do_not_come_back_with_an_older_version(database: str) -> None:
    from belle_etoile.store import Person as Row
    from belle_etoile.store import people as persons

    db = open_database(database)
    db.write_now(lambda c: persons.add_person(c, Row("1", "Ada", None, None, None, 4, 0.0)))
    db.write_now(lambda c: persons.add_person(c, Row("2", "Bea", None, None, None, 4, 0.0)))
    db.write_now(lambda c: persons.end_session(c, "1", "stolen"))
    migrate(db.writing, "0006")
    migrate(db.writing)
    assert [row.epoch for row in db.read_now(lambda c: persons.those(c, "12")).values()] == [5, 4]
    db.close()


# Backup and restore


class Busy(threading.Thread):
    """Plays while others copy."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.over = threading.Event()
        self.played: dict[str, int] = {}

    def run(self) -> None:
        ada = Person(self.url, "Ada")
        while not self.over.is_set():
            match = ada.new_match("me", "me")["id"]
            for version in range(6):
                seat = ada.get(f"/matches/{match}")["waiting"][0]
                move = ada.at(match, version, seat)["legal"][0]["move"]
                assert ada.move(match, seat, move, version).is_success
                self.played[match] = version + 1


@pytest.fixture
def target(database: str, postgres: Postgres, tmp_path: Path) -> str:
    """Another empty one of the same kind."""
    return postgres.new_database() if database.startswith("postgres") else f"sqlite:///{tmp_path}/target.sqlite3"


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("copy*"))


def test_a_backup_while_people_play_and_back(database: str, target: str, tmp_path: Path, capsys: Captured) -> None:
    """The drill of docs/self-hosting.md."""
    with inside(tmp_path, database=database) as server:
        busy = Busy(server.url)
        busy.start()
        promised: list[dict[str, int]] = []
        for n in range(3):
            time.sleep(0.5)
            promised.append(dict(busy.played))
            assert main(["backup", str(tmp_path / f"copy{n}"), "--database", database]) == 0
            assert "read back and the same" in capsys.readouterr().out
        busy.over.set()
        busy.join(30)
        assert main(["backup", str(tmp_path / "copy0"), "--database", database]) == 2
        assert "is there already" in capsys.readouterr().err
    for n, before in enumerate(promised):  # each over the one before
        assert main(["restore", str(tmp_path / f"copy{n}"), "--yes", "--database", target]) == 0
        assert ("is kept here" in capsys.readouterr().out) == (n > 0)
        with inside(tmp_path, database=target) as server:
            eve = Person(server.url, "Eve")
            for match, version in before.items():
                table = eve.get(f"/matches/{match}")
                assert table["version"] >= version
                assert eve.at(match, version)["version"] == version
    assert not list(tmp_path.glob("*.part"))


def test_what_is_no_backup_changes_nothing(
    database: str, target: str, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path, database=database) as server:
        match = Person(server.url, "Ada").new_match("me", "me")["id"]
    good, bad, other = (tmp_path / name for name in ("good", "bad", "other"))
    assert main(["backup", str(good), "--database", database]) == 0
    whole = good.read_bytes()
    wrong = {"is not a whole backup": [b"", b"no database", whole[: len(whole) // 2]]}
    if not database.startswith("postgres"):
        wrong["is not a whole backup"].append(whole[:4096] + bytes(8192) + whole[12288:])
        wrong["do not rely on it"] = [whole.replace(b"Ada", b"Eda", 1)]
    for told, contents in wrong.items():
        for content in contents:
            bad.write_bytes(content)
            assert main(["restore", str(bad), "--yes", "--database", database]) == 2, content[:20]
            assert told in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "none"), "--yes", "--database", database]) == 2
    another = f"sqlite:///{tmp_path}/another.sqlite3"
    if database.startswith("postgres"):
        assert main(["restore", str(good), "--yes", "--database", another]) == 2
    else:
        open_database(another).close()
        shutil.copy(tmp_path / "another.sqlite3", other)
        with contextlib.closing(sqlite3.connect(other)) as newer:
            newer.execute("UPDATE alembic_version SET version_num = '0999'")
            newer.commit()
        assert main(["restore", str(other), "--yes", "--database", database]) == 2
        assert "newer version" in capsys.readouterr().err
    monkeypatch.setattr("builtins.input", lambda question: "no")
    assert main(["restore", str(good), "--database", database]) == 2
    with inside(tmp_path, database=database) as server:
        assert Person(server.url, "Eve").get(f"/matches/{match}")["id"] == match


@pytest.mark.postgres
def test_a_restore_that_fails_half_way_leaves_all_as_it_was(
    postgres: Postgres, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    with inside(tmp_path, database=url) as server:
        match = Person(server.url, "Ada").new_match("me", "me")["id"]
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--database", url]) == 0
    monkeypatch.setattr("belle_etoile.store.backups.SCHEMA", b"CREATE TABLE public.people (\n")  # a line goes missing
    assert main(["restore", str(copy), "--yes", "--database", url]) == 2
    assert "nothing was changed" in capsys.readouterr().err
    with inside(tmp_path, database=url) as server:
        assert Person(server.url, "Eve").get(f"/matches/{match}")["id"] == match


def test_without_the_tools_of_postgresql_it_says_so(
    postgres: Postgres, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    open_database(url).close()
    monkeypatch.setenv("PATH", "/nowhere")
    assert main(["backup", str(tmp_path / "copy"), "--database", url]) == 2
    assert "pg_dump" in capsys.readouterr().err
    assert not copies(tmp_path)


def test_passwords_in_any_text() -> None:
    assert without_password("postgresql://ada:a/b@c@host/x") == "postgresql://ada:***@host/x"
    assert without_password("postgresql://ada@host/x") == "postgresql://ada@host/x"
    assert re.fullmatch(r"sqlite:///.*", without_password("sqlite:////srv/a:b@c.sqlite3"))
