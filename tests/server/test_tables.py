"""Tables: lobby, leaving, resigning, agreeing, rematch, undo, hints, deadlines, editions, replay."""

import time
from pathlib import Path

from belle_etoile.core.packaged import packaged_text

from .people import Inside, Person, seat_two, served


def test_a_public_table_is_in_the_lobby_until_it_is_full(ada: Person, blaise: Person) -> None:
    match = ada.new_match("me", "open", public=True)["id"]
    assert match in [s["id"] for s in blaise.get("/lobby")]
    assert blaise.post(f"/matches/{match}/join", {})["status"] == "playing"
    assert match not in [s["id"] for s in blaise.get("/lobby")]


def test_before_the_start_nothing_of_the_deal_is_told(ada: Person) -> None:
    match = ada.new_match("me", "open")["id"]
    assert ada.problem("GET", f"/matches/{match}/at/0?seat=0")["kind"] == "match-not-started"
    with ada.live(match, 0) as screen:
        assert screen.next()["type"] == "table"
        assert screen.next()["type"] == "presence"


def test_leaving_before_the_start_opens_the_seat_again(ada: Person, blaise: Person) -> None:
    match = ada.new_match("me", "open", public=True)["id"]
    ada.ask("POST", f"/matches/{match}/leave", {})
    assert [s["kind"] for s in blaise.get(f"/matches/{match}")["seats"]] == ["open", "open"]
    blaise.post(f"/matches/{match}/join", {"seat": 0})
    assert blaise.get(f"/matches/{match}")["seats"][0]["mine"]


def test_only_the_table_hands_out_links(ada: Person, blaise: Person) -> None:
    match = ada.new_match("me", "open")["id"]
    assert ada.get(f"/matches/{match}")["links"]["seats"][1]
    assert blaise.get(f"/matches/{match}")["links"]["seats"] == [None, None]


def test_my_matches_that_wait_for_me_come_first(ada: Person, blaise: Person) -> None:
    first = seat_two(ada, blaise)
    second = seat_two(ada, blaise)
    ada.move(second, 0, ada.at(second, 0, 0)["legal"][0]["move"], 0)
    mine = ada.get("/matches")
    assert [(s["id"], s["mine_waited_for"]) for s in mine] == [(first, True), (second, False)]


