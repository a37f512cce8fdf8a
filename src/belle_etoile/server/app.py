"""The application: routes, headers, problems, and the life of the house."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Message, Scope

from .config import Config, from_environment
from .entering import AnyRequest
from .house import House
from .jobs import jobs_for
from .live import STARTED, Front
from .logs import set_up_logs
from .measuring import keep_board
from .openapi import CONFIG, openapi_json, openapi_page
from .pages import PAGES
from .problems import Problem, ProblemDocument, problem_for
from .routes_campaigns import CAMPAIGN_ROUTES
from .routes_daily import DAILY_ROUTES
from .routes_games import GAME_ROUTES
from .routes_gazette import GAZETTE_ROUTES
from .routes_history import HISTORY_ROUTES
from .routes_letters import LETTER_ROUTES
from .routes_master import MASTER_ROUTES
from .routes_matches import MATCH_ROUTES
from .routes_people import PEOPLE
from .routes_post import POST_ROUTES
from .routes_proposals import PROPOSAL_ROUTES
from .texts import Asked, at_the_door
from .tidying import keep_what_is_there, tidy
from .words import accepted, document

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
    """Every answer carries the same protection, also one that never found its route, and is counted."""
    if message["type"] != "http.response.start":
        return
    house: House | None = getattr(scope["litestar_app"].state, "house", None)
    more = [*HEADERS, NO_STORE] if scope["path"].startswith("/api/") else list(HEADERS)
    if house is not None:
        if house.config.secure:
            more.append(HTTPS)
        started: Any = scope.get(STARTED, time.perf_counter())
        house.metrics.request(message["status"], time.perf_counter() - started)
    own = list(message.get("headers", []))
    stricter = any(name == b"content-security-policy" for name, _ in own)  # a page that is printed for itself
    message["headers"] = [*own, *(more[1:] if stricter else more)]


def answer(request: AnyRequest, problem: Problem) -> Response[ProblemDocument]:
    house: House | None = getattr(request.app.state, "house", None)
    if house is not None:
        house.metrics.problem(problem.kind)
    known: Any = request.scope.get("belle_etoile.language")
    language = str(known) if known else accepted(request.headers.get("accept-language", ""))
    headers = {"Content-Language": language}
    if problem.retry_after is not None:
        headers["Retry-After"] = str(problem.retry_after)
    return Response(
        document(problem, language), status_code=problem.status, media_type="application/problem+json", headers=headers
    )


def on_problem(request: AnyRequest, problem: Problem) -> Response[ProblemDocument]:
    return answer(request, problem)


def on_http(request: AnyRequest, error: HTTPException) -> Response[ProblemDocument]:
    if error.detail == GONE:  # to nobody
        return answer(request, Problem("malformed", reason=GONE))
    if error.status_code >= 500:
        return on_error(request, error)
    if isinstance(error, ValidationException) or error.status_code == 400:
        return answer(request, Problem("malformed", reason=_reason(error)))
    return answer(request, Problem(KINDS.get(error.status_code, "malformed"), reason=error.detail))


def on_depth(request: AnyRequest, error: RecursionError) -> Response[ProblemDocument]:
    """JSON nested deeper than it can be read."""
    return answer(request, Problem("malformed", reason="depth"))


def on_letters(request: AnyRequest, error: UnicodeDecodeError) -> Response[ProblemDocument]:
    """A body that is not UTF-8."""
    return answer(request, Problem("malformed", reason="UTF-8"))


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return " ".join(str(extra[0][part]) for part in ("key", "message") if part in extra[0])
    return error.detail


def on_error(request: AnyRequest, error: Exception) -> Response[ProblemDocument]:
    return answer(request, problem_for(error, request.scope["path"]))


@asynccontextmanager
async def life(app: Litestar) -> AsyncIterator[None]:
    """The house opens with the process and closes after the last request."""
    config: Config = app.state.config
    house = House(config)
    app.state.house = house
    jobs = jobs_for(house)
    if house.db.shared:
        from .notices import Notices  # SQLite needs no psycopg

        Notices(house).start()
    house.start()
    if config.metrics_folder:
        house.spawn(keep_board(house))
    jobs.start()
    keep_what_is_there()
    house.spawn(tidy(lambda: house.db.appended))
    try:
        yield
    finally:
        await jobs.stop()
        await house.stop()


def bare_app(config: Config | None = None) -> Litestar:
    """All routes; without a config there is no house, which is enough to tell the OpenAPI document."""
    return Litestar(
        [
            Router("/api", route_handlers=[*PEOPLE, *GAME_ROUTES, *MATCH_ROUTES, *DAILY_ROUTES, *PROPOSAL_ROUTES]),
            Router("/api", route_handlers=[*CAMPAIGN_ROUTES, *GAZETTE_ROUTES, *HISTORY_ROUTES]),
            Router("/api", route_handlers=[*LETTER_ROUTES, *POST_ROUTES, *MASTER_ROUTES]),
            openapi_json,
            openapi_page,
            *PAGES,
        ],
        openapi_config=CONFIG if config is None else None,  # a house asks a bare app for it
        before_request=at_the_door,
        request_class=Asked,
        before_send=[protect],
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
            RecursionError: on_depth,
            UnicodeDecodeError: on_letters,
            Exception: on_error,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        lifespan=[] if config is None else [life],
        state=State({"config": config}),
        debug=False,
    )


def create_app(config: Config) -> Front:
    return Front(bare_app(config))


def app_from_environment() -> Front:
    """For the workers that uvicorn starts."""
    set_up_logs()
    return create_app(from_environment())
