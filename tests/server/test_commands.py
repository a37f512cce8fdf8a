"""`belle-etoile serve`, `export` and `import`, as people type them."""

import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from belle_etoile.cli import main
from belle_etoile.server.runner import free_port

from .people import Person, served
from .postgres import Postgres
from .test_a_whole_match import play_to_the_end


def run_serve(*words: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", "import sys; from belle_etoile.cli import main; sys.exit(main())", "serve", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def wait_for(url: str) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            if httpx.get(url + "ready").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError(f"{url} did not get ready")


@pytest.mark.postgres
def test_serve_with_two_workers_prints_its_address_and_stops_gracefully(postgres: Postgres) -> None:
    port = free_port()
    server = run_serve("--port", str(port), "--database", postgres.new_database(), "--workers", "2", "--lang", "en")
    assert server.stdout is not None
    try:
        assert server.stdout.readline() == f"Belle Étoile is waiting for you: http://127.0.0.1:{port}/\n"
        wait_for(f"http://127.0.0.1:{port}/")
        url = f"http://127.0.0.1:{port}"
        ada = Person(url, "Ada")
        match = ada.new_match("me", "me")["id"]
        for version in range(8):
            person = Person.known(url, ada.http.cookies)  # a connection of its own may reach the other worker
            seat = person.at(match, version, 0)["waiting"][0]  # where it may not have heard of the last move yet
            move = person.at(match, version, seat)["legal"][0]["move"]
            assert person.move(match, seat, move, version).status_code == 200
    finally:
        server.terminate()
        assert server.wait(60) == 0
        server.stdout.close()


def test_serve_refuses_kindly(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--database", "sqlite:///x.sqlite3", "--lang", "en"]) == 2
    assert "can only share a PostgreSQL database" in capsys.readouterr().err
    assert main(["serve", "--database", "mysql://x", "--lang", "en"]) == 2
    assert "expected sqlite:///FILE or postgresql://" in capsys.readouterr().err
    assert main(["serve", "--database", "postgresql://127.0.0.1:1/x", "--lang", "en"]) == 2
    assert "The database does not answer" in capsys.readouterr().err
    assert main(["serve", "--smtp", "mail.example", "--lang", "en"]) == 2
    assert "smtps://" in capsys.readouterr().err


def test_a_match_goes_out_and_comes_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A finished match can be looked at elsewhere; one in play goes on there."""
    from .people import inside

    here, there = f"sqlite:///{tmp_path / 'here.sqlite3'}", f"sqlite:///{tmp_path / 'there.sqlite3'}"
    with inside(tmp_path, database=here) as server:
        ada = Person(server.url, "Ada")
        over, going = ada.new_match("me", "me")["id"], ada.new_match("me", "me")["id"]
        last = play_to_the_end(over, [ada, ada])
        ada.move(going, 0, ada.at(going, 0, 0)["legal"][0]["move"], 0)
        kept = ada.at(going, 1, 0)["view"]
    file = str(tmp_path / "match.log")
    assert main(["export", over, "--database", here, "--output", file]) == 0
    assert main(["import", file, "--database", there, "--lang", "en"]) == 0
    finished = str(re.findall(r"Match (\w+) imported", capsys.readouterr().out)[0])
    assert main(["export", going, "--database", here, "--secret", "--output", file]) == 0
    assert main(["import", file, "--database", there, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    match, tokens = str(re.findall(r"Match (\w+) imported", told)[0]), re.findall(r"token=(\S+)", told)
    assert main(["export", "nothing", "--database", there]) == 2
    with inside(tmp_path, database=there) as server:
        ada = Person(server.url, "Ada")
        assert ada.get(f"/matches/{finished}")["version"] == last
        for token in tokens:
            ada.post(f"/matches/{match}/join", {"token": token})
        assert ada.get(f"/matches/{match}")["status"] == "playing"
        assert ada.at(match, 1, 0)["view"] == kept
        assert ada.move(match, 1, ada.at(match, 1, 1)["legal"][0]["move"], 1).status_code == 200


def test_a_server_stops_when_it_is_told(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada = Person(server.url, "Ada")
        match = ada.new_match("me", "me")["id"]
        with ada.live(match, 0) as screen:
            screen.next("update")
            assert server.stop() in (0, -15)  # uvicorn ends with the signal it was sent, after all is done
    assert "Application shutdown complete" in server.log.read_text()
