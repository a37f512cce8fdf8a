"""The command of tests/cli, and small campaigns."""

from collections.abc import Callable
from pathlib import Path

import pytest

from belle_etoile.campaigns.folder import Campaign, Settings, create, open_campaign, resolve_turn

from ..cli.conftest import Run, home, run

__all__ = ["Make", "Run", "home", "run"]

Make = Callable[..., Campaign]
TEMPERS = ("cautious", "ambitious", "ruthless")


def settings(families: int, bots: int, seed: str = "test", turns: int = 10) -> Settings:
    people = families - bots
    return Settings(
        names=("",) * families,
        bots=(*[""] * people, *[TEMPERS[nth % 3] for nth in range(bots)]),
        turns=turns,
        governor="half",
        language="fr",
        seed=seed,
    )


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """A campaign of so many families, the last ones bots', after so many turns without a word from people."""

    def make(families: int = 4, bots: int = 4, turns: int = -1, seed: str = "test") -> Campaign:
        folder = str(tmp_path / "campaign")
        create(folder, settings(families, bots, seed))
        for _ in range(turns + 1):
            resolve_turn(open_campaign(folder), accept=True, without=True)
        return open_campaign(folder)

    return make


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
