"""The sky of the day: the same for everybody, another each day, one try, and a seed that is secret until midnight."""

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import date, timedelta
from typing import Any

import pytest

from belle_etoile import Quick, bot_named, game_named, replayed
from belle_etoile.core import parse_log
from belle_etoile.core.chance import commitment
from belle_etoile.server.matches import daily

from .people import Inside, Person, Visitor

GAME = game_named("stellarion")
LONG_AGO = "2026-02-03"


def yesterday() -> str:
    return (daily.today() - timedelta(1)).isoformat()


def deal(person: Person, table: dict[str, Any]) -> Any:
    view = person.at(table["id"], 0, 0)["view"]
    return [there["shown"] for there in view["decks"]]


def play(person: Person, id: str, bot: str = "greedy") -> list[str]:
    """To the end; every answer on the way."""
    heard, luck, player = list[str](), Quick(5), bot_named(bot)
    update = person.now(id, 0)
    while update["waiting"]:
        move = GAME.format(player.choose(GAME, update["view"], 0, luck))
        answer = person.move(id, 0, move, update["version"])
        assert answer.is_success, answer.text
        heard.append(answer.text)
        update = answer.json()["update"]
    return heard


def day_of(person: Visitor, day: str) -> dict[str, Any]:
    told = person.get("/daily", params={"month": day[:7]})
    return next(each for each in told["days"] if each["date"] == day)


def test_two_guests_get_the_same_deal_on_one_date(ada: Person, blaise: Person) -> None:
    one, other = ada.post("/daily"), blaise.post("/daily")
    assert one["id"] != other["id"]
    assert one["commitment"] == other["commitment"]
    assert deal(ada, one) == deal(blaise, other)
    assert one["options"]["shooting-stars"] == "1"
    assert one["daily"] == daily.today().isoformat()


def test_other_dates_have_other_deals(ada: Person) -> None:
    tables = [ada.post("/daily", {"date": day}) for day in ("", yesterday(), LONG_AGO)]
    assert len({table["commitment"] for table in tables}) == 3
    assert len({str(deal(ada, table)) for table in tables}) == 3


def test_the_same_moves_meet_the_same_cards(ada: Person, blaise: Person) -> None:
    """Not only the deal: as long as two people do the same, the sky is the same."""
    for person in (ada, blaise):
        play(person, person.post("/daily", {"date": yesterday()})["id"])
    logs = [person.http.get(f"/matches/{mine(person, yesterday())['match']}/log").text for person in (ada, blaise)]
    assert logs[0].splitlines()[-2:] == logs[1].splitlines()[-2:]


def mine(person: Person, day: str) -> dict[str, Any]:
    found: dict[str, Any] = day_of(person, day)["mine"]
    return found


def test_there_is_one_try_on_the_day_itself(ada: Person) -> None:
    first = ada.post("/daily")
    assert ada.post("/daily")["id"] == first["id"]
    assert ada.post("/daily", {"date": daily.today().isoformat()})["id"] == first["id"]
    play(ada, first["id"])
    assert ada.post("/daily")["status"] == "over"
    assert ada.post("/daily")["id"] == first["id"]


def test_asked_twice_at_once_it_is_still_one(ada: Person) -> None:
    with ThreadPoolExecutor(4) as together:
        tables = list(together.map(lambda _: ada.post("/daily"), range(4)))
    assert len({table["id"] for table in tables}) == 1


def test_an_account_keeps_the_try_of_the_guest(ada: Person) -> None:
    first = ada.post("/daily")
    ada.post("/accounts", {"name": f"Ada {first['id']}", "password": "a long enough password"})
    assert ada.post("/daily")["id"] == first["id"]


def test_a_past_day_can_be_played_again_and_again(ada: Person) -> None:
    first = ada.post("/daily", {"date": LONG_AGO})
    assert ada.post("/daily", {"date": LONG_AGO})["id"] == first["id"]  # not finished yet
    ada.post(f"/matches/{first['id']}/resign", {"seat": 0})
    again = ada.post("/daily", {"date": LONG_AGO})
    assert again["id"] != first["id"]
    assert deal(ada, again) == deal(ada, first)
    assert not mine(ada, LONG_AGO)["ranked"]


