"""What people look like on the wire, as docs/protocol.md tells it."""

from typing import Annotated

import msgspec

from ..http.fields import Language, NameText, SeatNumber, Text64


class Me(msgspec.Struct):
    id: str
    name: str
    guest: bool
    language: Language | None
    csrf: str


class Csrf(msgspec.Struct):
    csrf: str


class NewGuest(msgspec.Struct):
    name: NameText


class Credentials(msgspec.Struct):
    name: NameText
    password: NameText


class PersonChange(msgspec.Struct):
    name: NameText | None = None
    password: NameText | None = None
    old_password: NameText | None = None
    language: Language | None = None


class RecoveryWish(msgspec.Struct):
    name: NameText


class Recovery(msgspec.Struct):
    """`token`: from the link in the mail."""

    token: Text64
    password: NameText


class Farewell(msgspec.Struct):
    password: NameText | None = None


class Post(msgspec.Struct, omit_defaults=True):
    """`mail`: this server sends any. `atom` and `calendar` are addresses that need no log-in: keep them to yourself."""

    mail: bool
    confirmed: bool
    atom: str
    calendar: str
    email: str | None = None


class PostChange(msgspec.Struct):
    """null: no mail any more. An address gives the password back, so it takes the password."""

    email: Annotated[str, msgspec.Meta(max_length=254)] | None
    password: NameText | None = None


class Push(msgspec.Struct, omit_defaults=True):
    """`devices`: how many browsers take push messages for me. `key`: the server's; none where it sends no messages."""

    devices: int
    key: str | None = None


class Device(msgspec.Struct):
    """What a browser says of its subscription; key and secret in base64url."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    key: Annotated[str, msgspec.Meta(max_length=88)]
    secret: Annotated[str, msgspec.Meta(max_length=24)]


class PushEnd(msgspec.Struct):
    """null: all my browsers."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)] | None


class Seen(msgspec.Struct):
    seat: SeatNumber
