"""Everything that is not /api: the browser's files, health, readiness, metrics."""

import asyncio
import gzip
import json
import re
from collections.abc import Callable
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.params import FromPath

from ...locales import speaker
from ...store.campaigns import has_campaign
from ...store.errors import away
from ...store.matches import has_match
from ..background.metrics_board import metrics_text
from ..games.catalogue import game_ids, tile_ids
from .language import encoding_for, language_for
from .problems import Problem
from .requests import AnyRequest, address_of, context_of, visitor

PACKAGED: Final = Path(__file__).parents[1] / "static"
SQUEEZED: Final = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
FOR_EVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
NAMED: Final[dict[str, Callable[[], set[str]]]] = {"rules": game_ids, "sky": tile_ids}
KEPT: Final = {"match": has_match, "table": has_match, "campaign": has_campaign}
AN_ID: Final = re.compile(r"[0-9A-Za-z_-]{1,16}")
LONGEST_LOOK: Final = 1.0  # seconds for which a page waits for the database


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(request: AnyRequest) -> Response[dict[str, str]]:
    """The database answers, and the server is neither starting nor closing. Said within two seconds."""
    context = context_of(request)
    if not context.ready:
        return Response({"status": "not ready"}, status_code=503)
    if not await context.watch.answers():
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> str:
    context = context_of(request)
    if not context.config.metrics:
        raise Problem("no-such-page")
    return await metrics_text(context)


def static_folder(request: AnyRequest) -> Path:
    chosen = context_of(request).config.static
    return Path(chosen) if chosen else PACKAGED


def file_in(folder: Path, path: str) -> Path | None:
    """The file, if it lies in the folder and not somewhere above it, and has a name that a file can have."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        inside = wanted.is_relative_to(folder.resolve())
        return wanted if inside and wanted.is_file() else None
    except (ValueError, OSError):
        return None


@lru_cache(500)
def stored(file: Path, changed: int) -> bytes:
    """Read once and cached; a rebuilt file has another `changed`."""
    return file.read_bytes()


@lru_cache(500)
def squeezed(file: Path, changed: int) -> bytes:
    return gzip.compress(stored(file, changed), 9)


def packed(file: Path, kind: str, language_for: str) -> tuple[bytes, str]:
    """The file in the smallest encoding that the browser accepts, and its name: brotli if the build made one."""
    changed = file.stat().st_mtime_ns
    if not kind.startswith(SQUEEZED):
        return stored(file, changed), ""
    ready = file.with_name(file.name + ".br")
    how = encoding_for(language_for, ("br", "gzip") if ready.is_file() else ("gzip",))
    if how == "br":
        return stored(ready, ready.stat().st_mtime_ns), how
    return (squeezed(file, changed), how) if how else (stored(file, changed), "")


@lru_cache(10)
def addresses(file: Path, changed: int) -> list[re.Pattern[str]]:
    """The addresses of all pages, as the build wrote them."""
    return [re.compile(pattern) for pattern in json.loads(stored(file, changed))]


def is_page(folder: Path, path: str) -> bool:
    """Whether the front end has a page there."""
    listed = file_in(folder, "addresses.json")
    if listed is None:
        return True
    address = "/" + path.strip("/")
    fits = any(pattern.fullmatch(address) for pattern in addresses(listed, listed.stat().st_mtime_ns))
    return fits and not is_unheard_of(address)


def is_unheard_of(address: str) -> bool:
    """The rules of no game, or a constellation of no tile."""
    _, kind, *name = address.split("/")
    return bool(name) and kind in NAMED and name[0] not in NAMED[kind]()


async def is_kept(request: AnyRequest, path: str) -> bool:
    """Whether there is the match or campaign that the page is about.

    Also true where that cannot be said now: the database is away or slow, or somebody asks for too many. The page
    itself asks again, and says so.
    """
    kind, _, rest = path.strip("/").partition("/")
    id, context = rest.partition("/")[0], context_of(request)
    if kind not in KEPT or (kind != "campaign" and id in context.tables):
        return True
    if not AN_ID.fullmatch(id):
        return False
    try:
        context.limits.spend("other", address_of(request))
        async with asyncio.timeout(LONGEST_LOOK):
            return await context.db.read(lambda c: KEPT[kind](c, id))
    except (Problem, TimeoutError):
        return True
    except Exception as error:
        if not away(error):
            raise
        return True


@lru_cache(10)
def preloads(file: Path, changed: int) -> list[tuple[re.Pattern[str], dict[str, str]]]:
    """As the build wrote them: the beginning of an address, and lines for the head of its page in each language."""
    return [(re.compile(row["address"]), row["head"]) for row in json.loads(stored(file, changed))]


async def front_page(request: AnyRequest, folder: Path, index: Path, path: str) -> bytes:
    """The one page of the front end, with what its address needs in its head, so that all of it comes at once."""
    html = stored(index, index.stat().st_mtime_ns)
    listed = file_in(folder, "preloads.json")
    if listed is None:
        return html
    language = await language_of(request)
    address = "/" + path.strip("/")
    found = (head for fits, head in preloads(listed, listed.stat().st_mtime_ns) if fits.match(address))
    return html.replace(b"</head>", f"{next(found, {}).get(language, '')}\n</head>".encode(), 1)


async def language_of(request: AnyRequest) -> str:
    """The reader's language; works also while the database is away, so that the page can say so."""
    try:
        return (await visitor(request)).language
    except Exception as error:
        if not away(error):
            raise
        return language_for(request.headers.get("accept-language", ""))


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[Any]:
    """A file of the browser front end; any other address is one of its pages, or its page for what is not there."""
    if path.startswith("/api/") or path == "/api":
        raise Problem("no-such-page")
    folder = static_folder(request)
    found = file_in(folder, path) if path.strip("/") else None
    if found is not None:
        return whole_file(request, folder, found)
    if "." in path.rsplit("/", 1)[-1]:
        raise Problem("no-such-page")
    index = file_in(folder, "index.html")
    shown = _how_to_build(request) if index is None else await front_page(request, folder, index, path)
    headers = {"Cache-Control": REVALIDATE, "Vary": "Accept-Language, Cookie"}
    status = 200 if is_page(folder, path) and await is_kept(request, path) else 404
    return Response(shown, media_type=MediaType.HTML, headers=headers, status_code=status)


def whole_file(request: AnyRequest, folder: Path, file: Path) -> Response[bytes]:
    lasting = "assets" in file.relative_to(folder.resolve()).parts
    kind = guess_type(file.name)[0] or "application/octet-stream"
    body, encoding = packed(file, kind, request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": FOR_EVER if lasting else REVALIDATE, "Vary": "Accept-Encoding"}
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, media_type=kind, headers=headers)


def _how_to_build(request: AnyRequest) -> str:
    language = language_for(request.headers.get("accept-language", ""))
    say = speaker(language).say
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Belle Étoile</title>'
        f"<h1>Belle Étoile</h1><p>{say('server-no-front-end')}</p><pre>{say('server-how-to-build')}</pre>"
        f'<p><a href="/api/docs">/api/docs</a></p></html>'
    )


ROUTES: Final = [health, ready, metrics, page]
