"""What nobody asks who means well: refused with a sentence, never a 500."""

import logging
import socket
import time
from itertools import product
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.websockets import websockets_sansio_impl

from belle_etoile.server.background.logs import ours

from .people import Inside, Person, Visitor

DIGITS = "9" * 6000
LONG = "a" * 300


def raw(server: Inside, request: bytes) -> bytes:
    """Bytes on the wire, as no client would send them; the first line of the answer."""
    with socket.create_connection((server.config.host, server.config.port), 10) as line:
        line.sendall(request)
        return line.recv(4096).split(b"\r\n")[0]


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/table/%00",
        "/assets/%00.js",
        "/api/%00",
        "/api/matches/%00",
        "/api/matches/%00/at/0",
        "/api/games/%00/rules",
        "/api/campaigns/%00",
        "/api/feeds/%00/notices.atom",
        "/api/post/%00/confirm",
        f"/{LONG}",
        f"/{LONG}/{LONG}",
        f"/assets/{LONG}.js",
        "/" + "/".join(["a" * 100] * 60),
        f"/api/matches/{LONG}",
        f"/api/games/{LONG}/components?match={LONG}",
        "/%ff%fe",
        "/api/matches/%ff",
        "/api/matches/%ed%a0%80",
        f"/api/matches/nowhere/at/{DIGITS}",
        f"/api/matches/nowhere/at/0?seat={DIGITS}",
        f"/api/matches/nowhere/at/-{DIGITS}",
        f"/api/matches?from={DIGITS}",
        "/api/daily?month=%00",
        f"/api/daily?month={DIGITS}",
        "/api/daily?month=0000-00",
        "/api/daily?month=9999-12",
        f"/api/campaigns/nowhere/turns/{DIGITS}/gazette",
        f"/api/campaigns/nowhere/letters/{DIGITS}",
        f"/api/campaigns/nowhere/letters?before={DIGITS}",
        "/api/campaigns/nowhere/search?q=%00",
        "/api/games/stellar/rules?lang=%00",
        "/..%2f..%2fetc%2fpasswd",
        "/\\..\\..",
        "//",
        "//etc/passwd",
        "/~root",
        "/C:/windows",
        "/.git/config",
    ],
)
def test_addresses(server: Inside, path: str) -> None:
    ada = Person(server.url, "Ada")
    for method, who in product(("GET", "HEAD", "POST"), (Visitor(server.url).http, ada.http)):
        answer = raw_like(who, method, server.url + path)
        assert answer.status_code < 500, (method, path[:60], answer.text)
        assert "Traceback" not in answer.text


def raw_like(who: httpx.Client, method: str, url: str) -> httpx.Response:
    """The address as it stands here, not as a client would write it."""
    request = who.build_request(method, "http://127.0.0.1/")
    base = httpx.URL(url.split("/", 3)[0] + "//" + url.split("/", 3)[2])
    request.url = base.copy_with(raw_path=("/" + url.split("/", 3)[3]).encode())
    return who.send(request)


BODIES = [
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\xed\xa0\x80", "password": "12345678"}',
    b'{"name": "\\ud800", "password": "12345678"}',
    b'{"name": "\\u0000", "password": "12345678"}',
    b'{"name": ' + DIGITS.encode() + b"}",
    b'{"seat": ' + DIGITS.encode() + b', "move": "x", "seen": 0, "key": "k"}',
    b'{"seat": 0, "move": "x", "seen": -' + DIGITS.encode() + b', "key": "k"}',
    b'{"seat": 0, "move": "x", "seen": 1e400, "key": "k"}',
    b'{"seat": 0, "move": "\\u0000", "seen": 0, "key": "\\u0000"}',
    b'{"game": "\\u0000", "seats": [], "options": {"\\u0000": "\\u0000"}}',
    b'{"game": "stellar", "seats": [{"kind": "me"}, {"kind": "me"}], "edition": "a = ' + DIGITS.encode() + b'"}',
    b'{"game": "stellar", "seats": [{"kind": "me"}], "pace": {"kind": "correspondence", "hours": 1e308}}',
    b'{"game": "stellar", "seats": [{"kind": "me"}], "pace": {"kind": "correspondence", "hours": -1}}',
    b'{"date": "\\u0000"}',
    b'{"date": "0001-01-01"}',
    b'{"seat": 9223372036854775807, "agree": true}',
    b"[" * 5000,
    b"",
    b"null",
    b"7",
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:40]))
def test_bodies(server: Inside, body: bytes) -> None:
    ada = Person(server.url, "Ada")
    match = ada.new_match("me", "me")["id"]
    paths = ["/guests", "/accounts", "/sessions", "/matches", "/daily", "/campaigns", "/campaigns/import?name=x", "/me"]
    paths += [f"/matches/{match}/{act}" for act in ("moves", "undo", "join", "agree", "resign", "hint", "propose")]
    for path in paths:
        headers = {"Content-Type": "application/json", "X-CSRF-Token": ada.csrf}
        for method in ("POST", "PATCH", "PUT", "DELETE"):
            if (method, path) == ("DELETE", "/sessions") or (method, path) == ("DELETE", "/me"):
                continue
            answer = ada.http.request(method, path, content=body, headers=headers)
            assert answer.status_code < 500, (method, path, body[:60], answer.text)
        ada.csrf = ada.http.get("/csrf").json()["csrf"]


