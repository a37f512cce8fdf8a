"""/api/me, /api/guests, /api/accounts, /api/sessions, /api/csrf."""

import time
from typing import Any, Final, cast

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from ...store import Person, devices
from ...store import people as persons
from ..context import Context
from ..http.problems import Problem
from ..http.requests import AnyRequest, Visitor, admit, context_of
from ..http.sessions import new_id, new_session, set_cookie_header
from ..matches import endings
from . import schemas
from .names import checked_name
from .passwords import checked_password, fits, hashed


def welcome(context: Context, person: Person) -> Response[schemas.Me]:
    """Me, with a new cookie: a new session after every change of who one is."""
    session = new_session(person.id, person.epoch)
    me = schemas.Me(person.id, person.name, person.guest, cast(Any, person.language), context.signer.csrf(session))
    cookie = set_cookie_header(context.signer.cookie(session), context.config.secure)
    return Response(me, headers={"Set-Cookie": cookie})


def me_of(context: Context, who: Visitor) -> schemas.Me:
    person, session = who.person, who.session
    assert person is not None
    assert session is not None
    return schemas.Me(person.id, person.name, person.guest, cast(Any, person.language), context.signer.csrf(session))


@get("/csrf", operation_id="csrf")
async def csrf(request: AnyRequest) -> Response[schemas.Csrf]:
    context = context_of(request)
    who = await admit(request, anyone=True)
    if who.session is not None:
        return Response(schemas.Csrf(context.signer.csrf(who.session)))
    session = new_session("", 0)
    cookie = set_cookie_header(context.signer.cookie(session), context.config.secure)
    return Response(schemas.Csrf(context.signer.csrf(session)), headers={"Set-Cookie": cookie})


@get("/me", operation_id="me")
async def me(request: AnyRequest) -> schemas.Me | None:
    """Null for a visitor: asking who one is, is no mistake."""
    who = await admit(request, anyone=True)
    return None if who.person is None else me_of(context_of(request), who)


@post("/guests", status_code=201, operation_id="newGuest")
async def new_guest(request: AnyRequest, data: JSONBody[schemas.NewGuest]) -> Response[schemas.Me]:
    context = context_of(request)
    who = await admit(request, "person", anyone=True)
    guest = Person(new_id(), checked_name(data.name), None, None, who.language, 1, time.time())
    await context.db.write(lambda c: persons.add_person(c, guest))
    return welcome(context, guest)


@post("/accounts", status_code=201, operation_id="newAccount")
async def new_account(request: AnyRequest, data: JSONBody[schemas.Credentials]) -> Response[schemas.Me]:
    """A guest becomes the account and keeps the matches."""
    context = context_of(request)
    who = await admit(request, "person", anyone=True)
    name, password = checked_name(data.name), await hashed(checked_password(data.password))
    guest = who.person if who.person is not None and who.person.guest else None
    id = guest.id if guest is not None else new_id()
    account = Person(id, name, persons.compared(name), password, who.language, 1, time.time())
    if guest is not None:
        account = msgspec.structs.replace(account, epoch=guest.epoch + 1)

    def write(connection: Connection) -> None:
        if guest is None:
            persons.add_person(connection, account)
        else:
            changes: dict[str, object] = {
                "name": name,
                "account": account.account,
                "password": password,
                "epoch": account.epoch,
            }
            persons.change_person(connection, id, changes)

    try:
        await context.db.write(write)
    except persons.NameTaken:
        raise Problem("name-taken", name=name) from None
    await renamed(context, id)
    return welcome(context, account)


@post("/sessions", status_code=200, operation_id="logIn")
async def log_in(request: AnyRequest, data: JSONBody[schemas.Credentials]) -> Response[schemas.Me]:
    context = context_of(request)
    who = await admit(request, "other", anyone=True)
    context.limits.spend("log-in", who.address, "name " + persons.compared(data.name)[:80])
    account = await context.db.read(lambda c: persons.account(c, data.name))
    if not await fits(account.password if account is not None else None, data.password) or account is None:
        raise Problem("bad-password")
    await hand_over_guest(context, who, account.id)
    return welcome(context, account)


