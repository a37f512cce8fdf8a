"""Calendars, late families, vacations, anonymity."""

from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from belle_etoile.server.campaigns.calendar import next_deadline
from belle_etoile.store.campaigns import CampaignRow

from .people import Inside, Person
from .test_campaigns import BOTS, found, play_turn, put_orders, ready, token_of, until_turn, wished

PARIS = ZoneInfo("Europe/Paris")


def row_with(days: int, hour: str, zone: str, deadline: datetime | None) -> CampaignRow:
    return CampaignRow(
        id="x",
        name="x",
        game_version=1,
        edition_text="",
        options={"days": str(days), "hour": hour, "zone": zone},
        language="fr",
        public=False,
        calendar="days",
        hours=None,
        seed="",
        redrawn={},
        status="playing",
        turn=1,
        version=0,
        deadline=deadline.timestamp() if deadline is not None else None,
        due=None,
        remind=None,
        paused=None,
        outcome=None,
        creator=None,
        created=0.0,
        moved=0.0,
    )


def told(row: CampaignRow, now: datetime) -> str:
    found = next_deadline(row, now.timestamp())
    assert found is not None
    return datetime.fromtimestamp(found, ZoneInfo(row.options["zone"])).isoformat()


@pytest.mark.parametrize(
    ("days", "before", "now", "right"),
    [
        # the hour stays the same when clocks change, forward and back
        (7, "2026-03-26T20:00+01:00", "2026-03-26T20:00+01:00", "2026-04-02T20:00:00+02:00"),
        (7, "2026-10-22T20:00+02:00", "2026-10-22T20:00+02:00", "2026-10-29T20:00:00+01:00"),
        (1, "2026-03-28T20:00+01:00", "2026-03-28T20:00+01:00", "2026-03-29T20:00:00+02:00"),
        (1, "2026-10-24T20:00+02:00", "2026-10-24T20:00+02:00", "2026-10-25T20:00:00+01:00"),
        # everyone was ready early: less than half the usual time would be left
        (4, "2026-06-01T20:00+02:00", "2026-05-31T10:00+02:00", "2026-06-05T20:00:00+02:00"),
        # and very early: the same beat leaves time enough, or even one before it
        (4, "2026-06-05T20:00+02:00", "2026-06-02T10:00+02:00", "2026-06-05T20:00:00+02:00"),
        (4, "2026-06-13T20:00+02:00", "2026-06-02T10:00+02:00", "2026-06-05T20:00:00+02:00"),
        # long after a pause: the beat goes on
        (3, "2026-06-01T20:00+02:00", "2026-07-01T12:00+02:00", "2026-07-04T20:00:00+02:00"),
        # the master moved one to another hour: the next is at its own again
        (3, "2026-06-01T07:30+02:00", "2026-06-01T07:30+02:00", "2026-06-04T20:00:00+02:00"),
        (3, None, "2026-06-01T09:00+02:00", "2026-06-04T20:00:00+02:00"),
    ],
)
def test_every_so_many_days_at_an_hour(days: int, before: str | None, now: str, right: str) -> None:
    deadline = datetime.fromisoformat(before) if before else None
    assert told(row_with(days, "20:00", "Europe/Paris", deadline), datetime.fromisoformat(now)) == right


def test_an_hour_that_clocks_skip_or_tell_twice() -> None:
    skipped = row_with(1, "02:30", "Europe/Paris", datetime(2026, 3, 28, 2, 30, tzinfo=PARIS))
    assert told(skipped, datetime(2026, 3, 28, 2, 30, tzinfo=PARIS)) == "2026-03-29T03:30:00+02:00"
    twice = row_with(1, "02:30", "Europe/Paris", datetime(2026, 10, 24, 2, 30, tzinfo=PARIS))
    assert told(twice, datetime(2026, 10, 24, 2, 30, tzinfo=PARIS)) == "2026-10-25T02:30:00+02:00"


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "UTC"])
def test_a_year_of_deadlines_keeps_its_hour(zone: str) -> None:
    row = row_with(2, "06:15", zone, None)
    now = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
    for _ in range(180):
        found = next_deadline(row, now)
        assert found is not None
        assert 24 * 3600 <= found - now <= 4 * 24 * 3600
        at = datetime.fromtimestamp(found, ZoneInfo(zone))
        assert (at.hour, at.minute) == (6, 15)
        row.deadline = now = found


