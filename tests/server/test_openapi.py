"""Schemathesis asks whatever the OpenAPI document allows: no 500, and the answers have the promised form."""

import json
import os
import subprocess
import sys
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from belle_etoile.core import Game
from belle_etoile.games import GAMES
from belle_etoile.server.http.openapi import as_written

from . import test_campaigns as campaigning
from .people import Inside, Person

schemathesis.serializer.alias("application/zip", "application/octet-stream")
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

schemathesis.serializer.alias("application/zip", "application/octet-stream")


@pytest.fixture(scope="module")
def api(server: Inside) -> Any:
    found = schemathesis.openapi.from_url(server.url + "/api/openapi.json")
    return found.exclude(operation_id=["deleteMe", "logOut"])


@pytest.fixture(scope="module")
def asker(server: Inside) -> tuple[Person, Any, Any]:
    person = Person(server.url, "Curious")
    over = person.new_match("me", "me")["id"]
    person.post(f"/matches/{over}/resign", {"seat": 0})
    ids = [person.new_match("me", "me")["id"], over, person.new_match("me", "open")["id"], "nowhere"]
    campaigns = [
        campaigning.found(person, "me", *campaigning.BOTS)["id"],
        campaigning.found(person, "open", *campaigning.BOTS)["id"],
        "nowhere",
    ]
    campaigning.play_turn(person, campaigns[0])
    return person, cycle(ids), cycle(campaigns)


def test_whatever_is_asked(api: Any, asker: tuple[Person, Any, Any]) -> None:
    asked = 0
    for found in api.get_all_operations():
        operation = found.ok()

        @settings(max_examples=12, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            nonlocal asked
            asked += 1
            ask_one(case, *asker)

        ask()
    assert asked > 100


def ask_one(case: Any, person: Person, matches: Any, campaigns: Any) -> None:
    if "campaign_id" in case.path_parameters:
        case.path_parameters["campaign_id"] = next(campaigns)
    if "match_id" in case.path_parameters:
        case.path_parameters["match_id"] = next(matches)
    if "game" in case.path_parameters:
        case.path_parameters["game"] = "stellar"
    cookie = person.http.cookies["belle_etoile"]
    headers = {"X-CSRF-Token": person.csrf, "Cookie": f"belle_etoile={cookie}", "Accept-Language": "en"}
    case.call_and_validate(headers=headers, checks=CHECKS)


def printed(**more: str) -> Any:
    command = [sys.executable, "-m", "belle_etoile.server.http.openapi"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, env={**os.environ, **more}).stdout)


def test_the_document_can_be_printed_without_a_server() -> None:
    """The same from the sources and as installed, though compiled types have lost what their lists are made of."""
    told = printed()
    assert told == printed(PYTHONPATH=str(Path(__file__).parents[2] / "src"), BELLE_ETOILE_PURE="1")
    schemas = told["components"]["schemas"]
    assert {"Update", "MatchInfo", "NewMatch", "ProblemDocument", "StellarView", "StellarBoardView"} <= set(schemas)
    assert schemas["StellarView"]["properties"]["boards"]["items"]["$ref"] == "#/components/schemas/StellarBoardView"


def test_the_page_of_it(server: Inside) -> None:
    page = httpx.get(server.url + "/api/docs")
    assert "POST /api/matches/{match_id}/moves" in page.text
    assert "<script" not in page.text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_a_box_holds_what_its_schema_says(game: Game) -> None:
    """Also compiled, where the schema comes from the source and the box from the library."""
    described = as_written(type(game).__module__, "view").Components
    box = msgspec.to_builtins(game.components())
    msgspec.convert(box, described)
    assert set(box) == described.__required_keys__
