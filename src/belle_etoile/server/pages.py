"""Everything that is not /api: the browser's files, health, readiness, metrics."""

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import File
from sqlalchemy import text

from ..locales import speaker
from .entering import AnyRequest, house_of
from .problems import Problem
from .words import accepted

PACKAGED: Final = Path(__file__).parent / "static"
SQUEEZED: Final = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
FOR_EVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(request: AnyRequest) -> Response[dict[str, str]]:
    """The database answers, and the house is neither starting nor closing."""
    house = house_of(request)
    if not house.ready:
        return Response({"status": "not ready"}, status_code=503)
    try:
        await house.db.read(lambda c: c.execute(text("SELECT 1")).scalar_one())
    except Exception:
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> str:
    house = house_of(request)
    if not house.config.metrics:
        raise Problem("no-such-page")
    gauges: dict[str, float] = {
        "open_tables": len(house.tables),
        "sockets": len(house.links),
        "commits": house.db.commits,
        "appended": house.db.appended,
    }
    return house.metrics.text(gauges)


def static_folder(request: AnyRequest) -> Path:
    chosen = house_of(request).config.static
    return Path(chosen) if chosen else PACKAGED


def file_in(folder: Path, path: str) -> Path | None:
    """The file, if it lies in the folder and not somewhere above it."""
    wanted = (folder / path.lstrip("/")).resolve()
    inside = wanted.is_relative_to(folder.resolve())
    return wanted if inside and wanted.is_file() else None


@lru_cache(500)
def squeezed(file: Path, changed: int) -> bytes:
    """Compressed once; `changed` makes a rebuilt file another one."""
    return gzip.compress(file.read_bytes(), 9)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[Any]:
    """A file of the browser front end; any other address is one of its pages."""
    if path.startswith("/api/") or path == "/api":
        raise Problem("no-such-page")
    folder = static_folder(request)
    found = file_in(folder, path) if path.strip("/") else None
    if found is not None:
        lasting = "assets" in found.relative_to(folder.resolve()).parts
        kind = guess_type(found.name)[0] or "application/octet-stream"
        headers = {"Cache-Control": FOR_EVER if lasting else REVALIDATE, "Vary": "Accept-Encoding"}
        if kind.startswith(SQUEEZED) and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(squeezed(found, found.stat().st_mtime_ns), media_type=kind, headers=headers)
        return File(found, media_type=kind, content_disposition_type="inline", headers=headers)
    if "." in path.rsplit("/", 1)[-1]:
        raise Problem("no-such-page")
    index = file_in(folder, "index.html")
    if index is None:
        return Response(_how_to_build(request), media_type=MediaType.HTML, headers={"Cache-Control": REVALIDATE})
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": REVALIDATE})


def _how_to_build(request: AnyRequest) -> str:
    language = accepted(request.headers.get("accept-language", ""))
    say = speaker(language).say
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Belle Étoile</title>'
        f"<h1>Belle Étoile</h1><p>{say('server-no-front-end')}</p><pre>{say('server-how-to-build')}</pre>"
        f'<p><a href="/api/docs">/api/docs</a></p></html>'
    )


PAGES: Final = [health, ready, metrics, page]
