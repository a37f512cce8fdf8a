"""Long matches open from a snapshot: the same positions, few moves played again."""

from pathlib import Path
from random import Random

from belle_etoile.core import parse_log
from belle_etoile.core.match import begin_replay, replayed
from belle_etoile.games import game_named
from belle_etoile.server.matches.loader import read_match
from belle_etoile.store import Database, open_database

from .people import Person, inside

EVERY = 10


def play(person: Person, match: str, moves: int, luck: Random) -> None:
    """So many moves, some of them taken back."""
    for _ in range(moves):
        table = person.get(f"/matches/{match}")
        if table["status"] == "over":
            return
        seat, version = table["waiting"][0], table["version"]
        now = person.at(match, version, seat)
        if now["can_undo"] and luck.random() < 0.2:
            person.post(f"/matches/{match}/undo", {"seat": seat, "seen": version, "key": f"undo {version}"})
        else:
            assert person.move(match, seat, luck.choice(now["legal"])["move"], version).status_code == 200


def stored_after_snapshot(db: Database, match: str) -> int:
    stored = db.read_now(lambda c: read_match(c, match))
    assert stored is not None
    assert stored.snapshot is not None
    return len(stored.moves)


def test_a_match_goes_on_from_its_snapshot(database: str, tmp_path: Path) -> None:
    luck = Random(3)
    with inside(tmp_path, database=database, snapshot_every=EVERY) as server:
        ada = Person(server.url, "Ada")
        match = str(ada.new_match("me", "me")["id"])
        play(ada, match, 45, luck)
        cookies, csrf = ada.http.cookies, ada.csrf
    db = open_database(database)
    assert stored_after_snapshot(db, match) < 3 * EVERY
    db.close()
    with inside(tmp_path, database=database, snapshot_every=EVERY) as server:
        again = Person(server.url, "Ada again")
        again.http.cookies, again.csrf = cookies, csrf
        play(again, match, 400, luck)
        log = parse_log(again.http.get(f"/matches/{match}/log").text, match)
        game = game_named("stellar")
        assert replayed(game, log).over
        then = begin_replay(game, log, match)
        for record in log.records[1:]:
            events = then.replay(record, match, record.version)
            for seat in (0, 1):
                told = again.at(match, record.version, seat)
                assert told["view"] == then.view(seat)
                assert [event["kind"] for event in told["events"]] == [e.kind for e in events if e.heard_by(seat)]


def test_the_story_is_what_one_has_heard(database: str, tmp_path: Path) -> None:
    with inside(tmp_path, database=database, snapshot_every=EVERY) as server:
        ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
        match = str(ada.new_match("me", "me")["id"])
        play(ada, match, 25, Random(4))
        for seat in (0, 1):
            story = ada.get(f"/matches/{match}/story", params={"seat": seat})
            assert [step["version"] for step in story] == list(range(1, len(story) + 1))
            for step in story:
                assert step["events"] == ada.at(match, step["version"], seat)["events"]
        assert blaise.problem("GET", f"/matches/{match}/story?seat=0")["kind"] == "wrong-seat"
        public = blaise.get(f"/matches/{match}/story")
        for step in public:
            assert step["events"] == blaise.at(match, step["version"])["events"]
