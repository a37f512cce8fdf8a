"""What `belle-etoile doctor` looks at, one function for each thing. Nothing is changed."""

import errno
import json
import os
import platform
import re
import shlex
import shutil
import smtplib
import sys
import sysconfig
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ..locales import Value
from ..version import is_compiled
from .serve import try_port

WELL, NOTE, NEEDS = "well", "note", "needs"
LEAST_SPACE: Final = 500_000_000  # bytes: a busy server writes some hundred megabytes of moves in a year
ZONE: Final = "Europe/Paris"
ROOT: Final = Path(__file__).parents[3]  # of a checkout


@dataclass(frozen=True)
class Finding:
    """`doctor-<thing>-<outcome>` says it; `…-do`, if there is one, says what to do."""

    thing: str
    outcome: str
    state: str = WELL
    values: dict[str, Value] = field(default_factory=dict)


def python() -> Finding:
    return Finding("python", "well", WELL, {"version": platform.python_version(), "place": sys.executable})


def rules() -> Finding:
    return Finding("rules", "compiled") if is_compiled() else Finding("rules", "interpreted", NOTE)


def compiler() -> Finding:
    """A C compiler, and Python's headers for it."""
    name = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    found = shutil.which(shlex.split(name)[0])
    if found is None:
        return Finding("compiler", "none", WELL if is_compiled() else NOTE)
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return Finding("compiler", "no-headers", WELL if is_compiled() else NOTE, {"place": found})
    return Finding("compiler", "well", WELL, {"place": found})


def database(text: str) -> Finding:
    from ..store.engines import BadDatabase, parse_url
    from ..store.inspection import look_at
    from ..store.migrate import HEAD

    try:
        seen = look_at(text)
    except BadDatabase as error:
        return Finding("database", "wrong", NEEDS, {"url": error.values["url"], "reason": error.values["reason"]})
    url = parse_url(text).render_as_string().replace("+psycopg", "", 1)
    told: dict[str, Value] = {"url": url, "engine": seen.engine, "reason": seen.reason}
    told |= {"revision": seen.revision, "head": HEAD}
    if seen.kind in ("unreachable", "unwritable"):
        return Finding("database", seen.kind, NEEDS, told)
    if seen.kind == "new" or not seen.revision:
        return Finding("database", "new", WELL, told)
    if seen.revision > HEAD:
        return Finding("database", "newer", NEEDS, told)
    return Finding("database", "well" if seen.revision == HEAD else "older", WELL, told)


def port(host: str, number: int) -> Finding:
    told: dict[str, Value] = {"host": host, "port": str(number)}
    error = try_port(host, number)
    if error is None:
        return Finding("port", "free", WELL, told)
    if error.errno != errno.EADDRINUSE:
        return Finding("port", "impossible", NEEDS, {**told, "reason": error.strerror or str(error)})
    return Finding("port", "ours", WELL, told) if _is_ours(host, number) else Finding("port", "taken", NEEDS, told)


def _is_ours(host: str, number: int) -> bool:
    """Does a Belle Étoile answer there?"""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{number}/health"
    try:
        with urllib.request.urlopen(address, timeout=2) as answer:
            return bool(json.loads(answer.read(100)) == {"status": "ok"})
    except (OSError, ValueError):
        return False


def disk(text: str, least: int = LEAST_SPACE) -> Finding:
    """Free space where the database lies; a PostgreSQL has its own place."""
    from ..store.engines import BadDatabase, parse_url
    from ..store.inspection import file_of, nearest_folder

    try:
        url = parse_url(text)
    except BadDatabase:
        return Finding("disk", "unknown", NOTE)
    if url.drivername != "sqlite":
        return Finding("disk", "elsewhere")
    folder = nearest_folder(file_of(url))
    free = shutil.disk_usage(folder).free
    told: dict[str, Value] = {"place": str(folder), "free": free / 1e9, "least": least / 1e9}
    return Finding("disk", "well", WELL, told) if free >= least else Finding("disk", "low", NEEDS, told)


def mail(smtp: str) -> Finding:
    """Connects and logs in as the server does, and sends nothing."""
    from ..server.config import Config
    from ..server.people.email import PORTS, Mailer

    if not smtp:
        return Finding("mail", "none")
    if urlsplit(smtp).scheme not in PORTS:
        schemes = ", ".join(f"{scheme}://" for scheme in PORTS)
        return Finding("mail", "wrong", NEEDS, {"schemes": schemes})
    mailer = Mailer(Config(smtp=smtp))
    told: dict[str, Value] = {"server": f"{mailer.host}:{mailer.port}"}
    try:
        mailer.connected().quit()
    except (OSError, smtplib.SMTPException) as error:
        return Finding("mail", "refused", NEEDS, {**told, "reason": _reason(error)})
    return Finding("mail", "well", WELL, told)


def _reason(error: OSError) -> str:
    if isinstance(error, smtplib.SMTPResponseException):
        said = error.smtp_error
        return f"{error.smtp_code} {said.decode('utf-8', 'replace') if isinstance(said, bytes) else said}"
    return error.strerror or str(error)


def zones() -> Finding:
    try:
        ZoneInfo.no_cache(ZONE)
    except ZoneInfoNotFoundError:
        return Finding("zones", "none", NEEDS, {"zone": ZONE})
    return Finding("zones", "well", WELL, {"zone": ZONE})


def pages(static: str) -> Finding:
    """The browser's files: all that the first page names, and in a checkout as new as their sources."""
    from ..server.http.pages import PACKAGED

    folder = Path(static) if static else PACKAGED
    told: dict[str, Value] = {"place": str(folder)}
    index = folder / "index.html"
    if not index.is_file():
        return Finding("pages", "none", NEEDS, told)
    missing = [name for name in _named_in(index.read_text(encoding="utf-8")) if not (folder / name).is_file()]
    if missing:
        return Finding("pages", "incomplete", NEEDS, {**told, "missing": missing[0], "number": len(missing)})
    if not static and not as_new_as_their_sources(folder):
        return Finding("pages", "old", NEEDS, told)
    return Finding("pages", "well", WELL, told)


def _named_in(html: str) -> Iterator[str]:
    for found in re.finditer(r'(?:src|href)="/([^"]+)"', html):
        yield found[1]


def as_new_as_their_sources(folder: Path) -> bool:
    """What the build says of a checkout; an installed package has no sources of its pages."""
    if not (ROOT / "building" / "pages.py").is_file() or not (ROOT / "web" / "package.json").is_file():
        return True
    sys.path.insert(0, str(ROOT))
    try:
        return bool(import_module("building.pages").are_built(folder))
    finally:
        sys.path.remove(str(ROOT))
