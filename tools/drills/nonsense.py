"""Requests and frames that no page of ours would send, from the OpenAPI document and from thin air."""

import json
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from websockets.frames import Frame, Opcode

METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "CONNECT", "Get", "BREW")
NUMBERS: Final = (-1, 0, 1, 2**31, -(2**31) - 1, 2**63, 10**30, 1.5, -0.0, 1e308)
TEXTS: Final = (
    *("", " ", "\x00", "a\x00b", "\ud800", "\u202e", "é" * 100, "e\u0301", "../../etc/passwd", "%00", "' OR 1=1 --"),
    *("<script>", "$" * 5000, "undo", "take 1", "a.a.a.a = 1", "[[[[", "\n\r\n", "💫" * 40, "9" * 6000, "NaN", "null"),
)
VALUES: Final[tuple[Any, ...]] = (None, True, False, [], {}, [[]], [None], {"": ""}, *NUMBERS, *TEXTS)
HEADERS: Final = (
    *("Origin: http://[", "Origin: null", "Origin: https://elsewhere.example", "Accept-Language: q=;q=;;fr;q=9e9"),
    *("Accept-Encoding: gzip;q=x", "Cookie: belle_etoile=a.b.c.d", "Cookie: belle_etoile=....", "Cookie: =;=;;"),
    *(
        "If-None-Match: \xff",
        "Range: bytes=9-1",
        "Content-Type: text/\xff",
        "Content-Type: application/json; charset=x",
    ),
    *("X-Forwarded-For: [", "X-CSRF-Token: \xe9", "Accept: */*;q=nan", "Content-Type: multipart/form-data; boundary="),
)
BODIES: Final = (
    *(b"", b"{", b"\xff\xfe", b'"\xed\xa0\x80"', b"null", b"[]", b'{"a":', b"\x00" * 50, b"[" * 3000, b'{"a":' * 3000),
    *(b"9" * 6000, b"-" + b"9" * 400, b'{"seat":' + b"9" * 6000 + b"}", b'"' + b"x" * 200_000 + b'"', b"x" * 300_000),
    *(b'{"seat":0,"seat":1}', b'{"key":"\\u0000"}', b'{"name":"\\ud800"}', b"1e999", b"{}" * 20, b"PK\x03\x04" * 9),
)
HEAVY: Final = (
    "/hint",
    "/api/accounts",
    "/api/sessions",
    "/import",
    "/api/docs",
    "/api/me",
)  # or nothing else is tried


class Request(NamedTuple):
    text: bytes
    kind: str
    alone: bool = False  # the connection may end with it
    whole: bool = True  # somebody may expect an answer


class Known(NamedTuple):
    """Who asks, and what there is."""

    cookies: list[tuple[str, str]]  # cookie, csrf
    places: dict[str, list[str]]  # parameter of a path: values that exist


