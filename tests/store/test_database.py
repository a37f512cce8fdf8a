"""One transaction for all who wait; whoever is refused does not take the others along."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, event, select

from belle_etoile.store import Database, Entry, MatchRow, NewTable, Person, SeatRow, Taken, TakeSeat, open_database
from belle_etoile.store import matches as kept
from belle_etoile.store import people as persons
from belle_etoile.store.engines import BadDatabase, parse_url
from belle_etoile.store.rows import SnapshotRow
from belle_etoile.store.tables import CORRESPONDENCE, matches


def row(id: str) -> MatchRow:
    return MatchRow(
        id=id,
        game="stellar",
        game_version=1,
        edition_text=None,
        edition="house",
        edition_digest="0",
        options={"first": "1"},
        hours=None,
        public=True,
        status="playing",
        seed="secret",
        commitment="c",
        version=0,
        waiting=[0, 1],
        deadline=5.0,
        outcome=None,
        creator="somebody",
        rematch=None,
        created=1.0,
        moved=1.0,
    )


def entry(match: str, version: int, key: str | None = None) -> Entry:
    return Entry(match, version, 0, f"take {version}", "1 2", None, key, 2.0, "playing", "[1]", None, None)


def on_database(url: str, work: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        db = open_database(url)
        db.start()
        try:
            await work(db)
        finally:
            await db.stop()

    asyncio.run(run())


def test_many_moves_share_a_commit(database: str) -> None:
    async def work(db: Database) -> None:
        await db.write(lambda c: kept.add_match(c, row("m"), [SeatRow("m", 0, "person", person="p")]))
        before = db.commits
        await asyncio.gather(*[db.append(entry("m", version)) for version in range(1, 101)])
        assert db.commits - before <= 3
        assert [r.version for r in await db.read(lambda c: kept.move_rows(c, "m"))] == list(range(1, 101))

    on_database(database, work)


def test_a_taken_version_or_key_is_refused_alone(database: str) -> None:
    async def work(db: Database) -> None:
        await db.write(lambda c: kept.add_match(c, row("m"), []))
        await db.append(entry("m", 1, "key"))
        wishes = [entry("m", 1), entry("m", 2, "key"), entry("m", 2, "other"), entry("m", 3)]
        results = await asyncio.gather(*[db.append(wish) for wish in wishes], return_exceptions=True)
        assert [type(result) for result in results] == [Taken, Taken, type(None), type(None)]
        assert [r.version for r in await db.read(lambda c: kept.move_rows(c, "m"))] == [1, 2, 3]
        assert await db.read(lambda c: kept.version_of_key(c, "m", 0, "other")) == 2

    on_database(database, work)


def test_what_a_move_changes_of_its_match(database: str) -> None:
    async def work(db: Database) -> None:
        for id in "mn":
            await db.write(lambda c, id=id: kept.add_match(c, row(id), []))  # type: ignore[misc]
        over = msgspec.structs.replace(entry("n", 1), status="over", outcome='{"winners":[0]}', quiet=False)
        await asyncio.gather(db.append(msgspec.structs.replace(entry("m", 1), quiet=True)), db.append(over))
        quiet, loud = await db.read(lambda c: (kept.match_row(c, "m"), kept.match_row(c, "n")))
        assert quiet == msgspec.structs.replace(row("m"), version=1, waiting=[1], moved=2.0)
        assert loud is not None
        assert (loud.version, loud.status, loud.deadline, loud.outcome) == (1, "over", None, {"winners": [0]})

    on_database(database, work)


def test_a_table_is_set_and_a_seat_is_taken_once(database: str) -> None:
    async def work(db: Database) -> None:
        seats = [SeatRow("m", 0, "person", person="p"), SeatRow("m", 1, "open", token="t")]
        quick = msgspec.structs.replace(row("n"), outcome={"winners": [1], "rule": "7", "how": "rules"}, hours=1.5)
        await asyncio.gather(db.append(NewTable(row("m"), seats)), db.append(NewTable(quick, [])))
        found = await db.read(lambda c: (kept.match_row(c, "m"), kept.match_row(c, "n"), kept.seats_at(c, "m")))
        assert found == (row("m"), quick, seats)
        await db.append(TakeSeat("m", 1, "q"))
        late = [db.append(TakeSeat("m", 1, "r")), db.append(NewTable(row("n"), [])), db.append(entry("n", 1))]
        results = await asyncio.gather(*late, return_exceptions=True)
        assert [type(result) for result in results] == [Taken, Taken, type(None)]
        assert await db.read(lambda c: kept.seats_at(c, "m")) == [seats[0], SeatRow("m", 1, "person", person="q")]

    on_database(database, work)


def test_a_position_is_kept_with_its_move(database: str) -> None:
    async def work(db: Database) -> None:
        await db.append(NewTable(row("m"), []))
        await db.append(msgspec.structs.replace(entry("m", 1), snapshot='the "position"'))
        assert await db.read(lambda c: kept.snapshot(c, "m", 0)) is None
        assert await db.read(lambda c: kept.snapshot(c, "m", 5)) == SnapshotRow(1, 'the "position"')

    on_database(database, work)


def test_moves_and_other_writes_at_once(database: str) -> None:
    """Each gets its own answer, and what is asked for while the writer is busy is not forgotten."""

    async def work(db: Database) -> None:
        await db.append(NewTable(row("m"), []))
        for version in range(1, 40):
            late = db.append(entry("m", version))
            found = await db.write(lambda c: kept.move_rows(c, "m"))
            assert len(found) in (version - 1, version)  # it may come in the same breath
            await late
        await asyncio.sleep(0.05)
        await db.append(entry("m", 40))
        assert len(await db.read(lambda c: kept.move_rows(c, "m"))) == 40

    on_database(database, work)


def test_a_write_that_fails_leaves_the_others(database: str) -> None:
    async def work(db: Database) -> None:
        first = Person("1", "Ada", "ada", "x", None, 1, 0.0)
        same = Person("2", "ADA", "ada", "x", None, 1, 0.0)
        results = await asyncio.gather(
            db.write(lambda c: persons.add_person(c, first)),
            db.write(lambda c: persons.add_person(c, same)),
            db.write(lambda c: kept.add_match(c, row("m"), [])),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), persons.NameTaken, type(None)]
        assert await db.read(lambda c: kept.match_row(c, "m")) == row("m")

    on_database(database, work)


def test_deadlines_are_found(database: str) -> None:
    async def work(db: Database) -> None:
        await db.write(lambda c: kept.add_match(c, row("m"), [SeatRow("m", 0, "bot", bot="random", level=1)]))
        assert await db.read(lambda c: kept.overdue(c, 4.9, 10)) == []
        assert await db.read(lambda c: kept.overdue(c, 5.1, 10)) == ["m"]
        assert await db.read(lambda c: kept.waiting_for_bots(c, 1.0, 10)) == ["m"]
        assert await db.read(lambda c: kept.waiting_for_bots(c, 0.9, 10)) == []

    on_database(database, work)


@pytest.mark.parametrize("url", ["mysql://x/y", "server.sqlite3", "sqlite://", "://", ""])
def test_a_url_that_cannot_be_used(url: str) -> None:
    with pytest.raises(BadDatabase, match="expected sqlite:///FILE or postgresql://"):
        parse_url(url)


def test_the_disk_is_asked_to_be_sure(tmp_path: Path) -> None:
    db = open_database(f"sqlite:///{tmp_path / 'server.sqlite3'}")
    for engine in (db.reading, db.writing):
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    db.close()


def test_only_correspondence_is_correspondence(database: str) -> None:
    """`hours` is also the time of a live match's clock: the database and the row say the same of all four kinds."""
    kinds = {"friends": (None, ""), "slow": (24.0, ""), "each": (0.02, "move"), "bank": (0.2, "bank")}

    async def work(db: Database) -> None:
        for id, (hours, clock) in kinds.items():
            new = row(id)
            new.hours, new.clock = hours, clock
            await db.append(NewTable(new, []))
        found = await db.read(lambda c: c.execute(select(matches.c.id).where(CORRESPONDENCE)).scalars().all())
        assert list(found) == ["slow"]
        rows = [await db.read(lambda c, id=id: kept.match_row(c, id)) for id in kinds]  # type: ignore[misc]
        assert [(each.id, each.live, each.timed) for each in rows if each is not None] == [
            ("friends", True, False),
            ("slow", False, True),
            ("each", True, True),
            ("bank", True, True),
        ]

    on_database(database, work)


