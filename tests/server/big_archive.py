"""A campaign of many families, played by bots, as an archive."""

import io

from belle_etoile.campaigns.folder import Settings
from belle_etoile.campaigns.folder.resolution import records
from belle_etoile.campaigns.seeds import turn_seed
from belle_etoile.campaigns.turns import TurnInput, run_turn
from belle_etoile.core.chance import commitment
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.stellarium import GAME
from belle_etoile.games.stellarium.policy import TEMPER_NAMES
from belle_etoile.games.stellarium.turn0 import found_empire
from belle_etoile.server.campaigns.transfer.export import archive_of

SEED = "5eed" * 16


def played(families: int, turns: int) -> dict[str, str]:
    """Every file by its place: the founding and so many turns."""
    bots = tuple(TEMPER_NAMES[family % len(TEMPER_NAMES)] for family in range(families))
    settings = Settings(("",) * families, bots, 0, "simple", "fr", SEED)
    files = {"campaign.toml": settings.text(), "edition.toml": packaged_text("games/stellarium", "edition.toml")}
    s, names = found_empire(GAME.edition, 0, False), list(settings.names)
    for turn in range(turns + 1):
        done = run_turn(TurnInput(s, SEED, names, bots))
        kept = records(done, names, commitment(turn_seed(SEED, turn + 1, 0)), "fr")
        files |= {f"turns/{turn:03}/{name}": text for name, text in kept.items()}
        s = done.state
        names = [family.name for family in s.families]
    return files


def big_archive(families: int, turns: int) -> bytes:
    packed = io.BytesIO()
    archive_of(sorted(played(families, turns).items()), packed)
    return packed.getvalue()
