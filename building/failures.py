"""A step that fails ends in one sentence: what was wrong, what to do, where its log lies."""

import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from .places import LOGS, ROOT

FULL: Final = "No space left on device"
ROOM: Final = 8 << 20  # bytes; with less, a program may fail without being able to say why

# What programs print, and what it means for the one who waits.
KNOWN: Final = (
    (
        r"No space left on device|ENOSPC|os error 28|Disk quota exceeded",
        "The disk is full. Make room (about 1 GB), then run the same command again.",
    ),
    (
        r"CERTIFICATE_VERIFY_FAILED|UnknownIssuer|invalid peer certificate|SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)",
        "The package registry's certificate is not trusted here. Name the file of your certificates in SSL_CERT_FILE, "
        "then run the same command again.",
    ),
    (
        r"Name or service not known|Temporary failure in name resolution|dns error|ENOTFOUND|EAI_AGAIN|ENETUNREACH"
        r"|ECONNREFUSED|Connection refused|error sending request|Failed to establish a new connection|timed out"
        r"|from versions: none",
        "No package registry answers. Check the network (and the proxy, if there is one), then run the same command "
        "again: it goes on where it stopped.",
    ),
    (
        r"ensurepip is not available|No module named '?(venv|ensurepip)",
        "This Python has no venv module. Install it (on Debian: apt install python3-venv), then run the same command "
        "again.",
    ),
    (
        r"Permission denied|EACCES|Read-only file system",
        "A file cannot be written here. Make the checkout writable for you, then run the same command again.",
    ),
)


class Failed(Exception):
    """Ends set-up with a sentence."""


def meaning(output: str, log: Path) -> str:
    place = log.relative_to(ROOT) if log.is_relative_to(ROOT) else log
    for pattern, sentence in KNOWN:
        if re.search(pattern, output):
            return f"{sentence} Its log: {place}"
    last = "\n".join(f"    {line}" for line in output.strip().splitlines()[-6:])
    return f"It went wrong in a way that is not known here; the last lines of {place}:\n{last}"


def run(name: str, command: Sequence[str | Path], environment: Mapping[str, str] | None = None, **more: object) -> str:
    """What a program prints; it is kept in a log of its own. Raises Failed."""
    log = LOGS / f"{name}.txt"
    try:
        LOGS.mkdir(parents=True, exist_ok=True)
        with log.open("w", encoding="utf-8") as out:
            code = subprocess.run(
                [str(word) for word in command],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                env=environment,
                check=False,
                **more,  # type: ignore[call-overload]
            ).returncode
    except OSError as error:
        raise Failed(meaning(f"{error.strerror}: {error.filename}", log)) from None
    output = log.read_text(encoding="utf-8", errors="replace")
    if code != 0:
        raise Failed(meaning(output if has_room() else f"{output}\n{FULL}", log))
    return output


def has_room() -> bool:
    return shutil.disk_usage(ROOT).free > ROOM
