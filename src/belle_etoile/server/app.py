"""The application: routes, headers, problems, and the life of the server."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Message, Scope

from .background.gc_tuning import collect_when_quiet, freeze_startup_objects
from .background.jobs import LocalJobs
from .background.logs import set_up_logs
from .background.metrics_board import keep_board
from .campaigns.routes import campaigns, game_master, history, letters, notices, orders, reports, transfer
from .config import Config, from_environment
from .context import Context
from .games import routes as games
from .http import pages
from .http.input_checks import CheckedRequest, check_request
from .http.language import language_for, problem_document
from .http.openapi import CONFIG, openapi_json, openapi_page
from .http.problems import Problem, ProblemDocument, problem_for
from .http.requests import AnyRequest
from .lessons import routes as lessons
from .matches import calls, daily_routes, proposals, rematches, talk
from .matches import routes as matches
from .people import email_routes, push_routes, recovery
from .people import routes as people
from .ports import Alone, Cluster, Jobs
from .realtime.routes import STARTED, SocketsFirst

PARTS: Final = (
    *(people, recovery, email_routes, push_routes),
    *(games, lessons, matches, rematches, daily_routes, proposals, calls, talk),
    *(campaigns, orders, reports, history, letters, game_master, transfer, notices),
)
LARGEST_BODY: Final = 256 * 1024

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NO_STORE: Final = (b"cache-control", b"no-store")
HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")

GONE: Final = "client disconnected prematurely"  # as Litestar says it
KINDS: Final = {401: "logged-out", 404: "no-such-page", 405: "not-allowed", 413: "too-large", 429: "too-fast"}


async def protect(message: Message, scope: Scope) -> None:
    """Adds the security headers to every answer, also to a 404, and counts it."""
    if message["type"] != "http.response.start":
        return
    context: Context | None = getattr(scope["litestar_app"].state, "context", None)
    more = [*HEADERS, NO_STORE] if scope["path"].startswith("/api/") else list(HEADERS)
    if context is not None:
        if context.config.secure:
            more.append(HTTPS)
        started: Any = scope.get(STARTED, time.perf_counter())
        context.metrics.request(message["status"], time.perf_counter() - started)
    own = list(message.get("headers", []))
    stricter = any(name == b"content-security-policy" for name, _ in own)  # a page that is printed for itself
    message["headers"] = [*own, *(more[1:] if stricter else more)]


def answer(request: AnyRequest, problem: Problem) -> Response[ProblemDocument]:
    context: Context | None = getattr(request.app.state, "context", None)
    if context is not None:
        context.metrics.problem(problem.kind)
    known: Any = request.scope.get("belle_etoile.language")
    language = str(known) if known else language_for(request.headers.get("accept-language", ""))
    headers = {"Content-Language": language}
    if problem.retry_after is not None:
        headers["Retry-After"] = str(problem.retry_after)
    return Response(
        problem_document(problem, language),
        status_code=problem.status,
        media_type="application/problem+json",
        headers=headers,
    )


def on_problem(request: AnyRequest, problem: Problem) -> Response[ProblemDocument]:
    return answer(request, problem)


def on_http(request: AnyRequest, error: HTTPException) -> Response[ProblemDocument]:
    if error.detail == GONE:  # nobody reads the answer
        return answer(request, Problem("malformed", reason=GONE))
    if error.status_code >= 500:
        return on_error(request, error)
    if isinstance(error, ValidationException) or error.status_code == 400:
        return answer(request, Problem("malformed", reason=_reason(error)))
    return answer(request, Problem(KINDS.get(error.status_code, "malformed"), reason=error.detail))


def on_depth(request: AnyRequest, error: RecursionError) -> Response[ProblemDocument]:
    """JSON nested deeper than it can be read."""
    return answer(request, Problem("malformed", reason="depth"))


def on_bad_utf8(request: AnyRequest, error: UnicodeDecodeError) -> Response[ProblemDocument]:
    """A body that is not UTF-8."""
    return answer(request, Problem("malformed", reason="UTF-8"))


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return " ".join(str(extra[0][part]) for part in ("key", "message") if part in extra[0])
    return error.detail


def on_error(request: AnyRequest, error: Exception) -> Response[ProblemDocument]:
    return answer(request, problem_for(error, request.scope["path"]))


def surroundings_of(context: Context) -> tuple[Jobs, Cluster]:
    """For one process at SQLite, or for many at PostgreSQL."""
    if not context.db.shared:
        return LocalJobs(context), Alone()
    from .background.cluster import PostgresCluster  # SQLite needs no psycopg and no Procrastinate
    from .background.procrastinate_jobs import ProcrastinateJobs

    return ProcrastinateJobs(context), PostgresCluster(context)


@asynccontextmanager
async def life(app: Litestar) -> AsyncIterator[None]:
    """The server opens with the process and closes after the last request."""
    config: Config = app.state.config
    context = Context(config)
    app.state.context = context
    context.start(*surroundings_of(context))
    if config.metrics_folder:
        context.spawn(keep_board(context))
    freeze_startup_objects()
    context.spawn(collect_when_quiet(lambda: context.db.appended))
    try:
        yield
    finally:
        await context.stop()


def bare_app(config: Config | None = None) -> Litestar:
    """All routes; without a config there is no context, which is enough to tell the OpenAPI document."""
    return Litestar(
        [
            Router("/api", route_handlers=[route for part in PARTS for route in part.ROUTES]),
            openapi_json,
            openapi_page,
            *pages.ROUTES,
        ],
        openapi_config=CONFIG if config is None else None,  # a server asks a bare app for it
        before_request=check_request,
        request_class=CheckedRequest,
        before_send=[protect],
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
            RecursionError: on_depth,
            UnicodeDecodeError: on_bad_utf8,
            Exception: on_error,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        lifespan=[] if config is None else [life],
        state=State({"config": config}),
        debug=False,
    )


def create_app(config: Config) -> SocketsFirst:
    return SocketsFirst(bare_app(config))


def app_from_environment() -> SocketsFirst:
    """For the workers that uvicorn starts."""
    set_up_logs()
    return create_app(from_environment())
