"""Numbers an operator can rely on: every request is timed, counters only grow, all processes are in them."""

import contextlib
import os
import signal
import socket
import time
from pathlib import Path

import httpx
import pytest

from belle_etoile.server.runner import free_port

from .people import Inside, Person, inside, until
from .postgres import Postgres
from .test_commands import run_serve, wait_for


def read(url: str) -> tuple[dict[str, float], dict[str, str]]:
    """Series and types, read as Prometheus reads them."""
    values, types = {}, {}
    for line in httpx.get(url + "/metrics").text.splitlines():
        if line.startswith("# TYPE "):
            name, kind = line.split()[2:]
            assert name not in types
            types[name] = kind
        else:
            series, value = line.rsplit(" ", 1)
            assert series not in values
            values[series] = float(value)
    return values, types


def test_every_request_is_timed(server: Inside) -> None:
    before, _ = read(server.url)
    csrf = httpx.get(server.url + "/api/csrf")
    token, cookie = csrf.json()["csrf"], csrf.headers["set-cookie"].split(";")[0]
    lines = ["POST /api/guests HTTP/1.1", "Host: x", "Content-Type: application/json", "Content-Length: 14"]
    lines += [f"X-CSRF-Token: {token}", f"Cookie: {cookie}", "Connection: close", "", ""]
    with socket.create_connection((server.config.host, server.config.port)) as slow:
        slow.sendall("\r\n".join(lines).encode())
        time.sleep(0.6)
        slow.sendall(b'{"name":"Ada"}')
        assert b" 201 " in slow.recv(100)
    for path in ("/health", "/ready", "/nothing.js", "/api/nothing", "/"):
        httpx.get(server.url + path)
    after, types = read(server.url)
    assert types["belle_etoile_request_seconds"] == "histogram"
    count = "belle_etoile_request_seconds_count"
    answered = sum(value for series, value in after.items() if series.startswith("belle_etoile_requests_total"))
    assert after[count] == answered == after['belle_etoile_request_seconds_bucket{le="+Inf"}']
    assert after[count] - before[count] == 8  # with the first question for metrics
    late = [after[s] - before[s] for s in after if s.startswith("belle_etoile_request_seconds_bucket")]
    assert late == sorted(late)
    half = 'belle_etoile_request_seconds_bucket{le="0.5"}'
    assert after[half] - before[half] <= 7  # the slow one is not among them
    assert after["belle_etoile_request_seconds_sum"] - before["belle_etoile_request_seconds_sum"] >= 0.6


def test_counters_are_counters(tmp_path: Path) -> None:
    with inside(tmp_path, metrics=True) as server:
        ada = Person(server.url, "Ada")
        match = ada.new_match("me", "me")["id"]
        ada.move(match, 0, ada.at(match, 0, 0)["legal"][0]["move"], 0)
        ada.move(match, 0, "castle", 1)
        with ada.live(match, 0) as screen:
            screen.next("update")
            values, types = read(server.url)
    assert values['belle_etoile_moves_total{game="stellar"}'] == 1
    assert values['belle_etoile_problems_total{kind="unreadable"}'] == 1
    assert values["belle_etoile_appended_total"] == 2  # the deal, and the move
    assert values["belle_etoile_commits_total"] >= 3
    assert (values["belle_etoile_open_tables"], values["belle_etoile_sockets"]) == (1, 1)
    for name, kind in types.items():
        assert (kind == "counter") == name.endswith("_total"), name


def workers(server: int) -> list[int]:
    """Its children that serve; another one keeps count of what they share."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == server and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


@pytest.mark.postgres
def test_several_processes_are_added_up(postgres: Postgres) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    words = ["--port", url.rsplit(":", 1)[1], "--database", postgres.new_database(), "--workers", "2", "--metrics"]
    server = run_serve(*words, "--no-limits")
    try:
        wait_for(url + "/")
        for _ in range(60):
            httpx.get(url + "/health")
        until(lambda: {read(url)[0]["belle_etoile_processes"] for _ in range(10)} == {2})  # each knows of the other
        seen = [read(url)[0] for _ in range(20)]
        assert {told["belle_etoile_processes"] for told in seen} == {2}
        answered = [told["belle_etoile_request_seconds_count"] for told in seen]
        assert answered[0] >= 60
        assert max(answered) - min(answered) <= 22
        os.kill(workers(server.pid)[0], signal.SIGKILL)
        deadline = time.monotonic() + 60
        while read_or_none(url) != 2:  # the dead one is replaced
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert read(url)[0]["belle_etoile_request_seconds_count"] >= max(answered)
    finally:
        server.terminate()
        server.wait(60)
        assert server.stdout is not None
        server.stdout.close()


def read_or_none(url: str) -> float:
    try:
        time.sleep(1.2)
        return read(url)[0]["belle_etoile_processes"]
    except httpx.HTTPError:
        return 0