def test_such_a_campaign(server: Inside) -> None:
    ada = Person(server.url, "Ada")
    calendar = {"kind": "days", "days": 3, "hour": "20:00", "zone": "Europe/Paris"}
    campaign = found(ada, "me", *BOTS, calendar=calendar)
    assert campaign["calendar"] == calendar
    at = datetime.fromisoformat(campaign["deadline"]).astimezone(PARIS)
    assert (at.hour, at.minute, at.second) == (20, 0, 0)
    told = play_turn(ada, campaign["id"])
    later = datetime.fromisoformat(told["deadline"]).astimezone(PARIS)
    assert later.date() - at.date() in (timedelta(0), timedelta(days=3))
    for wrong in ({"zone": "Mars/Olympus"}, {"zone": "../../etc/passwd"}, {"zone": "/etc/localtime"}):
        wish = wished("me", *BOTS, calendar={**calendar, **wrong})
        assert ada.problem("POST", "/campaigns", wish)["kind"] == "bad-setup"
    for key, value in (("hour", "24:00"), ("days", 0), ("hour", "8:00")):
        wish = wished("me", *BOTS, calendar={**calendar, key: value})
        assert ada.problem("POST", "/campaigns", wish)["kind"] == "malformed"


# Late families


def family(campaign: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = campaign["families"][seat]
    return found


def test_a_family_joins_a_running_campaign(server: Inside) -> None:
    ada, blaise, carl = [Person(server.url, name) for name in ("Ada", "Blaise", "Carl")]
    id = found(ada, "me", *BOTS, public=True, late=True)["id"]
    assert blaise.problem("POST", f"/campaigns/{id}/join", {"new": True})["kind"] == "seat-taken"  # not at the founding
    play_turn(ada, id)
    play_turn(ada, id)
    assert next(s for s in blaise.get("/open-campaigns") if s["id"] == id)["late"]
    first = carl.post(f"/campaigns/{id}/join", {"new": True})
    told = blaise.post(f"/campaigns/{id}/join", {"new": True})
    assert (first["mine"], told["mine"]) == (4, 5)
    assert family(told, 5)["joining"]
    form = blaise.get(f"/campaigns/{id}/form")
    assert form["founding"]["late"]
    assert form["founding"]["to_share"] > 25  # 31.7
    document = blaise.get(f"/campaigns/{id}/orders/start")["document"]
    assert sum(document["shares"]) == form["founding"]["to_share"]
    document["name"] = "Tard Venus"
    answer = blaise.ask("PUT", f"/campaigns/{id}/orders", {"document": document, "turn": 2}).json()
    assert (answer["check"]["status"], answer["check"]["mistakes"]) == ("OR", [])
    assert blaise.problem("GET", f"/campaigns/{id}/turns/1/report")["kind"] == "no-such-turn"
    assert blaise.problem("POST", f"/campaigns/{id}/letters", {"to": [0], "text": "?", "send": True})["kind"] == (
        "bad-letter"
    )
    assert play_turn(ada, id)["turn"] == 3  # nobody waits for a family that is only being founded
    told = blaise.get(f"/campaigns/{id}")
    assert told["mine"] == 4  # Carl has not written: he waits, behind
    assert (family(told, 4)["name"], family(told, 4)["status"]) == ("Tard Venus", "OR")
    assert carl.get(f"/campaigns/{id}")["mine"] == 5
    assert family(told, 5)["joining"]
    seen = blaise.get(f"/campaigns/{id}/view")
    assert seen["own"]["purse"] == 10
    assert [f["name"] for f in seen["families"]][-1] == "Tard Venus"
    assert blaise.get(f"/campaigns/{id}/turns/2/report")["title"]
    assert blaise.get(f"/campaigns/{id}/turns/2/ledger")["end"] == 10
    assert [len(f["points"]) for f in blaise.get(f"/campaigns/{id}/figures")["families"]] == [3] * 5
    assert blaise.problem("GET", f"/campaigns/{id}/orders/start?source=last")["kind"] == "no-such-turn"
    play_turn(ada, id)
    assert play_turn(blaise, id)["turn"] == 4
    assert family(blaise.get(f"/campaigns/{id}"), 4)["status"] == "OR"
    back = ada.post(f"/campaigns/{id}/take-back", {"turn": 3, "reason": "x"})
    back = ada.post(f"/campaigns/{id}/take-back", {"turn": 2, "reason": "x"})
    assert [f.get("joining", False) for f in back["families"]] == [False] * 4 + [True] * 2
    carl_start = carl.get(f"/campaigns/{id}/orders/start")["text"]
    put_orders(carl, id, carl_start)
    assert ready(ada, id)["turn"] == 3
    assert [f["status"] for f in ada.get(f"/campaigns/{id}")["families"]] == ["OR"] * 6


def test_the_place_of_a_family_without_a_player(server: Inside) -> None:
    """0.4: whose family has become PNJ may found another."""
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    campaign = found(ada, "me", "open", *BOTS)
    id = campaign["id"]
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 1)})
    play_turn(ada, id)
    play_turn(blaise, id)
    assert ada.problem("POST", f"/campaigns/{id}/places", {"seat": 1, "reason": "?"})["kind"] == "malformed"
    for turn in range(1, 5):
        put_orders(ada, id, ada.get(f"/campaigns/{id}/orders/start")["text"])
        ada.post(f"/campaigns/{id}/resolve", {"turn": turn, "reason": "silence"})
        until_turn(ada, id, turn + 1)
    assert family(ada.get(f"/campaigns/{id}"), 1)["status"] == "PNJ"
    assert blaise.problem("POST", f"/campaigns/{id}/places", {"reason": "me"})["kind"] == "not-master"
    told = ada.post(f"/campaigns/{id}/places", {"seat": 1, "reason": "Blaise is back"})
    assert ada.get(f"/campaigns/{id}/log")[-1]["act"] == "place"
    joined = blaise.post(f"/campaigns/{id}/join", {"token": token_of(told, 5)})
    assert joined["mine"] == 5
    assert not family(joined, 1)["mine"]
    put_orders(blaise, id, blaise.get(f"/campaigns/{id}/orders/start")["text"])
    assert play_turn(ada, id)["turn"] == 6
    assert family(blaise.get(f"/campaigns/{id}"), 5)["status"] == "OR"


