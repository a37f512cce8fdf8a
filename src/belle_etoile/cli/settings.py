"""Where the settings of a server come from: a flag, else the environment, else a file, else the default.

So no password has to be on the command line, where every user of the machine can read it.
"""

import os
import tomllib
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..core.errors import BelleEtoileError
from .parser import Parser
from .terminal import Terminal, read_file

if TYPE_CHECKING:
    from ..store import Database

ENVIRONMENT: Final = {
    "database": "BELLE_ETOILE_DATABASE",
    "smtp": "BELLE_ETOILE_SMTP",
    "mail-from": "BELLE_ETOILE_MAIL_FROM",
    "settings": "BELLE_ETOILE_SETTINGS",
}
USUAL: Final[dict[str, str | int | bool | list[str]]] = {
    "host": "127.0.0.1",
    "port": 8017,
    "database": "",
    "workers": 1,
    "bot-processes": 1,
    "origin": [],
    "static": "",
    "public-url": "",
    "smtp": "",
    "mail-from": "",
    "metrics": False,
    "secure": False,
    "no-limits": False,
    "no-push": False,
}
BOUNDS: Final = {"port": (0, 65535), "workers": (1, 64), "bot-processes": (1, 64)}
RENAMED: Final = {"thinkers": "bot-processes"}  # what files of 0.1 may still say
SECRET: Final = ("database", "smtp")
BY_ALL: Final = 0o004


def add_database(parser: Parser) -> None:
    parser.speaker.has("server-")  # reads server.ftl
    parser.setting("database", "URL", "database")
    parser.setting("settings", "FILE", "settings")


def settled(terminal: Terminal, args: Namespace) -> dict[str, Any]:
    """All settings by name. Raises for a file with unknown names or wrong values."""
    given = {name.replace("_", "-"): value for name, value in vars(args).items()}
    flags = {name: value for name, value in given.items() if value is not None and value is not False and value != []}
    said = {name: os.environ[variable] for name, variable in ENVIRONMENT.items() if os.environ.get(variable)}
    file = str(flags.get("settings") or said.get("settings") or "")
    written = read_settings(file) if file else {}
    if any(name in written for name in SECRET) and Path(file).stat().st_mode & BY_ALL:
        terminal.warn(terminal.say("server-settings-open", file=file))
    return {**USUAL, **written, **said, **flags}


def read_settings(file: str) -> dict[str, Any]:
    try:
        found = tomllib.loads(read_file(file))
    except tomllib.TOMLDecodeError as error:
        raise _refused(file, "error-settings-toml", reason=str(error)) from None
    return {RENAMED.get(name, name): _checked(file, RENAMED.get(name, name), value) for name, value in found.items()}


def _checked(file: str, name: str, value: object) -> object:
    """One line of the file."""
    if name not in USUAL:
        near = get_close_matches(name, USUAL, 1)
        known = ", ".join(USUAL)
        raise _refused(file, "error-settings-name", name=name, near=near[0] if near else "none", known=known)
    usual = USUAL[name]
    if isinstance(usual, list) and isinstance(value, str):
        return [value]
    if type(value) is not type(usual) or (isinstance(value, list) and not all(isinstance(v, str) for v in value)):
        raise _refused(file, "error-settings-kind", name=name, kind=type(usual).__name__)
    least, most = BOUNDS.get(name, (0, 0))
    if isinstance(value, int) and name in BOUNDS and not least <= value <= most:
        raise _refused(file, "error-settings-bounds", name=name, least=str(least), most=str(most))
    return value


def _refused(file: str, key: str, **values: int | str) -> BelleEtoileError:
    return BelleEtoileError(key, f"{file}: {' '.join(map(str, values.values()))}", {"file": file, **values})


def database_of(terminal: Terminal, args: Namespace) -> str:
    """The URL of the database that a command works with."""
    from ..server.config import default_database

    return str(settled(terminal, args)["database"]) or default_database()


def opened(url: str) -> "Database":
    """The database, brought up to date."""
    from ..store import open_database

    with answering():
        return open_database(url)


@contextmanager
def answering() -> Iterator[None]:
    """Turns errors of the database into one sentence."""
    import sqlite3

    from sqlalchemy.exc import SQLAlchemyError

    from ..store.engines import without_password
    from ..store.errors import of_postgresql

    try:
        yield
    except Exception as error:
        if not (isinstance(error, SQLAlchemyError | sqlite3.Error | OSError) or of_postgresql(error, "Error")):
            raise
        reason = without_password((str(error).splitlines() or [type(error).__name__])[0])
        told = f"the database does not answer: {reason}"
        raise BelleEtoileError("error-unreachable", told, {"reason": reason}) from None
