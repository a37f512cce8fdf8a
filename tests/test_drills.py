"""The drills still run, each for a moment, and each can fail."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.drills.garbage import Answers
from tools.drills.load import Books, Order, Report, Row
from tools.drills.nonsense import Known, Nonsense
from tools.drills.secrets import Safe

ROOT = Path(__file__).parents[1]
FIRST, SECOND = Row(1, 0, "take 1", "a"), Row(2, 1, "take 2", "b")
BOOKS = Books("m", {1: FIRST, 2: SECOND})


def told(*words: str) -> tuple[int, dict[str, Any]]:
    command = [sys.executable, "-m", "tools.drills", *words, "--json"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, timeout=280)
    lines = done.stdout.splitlines()
    assert len(lines) == 1
    line: dict[str, Any] = json.loads(lines[0])
    return done.returncode, line


def good(*words: str) -> dict[str, Any]:
    code, line = told(*words)
    assert line["ok"], Path(line["details"]).read_text()
    assert code == 0
    return line


@pytest.mark.slow
def test_kill() -> None:
    line = good("kill", "--count", "3")
    assert line["kills"] == line["server"] == 3
    assert line["moves"] >= 3
    assert line["compared"] >= line["moves"]


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.waits
def test_kill_at_postgresql() -> None:
    line = good("kill", "--count", "7", "--database", "postgresql")
    assert line["worker"] == line["postgresql"] == 1


@pytest.mark.slow
@pytest.mark.waits
def test_disk() -> None:
    line = good("disk", "--count", "2")
    assert line["constraint"] == line["full disk"] == 1
    assert line["refused"] == 6


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.waits
def test_outage() -> None:
    line = good("outage", "--count", "2", "--seconds", "20", "--database", "postgresql")
    assert line["outages"] >= 1
    assert line["screens"] == line["outages"]


@pytest.mark.slow
def test_clock() -> None:
    assert good("outage")["clock"] == 1


@pytest.mark.slow
def test_garbage() -> None:
    line = good("garbage", "--count", "400")
    assert line["requests"] >= 400
    assert line["4xx"] > 0


@pytest.mark.slow
def test_secrets() -> None:
    line = good("secrets", "--count", "4")  # a match of each game
    assert line["matches"] == 4
    assert min(line["planted"], line["views"], line["hands asked for"]) >= 10


@pytest.mark.slow
@pytest.mark.waits
def test_crowd() -> None:
    line = good("crowd", "--count", "50")
    assert line["sockets"] == 50
    assert line["pings"] >= 50


def test_books_that_agree() -> None:
    assert BOOKS.differences([FIRST, SECOND]) == []
    assert Books("m", {1: FIRST}, SECOND).differences([FIRST, SECOND]) == []  # written, and not answered in time
    assert Books("m", {1: FIRST}, SECOND).differences([FIRST]) == []


@pytest.mark.parametrize(
    ("rows", "word"),
    [
        ([FIRST], "lost"),
        ([FIRST, SECOND._replace(move="take 3")], "changed"),
        ([FIRST, SECOND, SECOND._replace(version=3)], "doubled"),
        ([FIRST, SECOND, Row(3, 0, "take 9", "c")], "nobody was answered"),
        ([SECOND], "versions"),
    ],
)
def test_books_that_do_not(rows: list[Row], word: str) -> None:
    assert any(word in difference for difference in BOOKS.differences(rows))


def test_a_failure_is_told_and_kept() -> None:
    report = Report("kill", Order())
    assert report.told()["ok"]
    report.fail("lost")
    line = report.told()
    assert (line["ok"], line["failures"]) == (False, 1)
    assert Path(line["details"]).read_text().endswith("lost\n")
    Path(line["details"]).unlink()


def test_a_secret_is_found_in_any_form() -> None:
    report = Report("secrets", Order())
    safe = Safe(report)
    secret = safe.plant("a letter", 'à "toi"', "Ada")
    safe.look("Ada", "/letters", secret.encode())
    safe.look("Eve", "/letters", b"nothing")
    assert report.failures == 0
    for said in (secret.encode(), json.dumps({"text": secret}).encode(), b"/?q=%C3%A0%20%22toi%22"):
        safe.look("Eve", "/letters", said)
    assert report.failures == 3
    report.details.unlink()


def test_answers_in_a_row() -> None:
    answers = Answers()
    for status in (b"200 OK", b"500 Oh"):
        answers.parser.feed_data(b"HTTP/1.1 " + status + b"\r\ncontent-length: 2\r\n\r\nab")
    assert (answers.statuses, answers.bodies) == ([200, 500], [b"ab", b"ab"])


def test_the_same_nonsense_for_the_same_seed() -> None:
    document = {"paths": {"/api/x/{match_id}": {"post": {}}}, "components": {"schemas": {}}}
    known = Known([("c", "t")], {"match_id": ["m"]})
    one, other = Nonsense(document, known, 1), Nonsense(document, known, 1)
    assert all(one.request() == other.request() for _ in range(50))
    source = Nonsense(document, known, 2)
    assert len({source.request().text for _ in range(300)}) > 100
    assert all(source.frame() for _ in range(300))
