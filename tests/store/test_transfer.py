"""A match goes out as text and comes in again, here or elsewhere."""

from pathlib import Path

from belle_etoile.core import Match, new_match, parse_log, replayed
from belle_etoile.games import game_named
from belle_etoile.store import matches as kept
from belle_etoile.store import open_database
from belle_etoile.store.text_logs import exported, imported

GAME = game_named("stellar")


def played(moves: int) -> Match:
    match = new_match(GAME, 2, "seed")
    while match.waiting and match.version < moves:
        seat = match.waiting[0]
        match.play(seat, match.legal_moves(seat)[0])
    return match


def test_a_finished_match_comes_back_as_it_was(tmp_path: Path) -> None:
    db = open_database(f"sqlite:///{tmp_path / 'server.sqlite3'}")
    match = played(1000)
    again = replayed(GAME, parse_log(match.log.text(), "log"))
    seats = db.write_now(lambda c: imported(c, "m", again, ""))
    assert [seat.token for seat in seats] == [None, None]
    log = db.read_now(lambda c: exported(c, "m", False))
    assert log is not None
    assert log.text() == match.log.text()
    row = db.read_now(lambda c: kept.match_row(c, "m"))
    assert row is not None
    assert row.status == "over"
    assert row.outcome is not None
    db.close()


def test_a_match_in_play_goes_on_where_the_seed_comes_along(tmp_path: Path) -> None:
    db = open_database(f"sqlite:///{tmp_path / 'server.sqlite3'}")
    match = played(9)
    match.log.seed = "seed"
    again = replayed(GAME, parse_log(match.log.text(), "log"))
    seats = db.write_now(lambda c: imported(c, "m", again, ""))
    assert all(seat.token for seat in seats)
    public = db.read_now(lambda c: exported(c, "m", False))
    secret = db.read_now(lambda c: exported(c, "m", True))
    assert public is not None
    assert secret is not None
    assert (public.seed, secret.seed) == ("", "seed")
    assert db.read_now(lambda c: exported(c, "nothing", False)) is None
    db.close()