def test_a_list_of_matches_reads_no_other_matches_and_no_editions(database: str) -> None:
    """Every page asks for the matches of its person, and the lobby is open to all."""
    db = open_database(database)

    def work(connection: Connection) -> None:
        for id, person, creator in (("mine", "p", "q"), ("made", "q", "p"), ("both", "p", "p"), ("other", "q", "q")):
            match = msgspec.structs.replace(row(id), creator=creator, status="open", edition_text="a long text")
            kept.add_match(connection, match, [SeatRow(id, 0, "person", person=person)])
        listed = kept.matches_of(connection, "p", 9)
        assert {match.id for match in listed} == {"mine", "made", "both"}
        assert {match.edition_text for match in [*listed, *kept.open_matches(connection, 9)]} == {None}
        assert len(kept.open_matches(connection, 9)) == 4

    plans: list[str] = []

    @event.listens_for(db.reading, "before_cursor_execute")
    def explain(connection: Connection, _: object, sql: str, values: tuple[object, ...], *__: object) -> None:
        if sql.startswith("SELECT") and not db.shared:
            asked = connection.connection.cursor()
            asked.execute("EXPLAIN QUERY PLAN " + sql, values)
            plans.extend(str(step[3]) for step in asked.fetchall())

    try:
        db.write_now(work)
        db.read_now(lambda c: kept.matches_of(c, "p", 9))
    finally:
        db.close()
    assert plans or db.shared
    assert "SCAN matches" not in plans
