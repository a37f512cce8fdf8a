"""Every door of the server is in the table of what each takes: in the command that measures, and in the docs."""

from pathlib import Path
from typing import get_args

from belle_etoile.server.http.openapi import _told
from belle_etoile.server.realtime.schemas import Said
from tools.doors import DOORS, how_often, limits, operations
from tools.visits import SOCKET

DOCS = Path(__file__).parents[1] / "docs" / "security.md"


def test_every_route_and_every_message_is_behind_one_door() -> None:
    routes = [op["operationId"] for methods in _told()["paths"].values() for op in methods.values()]
    messages = [f"{SOCKET}{kind}" for kind in ("open", *get_args(Said.__annotations__["type"]))]
    assert sorted(name for door in DOORS for name in door.names) == sorted([*routes, *messages])
    assert set(operations()) == set(routes)


def test_the_docs_tell_of_every_door() -> None:
    text = DOCS.read_text()
    for door in DOORS:
        assert f"\n| {door.title} | {door.who} | {how_often(door.names)} | " in text
    assert limits() in text


def test_almost_every_door_counts_how_often() -> None:
    assert [door.title for door in DOORS if how_often(door.names) == "–"] == ["games"]  # a list that is kept ready
