"""/api/me/post, /api/post and /api/feeds: my e-mail address, the links in mails, my feeds."""

import secrets
import time
from html import escape
from typing import Final, Literal

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody

from ...locales import speaker
from ...store import Person
from ...store import campaigns as kept
from ...store import mail as letterbox
from ...store.mail import PostRow
from ..context import Context
from ..http.language import language_for
from ..http.problems import Problem
from ..http.requests import AnyRequest, Visitor, address_of, admit, context_of
from .email import ask_to_confirm, is_address
from .feeds import atom, calendar
from .passwords import fits
from .schemas import Post, PostChange

MOST_NEWS: Final = 50
MOST_CAMPAIGNS: Final = 200
FORM_POLICY: Final = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"


def new_token() -> str:
    return secrets.token_urlsafe(20)


def shown(context: Context, row: PostRow) -> Post:
    feeds = f"{context.config.address}/api/feeds/{row.feed}"
    confirmed = row.confirmed is not None
    return Post(context.mailer is not None, confirmed, f"{feeds}/notices.atom", f"{feeds}/deadlines.ics", row.email)


async def own_post(context: Context, who: Visitor) -> PostRow:
    found = await context.db.read(lambda c: letterbox.post_of(c, who.id))
    if found is not None:
        return found
    first = PostRow(who.id, None, new_token(), None, new_token())
    return await context.db.write(lambda c: letterbox.ensured(c, first))


@get("/me/post", operation_id="myPost")
async def my_post(request: AnyRequest) -> Post:
    context, who = context_of(request), await admit(request)
    return shown(context, await own_post(context, who))


@put("/me/post", status_code=200, operation_id="changeMyPost")
async def change_my_post(request: AnyRequest, data: JSONBody[PostChange]) -> Post:
    """A new address gets a mail with a link that confirms it."""
    context, who = context_of(request), await admit(request, "person")
    row = await own_post(context, who)
    if data.email is not None:
        if who.person is None or who.person.guest:
            raise Problem("no-account")
        if context.mailer is None:
            raise Problem("no-mail")
        if not is_address(data.email):
            raise Problem("bad-address")
        context.limits.spend("log-in", who.address, who.id)
        if not await fits(who.person.password, data.password or ""):
            raise Problem("bad-password")
        context.limits.spend("mail", who.address, who.id)
    changes = {"email": data.email, "confirmed": None, "token": new_token()}
    await context.db.write(lambda c: letterbox.change_post(c, who.id, changes))
    row = msgspec.structs.replace(row, **changes)
    if data.email is not None:
        context.spawn(ask_to_confirm(context, row, who.language))
    return shown(context, row)


@post("/me/post/feeds", status_code=200, operation_id="renewFeeds")
async def renew_feeds(request: AnyRequest) -> Post:
    """New addresses; the old ones end."""
    context, who = context_of(request), await admit(request, "person")
    row = msgspec.structs.replace(await own_post(context, who), feed=new_token())
    await context.db.write(lambda c: letterbox.change_post(c, who.id, {"feed": row.feed}))
    return shown(context, row)


# Links in mails: mail programs open them to check them, so only a button on the page changes anything.

What = Literal["confirm", "unsubscribe"]


async def addressed(request: AnyRequest, token: str) -> PostRow:
    context = context_of(request)
    context.limits.spend("other", address_of(request))
    row = await context.db.read(lambda c: letterbox.by_token(c, token))
    if row is None or row.email is None:
        raise Problem("no-such-page")
    return row


def page(request: AnyRequest, sentence: str, button: str = "") -> Response[str]:
    language = language_for(request.headers.get("accept-language", ""))
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    html = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Belle Étoile</title>'
        f"<main><h1>Belle Étoile</h1><p>{escape(sentence)}</p>{form}</main></html>"
    )
    headers = {"Content-Security-Policy": FORM_POLICY, "Referrer-Policy": "no-referrer"}
    return Response(html, media_type="text/html", headers=headers)


@get("/post/{token:str}/{what:str}", operation_id="mailLink", media_type="text/html")
async def mail_link(request: AnyRequest, token: FromPath[str], what: FromPath[What]) -> Response[str]:
    """A page with one button."""
    row = await addressed(request, token)
    say = speaker(language_for(request.headers.get("accept-language", ""))).say
    return page(request, say(f"campaigns-page-{what}", email=row.email or ""), say(f"campaigns-page-{what}-button"))


@post("/post/{token:str}/{what:str}", status_code=200, operation_id="followMailLink", media_type="text/html")
async def follow_mail_link(request: AnyRequest, token: FromPath[str], what: FromPath[What]) -> Response[str]:
    """The token says who it is; RFC 8058 posts here without a page."""
    row = await addressed(request, token)
    context, now = context_of(request), time.time()
    changes = {"confirmed": now} if what == "confirm" else {"confirmed": None, "email": None}
    if what == "unsubscribe" or row.confirmed is None:
        await context.db.write(lambda c: letterbox.change_post(c, row.person, changes))
    say = speaker(language_for(request.headers.get("accept-language", ""))).say
    return page(request, say("campaigns-page-confirmed" if what == "confirm" else "campaigns-page-unsubscribed"))


# Feeds


async def fed(request: AnyRequest, token: str) -> tuple[Context, Person]:
    context = context_of(request)
    context.limits.spend("other", address_of(request))
    row = await context.db.read(lambda c: letterbox.by_feed(c, token))
    person = await context.person(row.person) if row is not None else None
    if person is None:
        raise Problem("no-such-page")
    return context, person


@get("/feeds/{token:str}/notices.atom", operation_id="noticesFeed", media_type="application/atom+xml")
async def notices_feed(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """The last notices."""
    context, person = await fed(request, token)
    news = await context.db.read(lambda c: kept.notices_for(c, person.id, MOST_NEWS))
    text = atom(context.config.address, token, person.language or "fr", news, person.created)
    return Response(text, media_type="application/atom+xml")


@get("/feeds/{token:str}/deadlines.ics", operation_id="deadlinesFeed", media_type="text/calendar")
async def deadlines_feed(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """The deadlines of my campaigns."""
    context, person = await fed(request, token)
    rows = await context.db.read(lambda c: kept.campaigns_of(c, person.id, MOST_CAMPAIGNS))
    return Response(calendar(context.config.address, person.language or "fr", rows), media_type="text/calendar")


ROUTES: Final = [my_post, change_my_post, renew_feeds, mail_link, follow_mail_link, notices_feed, deadlines_feed]
