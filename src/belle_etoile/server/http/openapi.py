"""The OpenAPI document and its page. `python -m belle_etoile.server.http.openapi` prints the document.

Besides what the routes use, it has schemas for each game's View and Components and for the messages of a socket, so
that the browser's types come from Python's.
"""

import asyncio
import sys
from functools import cache
from html import escape
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import belle_etoile

from ...core.game import Game
from ...games import GAMES, SHELF
from ..people.schemas import Farewell
from ..realtime.schemas import SERVER_MESSAGES, Said
from .problems import STATUS, ProblemDocument

SCHEMAS: Final = "#/components/schemas/"
CONFIG: Final = OpenAPIConfig(
    title="Belle Étoile", version="1", path="/api/litestar", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
)


def as_written(package: str, name: str) -> ModuleType:
    """A module run from its source: compiled ones lose the item types of lists."""
    folder = Path(belle_etoile.__file__).parent.parent.joinpath(*package.split("."))
    full_name = f"{package}.{name}_as_written"
    spec = spec_from_file_location(full_name, folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[full_name] = module  # where msgspec looks for the names in annotations
    spec.loader.exec_module(module)
    return module


def prefix_of(game: Game) -> str:
    """`LookAtTheStars`, before the names of a game's own schemas."""
    return "".join(word.capitalize() for word in game.info.id.split("-"))


def game_schemas() -> dict[str, Any]:
    """`StellarView`, `StellarComponents` and their parts, for each game; from the TypedDicts in its view.py."""
    schemas: dict[str, Any] = {}
    for game in SHELF:
        prefix, written = prefix_of(game), as_written(type(game).__module__, "view")
        types = [written.View, *([written.Components] if game in GAMES else [])]
        _, parts = msgspec.json.schema_components(types, ref_template=SCHEMAS + prefix + "{name}")
        text = msgspec.json.encode({prefix + name: part for name, part in parts.items() if name != "ScoreLine"})
        shared = text.replace(f"{SCHEMAS}{prefix}ScoreLine".encode(), f"{SCHEMAS}ScoreLine".encode())
        schemas.update(msgspec.json.decode(shared))
    return schemas


@cache
def core_schemas() -> dict[str, Any]:
    """What all games tell in the same form."""
    written = as_written("belle_etoile.core", "game")
    return msgspec.json.schema_components([written.Choice, written.ScoreLine])[1]


def message_schemas() -> dict[str, Any]:
    """The messages of a socket; the schemas of their parts are there already."""
    said = (*SERVER_MESSAGES, Said)
    anything = {"description": "what the game tells"}
    _, parts = msgspec.json.schema_components(said, schema_hook=lambda _: anything, ref_template=SCHEMAS + "{name}")
    found = {each.__name__: parts[each.__name__] for each in said}
    one_of = [{"$ref": SCHEMAS + each.__name__} for each in SERVER_MESSAGES]
    return found | {"ServerMessage": {"oneOf": one_of}}


def document(app: Litestar) -> dict[str, Any]:
    told = app.openapi_schema.to_schema()
    schemas = told.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(game_schemas())
    schemas.update(core_schemas())
    schemas.update(message_schemas())
    shapes = [ProblemDocument, Farewell]
    schemas.update(msgspec.json.schema_components(shapes, ref_template=SCHEMAS + "{name}")[1])
    _add_what_routes_do_not_say(told["paths"])
    for operations in told["paths"].values():
        for operation in operations.values():
            _with_problems(operation)
    return told


def _add_what_routes_do_not_say(paths: dict[str, Any]) -> None:
    """Answers that depend on the game, and bodies that a route reads by itself."""
    boxes = [{"$ref": f"{SCHEMAS}{prefix_of(game)}Components"} for game in GAMES]
    _json(paths["/api/games/{game}/components"]["get"]["responses"]["200"])["schema"] = {"anyOf": boxes}
    view = paths["/api/campaigns/{campaign_id}/view"]["get"]["responses"]["200"]
    _json(view)["schema"] = {"$ref": SCHEMAS + "StellariumView"}
    farewell = {"schema": {"$ref": SCHEMAS + "Farewell"}}
    paths["/api/me"]["delete"]["requestBody"] = {"content": {"application/json": farewell}}
    archive = {"schema": {"type": "string", "format": "binary"}}
    paths["/api/campaigns/import"]["post"]["requestBody"] = {"content": {"application/zip": archive}, "required": True}


def _json(answer: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = answer["content"]["application/json"]
    return found


def _with_problems(operation: dict[str, Any]) -> None:
    """Adds the problem document as the default answer of every operation."""
    responses = operation["responses"]
    responses.pop("400", None)
    reference = {"$ref": "#/components/schemas/ProblemDocument"}
    responses["default"] = {
        "description": "a problem: " + ", ".join(str(status) for status in sorted(set(STATUS.values()))),
        "content": {"application/problem+json": {"schema": reference}},
    }


@cache
def _told() -> dict[str, Any]:
    """The document of an app without a context, made at the first request: the server starts sooner that way."""
    from ..app import bare_app

    return document(bare_app())


@cache
def _as_json() -> bytes:
    return msgspec.json.encode(_told())


@get("/api/openapi.json", include_in_schema=False, media_type="application/json")
async def openapi_json() -> bytes:
    return await asyncio.to_thread(_as_json)


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML)
async def openapi_page() -> bytes:
    return await asyncio.to_thread(_as_html)


@cache
def _as_html() -> bytes:
    """Plain HTML: nothing is loaded from elsewhere, no script."""
    told = _told()
    parts = ["<!doctype html><html lang=en><meta charset=utf-8><title>Belle Étoile API</title><h1>Belle Étoile</h1>"]
    parts.append('<p><a href="/api/openapi.json">openapi.json</a></p>')
    for path, operations in sorted(told["paths"].items()):
        for method, operation in operations.items():
            parts.append(_operation(path, method, operation))
    parts.append("<h2>Schemas</h2>")
    for name, schema in sorted(told["components"]["schemas"].items()):
        shown = escape(msgspec.json.format(msgspec.json.encode(schema)).decode())
        parts.append(f'<h3 id="{name}">{name}</h3><pre>{shown}</pre>')
    return "".join(parts).encode()


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    names = [f"{p['in']} {p['name']}" for p in operation.get("parameters", [])]
    bodies = list(_references(operation.get("requestBody", {})))
    answers = list(_references({k: v for k, v in operation["responses"].items() if k != "default"}))
    lines = [f"<h2>{method.upper()} {escape(path)}</h2><p>{escape(operation.get('description', ''))}</p><ul>"]
    for title, found in (("parameters", names), ("body", bodies), ("answer", answers)):
        if found:
            lines.append(f"<li>{title}: {', '.join(found)}")
    return "".join(lines) + "</ul>"


def _references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"].rsplit("/", 1)[-1]] if "$ref" in part else []
        return own + [name for value in part.values() for name in _references(value)]
    if isinstance(part, list):
        return [name for value in part for name in _references(value)]
    return []


def main() -> None:
    from ..app import bare_app

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document(bare_app()))).decode() + "\n")


if __name__ == "__main__":
    main()
