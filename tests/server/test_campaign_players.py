"""Who plays, and who does not any more: families without a player, players who are replaced, days that stay, ranks."""

from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from belle_etoile.server.campaigns.calendar import keeping_beat, next_deadline
from belle_etoile.server.campaigns.presenters import by_prestige

from .people import Inside, Person
from .test_campaign_options import row_with
from .test_campaigns import BOTS, found, play_turn, put_orders, ready, token_of, until_turn

PARIS = ZoneInfo("Europe/Paris")
WHY = {"reason": "the table wished it"}
SECRET = (
    *(
        "/orders",
        "/orders/text",
        "/orders/start",
        "/orders/start?source=last",
        "/form",
        "/letters",
        "/offers",
        "/mutes",
    ),
    *("/turns/4/report", "/turns/1/report", "/turns/4/report/html", "/turns/4/report/text", "/turns/4/ledger"),
    "/turns/1/orders",
)
PUBLIC = (
    *("/view", "/view?turn=1", "/turns/4/events", "/turns/1/events", "/figures", "/people/2-1", "/search?q=a"),
    *("/turns/4/gazette", "/ranking", "/map", "/docket", "/log"),
)


def table_of(server: Inside, *names: str, **more: Any) -> tuple[str, list[Person]]:
    """A campaign of its game master, the first, who plays as all the others do."""
    people = [Person(server.url, name) for name in names]
    campaign = found(people[0], "me", *["open" for _ in names[1:]], *BOTS, **more)
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/campaigns/{campaign['id']}/join", {"token": token_of(campaign, seat)})
    return campaign["id"], people


def test_0_4_a_family_without_a_player_tells_nobody_its_secrets(server: Inside) -> None:
    id, (ada, blaise) = table_of(server, "Ada", "Blaise")
    play_turn(ada, id)
    play_turn(blaise, id)
    ada.post(f"/campaigns/{id}/letters", {"to": [1], "text": "Are you there?", "send": True})
    for turn in range(1, 5):
        put_orders(ada, id, ada.get(f"/campaigns/{id}/orders/start")["text"])
        ada.post(f"/campaigns/{id}/resolve", {"turn": turn, **WHY})
        until_turn(ada, id, turn + 1)
    told = blaise.get(f"/campaigns/{id}")
    assert (told["families"][1]["status"], told["families"][1]["mine"], told["unread"]) == ("PNJ", True, 0)
    assert "away" not in told
    for path in SECRET:
        assert blaise.problem("GET", f"/campaigns/{id}{path}")["kind"] == "silent-family", path
    words = blaise.problem("PUT", f"/campaigns/{id}/orders", {"text": "", "turn": 5})
    assert (words["kind"], bool(words["detail"])) == ("silent-family", True)
    assert blaise.problem("POST", f"/campaigns/{id}/ready", {"turn": 5})["kind"] == "silent-family"
    letter = {"to": [0], "text": "Here I am", "send": True}
    assert blaise.problem("POST", f"/campaigns/{id}/letters", letter)["kind"] == "silent-family"
    assert ada.problem("POST", f"/campaigns/{id}/letters", {**letter, "to": [1]})["kind"] == "bad-letter"
    eve = Person(server.url, "Eve")
    for path in PUBLIC:  # a spectator, to the last byte
        mine, theirs = (person.ask("GET", f"/campaigns/{id}{path}").content for person in (blaise, eve))
        assert mine == theirs, path
    blaise.post(f"/campaigns/{id}/leave")
    assert "mine" not in blaise.get(f"/campaigns/{id}")


@pytest.mark.parametrize("bot", [None, "cautious"])
def test_replacing_a_player_resolves_nothing_unannounced(server: Inside, bot: str | None) -> None:
    """All others are ready; the one who is waited for goes."""
    id, (mira, ada, blaise) = table_of(server, "Mira", "Ada", "Blaise")
    for person in (mira, ada, blaise):
        play_turn(person, id)
    play_turn(mira, id)
    assert play_turn(ada, id)["turn"] == 1
    put_orders(blaise, id, blaise.get(f"/campaigns/{id}/orders/start")["text"])
    told = mira.post(f"/campaigns/{id}/replace", {"seat": 2, "reason": "gone", **({"bot": bot} if bot else {})})
    assert (told["turn"], told["held"]) == (1, True)
    assert ada.get("/notices")[0]["kind"] == "held"
    if bot:
        assert ready(ada, id)["turn"] == 2  # one more word
    else:
        carl = Person(server.url, "Carl")
        joined = carl.post(f"/campaigns/{id}/join", {"token": token_of(told, 2)})
        assert (joined["turn"], joined["families"][2]["ready"]) == (1, False)
        assert ready(carl, id)["turn"] == 2
    assert not mira.get(f"/campaigns/{id}")["held"]


def test_who_was_ready_and_left_is_not_ready_for_the_next_one(server: Inside) -> None:
    id, (mira, ada, blaise) = table_of(server, "Mira", "Ada", "Blaise")
    for person in (mira, ada, blaise):
        play_turn(person, id)
    play_turn(mira, id)
    play_turn(ada, id)
    ada.post(f"/campaigns/{id}/leave")
    told = play_turn(blaise, id)
    assert told["turn"] == 2  # the open seat is not waited for, and nobody was surprised
    play_turn(mira, id)
    blaise.post(f"/campaigns/{id}/leave")
    held = mira.get(f"/campaigns/{id}")
    assert (held["turn"], held["held"]) == (2, True)
    assert mira.post(f"/campaigns/{id}/resolve", {"turn": 2, **WHY})["turn"] == 3


