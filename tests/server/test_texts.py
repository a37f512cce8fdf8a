"""Control characters stop at the door, in every text of every route and of every message on a socket."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from belle_etoile.server.http.input_checks import LONGEST_PATH, LONGEST_QUERY, in_json, in_query, in_text
from belle_etoile.server.http.openapi import document
from belle_etoile.server.people import schemas as people_schemas
from belle_etoile.server.realtime import schemas as realtime_schemas

from .people import Inside, Person, Visitor, served

NEEDED = "\t\n\r"
CONTROLS = [chr(code) for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in NEEDED]
FINE = ["Altaïr", "a\tb\r\nc", "\\u0000", "\\\\b", "C:\\new\\folder", "é€😀\u200d", "100 %00", "\xa0", "\u0100"]


@pytest.mark.parametrize("ascii_only", [True, False])
def test_json_is_read_as_json(ascii_only: bool) -> None:
    for control in CONTROLS:
        for text in (control, "a" + control, "\\" + control, "\\\\" + control, 'b"' + control + "é"):
            assert in_json(json.dumps({"key": text}, ensure_ascii=ascii_only).encode()), ascii(text)
            assert in_json(json.dumps({text: 1}, ensure_ascii=ascii_only).encode()), ascii(text)
    for text in FINE:
        assert not in_json(json.dumps({"key": text, text: [text]}, ensure_ascii=ascii_only).encode()), ascii(text)


def test_what_is_written_with_capital_letters_is_the_same() -> None:
    for code in ("u0000", "u001F", "u001f", "u007F", "u009F", "b", "f"):
        assert in_json(b'"\\' + code.encode() + b'"')
        assert not in_json(b'"\\\\' + code.encode() + b'"')


def test_addresses() -> None:
    from urllib.parse import quote

    for control in CONTROLS:
        assert in_text("/api/matches/" + control)
        assert in_query(b"token=" + quote(control).encode())
        assert in_query(b"token=" + quote(control).lower().encode())
    for text in FINE:
        assert not in_text(text)
        assert not in_query(b"q=" + quote(text).encode())


def test_long_runs_cost_no_more_than_their_length() -> None:
    """Half a second would be far more than twice what such a body takes; it is a hang that this looks for."""
    import time

    for body in (b"\\" * 256_000, b'\\"' * 128_000, b"\\\\u00" * 51_200, b"\xc2" * 256_000):
        began = time.process_time()
        in_json(body)
        assert time.process_time() - began < 0.5


def operations(server: Inside) -> list[tuple[str, str, dict[str, Any]]]:
    from belle_etoile.server.app import bare_app

    told = document(bare_app())
    return [(method.upper(), path, op) for path, methods in told["paths"].items() for method, op in methods.items()]


FREE = {"saveOrders.document"}  # JSON of any form: bounded as a body, and by what it may be as TOML


def unbounded(part: dict[str, Any], known: dict[str, Any], where: str, inside: tuple[str, ...] = ()) -> Iterator[str]:
    """Where a text, a list or a mapping may be as long as one likes."""
    if where in FREE:
        return
    if "$ref" in part:
        name = part["$ref"].rsplit("/", 1)[-1]
        if name not in inside:
            yield from unbounded(known[name], known, where, (*inside, name))
        return
    for each in part.get("anyOf", []):
        yield from unbounded(each, known, where, inside)
    for name, each in part.get("properties", {}).items():
        yield from unbounded(each, known, f"{where}.{name}", inside)
    kind, mapping = part.get("type"), part.get("additionalProperties")
    if (kind == "string" and "maxLength" not in part) or (kind == "array" and "maxItems" not in part):
        yield where
    if kind == "array":
        yield from unbounded(part.get("items", {}), known, f"{where}[]", inside)
    if isinstance(mapping, dict):
        if "maxProperties" not in part or "maxLength" not in part.get("propertyNames", {}):
            yield where
        yield from unbounded(mapping, known, f"{where}{{}}", inside)
    if not part:
        yield where


def test_every_text_has_a_longest() -> None:
    """In all that a route or a socket reads. As msgspec tells it: OpenAPI's document forgets it where null may be."""
    from tools.doors import operations

    bodies = {name: each.body for name, each in operations().items() if each.body is not None}
    assert {"newMatch", "saveOrders", "newLetter", "propose"} <= set(bodies)
    for name, body in {**bodies, "deleteMe": people_schemas.Farewell, "socket": realtime_schemas.Said}.items():
        schema = msgspec.json.schema(body)
        assert list(unbounded(schema, schema.get("$defs", {}), name)) == []


