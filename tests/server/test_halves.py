"""Half requests are not waited for for ever, and what has no end is not taken."""

import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from belle_etoile.server.http.protocol import FOR_THE_BODY, FOR_THE_HEAD, LARGEST_HEAD, TO_TAKE

from .people import Inside, Person, inside

MANY = 300


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Inside]:
    """The second one in its process: the first closed while somebody owed it half a request."""
    with inside(tmp_path) as server, connected(server, b"GET /hea"):
        assert httpx.get(server.url + "/health").status_code == 200
        server.stop()
    with inside(tmp_path) as server:
        yield server


def connected(server: Inside, sent: bytes) -> socket.socket:
    line = socket.create_connection((server.config.host, server.config.port))
    if sent:
        line.sendall(sent)
    return line


def answers(lines: dict[socket.socket, str], seconds: float) -> dict[str, set[bytes]]:
    """The first status that came before each line was closed, within so many seconds; "open" where it was not."""
    until = time.monotonic() + seconds
    said: dict[socket.socket, bytes] = dict.fromkeys(lines, b"")
    left = set(lines)
    while left and time.monotonic() < until:
        for line in select.select(list(left), [], [], 1)[0]:
            try:
                heard = line.recv(4096)
            except ConnectionResetError:
                heard = b""
            said[line] += heard
            if not heard:
                left.discard(line)
    found: dict[str, set[bytes]] = {name: set() for name in lines.values()}
    for line, name in lines.items():
        found[name].add(b"open" if line in left else said[line][9:12])
    return found


@pytest.mark.slow
@pytest.mark.waits
def test_halves_are_given_up(own_server: Inside) -> None:
    ada = Person(own_server.url, "Ada")
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    head = f"POST /api/matches HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nX-CSRF-Token: {ada.csrf}\r\n".encode()
    halves = {
        "nothing": b"",
        "half a line": b"GET /api/ga",
        "half a head": b"GET /api/games HTTP/1.1\r\nHost: x\r\n",
        "half a second request": b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /hea",
        "half a body": head + b"Content-Length: 100\r\n\r\n{",
        "half a chunk": head + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        "half a body that nobody wants": b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    }
    with ExitStack() as open_lines:
        lines = {
            open_lines.enter_context(connected(own_server, sent)): name
            for name, sent in halves.items()
            for _ in range(MANY // len(halves))
        }
        kept = open_lines.enter_context(connected(own_server, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"))
        time.sleep(1)
        assert ada.get("/games")  # nobody else minds
        found = answers(lines, FOR_THE_BODY + 15)
        late = {b"408"}
        assert found == {
            "nothing": late,
            "half a line": late,
            "half a head": late,
            "half a second request": {b"200"},
            "half a body": late,
            "half a chunk": late,
            "half a body that nobody wants": {b"200"},
        }
        assert kept.recv(4096).startswith(b"HTTP/1.1 200")
        kept.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")  # who asks again later may
        assert kept.recv(4096).startswith(b"HTTP/1.1 200")


def test_a_head_has_an_end(own_server: Inside) -> None:
    line = b"X-Line: " + b"x" * 1000 + b"\r\n"
    with connected(own_server, b"GET /health HTTP/1.1\r\nHost: x\r\n") as door, suppress(ConnectionError):
        for _ in range(100 * LARGEST_HEAD // len(line)):
            door.sendall(line)
        door.sendall(b"\r\n")
        assert door.recv(4096)[9:12] in (b"", b"431")
    large = {"X-Line": "x" * (LARGEST_HEAD // 2)}
    assert httpx.get(own_server.url + "/health", headers=large).status_code == 200


@pytest.mark.slow
@pytest.mark.waits
def test_a_slow_sender_is_heard_and_a_slow_reader_is_not_waited_for(own_server: Inside) -> None:
    """A head in two pieces, a body over many seconds: fine, as long as something comes."""
    with connected(own_server, b"POST /api/guests HTTP/1.1\r\n") as line:
        time.sleep(FOR_THE_HEAD / 3)
        line.sendall(b"Host: x\r\nContent-Length: 14\r\n\r\n")
        for letter in b'{"name":"Ada"}':
            time.sleep(FOR_THE_BODY / 20)
            line.sendall(bytes([letter]))
        assert line.recv(4096)[9:12] == b"403"  # heard to the end: the token is missing
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((own_server.config.host, own_server.config.port))
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 400)
        time.sleep(TO_TAKE + 10)
        assert read_all(line) < 400 * len(httpx.get(own_server.url + "/api/openapi.json").content)


def read_all(line: socket.socket) -> int:
    got = 0
    with suppress(ConnectionResetError):
        while heard := line.recv(65536):
            got += len(heard)
    return got


def test_the_document_is_made_once(own_server: Inside) -> None:
    """A hundred times in a small part of the time that making it a hundred times would take: it took 145 ms each."""
    with httpx.Client() as browser:
        first = browser.get(own_server.url + "/api/docs")
        assert first.text.startswith("<!doctype html>")
        began = time.process_time()
        for _ in range(100):
            assert browser.get(own_server.url + "/api/docs").content == first.content
        assert time.process_time() - began < 10
