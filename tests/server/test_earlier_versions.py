"""A database of 0.1: every match and campaign reads as it did, and goes on as it would have gone on."""

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from belle_etoile.core import BadLog, Match, parse_log, replayed, verified
from belle_etoile.core.editions import digest_of
from belle_etoile.core.log import parse_record
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games import game_named
from belle_etoile.server.http.sessions import COOKIE, Signer, new_session
from belle_etoile.server.matches.loader import game_of, read_match, table_from
from belle_etoile.store import matches as kept
from belle_etoile.store import open_database

from ..core.test_begun_rules import LATER
from ..earlier import database_in, digest, known, played_on, views
from .people import Inside, Person, inside
from .test_campaigns import ready, until_turn

SERVER = known("house.json")
MATCHES: dict[str, dict[str, Any]] = SERVER["matches"]
UNDEALT = next(id for id, about in MATCHES.items() if "not dealt" in about["name"])
BY_POST = next(id for id, about in MATCHES.items() if "correspondence" in about["name"])
KEY = "5e" * 32
LONG_AGO = 400 * 86400  # seconds: the server was away for more than a year

every_match = pytest.mark.parametrize(
    "id", [pytest.param(id, id=about["name"]) for id, about in MATCHES.items() if id != UNDEALT]
)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """To be read only."""
    return database_in(tmp_path_factory.mktemp("earlier"))


def opened(file: Path, id: str) -> Match:
    """As the server opens it, from its snapshot where there is one."""
    db = open_database(f"sqlite:///{file}")
    try:
        stored = db.read_now(lambda c: read_match(c, id))
        assert stored is not None
        return table_from(stored).started()
    finally:
        db.close()


def from_the_start(file: Path, id: str) -> Match:
    db = open_database(f"sqlite:///{file}")
    try:
        row = db.read_now(lambda c: kept.match_row(c, id))
        rows = db.read_now(lambda c: kept.move_rows(c, id))
        seats = db.read_now(lambda c: kept.seats_at(c, id))
        assert row is not None
        assert row.status == MATCHES[id]["status"]
        return replayed(game_of(row), kept.log_of(row, len(seats), rows), id, row.seed)
    finally:
        db.close()


@every_match
def test_a_match_reads_as_it_did(file: Path, id: str) -> None:
    about = MATCHES[id]
    for match in (opened(file, id), from_the_start(file, id)):
        assert match.version == about["version"]
        assert views(match) == about["views"]
        assert match.outcome == about["outcome"]
        assert [digest(match.legal_moves(seat)) for seat in range(match.log.seats)] == about["legal"]
    assert sum(record.move == "undo" for record in match.log.records) == about["undone"]
    current = match.log.game_version == match.game.info.version  # a snapshot of an earlier version is not read
    assert (opened(file, id).log.base > 0) == (about["snapshot"] and current)


@every_match
def test_a_match_goes_on_as_it_would_have(file: Path, id: str) -> None:
    about = MATCHES[id]
    for match in (opened(file, id), from_the_start(file, id)):
        assert match.over == ("on" not in about)
        if not match.over:
            assert played_on(match) == about["on"]


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that found this database where it starts; its key is one that the test knows."""
    folder = tmp_path_factory.mktemp("old server")
    with closing(sqlite3.connect(database_in(folder))) as db, db:
        db.execute("INSERT INTO settings VALUES ('cookie-key', ?)", (KEY,))
        db.execute("UPDATE matches SET deadline = deadline - ?, moved = moved - ?", (LONG_AGO, LONG_AGO))
        db.execute("UPDATE settings SET value = value - ? WHERE name = 'alive'", (LONG_AGO,))
    with inside(folder) as server:
        yield server


def guest(server: Inside, name: str) -> Person:
    """Somebody who comes back with the cookie of that time."""
    session = new_session(SERVER["people"][name], 1)
    return Person.known(server.url, {COOKIE: Signer(KEY).cookie(session)})


def put_off(person: Person, id: str) -> None:
    """Waits until a deadline that ran out while the server was away is in the future."""
    while datetime.fromisoformat(person.get(f"/matches/{id}")["deadline"]) <= datetime.now(UTC):
        time.sleep(0.02)


def first_move_on(about: dict[str, Any]) -> tuple[int, str]:
    """Seat and text."""
    records = [parse_record(line, "house.json", 1) for line in about["on"]["moves"]]
    return next((record.seat, record.move) for record in records if record.version == about["version"] + 1)


@pytest.mark.parametrize(
    "id", [pytest.param(id, id=about["name"]) for id, about in MATCHES.items() if "on" in about and id != UNDEALT]
)
def test_a_table_of_0_1_is_played_at(old_server: Inside, id: str) -> None:
    about, ada, blaise = MATCHES[id], guest(old_server, "Ada"), guest(old_server, "Blaise")
    table = ada.get(f"/matches/{id}")
    assert (table["status"], table["version"]) == ("playing", about["version"])
    if id == BY_POST:
        put_off(ada, id)
    seat, text = first_move_on(about)
    who = blaise if id == BY_POST and seat == 1 else ada
    now = who.now(id, seat)
    seen = about["views"][str(seat)]
    assert {name: now["view"][name] for name in seen} == seen
    answer = who.move(id, seat, text, table["version"], key="played on")
    assert answer.status_code == 200, answer.text
    assert ada.get(f"/matches/{id}")["version"] == about["version"] + 1


def test_a_table_of_0_1_that_waits_for_somebody_is_dealt(old_server: Inside) -> None:
    blaise = guest(old_server, "Blaise")
    assert blaise.post(f"/matches/{UNDEALT}/join", {})["status"] == "playing"
    for seat, who in enumerate((guest(old_server, "Ada"), blaise)):
        assert who.now(UNDEALT, seat)["view"] == MATCHES[UNDEALT]["views"][str(seat)]


TOLD_SINCE = ("adjourned", "deposed", "boom", "slump")  # facts that 0.1 did not tell; the position is the same


@pytest.mark.parametrize("id", [pytest.param(id, id=about["name"]) for id, about in SERVER["campaigns"].items()])
def test_a_campaign_of_0_1_resolves_its_next_turn_as_0_1_would_have(old_server: Inside, id: str) -> None:
    about, ada = SERVER["campaigns"][id], guest(old_server, "Ada")
    assert ada.get(f"/campaigns/{id}")["turn"] == about["turn"]
    ready(ada, id)
    until_turn(ada, id, about["turn"] + 1)
    with closing(sqlite3.connect(old_server.config.database.removeprefix("sqlite:///"))) as db:
        query = "SELECT state, events FROM turns WHERE campaign = ? AND turn = ?"
        state, events = db.execute(query, (id, about["turn"])).fetchone()
    assert sha256(state.encode()).hexdigest() == about["state"]
    told = [line for line in events.splitlines(keepends=True) if json.loads(line)[3] not in TOLD_SINCE]
    assert sha256("".join(told).encode()).hexdigest() == about["events"]


# What will happen when a rule is read otherwise; tests/core/test_begun_rules.py says what is pretended.


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every new table of Stellar is of version 2, where the second player begins."""
    monkeypatch.setattr(game_named("stellar"), "info", LATER)


