"""A server on which every new campaign has the same dice and every new table the same deal: no test hangs on luck.

`python -m tests.same_luck serve …` is `belle-etoile serve …` with it.
"""

import secrets
from typing import Final

from belle_etoile.cli import main
from belle_etoile.server.campaigns import membership

SEED: Final = "42" * 32
OF_A_TABLE: Final = 16  # bytes
OF_A_BOT: Final = 62  # bits; all other secrets have other lengths, and stay secret


def for_campaigns() -> None:
    membership.new_seed = lambda: SEED


def for_tables() -> None:
    """And for the bots at them."""
    token, bits = secrets.token_hex, secrets.randbits
    secrets.token_hex = lambda nbytes=None: SEED[: 2 * OF_A_TABLE] if nbytes == OF_A_TABLE else token(nbytes)
    secrets.randbits = lambda k: 42 if k == OF_A_BOT else bits(k)


if __name__ == "__main__":
    for_campaigns()
    for_tables()
    raise SystemExit(main())
