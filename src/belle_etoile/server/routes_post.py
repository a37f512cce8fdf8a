"""/api/me/post, /api/post and /api/feeds: my e-mail address, the links in mails, my feeds."""

import secrets
import time
from html import escape
from typing import Annotated, Final, Literal

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody

from ..locales import speaker
from ..store import Person
from ..store import campaigns as kept
from ..store import post as letterbox
from ..store.post import PostRow
from .entering import AnyRequest, Visitor, address_of, enter, house_of
from .feeds import atom, calendar
from .house import House
from .mail import ask_to_confirm, is_address
from .problems import Problem
from .words import accepted

MOST_NEWS: Final = 50
MOST_CAMPAIGNS: Final = 200
FORM_POLICY: Final = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"


class Post(msgspec.Struct, omit_defaults=True):
    """`mail`: this server sends any. `atom` and `calendar` are addresses that need no log-in: keep them to yourself."""

    mail: bool
    confirmed: bool
    atom: str
    calendar: str
    email: str | None = None


class PostChange(msgspec.Struct):
    """null: no mail any more."""

    email: Annotated[str, msgspec.Meta(max_length=254)] | None


def new_token() -> str:
    return secrets.token_urlsafe(20)


def shown(house: House, row: PostRow) -> Post:
    feeds = f"{house.config.address}/api/feeds/{row.feed}"
    confirmed = row.confirmed is not None
    return Post(house.postman is not None, confirmed, f"{feeds}/notices.atom", f"{feeds}/deadlines.ics", row.email)


async def own_post(house: House, who: Visitor) -> PostRow:
    found = await house.db.read(lambda c: letterbox.post_of(c, who.id))
    if found is not None:
        return found
    first = PostRow(who.id, None, new_token(), None, new_token())
    return await house.db.write(lambda c: letterbox.ensured(c, first))


@get("/me/post", operation_id="myPost")
async def my_post(request: AnyRequest) -> Post:
    house, who = house_of(request), await enter(request)
    return shown(house, await own_post(house, who))


@put("/me/post", status_code=200, operation_id="changeMyPost")
async def change_my_post(request: AnyRequest, data: JSONBody[PostChange]) -> Post:
    """A new address gets a mail with a link that confirms it."""
    house, who = house_of(request), await enter(request, "person")
    row = await own_post(house, who)
    if data.email is not None:
        if who.person is None or who.person.guest:
            raise Problem("no-account")
        if house.postman is None:
            raise Problem("no-mail")
        if not is_address(data.email):
            raise Problem("bad-address")
        house.limits.spend("mail", who.address, who.id)
    changes = {"email": data.email, "confirmed": None, "token": new_token()}
    await house.db.write(lambda c: letterbox.change_post(c, who.id, changes))
    row = msgspec.structs.replace(row, **changes)
    if data.email is not None:
        house.spawn(ask_to_confirm(house, row, who.language))
    return shown(house, row)


@post("/me/post/feeds", status_code=200, operation_id="renewFeeds")
async def renew_feeds(request: AnyRequest) -> Post:
    """New addresses; the old ones end."""
    house, who = house_of(request), await enter(request, "person")
    row = msgspec.structs.replace(await own_post(house, who), feed=new_token())
    await house.db.write(lambda c: letterbox.change_post(c, who.id, {"feed": row.feed}))
    return shown(house, row)


# Links in mails: programs that look at them first must not decide anything, so a button does.

What = Literal["confirm", "unsubscribe"]


async def addressed(request: AnyRequest, token: str) -> PostRow:
    house = house_of(request)
    house.limits.spend("other", address_of(request))
    row = await house.db.read(lambda c: letterbox.by_token(c, token))
    if row is None or row.email is None:
        raise Problem("no-such-page")
    return row


def page(request: AnyRequest, sentence: str, button: str = "") -> Response[str]:
    language = accepted(request.headers.get("accept-language", ""))
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
    say = speaker(accepted(request.headers.get("accept-language", ""))).say
    return page(request, say(f"campaigns-page-{what}", email=row.email or ""), say(f"campaigns-page-{what}-button"))


@post("/post/{token:str}/{what:str}", status_code=200, operation_id="followMailLink", media_type="text/html")
async def follow_mail_link(request: AnyRequest, token: FromPath[str], what: FromPath[What]) -> Response[str]:
    """The token says who it is; RFC 8058 posts here without a page."""
    row = await addressed(request, token)
    house, now = house_of(request), time.time()
    changes = {"confirmed": now} if what == "confirm" else {"confirmed": None, "email": None}
    if what == "unsubscribe" or row.confirmed is None:
        await house.db.write(lambda c: letterbox.change_post(c, row.person, changes))
    say = speaker(accepted(request.headers.get("accept-language", ""))).say
    return page(request, say("campaigns-page-confirmed" if what == "confirm" else "campaigns-page-unsubscribed"))


# Feeds


async def fed(request: AnyRequest, token: str) -> tuple[House, Person]:
    house = house_of(request)
    house.limits.spend("other", address_of(request))
    row = await house.db.read(lambda c: letterbox.by_feed(c, token))
    person = await house.person(row.person) if row is not None else None
    if person is None:
        raise Problem("no-such-page")
    return house, person


@get("/feeds/{token:str}/notices.atom", operation_id="noticesFeed", media_type="application/atom+xml")
async def notices_feed(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """The last notices."""
    house, person = await fed(request, token)
    news = await house.db.read(lambda c: kept.notices_for(c, person.id, MOST_NEWS))
    text = atom(house.config.address, token, person.language or "fr", news, person.created)
    return Response(text, media_type="application/atom+xml")


@get("/feeds/{token:str}/deadlines.ics", operation_id="deadlinesFeed", media_type="text/calendar")
async def deadlines_feed(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """The deadlines of my campaigns."""
    house, person = await fed(request, token)
    rows = await house.db.read(lambda c: kept.campaigns_of(c, person.id, MOST_CAMPAIGNS))
    return Response(calendar(house.config.address, person.language or "fr", rows), media_type="text/calendar")


POST_ROUTES: Final = [
    *(my_post, change_my_post, renew_feeds, mail_link, follow_mail_link, notices_feed, deadlines_feed),
]
