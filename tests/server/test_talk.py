"""Talk between people at a table: kept, told to them alone, muted, reported."""

import json
from pathlib import Path
from typing import Any

import pytest

from belle_etoile.cli import main
from belle_etoile.core import parse_log
from belle_etoile.store import open_database
from belle_etoile.store import talk as kept

from .people import Inside, Person, Visitor, inside, seat_two


@pytest.fixture
def match(ada: Person, blaise: Person) -> str:
    return seat_two(ada, blaise)


def said(person: Person, match: str, **more: Any) -> list[Any]:
    told: list[Any] = person.get(f"/matches/{match}/talk", params=more)["lines"]
    return [line["phrase"] or line["text"] for line in told]


def test_a_phrase_and_a_line_reach_the_other_and_stay(ada: Person, blaise: Person, match: str) -> None:
    with blaise.live(match, 1) as screen:
        screen.next("presence")
        ada.post(f"/matches/{match}/talk", {"seat": 0, "phrase": "hello"})
        assert screen.next("table")["table"]["talked"] == 1
    blaise.post(f"/matches/{match}/talk", {"seat": 1, "text": "  <b>salut</b>\n à   tous "})
    for person in (ada, blaise):
        assert said(person, match) == ["hello", "<b>salut</b> à tous"]
        assert said(person, match, after=1) == ["<b>salut</b> à tous"]
    line = ada.get(f"/matches/{match}/talk")["lines"][1]
    assert (line["seat"], line["name"], line["mine"]) == (1, "Blaise", False)


def test_nobody_else_reads_it(ada: Person, blaise: Person, match: str, server: Inside) -> None:
    secret = "my hand is full of comets"
    with Person(server.url, "Eve").live(match) as screen:
        screen.next("presence")
        ada.post(f"/matches/{match}/talk", {"seat": 0, "text": secret})
        ada.post(f"/matches/{match}/agree", {"seat": 0, "agree": True})
        table = screen.next("table")["table"]  # the first one since: of talk they are not told at all
        assert ("talked" in table, table["seats"][0]["agrees"]) == (False, True)
        ada.move(match, 0, "x", 0)
        assert secret not in "".join(screen.heard)
    for other in (Person(server.url, "Eve"), Visitor(server.url)):
        for method, path, body in (
            ("GET", "talk", None),
            ("POST", "talk", {"seat": 0, "phrase": "hello"}),
            ("POST", "mute", {"seat": 0, "mute": True}),
            ("POST", "report", {"number": 1}),
        ):
            assert other.problem(method, f"/matches/{match}/{path}", body)["kind"] in ("wrong-seat", "logged-out")
    assert blaise.problem("POST", f"/matches/{match}/talk", {"seat": 0, "phrase": "hello"})["kind"] == "wrong-seat"
    for path in ("", "/story", "/at/0"):
        assert secret not in ada.http.get(f"/matches/{match}{path}").text


def test_what_is_not_a_line_is_refused(ada: Person, match: str) -> None:
    def kind(**body: Any) -> str:
        return str(ada.problem("POST", f"/matches/{match}/talk", {"seat": 0, **body})["kind"])

    assert kind() == "malformed"
    assert kind(text=" \n ") == "malformed"
    assert kind(text="both", phrase="hello") == "malformed"
    assert kind(text="a\u0000b") == "malformed"
    assert kind(text="a" * 201) == "malformed"
    assert kind(phrase="rude") == "malformed"
    assert said(ada, match) == []
    alone = ada.new_match("me", "random")["id"]
    body = {"seat": 0, "phrase": "hello"}
    assert ada.problem("POST", f"/matches/{alone}/talk", body)["kind"] == "nobody-listens"


def test_who_is_muted_is_muted_at_every_table(ada: Person, blaise: Person, match: str) -> None:
    blaise.post(f"/matches/{match}/talk", {"seat": 1, "text": "before"})
    assert ada.post(f"/matches/{match}/mute", {"seat": 1, "mute": True}) == {"lines": [], "muted": [1]}
    other = seat_two(ada, blaise)
    blaise.post(f"/matches/{other}/talk", {"seat": 1, "text": "elsewhere"})
    ada.post(f"/matches/{other}/talk", {"seat": 0, "text": "mine"})
    assert said(ada, other) == ["mine"]
    assert said(blaise, other) == ["elsewhere", "mine"]
    ada.post(f"/matches/{match}/mute", {"seat": 1, "mute": False})
    assert said(ada, match) == ["before"]
    assert ada.problem("POST", f"/matches/{match}/mute", {"seat": 0, "mute": True})["kind"] == "wrong-seat"


