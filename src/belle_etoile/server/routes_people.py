"""/api/me, /api/guests, /api/accounts, /api/sessions, /api/csrf."""

import asyncio
import time
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import token_bytes
from typing import Any, Final, TypeVar, cast

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from ..store import Person
from ..store import people as persons
from . import seating, wire
from .entering import AnyRequest, Visitor, enter, house_of
from .house import House
from .problems import Problem
from .sessions import new_id, new_session, set_cookie_header

LONGEST_NAME: Final = 40
SHORTEST_PASSWORD: Final = 8
MOST_WAITING: Final = 20  # for a look at their password, some seconds; whoever comes then is told to come back
T = TypeVar("T")
# argon2id as the library likes it, but for its four threads: they would take all cores at once from those who play
hasher: Final = PasswordHasher(parallelism=1)


def _nobodys() -> str:
    """A hash that no password has, made up: to compute one takes as long as to log in."""
    salt, hash = (b64encode(token_bytes(n)).decode().rstrip("=") for n in (hasher.salt_len, hasher.hash_len))
    return f"$argon2id$v=19$m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}${salt}${hash}"


NOBODYS: Final = _nobodys()  # so that an unknown name takes as long as a wrong password


def checked_name(text: str) -> str:
    name = persons.tidied(text)
    if not 1 <= len(name) <= LONGEST_NAME or any(unicodedata.category(c)[0] == "C" for c in name):
        raise Problem("bad-name", most=LONGEST_NAME)
    return name


def checked_password(text: str) -> str:
    if len(text) < SHORTEST_PASSWORD:
        raise Problem("weak-password", least=SHORTEST_PASSWORD)
    return text


def typed(password: str) -> list[str]:
    """However it was typed: accents as one letter, or else as it came, which is how they were kept before."""
    return list(dict.fromkeys([unicodedata.normalize("NFC", password), password]))


