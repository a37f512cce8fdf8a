"""Large answers are compressed: what is known of two hundred families is a megabyte of JSON."""

import asyncio
import gzip
from typing import Any, Final, TypeVar, cast

import msgspec
from litestar import MediaType, Response

from .language import encoding_for
from .requests import AnyRequest

T = TypeVar("T")
QUICKLY: Final = 1  # a tenth of the size in a few milliseconds; more effort saves little more
WORTH_IT: Final = 1400  # bytes; less fits into one packet anyway


async def as_json(request: AnyRequest, value: T) -> Response[T]:
    """The value as JSON, encoded and compressed in a thread."""
    return await encoded(request, value, type(value))


async def encoded(request: AnyRequest, value: object, kind: type[T]) -> Response[T]:
    """The same for what is JSON already; `kind` is its type."""
    unpacks = encoding_for(request.headers.get("accept-encoding", ""), ("gzip",)) == "gzip"
    body, packed = await asyncio.to_thread(_body, value, unpacks)
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
    return cast(Response[T], Response[Any](body, media_type=MediaType.JSON, headers=headers))


def _body(value: object, unpacks: bool) -> tuple[bytes, bool]:
    body = value.encode() if isinstance(value, str) else value
    body = body if isinstance(body, bytes) else msgspec.json.encode(body)
    packed = unpacks and len(body) > WORTH_IT
    return (gzip.compress(body, QUICKLY), True) if packed else (body, False)
