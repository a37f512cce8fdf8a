"""/api/recoveries: who forgot a password gets a link by mail, if their address is confirmed.

The answer is the same whether there is such an account or not: the account is looked up after it.
"""

import hashlib
import secrets
import time
from typing import Final

import msgspec
from litestar import Response, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from ...locales import speaker
from ...store import Person, devices, recoveries
from ...store import mail as letterbox
from ...store import people as persons
from ...store.mail import PostRow
from ..context import Context
from ..http.problems import Problem
from ..http.requests import AnyRequest, admit, context_of
from .email import send
from .passwords import checked_password, hashed
from .routes import hand_over_guest, welcome
from .schemas import Me, Recovery, RecoveryWish


def hash_of(token: str) -> str:
    """A token has as many bits as a key: it needs no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


@post("/recoveries", status_code=204, operation_id="askForRecovery")
async def ask_for_recovery(request: AnyRequest, data: JSONBody[RecoveryWish]) -> None:
    context = context_of(request)
    who = await admit(request, "other", anyone=True)
    if context.mailer is None:
        raise Problem("no-mail")
    context.limits.spend("mail", who.address, "name " + persons.compared(data.name)[:80])
    context.spawn(send_link(context, data.name, who.language))


async def send_link(context: Context, name: str, language: str) -> None:
    found = await context.db.read(lambda c: _reached(c, name))
    mailer = context.mailer
    if found is None or mailer is None:
        return
    person, to = found
    token, now = secrets.token_urlsafe(24), time.time()
    await context.db.write(lambda c: recoveries.add(c, hash_of(token), person.id, now + recoveries.HOLDS, now))
    language = person.language or language
    say = speaker(language).say
    text = say("server-mail-recovery", name=person.name, link=f"{mailer.page}/recover#{token}") + "\n"
    await send(mailer, mailer.message(to, say("server-mail-recovery-subject"), text, language, False))


def _reached(connection: Connection, name: str) -> tuple[Person, PostRow] | None:
    """The account with this name and its address, if that is confirmed."""
    person = persons.account(connection, name)
    to = letterbox.post_of(connection, person.id) if person is not None else None
    if person is None or to is None or to.email is None or to.confirmed is None:
        return None
    return person, to


@post("/recoveries/use", status_code=200, operation_id="recover")
async def recover(request: AnyRequest, data: JSONBody[Recovery]) -> Response[Me]:
    """A new password; all sessions of the account end, and this browser is logged in."""
    context = context_of(request)
    who = await admit(request, "other", anyone=True)
    context.limits.spend("log-in", who.address)
    hash = hash_of(data.token)
    if await context.db.read(lambda c: recoveries.person_of(c, hash, time.time())) is None:
        raise Problem("bad-recovery")
    password = await hashed(checked_password(data.password))
    account = await context.db.write(lambda c: _with_password(c, hash, password))
    if account is None:
        raise Problem("bad-recovery")
    context.person_changed(account.id)
    await hand_over_guest(context, who, account.id)
    return welcome(context, account)


def _with_password(connection: Connection, hash: str, password: str) -> Person | None:
    id = recoveries.use(connection, hash, time.time())
    person = persons.person(connection, id) if id is not None else None
    if person is None:
        return None
    changes: dict[str, object] = {"password": password, "epoch": person.epoch + 1}
    persons.change_person(connection, person.id, changes)
    devices.remove_devices(connection, person.id)  # whoever knew the old one hears no more of this person
    return msgspec.structs.replace(person, password=password, epoch=person.epoch + 1, ended="")


ROUTES: Final = [ask_for_recovery, recover]