class Porter:
    """Looks at one password at a time: each takes 64 MB, and a while on purpose."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "porter")
        self.waiting = 0

    async def look(self, work: Callable[[str], T], password: str) -> T:
        """Raises the problem busy where too many wait."""
        if self.waiting >= MOST_WAITING:
            raise Problem("busy", retry_after=5)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work, password)
        finally:
            self.waiting -= 1


porter: Final = Porter()


async def hashed(password: str) -> str:
    return await porter.look(hasher.hash, typed(password)[0])


async def fits(hash: str | None, password: str) -> bool:
    def verify(password: str) -> bool:
        try:
            return hasher.verify(hash or NOBODYS, password) and hash is not None
        except (Argon2Error, InvalidHashError):
            return False

    return any([await porter.look(verify, way) for way in typed(password)])


def welcome(house: House, person: Person) -> Response[wire.Me]:
    """Me, with a new cookie: a new session after every change of who one is."""
    session = new_session(person.id, person.epoch)
    me = wire.Me(person.id, person.name, person.guest, cast(Any, person.language), house.signer.csrf(session))
    cookie = set_cookie_header(house.signer.cookie(session), house.config.secure)
    return Response(me, headers={"Set-Cookie": cookie})


def me_of(house: House, who: Visitor) -> wire.Me:
    person, session = who.person, who.session
    assert person is not None
    assert session is not None
    return wire.Me(person.id, person.name, person.guest, cast(Any, person.language), house.signer.csrf(session))


@get("/csrf", operation_id="csrf")
async def csrf(request: AnyRequest) -> Response[wire.Csrf]:
    house = house_of(request)
    who = await enter(request, anyone=True)
    if who.session is not None:
        return Response(wire.Csrf(house.signer.csrf(who.session)))
    session = new_session("", 0)
    cookie = set_cookie_header(house.signer.cookie(session), house.config.secure)
    return Response(wire.Csrf(house.signer.csrf(session)), headers={"Set-Cookie": cookie})


@get("/me", operation_id="me")
async def me(request: AnyRequest) -> wire.Me:
    return me_of(house_of(request), await enter(request))


@post("/guests", status_code=201, operation_id="newGuest")
async def new_guest(request: AnyRequest, data: JSONBody[wire.NewGuest]) -> Response[wire.Me]:
    house = house_of(request)
    who = await enter(request, "person", anyone=True)
    guest = Person(new_id(), checked_name(data.name), None, None, who.language, 1, time.time())
    await house.db.write(lambda c: persons.add_person(c, guest))
    return welcome(house, guest)


@post("/accounts", status_code=201, operation_id="newAccount")
async def new_account(request: AnyRequest, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    """A guest becomes the account and keeps the matches."""
    house = house_of(request)
    who = await enter(request, "person", anyone=True)
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
        await house.db.write(write)
    except persons.NameTaken:
        raise Problem("name-taken", name=name) from None
    await renamed(house, id)
    return welcome(house, account)


@post("/sessions", status_code=200, operation_id="logIn")
async def log_in(request: AnyRequest, data: JSONBody[wire.Credentials]) -> Response[wire.Me]:
    house = house_of(request)
    who = await enter(request, "other", anyone=True)
    house.limits.spend("log-in", who.address, "name " + persons.compared(data.name)[:80])
    account = await house.db.read(lambda c: persons.account(c, data.name))
    if not await fits(account.password if account is not None else None, data.password) or account is None:
        raise Problem("bad-password")
    guest = who.person
    if guest is not None and guest.guest:
        changed = await house.db.write(lambda c: persons.hand_over(c, guest.id, account.id))
        house.person_changed(guest.id)
        await reread(house, changed)
    return welcome(house, account)


@delete("/sessions", operation_id="logOut")
async def log_out(request: AnyRequest) -> Response[None]:
    """Of this browser only; whoever has kept its cookie is nobody from now on."""
    house = house_of(request)
    who = await enter(request)
    nonce = who.session.nonce if who.session is not None else ""
    await house.db.write(lambda c: persons.end_session(c, who.id, nonce))
    house.person_changed(who.id)
    return Response(None, status_code=204, headers={"Set-Cookie": set_cookie_header("", house.config.secure, 0)})


@patch("/me", operation_id="changeMe")
async def change_me(request: AnyRequest, data: JSONBody[wire.PersonChange]) -> Response[wire.Me]:
    house = house_of(request)
    who = await enter(request, "person")
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
        house.limits.spend("log-in", who.address, person.id)
        if person.guest or not await fits(person.password, data.old_password or ""):
            raise Problem("bad-password")
        changes["password"] = await hashed(checked_password(data.password))
        changes["epoch"] = person.epoch + 1
    if not changes:
        return Response(me_of(house, who))
    try:
        await house.db.write(lambda c: persons.change_person(c, person.id, changes))
    except persons.NameTaken:
        raise Problem("name-taken", name=str(changes["name"])) from None
    await renamed(house, person.id)
    changed = msgspec.structs.replace(person, **changes)
    if "epoch" in changes:
        return welcome(house, changed)
    who.person = changed
    return Response(me_of(house, who))


@delete("/me", operation_id="deleteMe")
async def delete_me(request: AnyRequest) -> Response[None]:
    """The matches stay, with « un ancien joueur » on the seat; one in play goes on by itself."""
    house = house_of(request)
    who = await enter(request, "person")
    person = who.person
    assert person is not None
    try:
        farewell = msgspec.json.decode(await request.body() or b"{}", type=wire.Farewell)
    except msgspec.MsgspecError:
        raise Problem("malformed", reason="password") from None
    if not person.guest:
        house.limits.spend("log-in", who.address, person.id)
        if not await fits(person.password, farewell.password or ""):
            raise Problem("bad-password")
    await seating.leave_all(house, person.id)
    changed = await house.db.write(lambda c: persons.forget(c, person.id))
    house.person_changed(person.id)
    await reread(house, changed)
    return Response(None, status_code=204, headers={"Set-Cookie": set_cookie_header("", house.config.secure, 0)})


async def renamed(house: House, id: str) -> None:
    house.person_changed(id)
    await reread(house, await house.db.read(lambda c: persons.seated_at(c, id)))


async def reread(house: House, matches: list[str]) -> None:
    """Tables that are open here or elsewhere show the new name."""
    for match in matches:
        await house.reread(match)
    if matches:
        house.changed(*matches)


PEOPLE: Final = [csrf, me, new_guest, new_account, log_in, log_out, change_me, delete_me]