def forget_options(file: Path, *ids: str) -> None:
    """As 0.1 would have stored them, had it known no options."""
    with closing(sqlite3.connect(file)) as db, db:
        db.executemany("UPDATE matches SET options = '{}' WHERE id = ?", [(id,) for id in ids])


def test_tables_go_on_under_the_rules_they_were_set_up_with(later: None, tmp_path: Path) -> None:
    file = database_in(tmp_path)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("INSERT INTO settings VALUES ('cookie-key', ?)", (KEY,))
    with inside(tmp_path) as server:
        ada, blaise = guest(server, "Ada"), guest(server, "Blaise")
        begun = str(ada.new_match("me", "me", options={"first": "1"})["id"])
        waits = str(ada.new_match("me", "open", options={"first": "1"}, public=True)["id"])
        played(ada, begun, 8)
    forget_options(file, begun, waits, UNDEALT)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE matches SET game_version = 1")
    with inside(tmp_path) as server:
        ada, blaise = guest(server, "Ada"), guest(server, "Blaise")
        played(ada, begun, 1000)
        log = parse_log(ada.http.get(f"/matches/{begun}/log").text, begun)
        assert (log.game_version, log.options) == (1, {})
        assert verified(game_named("stellar"), log).over
        for id in (waits, UNDEALT):
            blaise.post(f"/matches/{id}/join", {})
            assert first_to_take(ada, blaise, id) == 0
        new = str(ada.new_match("me", "open", public=True)["id"])
        blaise.post(f"/matches/{new}/join", {})
        assert first_to_take(ada, blaise, new) == 1
    for id, seat in ((begun, None), (waits, 0), (UNDEALT, 0), (new, 1)):
        match = opened(file, id)
        assert seat is None or match.waiting == [seat]
        said = (2, {"first": "2"}) if id == new else (1, {})
        assert (match.log.game_version, match.log.options) == said


def test_a_table_goes_on_with_the_edition_it_was_set_up_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Pretended: since 0.1 the edition that comes with Stellar is another one."""
    file, id = database_in(tmp_path), next(id for id, about in MATCHES.items() if about["name"] == "stellar: begun")
    stellar, text = game_named("stellar"), packaged_text("games/stellar", "edition.toml")
    with closing(sqlite3.connect(file)) as db, db:
        ours = text + "# as it was\n"
        db.execute("UPDATE matches SET edition_digest = ? WHERE id = ?", (digest_of(ours), id))
    with pytest.raises(BadLog, match="played with edition"):
        opened(file, id)
    monkeypatch.setattr(stellar, "earlier_editions", (ours,))
    match = opened(file, id)
    assert match.game.edition_digest == digest_of(ours)
    assert played_on(match) == MATCHES[id]["on"]


def played(person: Person, match: str, moves: int) -> None:
    """The first legal move of whoever is waited for."""
    for _ in range(moves):
        table = person.get(f"/matches/{match}")
        if table["status"] == "over":
            return
        seat, version = table["waiting"][0], table["version"]
        answer = person.move(match, seat, person.at(match, version, seat)["legal"][0]["move"], version)
        assert answer.status_code == 200, answer.text


def first_to_take(ada: Person, blaise: Person, match: str) -> int:
    """Both open; the seat whose turn it is then."""
    for person in (ada, blaise):
        played(person, match, 1)
    (seat,) = ada.get(f"/matches/{match}")["waiting"]
    return int(seat)
