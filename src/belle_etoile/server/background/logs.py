"""Structured logs: one JSON object a line, on stderr."""

import logging
import sys
import time
import traceback
from typing import Final

import msgspec
from sqlalchemy.exc import DBAPIError

from ...store.errors import away, of_postgresql

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line.update({key: str(value) for key, value in vars(record).items() if key not in STANDARD})
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def said(error: BaseException) -> str:
    """The message of an error without people's texts: PostgreSQL quotes the whole row that it refuses."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return f"{said(error.orig)} [{error.statement}]"
    if of_postgresql(error, "Error"):
        told: str | None = getattr(error, "diag").message_primary  # noqa: B009  psycopg is not imported here
        return told or type(error).__name__
    return str(error)


def trace(error: BaseException) -> str:
    """The traceback, from the first cause to the last error."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    name = f"{type(error).__module__}.{type(error).__qualname__}"
    parts = [] if before is None else [trace(before)]
    return "\n".join([*parts, *traceback.format_tb(error.__traceback__), f"{name}: {said(error)}"])


def ours(record: logging.LogRecord) -> bool:
    """Drops a traceback of uvicorn: a client whose text is not UTF-8 is closed, and that is no error of ours."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received")


def set_up_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    handler.addFilter(ours)
    root.setLevel(level)
    for name in (
        "procrastinate",
        "alembic",
        "httpx",
        "uvicorn.access",
        "belle_etoile.server.realtime.websocket_protocol",
    ):
        logging.getLogger(name).setLevel(logging.WARNING)


def note(log: logging.Logger, says: str, error: BaseException, **more: object) -> None:
    """Logs a failure, with a traceback unless only the database is away."""
    if away(error):
        log.warning(says, extra={**more, "error": type(error).__name__})
    else:
        log.error(says, exc_info=error, extra=more)
