"""People for the tests: each has a browser's cookie, a token and a socket or two, and talks to a real server."""

import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from belle_etoile.server import runner
from belle_etoile.server.app import create_app
from belle_etoile.server.config import IN_ENVIRONMENT, Config
from belle_etoile.server.runner import free_port

KEYS = count()
OPEN: list[httpx.Client | ClientConnection] = []  # closed after each test


def until(true: Callable[[], Any], seconds: float = 90) -> Any:
    """Waits for something that will happen, and gives it back."""
    deadline = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return found


class Server:
    """A server process of its own, on the loopback."""

    module = "belle_etoile.server.runner"

    def __init__(self, config: Config, log: Path) -> None:
        self.config = config
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{self.config.host}:{self.config.port}"

    def start(self) -> "Server":
        environment = {**os.environ, IN_ENVIRONMENT: msgspec.json.encode(self.config).decode()}
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", self.module]
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                if httpx.get(self.url + "/ready", timeout=1, verify=False).status_code == 200:
                    return self
            except httpx.HTTPError:
                time.sleep(0.03)
            assert self.process.poll() is None, self.log.read_text()
        self.kill()
        raise AssertionError("the server did not get ready:\n" + self.log.read_text())

    def kill(self) -> None:
        """kill -9: no goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(60)


class Inside:
    """A server in a thread of the test's own process: quick to start, where nothing is to be killed."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.url = f"http://{config.host}:{config.port}"
        self.server: uvicorn.Server | None = None
        self.thread: threading.Thread | None = None

    def start(self) -> "Inside":
        chosen: dict[str, Any] = runner.settings(self.config)
        self.server = uvicorn.Server(uvicorn.Config(create_app(self.config), **chosen))
        self.thread = threading.Thread(target=self.server.run)
        self.thread.start()
        deadline = time.monotonic() + 120
        while not self.server.started:
            assert self.thread.is_alive()
            assert time.monotonic() < deadline
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        assert self.server is not None
        assert self.thread is not None
        self.server.should_exit = True
        self.thread.join(60)


def config_in(folder: Path, settings: dict[str, Any]) -> Config:
    settings.setdefault("database", f"sqlite:///{folder / 'server.sqlite3'}")
    settings.setdefault("limits", False)
    settings.setdefault("metrics", True)
    settings.setdefault("sweep_every", 0.3)
    settings.setdefault("sign_of_life", 60.0)  # who is busy elsewhere in a test is not dead
    return Config(port=free_port(), **settings)


@contextmanager
def served(folder: Path, **settings: Any) -> Iterator[Server]:
    """A process."""
    server = Server(config_in(folder, settings), folder / "server.log").start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


@contextmanager
def inside(folder: Path, **settings: Any) -> Iterator[Inside]:
    """A thread."""
    server = Inside(config_in(folder, settings)).start()
    try:
        yield server
    finally:
        server.stop()


def counted(name: str, *urls: str) -> int:
    """How often these servers have done something since they started."""
    told = "".join(httpx.get(url + "/metrics", timeout=30).text for url in urls)
    return sum(int(count) for count in re.findall(rf"^belle_etoile_{name}_total (\d+)$", told, re.MULTILINE))


def once_more(name: str, *urls: str) -> None:
    """Waits until one of them has done it wholly since now: at each, the first to end may have begun before."""
    before = counted(name, *urls)
    while counted(name, *urls) <= before + len(urls):
        time.sleep(0.02)