def test_who_chooses_at_the_same_time_is_not_made_stale_by_the_other(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    mine = ada.at(match, 0, 0)["legal"][0]["move"]
    theirs = blaise.at(match, 0, 1)["legal"][0]["move"]
    assert ada.move(match, 0, mine, 0).status_code == 200
    assert blaise.move(match, 1, theirs, 0).status_code == 200
    again = blaise.problem("POST", f"/matches/{match}/moves", {"seat": 1, "move": theirs, "seen": 0, "key": "other"})
    assert again["kind"] == "stale"


def test_all_agree_to_end(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    assert ada.post(f"/matches/{match}/agree", {"seat": 0, "agree": True})["status"] == "playing"
    ended = blaise.post(f"/matches/{match}/agree", {"seat": 1, "agree": True})
    assert ended["outcome"] == {"winners": [], "rule": "", "how": "agreed"}
    assert ended["seed"]


def test_taking_back(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    before = ada.at(match, 0, 0)
    ada.move(match, 0, before["legal"][0]["move"], 0)
    assert ada.at(match, 1, 0)["can_undo"]
    undone = ada.post(f"/matches/{match}/undo", {"seat": 0, "seen": 1, "key": "u"})
    assert undone["version"] == 2
    assert undone["update"]["fresh"]
    assert undone["update"]["view"] == before["view"]
    assert undone == ada.post(f"/matches/{match}/undo", {"seat": 0, "seen": 1, "key": "u"})


def test_a_repeated_move_is_answered_and_not_played_twice(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    move = ada.at(match, 0, 0)["legal"][0]["move"]
    answers = [ada.move(match, 0, move, 0, "same").json() for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    blaise.move(match, 1, blaise.at(match, 1, 1)["legal"][0]["move"], 1)
    again = ada.move(match, 0, move, 0, "same").json()
    assert again == answers[0]
    assert ada.get(f"/matches/{match}")["version"] == 2


def test_a_hint_is_a_legal_move(ada: Person) -> None:
    match = ada.new_match("me", "me")["id"]
    hint = ada.post(f"/matches/{match}/hint", {"seat": 0})
    legal = [choice["move"] for choice in ada.at(match, 0, 0)["legal"]]
    assert hint["move"] in legal
    assert 0 < hint["sure"] <= 1
    assert hint["bot"] == "search-1:600ms"


def test_bots_are_kept_with_their_version_and_a_log_names_them(ada: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "search", "level": 2}]
    match = ada.post("/matches", {"game": "stellar", "seats": seats})["id"]
    seat = ada.get(f"/matches/{match}")["seats"][1]
    assert (seat["bot"], seat["level"]) == ("search-1", 2)
    ada.post(f"/matches/{match}/resign", {"seat": 0})
    assert "# seat 2: quick-1:52%\n" in ada.http.get(f"/matches/{match}/log").text
    again = ada.post(f"/matches/{match}/rematch", {"accept": True})["rematch"]
    assert [seat.get("bot") for seat in ada.get(f"/matches/{again}")["seats"]] == ["search-1", None]


def test_another_edition_is_drawn_with_its_own_components(ada: Person) -> None:
    text = packaged_text("games/stellar", "edition.toml").replace('id = "house"', 'id = "other"', 1)
    match = ada.new_match("me", "me", edition=text)["id"]
    assert ada.get(f"/matches/{match}")["edition"] == "other"
    assert ada.get("/games/stellar/components", params={"match": match})["cards"]
    ada.move(match, 0, ada.at(match, 0, 0)["legal"][0]["move"], 0)


def test_a_seat_may_look_back_and_after_the_end_anyone_may(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    ada.move(match, 0, ada.at(match, 0, 0)["legal"][0]["move"], 0)
    assert blaise.problem("GET", f"/matches/{match}/at/0?seat=0")["kind"] == "wrong-seat"
    assert blaise.at(match, 0)["view"]["hand"] == []
    ada.post(f"/matches/{match}/resign", {"seat": 0})
    assert blaise.at(match, 0, 0)["view"]["starters"]


def test_presence(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    with ada.live(match, 0) as left:
        assert left.next("presence")["here"] == [0]
        with blaise.live(match, 1):
            while left.next("presence")["here"] != [0, 1]:
                pass
        while left.next("presence")["here"] != [0]:
            pass


def test_deadlines_and_bots_are_kept_over_a_kill(tmp_path: Path) -> None:
    """Nobody comes: the clock plays default moves and the bot its own, also when the server was killed before."""
    with served(tmp_path) as server:
        ada = Person(server.url, "Ada")
        second = 1 / 3600
        match = ada.new_match("me", "me", pace={"kind": "correspondence", "hours": second})["id"]
        assert ada.get(f"/matches/{match}")["deadline"]
        with_bot = ada.new_match("me", "random")["id"]
        server.kill()
        time.sleep(1)
        server.start()
        deadline = time.monotonic() + 120
        while ada.get(f"/matches/{match}")["version"] < 2 or 1 in ada.get(f"/matches/{with_bot}")["waiting"]:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_a_dead_link_is_noticed(impatient_server: Inside) -> None:
    """A client that says nothing is dropped, and the others see it go."""
    ada = Person(impatient_server.url, "Ada")
    match = ada.new_match("me", "me")["id"]
    with ada.live(match, 0) as silent, ada.live(match, 1) as other:
        while other.next("presence", 60)["here"] != [0, 1]:
            pass
        while other.next("presence", 60)["here"] != [1]:
            pass
        assert any('"ping"' in text for text in other.heard)
        del silent


def test_taking_back_gives_no_more_time(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise, game="stellarion", pace={"kind": "correspondence", "hours": 24})
    before = ada.get(f"/matches/{match}")["deadline"]
    time.sleep(0.05)
    moves = [choice["move"] for choice in ada.at(match, 0, 0)["legal"]]
    ada.move(match, 0, next(move for move in moves if move.startswith("coordinate")), 0)
    assert ada.get(f"/matches/{match}")["deadline"] > before
    ada.post(f"/matches/{match}/undo", {"seat": 0, "seen": 1, "key": "back"})
    assert ada.get(f"/matches/{match}")["deadline"] == before


def test_who_plays_together_cannot_win_by_the_other_giving_up(ada: Person) -> None:
    table = ada.post("/matches", {"game": "stellarion", "seats": [{"kind": "me"}, {"kind": "me"}]})
    told = ada.post(f"/matches/{table['id']}/resign", {"seat": 1})
    assert told["status"] == "over"
    assert told["outcome"] == {"winners": [], "rule": "", "how": "resigned"}
