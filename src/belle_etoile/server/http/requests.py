"""Checks every request: who asks, not too often, and from a page of ours?"""

from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from ...store import Person
from ..context import Context
from .language import language_for
from .problems import Problem
from .sessions import CSRF_HEADER, Session, cookie_in

AnyRequest: TypeAlias = Request[Any, Any, Any]
Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Visitor:
    """Who asks; `person` is None for somebody without a guest name or account."""

    __slots__ = ("address", "language", "person", "session")

    def __init__(self, session: Session | None, person: Person | None, language: str, address: str) -> None:
        self.session = session
        self.person = person
        self.language = language
        self.address = address

    @property
    def id(self) -> str:
        return self.person.id if self.person is not None else ""


def context_of(connection: Connection) -> Context:
    context: Context = connection.app.state.context
    return context


def address_of(connection: Connection) -> str:
    client = connection.scope.get("client")
    return str(client[0]) if client else ""


async def visitor(connection: Connection) -> Visitor:
    """From the cookie; an old or forged one counts as none."""
    context = context_of(connection)
    session = context.signer.read(cookie_in(connection.headers.get("cookie", "")))
    person = await context.person(session.person) if session is not None and session.person else None
    if person is not None and session is not None and not person.knows(session.epoch, session.nonce):
        person = None
    language = person.language if person is not None and person.language else None
    language = language or language_for(connection.headers.get("accept-language", ""))
    connection.scope["belle_etoile.language"] = language  # type: ignore[typeddict-unknown-key]
    return Visitor(session, person, language, address_of(connection))


def origin_fits(connection: Connection) -> bool:
    """A request of another site's page names that site; scripts and old browsers name none."""
    origin = connection.headers.get("origin", "")
    if not origin:
        return True
    if origin in context_of(connection).config.origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # no address at all
        return False


async def admit(request: AnyRequest, rule: str = "other", anyone: bool = False) -> Visitor:
    """Raises logged-out, csrf, origin or too-fast. `anyone`: also without a guest name or account."""
    context = context_of(request)
    who = await visitor(request)
    context.limits.spend(rule, who.address, who.id)
    if who.person is None and not anyone:
        raise Problem("logged-out")
    if request.method not in SAFE:
        if not origin_fits(request):
            raise Problem("origin")
        token = request.headers.get(CSRF_HEADER, "")
        if who.session is None or not context.signer.csrf_fits(who.session, token):
            raise Problem("csrf")
    return who
