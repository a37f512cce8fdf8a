"""One request to a push service. Browsers say where it is, and a browser may lie: only public addresses are asked."""

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

PATIENCE: Final = 10.0  # seconds for the whole request
LONGEST_LINE: Final = 4096  # bytes of the answer's first line; nothing more is read
ENDPOINT: Final = re.compile(r"https://(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{0,62}(?::443)?/[!\"$-~]{0,700}")
ANYWHERE: Final = re.compile(r"https?://[A-Za-z0-9.-]{1,250}(?::\d{1,5})?/[!\"$-~]{0,700}")
GLOBAL: Final = IPv6Network("2000::/3")  # all that was ever given out; the rest is local, or IPv4 written otherwise


class NotPublic(OSError):
    """The name leads into somebody's own network."""


def is_endpoint(url: str, anywhere: bool) -> bool:
    """`anywhere`: also this machine, also without TLS."""
    return (ANYWHERE if anywhere else ENDPOINT).fullmatch(url) is not None


def is_public(address: str) -> bool:
    """Reachable for all, and no other address in disguise."""
    try:
        ip = ip_address(address)
    except ValueError:  # with a zone: of this network
        return False
    if isinstance(ip, IPv6Address) and (ip not in GLOBAL or ip.sixtofour or ip.teredo):
        return False
    return ip.is_global and not ip.is_multicast


async def deliver(url: str, headers: Mapping[str, str], body: bytes, anywhere: bool) -> int:
    """The status of the answer. Raises OSError, also where nothing readable comes in time."""
    try:
        return await asyncio.wait_for(_exchange(url, headers, body, anywhere), PATIENCE)
    except (ValueError, IndexError) as error:
        raise OSError("no answer of HTTP") from error


async def _exchange(url: str, headers: Mapping[str, str], body: bytes, anywhere: bool) -> int:
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = await _found(host, port, anywhere)  # connected to as it was checked: the name may lead elsewhere later
    tls = {"ssl": tls_context(), "server_hostname": host} if secure else {}
    reader, writer = await asyncio.open_connection(address, port, limit=LONGEST_LINE, **tls)  # type: ignore[arg-type]
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        told = {"Host": parts.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"POST {path} HTTP/1.1", *[f"{name}: {value}" for name, value in told.items()], "", ""]
        writer.write("\r\n".join(lines).encode() + body)
        return int((await reader.readline()).split()[1])
    finally:
        writer.transport.abort()


async def _found(host: str, port: int, anywhere: bool) -> str:
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(names(), ask)
    addresses = [str(each[4][0]) for each in found]
    if not anywhere and not all([is_public(address) for address in addresses]):
        raise NotPublic(host)
    return addresses[0]


@cache
def names() -> ThreadPoolExecutor:
    """Who asks for a stranger's name waits as long as the stranger likes; no other work waits in these threads."""
    return ThreadPoolExecutor(32, "push-names")


@cache
def tls_context() -> ssl.SSLContext:
    return ssl.create_default_context()