def test_a_moment_that_is_past_is_refused_in_words(server: Inside) -> None:
    ada = Person(server.url, "Ada", "fr")
    id = found(ada, "me", *BOTS, calendar={"kind": "hours", "hours": 24})["id"]
    for days, words in ((-1, "passé"), (500, "trop loin")):
        moment = (datetime.now(UTC) + timedelta(days=days)).isoformat()
        for method, path, key in (("POST", "deadline", "deadline"), ("PUT", "vacation", "until")):
            problem = ada.problem(method, f"/campaigns/{id}/{path}", {key: moment, **WHY})
            assert problem["kind"] == "bad-setup"
            assert words in problem["detail"]


@pytest.mark.parametrize("moved", ["2026-06-03T11:00+02:00", "2026-05-30T21:30+02:00", "2026-06-09T20:00+02:00"])
def test_a_deadline_that_is_moved_leaves_the_beat_on_its_weekday(moved: str) -> None:
    monday = datetime(2026, 6, 1, 20, tzinfo=PARIS)
    row = row_with(7, "20:00", "Europe/Paris", monday)
    row.options |= keeping_beat(row).get("options", {})
    row.deadline = datetime.fromisoformat(moved).timestamp()
    assert keeping_beat(row) == {}  # moved twice, it still knows its day
    for _ in range(60):
        assert row.deadline is not None
        row.deadline = next_deadline(row, row.deadline)
        at = datetime.fromtimestamp(row.deadline or 0, PARIS)
        assert (at.weekday(), at.hour, at.minute) == (0, 20, 0)


def test_only_days_have_a_beat() -> None:
    row = row_with(7, "20:00", "Europe/Paris", None)
    assert keeping_beat(row) == {}  # no deadline yet
    row.deadline, row.calendar = 1.0, "hours"
    assert keeping_beat(row) == {}


def test_the_calendar_keeps_its_weekday(server: Inside) -> None:
    """Moved by the game master, then taken back: the same day of the week."""
    ada = Person(server.url, "Ada")
    calendar = {"kind": "days", "days": 7, "hour": "20:00", "zone": "Europe/Paris"}
    campaign = found(ada, "me", *BOTS, calendar=calendar)
    id, at = campaign["id"], datetime.fromisoformat(campaign["deadline"]).astimezone(PARIS)
    sooner = (datetime.now(UTC) + timedelta(days=2, hours=5)).isoformat()
    ada.post(f"/campaigns/{id}/deadline", {"deadline": sooner, **WHY})
    play_turn(ada, id)
    deadlines = [play_turn(ada, id), ada.post(f"/campaigns/{id}/take-back", {"turn": 1, **WHY})]
    for told in deadlines:
        then = datetime.fromisoformat(told["deadline"]).astimezone(PARIS)
        assert (then.weekday(), then.hour) == (at.weekday(), 20)


def test_29_1_points_for_the_living_and_for_honours(server: Inside) -> None:
    past = [
        {"points": [0, 0], "prestige": [25, 25]},
        {"points": [130, 20], "prestige": [30, 20]},
        {"points": [260, 20], "prestige": [30, -4]},
    ]
    assert [by_prestige(past, seat) for seat in range(3)] == [60, 20, 0]
    ada = Person(server.url, "Ada")
    id = found(ada, "me", *BOTS, turns=2)["id"]
    for _ in range(3):
        told = play_turn(ada, id)
    assert told["status"] == "over"
    ranks = ada.get(f"/campaigns/{id}/ranking")
    assert all(0 <= rank["prestige"] <= rank["points"] for rank in ranks)
    assert any(rank["prestige"] < rank["points"] for rank in ranks)  # somebody sits on a throne


def test_offers_wait_with_a_number(server: Inside) -> None:
    """In the campaign and in the list of all; not those of a muted family, nor those that are answered."""
    id, (ada, blaise) = table_of(server, "Ada", "Blaise")
    for person, last in ((ada, "priest"), (blaise, "merchant")):
        put_orders(person, id, f"schools = {['merchant'] * 5 + [last]}".replace("'", '"'))
        ready(person, id)
    terms = {"kind": "marriage", "groom": "1-5", "bride": "2-6", "priest": "1-6"}
    offer = ada.post(f"/campaigns/{id}/offers", {"to": 1, "terms": terms})

    def waiting(person: Person) -> tuple[int, int]:
        listed = next(each for each in person.get("/campaigns") if each["id"] == id)
        return person.get(f"/campaigns/{id}")["offers"], listed["offers"]

    assert (waiting(ada), waiting(blaise)) == ((0, 0), (1, 1))
    blaise.ask("PUT", f"/campaigns/{id}/mutes", {"families": [0]})
    assert waiting(blaise) == (0, 0)
    blaise.ask("PUT", f"/campaigns/{id}/mutes", {"families": []})
    blaise.post(f"/campaigns/{id}/offers/{offer['id']}/decline")
    assert waiting(blaise) == (0, 0)