def test_a_report_reaches_the_operator(ada: Person, blaise: Person, match: str, server: Inside) -> None:
    blaise.post(f"/matches/{match}/talk", {"seat": 1, "text": "something rude"})
    for reason in ("rude", "again"):
        ada.post(f"/matches/{match}/report", {"number": 1, "reason": reason})
    assert ada.problem("POST", f"/matches/{match}/report", {"number": 9})["kind"] == "no-such-line"
    assert blaise.problem("POST", f"/matches/{match}/report", {"number": 1})["kind"] == "no-such-line"
    database = open_database(server.config.database)
    try:
        found = [row for row in database.read_now(kept.reports) if row.match == match]
    finally:
        database.close()
    assert [(row.person, row.reason, row.text) for row in found] == [(ada.me["id"], "rude", "something rude")]
    assert [(row.reported_by_name, row.said_by_name) for row in found] == [("Ada", "Blaise")]


def listed(capsys: pytest.CaptureFixture[str], url: str, *words: str) -> str:
    assert main(["reports", "--database", url, *words]) == 0
    return capsys.readouterr().out


def test_the_operator_lists_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'server.sqlite3'}"
    assert listed(capsys, url, "--lang", "en") == "Nobody has reported anything that was said at a table.\n"
    assert listed(capsys, url, "--json") == "[]\n"
    with inside(tmp_path, database=url) as server:
        ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
        match = seat_two(ada, blaise)
        blaise.post(f"/matches/{match}/talk", {"seat": 1, "text": "something [rude]"})
        blaise.post(f"/matches/{match}/talk", {"seat": 1, "phrase": "thinking"})
        ada.post(f"/matches/{match}/report", {"number": 1, "reason": "it is rude"})
        ada.post(f"/matches/{match}/report", {"number": 2})
        english, french = listed(capsys, url, "--lang", "en"), listed(capsys, url, "--lang", "fr")
        told = json.loads(listed(capsys, url, "--json", "--lang", "en"))
        ada.post("/accounts", {"name": "Ada of the reports", "password": "a long password"})
        blaise.ask("DELETE", "/me", {})
        later = listed(capsys, url, "--lang", "en")
    for said in ("2 reports, the newest first.", f"match {match}, line 1", "Blaise said: something [rude]"):
        assert said in english
    assert "Reported by Ada: it is rude" in english
    assert "Blaise said: Let me think…" in english
    assert "Reported by Ada, without a word." in english
    assert "Signalé par Ada\u202f: it is rude" in french
    assert "Blaise a dit\u202f: something [rude]" in french
    assert "Signalé par Ada, sans un mot." in french
    assert [(each["line"], each["words"], each["reason"]) for each in told] == [
        (2, "Let me think…", ""),
        (1, "something [rude]", "it is rude"),
    ]
    assert (told[0]["match"], told[0]["said_by"]["name"], told[0]["reported_by"]["id"]) == (
        match,
        "Blaise",
        ada.me["id"],
    )
    assert "a former player said: something [rude]" in later
    assert "Reported by Ada of the reports: it is rude" in later


def test_reports_of_no_database_are_refused_kindly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for url, language, kind in (
        ("mysql://nowhere", "en", "Database mysql://nowhere"),
        ("postgresql://127.0.0.1:9/nothing", "fr", "La base"),
    ):
        assert main(["reports", "--database", url, "--lang", language]) == 2
        told = capsys.readouterr()
        assert kind in told.err
        assert (told.out, "Traceback" in told.err) == ("", False)


def test_it_is_exported_with_the_log_for_those_who_sat_there(ada: Person, blaise: Person, match: str) -> None:
    ada.post(f"/matches/{match}/talk", {"seat": 0, "phrase": "good-game"})
    blaise.post(f"/matches/{match}/talk", {"seat": 1, "text": "merci"})
    ada.post(f"/matches/{match}/resign", {"seat": 0})
    log = ada.http.get(f"/matches/{match}/log").text
    assert "1 Ada: Good game" in log
    assert log.rstrip().endswith("2 Blaise: merci")
    assert parse_log(log, "log").text() in log
    public = Visitor(ada.url).http.get(f"/matches/{match}/log").text
    assert "merci" not in public
    assert parse_log(public, "log").seed == parse_log(log, "log").seed


def test_who_leaves_for_ever_is_a_former_player_in_the_talk(server: Inside) -> None:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    match = seat_two(ada, blaise)
    blaise.post(f"/matches/{match}/talk", {"seat": 1, "text": "adieu"})
    ada.post(f"/matches/{match}/mute", {"seat": 1, "mute": True})
    assert blaise.ask("DELETE", "/me", {}).is_success
    line = ada.get(f"/matches/{match}/talk")["lines"][0]
    assert (line["text"], line["name"]) == ("adieu", "a former player")


def test_how_often_one_may_talk(tmp_path: Path) -> None:
    with inside(tmp_path, limits=True) as server:
        ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
        match = seat_two(ada, blaise)
        answers = [ada.ask("POST", f"/matches/{match}/talk", {"seat": 0, "phrase": "hello"}) for _ in range(12)]
        assert answers[-1].status_code == 429
        assert sum(answer.is_success for answer in answers) >= 10