async def hand_over_guest(context: Context, who: Visitor, account: str) -> None:
    """What was played in this browser before the log-in belongs to the account."""
    guest = who.person
    if guest is not None and guest.guest:
        changed = await context.db.write(lambda c: persons.hand_over(c, guest.id, account))
        context.person_changed(guest.id)
        await reread(context, changed)


@delete("/sessions", operation_id="logOut")
async def log_out(request: AnyRequest) -> Response[None]:
    """Of this browser only; its cookie is not valid any more."""
    context = context_of(request)
    who = await admit(request)
    nonce = who.session.nonce if who.session is not None else ""
    await context.db.write(lambda c: persons.end_session(c, who.id, nonce))
    context.person_changed(who.id)
    return Response(None, status_code=204, headers={"Set-Cookie": set_cookie_header("", context.config.secure, 0)})


@patch("/me", operation_id="changeMe")
async def change_me(request: AnyRequest, data: JSONBody[schemas.PersonChange]) -> Response[schemas.Me]:
    context = context_of(request)
    who = await admit(request, "person")
    person = who.person
    assert person is not None
    changes: dict[str, object] = {}
    if data.name is not None:
        changes["name"] = checked_name(data.name)
        if not person.guest:
            changes["account"] = persons.compared(str(changes["name"]))
    if data.language is not None:
        changes["language"] = data.language
    if data.password is not None:
        context.limits.spend("log-in", who.address, person.id)
        if person.guest or not await fits(person.password, data.old_password or ""):
            raise Problem("bad-password")
        changes["password"] = await hashed(checked_password(data.password))
        changes["epoch"] = person.epoch + 1
    if not changes:
        return Response(me_of(context, who))

    def write(connection: Connection) -> None:
        persons.change_person(connection, person.id, changes)
        if "password" in changes:  # whoever knew the old one hears no more of this person
            devices.remove_devices(connection, person.id)

    try:
        await context.db.write(write)
    except persons.NameTaken:
        raise Problem("name-taken", name=str(changes["name"])) from None
    await renamed(context, person.id)
    changed = msgspec.structs.replace(person, **changes)
    if "epoch" in changes:
        return welcome(context, changed)
    who.person = changed
    return Response(me_of(context, who))


@delete("/me", operation_id="deleteMe")
async def delete_me(request: AnyRequest) -> Response[None]:
    """The matches stay, with « un ancien joueur » on the seat; one in play goes on by itself."""
    context = context_of(request)
    who = await admit(request, "person")
    person = who.person
    assert person is not None
    try:
        farewell = msgspec.json.decode(await request.body() or b"{}", type=schemas.Farewell)
    except msgspec.MsgspecError:
        raise Problem("malformed", reason="password") from None
    if not person.guest:
        context.limits.spend("log-in", who.address, person.id)
        if not await fits(person.password, farewell.password or ""):
            raise Problem("bad-password")
    await endings.leave_all(context, person.id)
    changed = await context.db.write(lambda c: persons.forget(c, person.id))
    context.person_changed(person.id)
    await reread(context, changed)
    return Response(None, status_code=204, headers={"Set-Cookie": set_cookie_header("", context.config.secure, 0)})


async def renamed(context: Context, id: str) -> None:
    context.person_changed(id)
    await reread(context, await context.db.read(lambda c: persons.seated_at(c, id)))


async def reread(context: Context, matches: list[str]) -> None:
    """Tables that are open here or elsewhere show the new name."""
    for match in matches:
        await context.reread(match)
    if matches:
        context.changed(*matches)


ROUTES: Final = [csrf, me, new_guest, new_account, log_in, log_out, change_me, delete_me]