class Nonsense:
    """Endless, and the same for the same seed."""

    def __init__(self, document: dict[str, Any], known: Known, seed: int) -> None:
        self.random = Random(seed)
        self.known = known
        self.schemas = document["components"]["schemas"]
        self.routes = [(m.upper(), path, told) for path, all in document["paths"].items() for m, told in all.items()]

    def request(self) -> Request:
        dice = self.random.random()
        if dice < 0.03:
            return self._raw()
        method, path, told = self.random.choice(self.routes)
        if path.endswith(HEAVY) and self.random.random() < 0.9:
            method, path, told = self.random.choice(self.routes)
        if dice < 0.08:
            method = self.random.choice(METHODS[:6])
        if dice > 0.97:
            path = "/" + quote(self._text()[:300], safe=self.random.choice(("", "/", "/?#&=")), errors="replace")
        return self._whole(method, self._place(path) + self._query(told), self._body(told), f"{method} {path}")

    def _whole(self, method: str, target: str, body: bytes, kind: str) -> Request:
        cookie, csrf = self.random.choice(self.known.cookies)
        if kind.startswith("DELETE") and kind.endswith(("/me", "/sessions")):
            cookie = csrf = ""  # or the sessions would soon all have ended
        lines = [f"{method} {target} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
        if self.random.random() < 0.9:
            lines += [f"Cookie: belle_etoile={cookie}", f"X-CSRF-Token: {csrf}", "Content-Type: application/json"]
        if self.random.random() < 0.2:
            lines.append(self.random.choice(HEADERS))
        head = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")
        return Request(head + body, kind, alone=method in ("CONNECT", "HEAD"))

    def _text(self) -> str:
        if self.random.random() < 0.7:
            return self.random.choice(TEXTS)
        return "".join(chr(self.random.randrange(1, 0x2FFF)) for _ in range(self.random.randrange(1, 60)))

    def _place(self, path: str) -> str:
        parts = []
        for part in path.split("/"):
            if part.startswith("{"):
                real = self.known.places.get(part.strip("{}").partition(":")[0], [])
                made = self.random.choice(real) if real and self.random.random() < 0.7 else self._odd()
                part = quote(made, safe="", errors="replace")
            parts.append(part)
        return "/".join(parts)

    def _odd(self) -> str:
        return str(self.random.choice(NUMBERS)) if self.random.random() < 0.5 else self._text()[:400]

    def _query(self, told: dict[str, Any]) -> str:
        names = [p["name"] for p in told.get("parameters", []) if p["in"] == "query" and self.random.random() < 0.6]
        if self.random.random() < 0.05:
            names.append(self._text()[:20])
        pairs = [f"{quote(name, errors='replace')}={quote(self._odd(), errors='replace')}" for name in names]
        return "?" + "&".join(pairs) if pairs else ""

    def _body(self, told: dict[str, Any]) -> bytes:
        content = told.get("requestBody", {}).get("content", {})
        if not content:
            return self.random.choice(BODIES[:6]) if self.random.random() < 0.1 else b""
        if self.random.random() < 0.15:
            return self.random.choice(BODIES)
        value = self._like(next(iter(content.values())).get("schema", {}), 0)
        return json.dumps(value).encode("utf-8", "replace")

    def _like(self, schema: dict[str, Any], depth: int) -> Any:
        """A value as the schema wants it, with a mistake here and there."""
        if self.random.random() < 0.12 or depth > 6:
            return self.random.choice(VALUES)
        if "$ref" in schema:
            return self._like(self.schemas[schema["$ref"].rsplit("/", 1)[-1]], depth + 1)
        for one_of in ("oneOf", "anyOf", "enum"):
            if one_of in schema:
                chosen = self.random.choice(schema[one_of])
                return chosen if one_of == "enum" else self._like(chosen, depth + 1)
        if schema.get("type") == "object":
            told = {name: self._like(part, depth + 1) for name, part in schema.get("properties", {}).items()}
            if self.random.random() < 0.1 and told:
                told.pop(self.random.choice(list(told)))
            return told
        if schema.get("type") == "array":
            return [self._like(schema.get("items", {}), depth + 1) for _ in range(self.random.randrange(4))]
        return self._scalar(schema)

    def _scalar(self, schema: dict[str, Any]) -> Any:
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type")
        if kind in ("integer", "number"):
            return self.random.choice((0, 1, 2, self.random.choice(NUMBERS)))
        if kind == "boolean":
            return self.random.random() < 0.5
        return self.random.choice(("stellar", "me", "Ada", self._text()))

    def _raw(self) -> Request:
        """Below HTTP: no client library would send these."""
        some = bytes(self.random.randrange(256) for _ in range(self.random.randrange(1, 200)))
        host = b"Host: x\r\n"
        made = (
            Request(some + b"\r\n\r\n", "bytes", True, False),
            Request(b"GET /api/\xff\x00\xfe HTTP/1.1\r\n" + host + b"\r\n", "a path of bytes", True, False),
            Request(b"GET / HTTP/9.9\r\n" + host + b"\r\n", "a version", True, False),
            Request(b"GET /\r\n\r\n", "no version", True, False),
            Request(b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n" + host + b"\r\n", "a long path", True, False),
            Request(b"GET / HTTP/1.1\r\nX: " + b"a" * 100_000 + b"\r\n\r\n", "a long header", True, False),
            Request(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 3000 + b"\r\n", "many headers", True, False),
            Request(b"POST /api/guests HTTP/1.1\r\nContent-Length: -5\r\n\r\n{}", "a length below 0", True, False),
            Request(b"POST /api/guests HTTP/1.1\r\nContent-Length: 9\r\n\r\n{}", "half a body", True, False),
            Request(b"POST /api/guests HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "a chunk", True, False),
            Request(b"HEAD / HTTP/1.1\r\n" + host + b"Connection: close\r\n\r\n", "HEAD", True),
            Request(f"{self.random.choice(METHODS)} / HTTP/1.1\r\nHost: x\r\n\r\n".encode(), "a method", True, False),
        )
        return self.random.choice(made)

    def frame(self) -> bytes:
        """For a socket."""
        dice = self.random.random()
        if dice < 0.6:
            return Frame(Opcode.TEXT, self._message()).serialize(mask=True)
        if dice < 0.7:
            return bytes(self.random.randrange(256) for _ in range(self.random.randrange(1, 40)))
        opcode = self.random.choice((Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.CLOSE))
        whole = Frame(opcode, self.random.choice(BODIES)[:9000], self.random.random() < 0.7)
        control = opcode in (Opcode.PING, Opcode.PONG, Opcode.CLOSE)
        if control:
            whole = Frame(opcode, self.random.choice(BODIES)[:100])
        made = whole.serialize(mask=self.random.random() < 0.9)
        return made[: self.random.randrange(1, len(made))] if self.random.random() < 0.3 else made

    def _message(self) -> bytes:
        if self.random.random() < 0.2:
            return self.random.choice(BODIES)[:5000]
        told: dict[str, Any] = {
            "type": self.random.choice(("move", "undo", "pong", "catch-up", "ping", self._text()[:50]))
        }
        for name in ("move", "seen", "key", "n", "from"):
            if self.random.random() < 0.7:
                told[name] = self.random.choice(VALUES)
        return json.dumps(told).encode("utf-8", "replace")
