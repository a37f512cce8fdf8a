"""Archives that are more than they seem, and people who bring too many: told in a sentence, soon, and nothing stays."""

import io
import json
import sqlite3
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import httpx
import pytest

from belle_etoile.server.campaigns.transfer import importer

from .big_archive import big_archive
from .people import Inside, Person, Server, inside, served
from .test_campaign_master import take_in
from .test_campaigns import found, ready

MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def packed() -> bytes:
    return big_archive(12, 2)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as server:
        yield server


def squeezed(files: dict[str, bytes], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", how, compresslevel=9) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return target.getvalue()


def with_file(packed: bytes, name: str, content: bytes, how: int = zipfile.ZIP_DEFLATED) -> bytes:
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        files = {each: archive.read(each) for each in archive.namelist()}
    about = files["turns/002/turn.toml"].splitlines(keepends=True)
    files["turns/002/turn.toml"] = b"".join(line for line in about if not line.startswith(b"state"))  # no digest
    return squeezed({**files, name: content}, how)


def told(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json().get("type", "")).removeprefix("/problems/")


def test_guests_are_asked_to_make_an_account(server: Inside, packed: bytes) -> None:
    eve = Person(server.url, "Eve", "fr")
    headers = {"X-CSRF-Token": eve.csrf}
    answer = eve.http.post("/campaigns/import", params={"name": "X"}, content=packed, headers=headers)
    assert told(answer) == (403, "no-account")
    assert "compte" in answer.json()["detail"]


def spaces(size: int) -> bytes:
    return b" " * size


def bombs(packed: bytes) -> Iterator[tuple[str, bytes]]:
    yield "a state of nothing", with_file(packed, "turns/002/state.json", spaces(60 * MEGABYTE))
    yield "a state that is too large", with_file(packed, "turns/002/state.json", spaces(70 * MEGABYTE))
    yield "orders that are too large", with_file(packed, "turns/002/orders/1-x.toml", b"# 1234567\n" * 30_000)
    yield "a tower of brackets", with_file(packed, "turns/002/state.json", b"[" * 60_000)
    yield "a tangled settings file", with_file(packed, "campaign.toml", b"a." * 30_000 + b"a = 1")
    yield "tangled settings", with_file(packed, "server.toml", b"a." * 30_000 + b"a = 1")
    yield "tangled orders", with_file(packed, "edition.toml", b"x = " + b"[" * 30_000)
    yield "numbers without end", with_file(packed, "turns/002/state.json", b"9" * 60_000)
    yield "packed in another way", with_file(packed, "edition.toml", b"a = 1", zipfile.ZIP_LZMA)
    yield "a control character", with_file(packed, "letters.jsonl", json.dumps({"text": "\0"}).encode())
    yield "many turns", squeezed({f"turns/{n:05}/state.json": b"{}" for n in range(20_000)} | {"campaign.toml": b""})
    yield "no end", packed[: len(packed) // 2]


def test_bombs_do_not_go_off(tmp_path: Path, packed: bytes) -> None:
    """The server's own memory hardly grows."""
    with served(tmp_path) as server:
        ada = Person(server.url, "Ada")
        ada.http.timeout = 120
        assert take_in(ada, packed).status_code == 201
        before = memory_of(server)
        for name, bomb in bombs(packed):
            answer = take_in(ada, bomb)
            assert told(answer) == (422, "bad-archive"), (name, answer.text)
            assert "/tmp" not in answer.text, name
        assert memory_of(server) - before < 60
        assert len(ada.get("/campaigns")) == 1
        assert take_in(ada, packed).status_code == 201


def memory_of(server: Server) -> int:
    """The most it ever had, in megabytes."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmHWM:")).split()[1]) // 1024


def test_a_person_keeps_so_much_and_no_more(own_server: Inside, packed: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Person(own_server.url, "Ada")
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        size = sum(entry.file_size for entry in archive.infolist())
    monkeypatch.setattr(importer, "QUOTA", int(2.5 * size))
    assert [take_in(ada, packed).status_code for _ in range(2)] == [201, 201]
    answer = take_in(ada, packed)
    assert told(answer) == (413, "too-large")
    assert "MB" in answer.json()["detail"]
    assert len(ada.get("/campaigns")) == 2
    assert take_in(Person(own_server.url, "Blaise"), packed).status_code == 201
    monkeypatch.setattr(importer, "QUOTA", size)
    assert told(take_in(ada, packed)) == (413, "too-large")


def test_a_person_may_not_come_too_often(tmp_path: Path) -> None:
    with inside(tmp_path, limits=True) as server:
        ada = Person(server.url, "Ada")
        kinds = [told(take_in(ada, b"no zip")) for _ in range(7)]
        assert kinds == [(422, "bad-archive")] * 6 + [(429, "too-fast")]


def test_what_takes_too_long_or_too_much_is_given_up(
    own_server: Inside, packed: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Person(own_server.url, "Ada")
    monkeypatch.setattr(importer, "PATIENCE", 0.01)
    assert told(take_in(ada, packed)) == (413, "too-large")
    monkeypatch.undo()
    assert take_in(ada, packed).status_code == 201


def test_nothing_is_left_where_a_write_fails(tmp_path: Path, packed: bytes) -> None:
    """Nor where the process dies half way: the sweep clears away what nobody can see."""
    with served(tmp_path) as server:
        ada = Person(server.url, "Ada")
        with closing(sqlite3.connect(tmp_path / "server.sqlite3", isolation_level=None, timeout=30)) as line:
            ill = "WHEN NEW.turn = 2 BEGIN SELECT RAISE(ABORT, 'ill'); END"
            line.execute(f"CREATE TRIGGER ill BEFORE INSERT ON turns {ill}")
            answer = take_in(ada, packed)
            assert told(answer) == (503, "not-written")
            assert line.execute("SELECT count(*) FROM campaigns").fetchone() == (0,)
            assert line.execute("SELECT count(*) FROM turns").fetchone() == (0,)
            line.execute("DROP TRIGGER ill")
            assert take_in(ada, packed).status_code == 201
            line.execute("UPDATE campaigns SET status = 'import', created = created - 4000")
            assert ada.get("/campaigns") == []
            deadline = time.monotonic() + 30
            while line.execute("SELECT count(*) FROM turns").fetchone() != (0,):
                assert time.monotonic() < deadline
                time.sleep(0.2)


@pytest.mark.slow
def test_a_bot_plays_on_meanwhile(tmp_path: Path) -> None:
    """While an archive is read and a turn of many families resolved, the one process for bots has time for a match."""
    packed = big_archive(60, 3)
    with served(tmp_path, bot_processes=1) as server:
        ada, gina, hugo = [Person(server.url, name) for name in ("Ada", "Gina", "Hugo")]
        match = ada.new_match("me", "random")["id"]
        id = found(gina, "me", *["cautious"] * 99, turns=0)["id"]
        work = [Thread(target=take_in, args=(hugo, packed)), Thread(target=ready, args=(gina, id))]
        moves = 0
        with ada.live(match, 0) as screen:
            told = screen.next("update", 60)
            for job in work:
                job.start()
            while told["waiting"] and (moves < 5 or any(job.is_alive() for job in work)):
                if told["legal"]:
                    ada.move(match, 0, told["legal"][0]["move"], told["version"])
                    moves += 1
                told = screen.next("update", 90)
        for job in work:
            job.join()
        assert moves >= 5
        assert "a bot did not answer" not in server.log.read_text()
        assert len(hugo.get("/campaigns")) == 1
        assert gina.get(f"/campaigns/{id}")["turn"] == 1
