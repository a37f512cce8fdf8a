"""Refuses U+0000 and other control characters, except tab and line ends. No text needs them.

Address and body of every request are checked here, messages of a socket where they are read.
"""

import re
from typing import Any, Final

from litestar import Request

from .problems import Problem

BINARY: Final = "binary"  # the mark of a route whose body is no text
MOST_VALUES: Final = 20_000  # of a body; a thousand families are 4,000, and small ones take the longest to read
LONGEST_PATH: Final = 1_000
LONGEST_QUERY: Final = 4_000  # a hundred characters to look for are 1,200, each written as %F0%9F%8C%9F
CONTROLS: Final = r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]"
# of these, what is one byte; a C1 control in UTF-8 begins with C2
SINGLE: Final = bytes((*range(0x09), 0x0B, 0x0C, *range(0x0E, 0x20), 0x7F))
in_text: Final = re.compile(CONTROLS).search
in_pairs: Final = re.compile(rb"\xc2[\x80-\x9f]").search
in_escapes: Final = re.compile(rb"\\u00(?:0[0-8bcefBCEF]|[189][0-9a-fA-F]|7[fF])").search
in_query: Final = re.compile(rb"[\x00-\x1f\x7f]|%(?:0[0-8bcef]|1[0-9a-f]|7f|c2%[89][0-9a-f])", re.IGNORECASE).search


def in_json(body: bytes) -> bool:
    """Also where JSON escapes it: after an odd number of backslashes.

    Everybody waits while a large body is checked. One regular expression for all of this would be many times slower.
    """
    if len(body.translate(None, SINGLE)) < len(body) or (b"\xc2" in body and in_pairs(body)):
        return True
    if b"\\" not in body:
        return False
    odd = body.replace(b"\\\\", b"")
    return b"\\b" in odd or b"\\f" in odd or (b"\\u00" in odd and in_escapes(odd) is not None)


def refused(found: object, what: str) -> None:
    """Raises the problem malformed."""
    if found:
        raise Problem("malformed", reason=f"{what}: control character")


def check_address(scope: Any) -> None:
    if len(scope["path"]) > LONGEST_PATH or len(scope.get("query_string", b"")) > LONGEST_QUERY:
        raise Problem("too-large")
    refused(in_text(scope["path"]), "path")
    refused(in_query(scope.get("query_string", b"")), "query")


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Comes before all other checks."""
    check_address(request.scope)


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body, if it is a text, was checked."""

    async def body(self) -> bytes:
        new = not isinstance(self._body, bytes)
        body = await super().body()
        if new and BINARY not in self.route_handler.opt:
            refused(in_json(body), "body")
            if body.count(b",") + body.count(b"[") + body.count(b"{") > MOST_VALUES:
                raise Problem("too-large")
        return body