def test_an_invitation_is_taken_back(server: Inside) -> None:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    id = found(ada, "me", *BOTS)["id"]
    play_turn(ada, id)
    for _ in range(2):
        told = ada.post(f"/campaigns/{id}/places", {"reason": "more"})
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(told, 5)})
    put_orders(blaise, id, blaise.get(f"/campaigns/{id}/orders/start")["text"])
    for seat in (0, 5, 9):
        problem = ada.problem("POST", f"/campaigns/{id}/places/{seat}/close", {"reason": "less"})
        assert problem["kind"] == "seat-taken"
    assert len(ada.post(f"/campaigns/{id}/places/4/close", {"reason": "less"})["families"]) == 5
    assert blaise.get(f"/campaigns/{id}")["mine"] == 4
    assert blaise.get(f"/campaigns/{id}/orders")["check"]["status"] == "OR"
    play_turn(ada, id)
    assert family(blaise.get(f"/campaigns/{id}"), 4)["status"] == "OR"


# Vacations


def test_a_steward_writes_for_who_is_away(server: Inside) -> None:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    campaign = found(ada, "me", "open", *BOTS, vacation=1)
    id = campaign["id"]
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 1)})
    play_turn(blaise, id)
    assert play_turn(ada, id)["turn"] == 1
    until = (datetime.now(UTC) + timedelta(days=9)).isoformat()
    told = blaise.ask("PUT", f"/campaigns/{id}/vacation", {"until": until}).json()
    assert told["turn"] == 1  # a vacation alone resolves nothing
    assert told["away"]["left"] == 1
    assert play_turn(ada, id)["turn"] == 2  # and nobody waits for Blaise
    told = blaise.get(f"/campaigns/{id}")
    assert family(told, 1)["status"] == "OR"
    assert told["away"]["left"] == 0
    assert blaise.ask("GET", f"/campaigns/{id}/turns/1/orders").text
    assert play_turn(ada, id)["turn"] == 2  # his turns are used up
    ada.post(f"/campaigns/{id}/take-back", {"turn": 1, "reason": "x"})
    assert blaise.get(f"/campaigns/{id}")["away"]["left"] == 1
    assert play_turn(ada, id)["turn"] == 2
    assert blaise.ask("PUT", f"/campaigns/{id}/vacation", {"until": None}).json()["away"]["until"] == ""
    past = (datetime.now(UTC) - timedelta(days=1)).isoformat()
    assert blaise.problem("PUT", f"/campaigns/{id}/vacation", {"until": past})["kind"] == "bad-setup"


# Anonymity


def test_nobody_knows_who_plays_what(server: Inside) -> None:
    ada, blaise, carl = [Person(server.url, name) for name in ("Adalberta", "Blaisine", "Carlotta")]
    campaign = found(ada, "open", "open", *BOTS, turns=1, anonymous=True)
    id = campaign["id"]
    for seat, person in enumerate((blaise, carl)):
        person.post(f"/campaigns/{id}/join", {"token": token_of(campaign, seat)})
    names = [f["player"] for f in blaise.get(f"/campaigns/{id}")["families"]]
    assert names == ["Blaisine", "", "", "", ""]
    assert [f["player"] for f in ada.get(f"/campaigns/{id}")["families"]][:2] == ["Blaisine", "Carlotta"]
    for _ in range(2):
        play_turn(blaise, id)
        play_turn(carl, id)
    assert [f["player"] for f in blaise.get(f"/campaigns/{id}")["families"]][:2] == ["Blaisine", "Carlotta"]
