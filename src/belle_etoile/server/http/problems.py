"""What went wrong, as RFC 9457 documents: a kind, a status, one sentence in the reader's language."""

import logging
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy.exc import DataError, IntegrityError

from ...store.errors import away
from ...store.match_batches import Taken

log: Final = logging.getLogger(__name__)
COME_BACK: Final = 2  # seconds after which a database that was away may be there again

STATUS: Final = {
    "malformed": 400,
    "logged-out": 401,
    "csrf": 403,
    "origin": 403,
    "wrong-seat": 403,
    "bad-password": 403,
    "bad-recovery": 403,
    "no-family": 403,
    "silent-family": 403,
    "not-master": 403,
    "no-account": 403,
    "sealed": 403,
    "no-such-page": 404,
    "no-such-match": 404,
    "no-such-game": 404,
    "no-such-version": 404,
    "no-such-campaign": 404,
    "no-such-turn": 404,
    "no-such-letter": 404,
    "no-such-line": 404,
    "no-such-lesson": 404,
    "not-allowed": 405,
    "illegal": 409,
    "not-your-turn": 409,
    "stale": 409,
    "no-undo": 409,
    "match-over": 409,
    "match-not-started": 409,
    "match-not-over": 409,
    "seat-taken": 409,
    "time-up": 409,
    "too-early": 409,
    "not-called": 409,
    "not-waited-for": 409,
    "nobody-listens": 409,
    "old-match": 409,
    "lesson-astray": 409,
    "lesson-unfit": 409,
    "name-taken": 409,
    "campaign-over": 409,
    "campaign-paused": 409,
    "orders-closed": 409,
    "orders-changed": 409,
    "letter-sent": 409,
    "no-mail": 409,
    "no-push": 409,
    "offer-closed": 409,
    "too-large": 413,
    "unreadable": 422,
    "bad-setup": 422,
    "bad-letter": 422,
    "bad-archive": 422,
    "bad-address": 422,
    "weak-password": 422,
    "bad-name": 422,
    "too-fast": 429,
    "broken": 500,
    "busy": 503,
    "unavailable": 503,
    "not-written": 503,
}


class ProblemDocument(msgspec.Struct, omit_defaults=True):
    type: str
    title: str
    status: int
    detail: str
    rule: str | None = None
    game: str | None = None
    version: int | None = None
    retry_after: int | None = None


class Problem(Exception):
    """Raised anywhere in the server; its sentence is `server-problem-<kind>`, or what `said` says in a language."""

    def __init__(
        self,
        kind: str,
        said: Callable[[str], str] | None = None,
        *,
        rule: str | None = None,
        game: str | None = None,
        version: int | None = None,
        retry_after: int | None = None,
        **values: int | str,
    ) -> None:
        super().__init__(kind)
        self.kind = kind
        self.status = STATUS[kind]
        self.said = said
        self.rule = rule
        self.game = game
        self.version = version
        self.retry_after = retry_after
        self.values = values


def problem_for(error: Exception, where: str = "") -> Problem:
    """The problem for an error. A bug of ours is logged with its traceback, a database that is away without."""
    if isinstance(error, Problem):
        return error
    if away(error):
        log.warning("the database does not answer", extra={"error": type(error).__name__, "path": where})
        return Problem("unavailable", retry_after=COME_BACK)
    log.error("a request failed", exc_info=error, extra={"path": where})
    refused = isinstance(error, IntegrityError | DataError | Taken)
    return Problem("not-written", retry_after=COME_BACK) if refused else Problem("broken")
