"""Offers between people at a table: a rematch, an end without a winner; and what invitations and lists tell."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from .people import Person, Screen, seat_two, served
from .postgres import Postgres


def ended(ada: Person, blaise: Person, **more: Any) -> str:
    match = seat_two(ada, blaise, **more)
    ada.post(f"/matches/{match}/resign", {"seat": 0})
    return match


def again(person: Person, match: str, accept: bool = True) -> Any:
    return person.post(f"/matches/{match}/rematch", {"accept": accept})


def said(table: Any) -> list[str | None]:
    return [seat.get("again") for seat in table["seats"]]


def told(screen: Screen, wanted: list[str | None]) -> Any:
    """The next table on this screen at which these answers stand."""
    while said(table := screen.next("table")["table"]) != wanted:
        pass
    return table


def test_a_rematch_is_an_offer_that_reaches_the_other_at_once(ada: Person, blaise: Person) -> None:
    match = ended(ada, blaise)
    with blaise.live(match, 1) as screen:
        assert "rematch" not in again(ada, match)
        assert "rematch" not in told(screen, ["yes", None])
        assert [s["id"] for s in blaise.get("/matches") if s.get("rematch_offered")] == [match]
        assert not any(s.get("rematch_offered") for s in ada.get("/matches"))
        next = again(blaise, match)["rematch"]
        while screen.next("table")["table"].get("rematch") != next:
            pass
    begun = ada.get(f"/matches/{next}")
    assert begun["status"] == "playing"
    assert [s["name"] for s in begun["seats"]] == ["Blaise", "Ada"]
    assert begun["commitment"] != ada.get(f"/matches/{match}")["commitment"]
    assert again(ada, match)["rematch"] == next  # whoever asks late is led to the same one


def test_who_declines_a_rematch_ends_the_offer_and_is_not_asked_twice(ada: Person, blaise: Person) -> None:
    match = ended(ada, blaise)
    with ada.live(match, 0) as screen:
        again(ada, match)
        assert "rematch" not in again(blaise, match, False)
        told(screen, [None, "no"])
    assert said(again(ada, match)) == ["yes", "no"]
    assert not any(s.get("rematch_offered") for s in blaise.get("/matches"))
    assert said(again(ada, match, False)) == [None, "no"]  # one's own offer is taken back
    assert said(again(blaise, match)) == [None, "yes"]  # who declined may change their mind, and asks
    assert again(ada, match)["rematch"]


def test_a_spectator_offers_nothing_and_a_bot_is_not_asked(ada: Person, blaise: Person) -> None:
    match = ada.new_match("me", "random")["id"]
    ada.post(f"/matches/{match}/resign", {"seat": 0})
    assert blaise.problem("POST", f"/matches/{match}/rematch", {"accept": True})["kind"] == "wrong-seat"
    assert ada.get(f"/matches/{again(ada, match)['rematch']}")["status"] == "playing"


@pytest.mark.postgres
def test_two_who_accept_at_once_sit_at_one_table(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with served(tmp_path / "a", database=url) as one, served(tmp_path / "b", database=url) as two:
        ada, blaise = Person(one.url, "Ada"), Person(two.url, "Blaise")
        for _ in range(5):
            match = ended(ada, blaise)
            with ThreadPoolExecutor(2) as both:
                list(both.map(lambda person, match=match: again(person, match), (ada, blaise)))
            deadline = time.monotonic() + 30
            while not (next := ada.get(f"/matches/{match}").get("rematch")):  # the other process may have begun it
                assert time.monotonic() < deadline
            mine = [s["id"] for s in ada.get("/matches") if s["status"] != "over"]
            assert mine == [next]
            while ada.get(f"/matches/{next}")["status"] != "playing":
                assert time.monotonic() < deadline
            ada.post(f"/matches/{next}/resign", {"seat": 1})


def test_an_offer_to_stop_can_be_declined(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    with ada.live(match, 0) as screen:
        ada.post(f"/matches/{match}/agree", {"seat": 0, "agree": True})
        answered = blaise.post(f"/matches/{match}/agree", {"seat": 1, "agree": False})
        assert (answered["status"], [s["agrees"] for s in answered["seats"]]) == ("playing", [False, False])
        seen = [screen.next("table")["table"]["seats"][0]["agrees"] for _ in range(3)]
    assert seen == [False, True, False]
    later = blaise.post(f"/matches/{match}/agree", {"seat": 1, "agree": True})
    assert later["status"] == "playing"  # the offer that was declined does not count


def test_an_invitation_says_who_invites(ada: Person, blaise: Person) -> None:
    match = ada.new_match("open", "me")
    path = match["links"]["seats"][0].replace("/table/", "/matches/")
    invited = blaise.get(path)
    assert (invited["host"], invited["invited"], invited["game"]) == ("Ada", 0, "stellar")
    blaise.post(f"/matches/{match['id']}/join", {"token": path.split("token=")[1]})
    assert "host" not in ada.get(f"/matches/{match['id']}")


def test_people_at_one_screen_have_names_each_its_own(ada: Person) -> None:
    def wish(*names: str) -> dict[str, Any]:
        return {"game": "stellar", "seats": [{"kind": "me", "name": name} for name in names]}

    match = ada.post("/matches", wish("Ada", "  Zoé "))
    assert [s["name"] for s in match["seats"]] == ["Ada", "Zoé"]
    assert all(s["mine"] for s in match["seats"])
    assert [s["name"] for s in ada.get("/matches")[0]["seats"]] == ["Ada", "Zoé"]
    assert ada.problem("POST", "/matches", wish("Zoé", "zoé"))["kind"] == "name-taken"
    assert ada.problem("POST", "/matches", wish("Ada", "x" * 41))["kind"] == "bad-name"
    ada.post(f"/matches/{match['id']}/resign", {"seat": 0})
    next = again(ada, match["id"])["rematch"]
    assert [s["name"] for s in ada.get(f"/matches/{next}")["seats"]] == ["Zoé", "Ada"]


def test_who_is_alone_at_a_screen_is_called_as_everywhere(ada: Person) -> None:
    seats = [{"kind": "me", "name": "Somebody else"}, {"kind": "open"}]
    assert ada.post("/matches", {"game": "stellar", "seats": seats})["seats"][0]["name"] == "Ada"


def test_my_matches_tell_opponent_result_and_points(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    blaise.post(f"/matches/{match}/resign", {"seat": 1})
    mine = next(s for s in ada.get("/matches") if s["id"] == match)
    assert mine["outcome"] == {"winners": [0], "rule": "", "how": "resigned"}
    assert mine["points"] == [0, 0]
    assert [s["name"] for s in mine["seats"]] == ["Ada", "Blaise"]
    with_bot = ada.new_match("me", "random")["id"]
    seat = next(s for s in ada.get("/matches") if s["id"] == with_bot)["seats"][1]
    assert (seat["bot"], seat["level"]) == ("random", 1)
