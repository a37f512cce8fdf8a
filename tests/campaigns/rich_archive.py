"""The position of `rich.py` as an archive that a server takes up: its three families wait for people."""

import io
from dataclasses import replace

from belle_etoile.campaigns.folder import Settings
from belle_etoile.campaigns.folder.resolution import records
from belle_etoile.campaigns.seeds import turn_seed
from belle_etoile.campaigns.turns import HUMAN, TurnInput, run_turn
from belle_etoile.core.chance import commitment
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.stellarium import GAME
from belle_etoile.games.stellarium.turn0 import found_empire
from belle_etoile.server.campaigns.transfer.export import archive_of

from .rich import FAMILIES, rich_world

SEED = "5eed" * 16


def rich_archive() -> bytes:
    """Turns of bots, the last of which leaves that position and tells nothing."""
    rich = rich_world().s
    names, people = [family.name for family in rich.families], (HUMAN,) * FAMILIES
    settings = Settings(tuple(names), people, 0, "half", "fr", SEED)
    files = {"campaign.toml": settings.text(), "edition.toml": packaged_text("games/stellarium", "edition.toml")}
    s = found_empire(GAME.edition, 0, False)
    for turn in range(rich.turn + 1):
        done = run_turn(TurnInput(s, SEED, names, ("cautious",) * FAMILIES))
        if turn == rich.turn:
            done = replace(done, state=rich, facts=[])
        kept = records(done, names, commitment(turn_seed(SEED, turn + 1, 0)), "fr")
        files |= {f"turns/{turn:03}/{name}": text for name, text in kept.items()}
        s = done.state
    packed = io.BytesIO()
    archive_of(sorted(files.items()), packed)
    return packed.getvalue()