def sky_key(server: Inside) -> str:
    with closing(sqlite3.connect(server.config.database.removeprefix("sqlite:///"))) as database:
        return str(database.execute("SELECT value FROM settings WHERE name = 'sky-key'").fetchone()[0])


def test_the_seed_is_in_no_byte_sent_before_the_day_is_over(server: Inside, ada: Person, blaise: Person) -> None:
    table = ada.post("/daily")
    id = table["id"]
    screen, watcher = ada.live(id, 0), blaise.live(id)
    heard = [json.dumps(table), *play(ada, id)]
    for each in (screen, watcher):
        while each.next("table", 20)["table"]["status"] != "over":
            pass
        heard += each.heard
    heard += [ada.http.get(path).text for path in (f"/matches/{id}", f"/matches/{id}/log", "/daily", "/matches")]
    secret = daily.seed_of(sky_key(server), daily.today())
    assert commitment(secret) == table["commitment"]  # it is the one
    assert not [text for text in heard if secret in text or secret.split(" ")[2][:16] in text]
    log = parse_log(ada.http.get(f"/matches/{id}/log").text, "log")
    assert log.seed == ""
    assert replayed(GAME, log).over


def test_the_seed_of_a_past_day_is_told_and_fits(ada: Person) -> None:
    id = ada.post("/daily", {"date": yesterday()})["id"]
    play(ada, id, "random")
    table = ada.get(f"/matches/{id}")
    assert table["seed"].startswith(f"{daily.SKY} {yesterday()} ")
    assert commitment(table["seed"]) == table["commitment"]
    assert f"seed {table['seed']}" in ada.http.get(f"/matches/{id}/log").text


def test_the_seed_cannot_be_told_without_the_key() -> None:
    day = date(2026, 3, 4)
    assert daily.seed_of("one key", day) != daily.seed_of("another", day)
    assert daily.seed_of("one key", day) == daily.seed_of("one key", day)


def test_the_calendar_tells_ones_own_result_and_the_share_of_wins(server: Inside) -> None:
    before = day_of(Visitor(server.url), daily.today().isoformat())
    people = [Person(server.url, name) for name in ("Ada", "Bea", "Cid")]
    for person in people:
        play(person, person.post("/daily")["id"], "greedy" if person is not people[2] else "random")
    results = [mine(person, daily.today().isoformat()) for person in people]
    after = day_of(people[0], daily.today().isoformat())
    assert after["played"] == before["played"] + 3
    assert after["won"] == before["won"] + sum(result["won"] for result in results)
    for person, result in zip(people, results, strict=True):
        table = person.get(f"/matches/{result['match']}")
        view = person.at(result["match"], table["version"])["view"]
        assert result["ranked"]
        assert result["won"] == (table["outcome"]["winners"] == [0])
        assert (result["turns"], result["stars"]) == (view["turns"], view["shooting_stars"])
        assert result["of"] - result["voyages"] == view["voyages_left"]


def test_nobody_yet_may_look_at_the_calendar(server: Inside) -> None:
    told = Visitor(server.url).get("/daily")
    assert told["today"] == daily.today().isoformat()
    assert told["days"][-1]["date"] == told["today"]
    assert all(day["mine"] is None for day in told["days"])
    assert Visitor(server.url).problem("POST", "/daily", {})["kind"] == "logged-out"


@pytest.mark.parametrize("day", ["2025-12-31", "2999-01-01", "yesterday", "2026-02-30"])
def test_a_day_without_a_sky_is_refused_and_nothing_is_made(ada: Person, day: str) -> None:
    assert ada.problem("POST", "/daily", {"date": day})["kind"] == "malformed"
    assert ada.get("/matches") == []


@pytest.mark.parametrize("month", ["2026-13", "now", "0000-01", "20-1"])
def test_a_month_that_is_none_is_refused(ada: Person, month: str) -> None:
    assert ada.problem("GET", f"/daily?month={month}")["kind"] == "malformed"


def test_ids_sort_as_dates_do() -> None:
    days = [date(2026, 1, 1) + timedelta(n) for n in range(800)]
    ids = [daily.prefix(daily.ON_THE_DAY, day) for day in days]
    assert ids == sorted(ids)
    assert {len(daily.late_id(day)) for day in days} == {daily.LONG}
