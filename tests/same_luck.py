"""The house in which every new campaign has the same dice, so that no test hangs on luck.

`python -m tests.same_luck serve …` is `belle-etoile serve …` with it.
"""

from typing import Final

from belle_etoile.cli import main
from belle_etoile.server.campaigns import life

SEED: Final = "42" * 32


def for_campaigns() -> None:
    life.new_seed = lambda: SEED


if __name__ == "__main__":
    for_campaigns()
    raise SystemExit(main())