def test_every_address_has_a_longest(server: Inside, ada: Person) -> None:
    for _, _, operation in operations(server):
        for parameter in operation.get("parameters", []):
            schema = parameter["schema"]
            if parameter["in"] == "query" and schema.get("type") == "string" and "enum" not in schema:
                assert schema["maxLength"] <= 100, parameter
    long = "/matches/" + "a" * LONGEST_PATH
    assert ada.problem("GET", long)["kind"] == "too-large"
    assert ada.problem("GET", "/lobby?q=" + "a" * LONGEST_QUERY)["kind"] == "too-large"
    with pytest.raises(Exception, match="4413"), ada.live("a" * LONGEST_PATH) as screen:
        screen.next()


def test_every_body_that_a_route_reads_is_known(server: Inside) -> None:
    from tools.doors import operations as doors

    told = {op["operationId"] for _, _, op in operations(server) if op.get("requestBody")}
    told -= {"deleteMe", "importCampaign"}  # these read theirs by themselves
    assert told == {name for name, each in doors().items() if each.body is not None}


def test_every_route(server: Inside, ada: Person) -> None:
    looked_at = 0
    for method, path, operation in operations(server):
        path = path.removeprefix("/api")
        filled = re.sub(r"\{\w+\}", "1", path)
        if "{" in path:
            told = ada.problem(method, re.sub(r"\{\w+\}", "a%00b", path).replace("/at/a%00b", "/at/1"))
            assert told["status"] in (400, 404), (method, path)
            assert told["kind"] in ("malformed", "no-such-page"), (method, path)
        assert ada.problem(method, filled + "?anything=%00")["kind"] == "malformed", (method, path)
        if operation.get("requestBody"):
            for control in ("\0", "\b", "\x1b", "\x7f", "\x85"):
                told = ada.problem(method, filled, {"anything": [control]})
                assert (told["kind"], told["status"]) == ("malformed", 400), (method, path)
            looked_at += 1
    assert looked_at > 25


def test_pages_and_the_last_farewell(ada: Person) -> None:
    visitor = Visitor(ada.url)
    for path in ("/%00", "/table/%00", "/assets/%01.js", "/?x=%00"):
        assert visitor.http.get(visitor.url + path).status_code == 400
    assert ada.problem("DELETE", "/me", {"password": "\0"})["kind"] == "malformed"


def by_http(person: Person, match: str, move: dict[str, Any]) -> dict[str, Any]:
    return person.problem("POST", f"/matches/{match}/moves", move)


def by_socket(person: Person, match: str, move: dict[str, Any]) -> dict[str, Any]:
    with person.live(match, move["seat"]) as screen:
        screen.next("update")
        screen.socket.send(json.dumps({"type": "move", **move}))
        told = screen.next("problem")
        assert told["key"] == move["key"]
        problem: dict[str, Any] = told["problem"]
        screen.socket.send(json.dumps({"type": "catch-up", "from": 0}))
        screen.next("update")  # the socket lives
        return {**problem, "kind": problem["type"].removeprefix("/problems/")}


def test_a_legal_move_whose_key_no_database_takes(tmp_path: Path, database: str) -> None:
    """On PostgreSQL one such move ended the compiled process."""
    with served(tmp_path, database=database) as server:
        ada = Person(server.url, "Ada")
        match = ada.new_match("me", "me")["id"]
        move = ada.at(match, 0, 0)["legal"][0]["move"]
        for send in (by_http, by_socket):
            for key in ("\0", "a\0b", "\x1b"):
                told = send(ada, match, {"seat": 0, "move": move, "seen": 0, "key": key})
                assert (told["kind"], told["status"]) == ("malformed", 400)
        assert ada.move(match, 0, move, 0).status_code == 200
        with pytest.raises(Exception, match="4400"), ada.live("%00", 0) as screen:
            screen.next()