ORIGINS = [
    "http://[",
    "http://]",
    "null",
    "http://[::1",
    "https://\u00e9",
    "//",
    "http://[v1.x]",
    "http://a:b:c",
    "\x01",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_origins(server: Inside, origin: str) -> None:
    ada = Person(server.url, "Ada")
    match = ada.new_match("me", "me")["id"]
    host = f"{server.config.host}:{server.config.port}".encode()
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items()).encode()
    shared = b"Host: " + host + b"\r\nOrigin: " + origin.encode() + b"\r\nCookie: " + cookie + b"\r\n"
    token = b"X-CSRF-Token: " + ada.csrf.encode() + b"\r\nContent-Length: 0\r\n\r\n"
    status = raw(server, b"POST /api/matches/" + match.encode() + b"/rematch HTTP/1.1\r\n" + shared + token)
    assert status.split()[1] in (b"403", b"400"), status
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    status = raw(server, b"GET /api/matches/" + match.encode() + b"/live HTTP/1.1\r\n" + shared + upgrade + key)
    assert status.split()[1] in (b"403", b"400"), status


@pytest.mark.parametrize(
    "headers",
    [
        {"Accept-Language": "fr;q=" + DIGITS},
        {"Accept-Language": "fr;q=nan,en;q=inf,*;q=-1"},
        {"Accept-Language": "\xff"},
        {"Accept-Encoding": "gzip;q=x, br;q=\xff"},
        {"Cookie": "belle_etoile=\xff.\xff"},
        {"Cookie": "belle_etoile=a." + "9" * 5000 + ".b.c"},
        {"X-CSRF-Token": "\xff"},
        {"Content-Type": "\xff"},
        {"Content-Length": "0", "Transfer-Encoding": "chunked"},
        {"Host": "["},
        {"Range": "bytes=9-1"},
        {"If-None-Match": "\xff"},
    ],
)
def test_headers(server: Inside, headers: dict[str, str]) -> None:
    """As bytes: no header's meaning may break the server."""
    for method, path in product(
        ("GET", "POST"), ("/", "/api/me", "/api/games/stellar/components", "/api/guests", "/ready")
    ):
        lines = [f"{name}: {value}" for name, value in {"Host": "127.0.0.1", **headers}.items()]
        request = f"{method} {path} HTTP/1.1\r\n" + "\r\n".join(lines) + "\r\nConnection: close\r\n\r\n"
        status = raw(server, request.encode("latin-1"))
        assert status.split()[1] < b"500", (method, path, headers, status)


def test_who_leaves_in_the_middle_of_a_body_is_no_error_of_ours(
    server: Inside, caplog: pytest.LogCaptureFixture
) -> None:
    """Else any stranger fills the log, a trace at a time; no_trouble looks too."""
    for _ in range(3):
        with socket.create_connection((server.config.host, server.config.port)) as line:
            line.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
    Visitor(server.url)  # the server has seen them by now
    time.sleep(0.3)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_socket_that_does_not_speak_utf_8_leaves_no_trace() -> None:
    said = "Invalid UTF-8 sequence received from client."  # uvicorn's words
    assert not ours(logging.makeLogRecord({"msg": said}))
    assert ours(logging.makeLogRecord({"msg": "Exception in ASGI application"}))
    assert said in Path(str(websockets_sansio_impl.__file__)).read_text()