class Visitor:
    """A browser without anyone logged in."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url + "/api", headers={"Accept-Language": language}, timeout=60)
        OPEN.append(self.http)
        self.csrf = self.http.get("/csrf").json()["csrf"]

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        headers = {"X-CSRF-Token": self.csrf, **more.pop("headers", {})}
        content: dict[str, Any] = {} if body is None else {"json": body}
        answer = self.http.request(method, path, headers=headers, **content, **more)
        if answer.headers.get("content-type") == "application/json" and answer.is_success:
            told = answer.json()
            if isinstance(told, dict) and "csrf" in told:
                self.csrf = told["csrf"]
        return answer

    def get(self, path: str, **more: Any) -> Any:
        answer = self.http.get(path, **more)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: object = None) -> Any:
        answer = self.ask("POST", path, body if body is not None else {})
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def problem(self, method: str, path: str, body: object = None, **more: Any) -> dict[str, Any]:
        """The document of a refusal, checked for its form."""
        answer = self.ask(method, path, body, **more)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        told: dict[str, Any] = answer.json()
        assert told["status"] == answer.status_code
        assert told["title"]
        assert told["detail"]
        assert not re.search(r"\[\w+-", told["detail"] + told["title"])
        told["kind"] = told["type"].removeprefix("/problems/")
        return told


class Person(Visitor):
    """A guest."""

    def __init__(self, url: str, name: str, language: str = "en") -> None:
        super().__init__(url, language)
        self.me = self.post("/guests", {"name": name})

    @classmethod
    def known(cls, url: str, cookies: Mapping[str, str]) -> "Person":
        """Somebody whose browser has its cookies already."""
        person = cls.__new__(cls)
        Visitor.__init__(person, url)
        person.http.cookies = httpx.Cookies(dict(cookies))
        person.me = person.get("/me")
        person.csrf = person.me["csrf"]
        return person

    def new_match(self, *seats: str, **more: Any) -> dict[str, Any]:
        """Seats by word: me, open, random, greedy, search."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s, "level": 1} for s in seats]
        told: dict[str, Any] = self.post("/matches", {"game": "stellar", "seats": wishes, **more})
        return told

    def move(self, match: str, seat: int, move: str, seen: int, key: str = "") -> httpx.Response:
        body = {"seat": seat, "move": move, "seen": seen, "key": key or f"key {next(KEYS)}"}
        return self.ask("POST", f"/matches/{match}/moves", body)

    def at(self, match: str, version: int, seat: int | None = None) -> dict[str, Any]:
        told: dict[str, Any] = self.get(f"/matches/{match}/at/{version}", params={} if seat is None else {"seat": seat})
        return told

    def now(self, match: str, seat: int) -> dict[str, Any]:
        return self.at(match, self.get(f"/matches/{match}")["version"], seat)

    def live(self, match: str, seat: int | None = None, since: int | None = None, **more: Any) -> "Screen":
        query = "&".join([f"seat={seat}"] * (seat is not None) + [f"from={since}"] * (since is not None))
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie, **more.pop("headers", {})}
        address = f"{self.url.replace('http', 'ws', 1)}/api/matches/{match}/live?{query}"
        return Screen(connect(address, additional_headers=headers, **more))


class Screen:
    """What one socket tells; every byte is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        OPEN.append(socket)
        self.socket = socket.__enter__()
        self.heard: list[str] = []

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def next(self, kind: str = "", timeout: float = 60) -> dict[str, Any]:
        """The next message, of this kind where one is named; pings are answered."""
        deadline = time.monotonic() + timeout
        while True:
            text = self.socket.recv(max(0.01, deadline - time.monotonic()))
            assert isinstance(text, str)
            self.heard.append(text)
            told: dict[str, Any] = json.loads(text)
            if told["type"] == "ping":
                self.socket.send(json.dumps({"type": "pong", "n": told["n"]}))
            if told["type"] == kind or (not kind and told["type"] != "ping"):
                return told

    def until(self, version: int) -> dict[str, Any]:
        """The update of this version, or of a later one."""
        while True:
            told = self.next("update")
            if told["version"] >= version:
                return told


def closed_with(screen: Screen, seconds: float = 60) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            screen.next(timeout=seconds)
    except ConnectionClosed as closing:
        return closing.rcvd.code if closing.rcvd is not None else 0


def seat_two(first: Person, second: Person, **more: Any) -> str:
    """A match between two people, invited by link."""
    table = first.new_match("me", "open", **more)
    token = table["links"]["seats"][1].split("token=")[1]
    joined = second.post(f"/matches/{table['id']}/join", {"token": token})
    assert joined["status"] == "playing"
    while first.get(f"/matches/{table['id']}")["status"] != "playing":  # another process hears of it in a moment
        time.sleep(0.02)
    return str(table["id"])
