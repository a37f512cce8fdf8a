"""A server whose clock somebody moves: the seconds that it is ahead stand in the file that AHEAD names."""

import os
import struct
import time
from pathlib import Path

from belle_etoile.server.config import from_environment
from belle_etoile.server.runner import serve

right = time.time


def wrong() -> float:
    ahead: float = struct.unpack("d", Path(os.environ["AHEAD"]).read_bytes())[0]
    return right() + ahead


def move(file: Path, seconds: float) -> None:
    """In one step: who reads finds the old or the new."""
    new = file.with_suffix(".new")
    new.write_bytes(struct.pack("d", seconds))
    new.replace(file)


if __name__ == "__main__":
    time.time = wrong
    serve(from_environment())
