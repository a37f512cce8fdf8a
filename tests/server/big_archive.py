"""A campaign of many families, played by bots, as an archive."""

import io

from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.stellarium.policy import CHARACTERS
from belle_etoile.server.campaigns.export import archive_of, files_of_turn
from belle_etoile.server.campaigns.referee import Job, Kept, resolved
from belle_etoile.store.campaigns import OrdersRow, TurnRow


def played(families: int, turns: int) -> dict[str, str]:
    """Every file by its place: the founding and so many turns."""
    edition = packaged_text("games/stellarium", "edition.toml")
    job = Job(
        turn=0,
        edition=edition,
        turns=0,
        governor="simple",
        language="fr",
        seed="5eed" * 16,
        redrawn={},
        names=[""] * families,
        bots=[CHARACTERS[family % len(CHARACTERS)] for family in range(families)],
        state="",
        orders={},
    )
    files = {"campaign.toml": Kept(job).settings.text(), "edition.toml": edition}
    for turn in range(turns + 1):
        job.turn = turn
        done = resolved(job)
        job.names, job.state, kept = [family.name for family in done.families], done.state, Kept(job)
        seen = (done.state, done.events, done.dice, done.sheets, done.figures)
        row = TurnRow(turn, done.year, done.seed, kept.commitment(turn), *seen, resolved=0.0)
        written = [OrdersRow(seat, text, False, 1, 0.0) for seat, text in done.written.items()]
        files |= files_of_turn(kept, row, written, families)
    return files


def big_archive(families: int, turns: int) -> bytes:
    packed = io.BytesIO()
    archive_of(sorted(played(families, turns).items()), packed)
    return packed.getvalue()
