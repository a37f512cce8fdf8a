"""Guests become accounts, accounts log in elsewhere, and whoever goes leaves « un ancien joueur » behind."""

from pathlib import Path

from .people import Inside, Person, Visitor, inside, seat_two


def name_at(person: Person, match: str, seat: int) -> str:
    return str(person.get(f"/matches/{match}")["seats"][seat]["name"])


def test_a_guest_keeps_the_matches_at_sign_up(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    me = ada.post("/accounts", {"name": "Ada Lovelace", "password": "analytical"})
    assert me["guest"] is False
    assert [s["id"] for s in ada.get("/matches")] == [match]
    assert name_at(blaise, match, 0) == "Ada Lovelace"


def test_a_guest_keeps_the_matches_at_log_in(house: Inside, blaise: Person) -> None:
    account = Person(house.url, "Émilie")
    account.post("/accounts", {"name": "Émilie", "password": "institutions"})
    guest = Person(house.url, "Somebody")
    match = seat_two(guest, blaise)
    with blaise.live(match, 1) as screen:
        screen.next("table")
        me = guest.post("/sessions", {"name": "émilie", "password": "institutions"})
        while screen.next("table")["table"]["seats"][0]["name"] != "Émilie":
            pass
    assert me["id"] == account.me["id"]
    assert guest.get(f"/matches/{match}")["seats"][0]["mine"]
    move = guest.at(match, 0, 0)["legal"][0]["move"]
    assert guest.move(match, 0, move, 0).status_code == 200


def test_a_new_password_ends_other_cookies(house: Inside) -> None:
    here, there = Person(house.url, "Marie"), Visitor(house.url)
    here.post("/accounts", {"name": "Marie", "password": "radioactive"})
    there.post("/sessions", {"name": "Marie", "password": "radioactive"})
    assert there.get("/me")["name"] == "Marie"
    changed = here.ask("PATCH", "/me", {"password": "polonium 84", "old_password": "radioactive", "language": "fr"})
    assert changed.json()["language"] == "fr"
    assert here.get("/me")["name"] == "Marie"
    assert there.problem("GET", "/me")["kind"] == "logged-out"
    there.csrf = there.http.get("/csrf").json()["csrf"]
    assert there.problem("POST", "/sessions", {"name": "Marie", "password": "radioactive"})["kind"] == "bad-password"
    there.post("/sessions", {"name": "Marie", "password": "polonium 84"})
    there.ask("DELETE", "/sessions")
    assert there.problem("GET", "/me")["kind"] == "logged-out"


def test_the_chosen_language_is_spoken(ada: Person) -> None:
    ada.ask("PATCH", "/me", {"language": "fr"})
    assert ada.problem("GET", "/matches/nowhere")["detail"] == "Cette partie n’existe pas, ou plus."


def test_a_former_player(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    assert ada.ask("DELETE", "/me").status_code == 204
    assert name_at(blaise, match, 0) == "un ancien joueur"
    table = blaise.get(f"/matches/{match}")
    assert table["status"] == "over"
    assert table["outcome"] == {"winners": [1], "rule": "", "how": "resigned"}


def test_a_cookie_lives_on_after_a_restart(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ada = Person(server.url, "Ada")
        match = ada.new_match("me", "me")["id"]
        server.stop()
        server.start()
        assert ada.get("/me")["name"] == "Ada"
        assert ada.get(f"/matches/{match}")["seats"][0]["mine"]
