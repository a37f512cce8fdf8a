"""Who is asking: a signed cookie, and the token that proves a request came from our own page.

    person . epoch . nonce . signature

A visitor without a guest name or account has an empty person. The CSRF token is derived from the nonce, so it cannot be
made without the server's key and changes with every log-in.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

COOKIE: Final = "belle_etoile"
CSRF_HEADER: Final = "x-csrf-token"
YEAR: Final = 365 * 24 * 3600
MOST_SEEN: Final = 20_000
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """Twelve letters and digits that cannot be guessed or misread."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


class Session:
    """What a cookie says."""

    __slots__ = ("csrf", "epoch", "nonce", "person")

    def __init__(self, person: str, epoch: int, nonce: str) -> None:
        self.person = person
        self.epoch = epoch
        self.nonce = nonce
        self.csrf = ""  # derived by the signer


def new_session(person: str, epoch: int) -> Session:
    return Session(person, epoch, secrets.token_urlsafe(12))


class Signer:
    """Writes and reads cookies with the server's key."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._seen: dict[str, Session] = {}

    def _mac(self, text: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, text.encode(), "sha256")[:18]).decode()

    def cookie(self, session: Session) -> str:
        text = f"{session.person}.{session.epoch}.{session.nonce}"
        return f"{text}.{self._mac('session ' + text)}"

    def read(self, cookie: str) -> Session | None:
        """None for a cookie that is not ours. Recent ones are cached."""
        known = self._seen.get(cookie)
        if known is None:
            known = self._read(cookie)
            if known is not None:
                if len(self._seen) >= MOST_SEEN:
                    self._seen.clear()
                self._seen[cookie] = known
        return known

    def _read(self, cookie: str) -> Session | None:
        text, _, mac = cookie.rpartition(".")
        parts = text.split(".")
        if len(parts) != 3 or not parts[1].isdecimal() or not cookie.isascii():
            return None
        if not hmac.compare_digest(mac, self._mac("session " + text)):
            return None
        session = Session(parts[0], int(parts[1]), parts[2])
        session.csrf = self._mac("csrf " + session.nonce)
        return session

    def csrf(self, session: Session) -> str:
        return session.csrf or self._mac("csrf " + session.nonce)

    def csrf_fits(self, session: Session, token: str) -> bool:
        return token.isascii() and hmac.compare_digest(token, self.csrf(session))


def set_cookie_header(value: str, secure: bool, seconds: int = YEAR) -> str:
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flags}"


def cookie_in(header: str) -> str:
    """Our cookie's value in a Cookie header, or ""."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""
