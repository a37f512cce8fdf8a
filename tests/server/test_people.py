"""Guests become accounts, accounts log in elsewhere, and whoever goes leaves « un ancien joueur » behind."""

import unicodedata
from pathlib import Path

import httpx

from belle_etoile.store import Person as Row
from belle_etoile.store import open_database
from belle_etoile.store import people as persons

from .people import Inside, Person, Visitor, closed_with, inside, seat_two


def name_at(person: Person, match: str, seat: int) -> str:
    return str(person.get(f"/matches/{match}")["seats"][seat]["name"])


def test_a_guest_keeps_the_matches_at_sign_up(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    me = ada.post("/accounts", {"name": "Ada Lovelace", "password": "analytical"})
    assert me["guest"] is False
    assert [s["id"] for s in ada.get("/matches")] == [match]
    assert name_at(blaise, match, 0) == "Ada Lovelace"


def test_a_guest_keeps_the_matches_at_log_in(server: Inside, blaise: Person) -> None:
    account = Person(server.url, "Émilie")
    account.post("/accounts", {"name": "Émilie", "password": "institutions"})
    guest = Person(server.url, "Somebody")
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


def test_a_new_password_ends_other_cookies(server: Inside) -> None:
    here, there = Person(server.url, "Marie"), Visitor(server.url)
    here.post("/accounts", {"name": "Marie", "password": "radioactive"})
    there.post("/sessions", {"name": "Marie", "password": "radioactive"})
    assert there.get("/me")["name"] == "Marie"
    changed = here.ask("PATCH", "/me", {"password": "polonium 84", "old_password": "radioactive", "language": "fr"})
    assert changed.json()["language"] == "fr"
    assert here.get("/me")["name"] == "Marie"
    assert there.get("/me") is None
    there.csrf = there.http.get("/csrf").json()["csrf"]
    assert there.problem("POST", "/sessions", {"name": "Marie", "password": "radioactive"})["kind"] == "bad-password"
    there.post("/sessions", {"name": "Marie", "password": "polonium 84"})
    there.ask("DELETE", "/sessions")
    assert there.get("/me") is None


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


def test_a_name_is_the_same_however_it_is_typed(server: Inside) -> None:
    """With accents as letters of their own, as some keyboards write them, and with blanks anywhere."""
    account = Person(server.url, "Zoé")
    account.post("/accounts", {"name": "Zoé Curie", "password": "élémentaire"})
    for name in ("Zoe\u0301 Curie", " zoé  curie ", "ZOE\u0301\u00a0CURIE", "zoé\tcurie\n"):
        for password in ("élémentaire", unicodedata.normalize("NFD", "élémentaire")):
            assert Visitor(server.url).post("/sessions", {"name": name, "password": password})["id"] == account.me["id"]
        taken = Person(server.url, "Eve").problem("POST", "/accounts", {"name": name, "password": "12345678"})
        assert taken["kind"] == "name-taken"


def test_blanks_do_not_open_the_door_to_more_guesses(tmp_path: Path) -> None:
    with inside(tmp_path, limits=True) as server:
        Visitor(server.url).post("/accounts", {"name": "Zoé", "password": "12345678"})
        thief = Visitor(server.url)
        guesses = [" " * (n % 7) + ("Zoé", "Zoe\u0301")[n % 2] + " " * (n // 7) for n in range(30)]
        for n, name in enumerate(guesses):  # from as many addresses as there are guesses
            body, origin = {"name": name, "password": f"guess {n}"}, {"X-Forwarded-For": f"10.0.0.{n}"}
            guess = thief.ask("POST", "/sessions", body, headers=origin)
            assert guess.status_code == (403 if n < 5 else 429), n


def test_who_logs_out_is_logged_out_for_whoever_kept_the_cookie(server: Inside) -> None:
    here, there, thief = Person(server.url, "Lise"), Visitor(server.url), Visitor(server.url)
    here.post("/accounts", {"name": "Lise", "password": "fission 1938"})
    there.post("/sessions", {"name": "Lise", "password": "fission 1938"})
    thief.http.cookies, thief.csrf = httpx.Cookies(here.http.cookies), here.csrf
    match = here.new_match("me", "me")["id"]
    assert thief.get("/me")["name"] == "Lise"
    with here.live(match, 0) as screen:
        screen.next("update")
        assert here.ask("DELETE", "/sessions").status_code == 204
        assert closed_with(screen) == 4401
    assert thief.get("/me") is None
    assert thief.problem("POST", "/matches", {"game": "stellar", "seats": [{"kind": "me"}] * 2})["kind"] == "logged-out"
    assert there.get("/me")["name"] == "Lise"  # another browser stays
    again = there.post("/sessions", {"name": "Lise", "password": "fission 1938"})
    assert again["id"] == there.get("/me")["id"]


def test_a_new_password_ends_what_others_watch(server: Inside) -> None:
    here, there = Person(server.url, "Rosalind"), Person(server.url, "Somebody")
    here.post("/accounts", {"name": "Rosalind", "password": "photograph 51"})
    there.post("/sessions", {"name": "Rosalind", "password": "photograph 51"})
    match = here.new_match("me", "me")["id"]
    other = Person(server.url, "Maurice")
    with there.live(match, 0) as stolen, other.live(match) as watcher:
        stolen.next("update")
        here.ask("PATCH", "/me", {"password": "double helix", "old_password": "photograph 51"})
        assert closed_with(stolen) == 4401
        with here.live(match, 0) as screen:
            assert screen.next("update")["seat"] == 0
        watcher.next("presence")  # who is somebody else stays
    with there.live(match, 0) as refused:
        assert closed_with(refused) == 4403


def test_sessions_that_ended_do_not_pile_up(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path}/server.sqlite3")
    database.write_now(lambda c: persons.add_person(c, Row("1", "Ada", "ada", "x", "fr", 1, 0.0)))
    for n in range(persons.MOST_ENDED + 5):
        database.write_now(lambda c, n=n: persons.end_session(c, "1", f"nonce {n}".replace(" ", "-")))  # type: ignore[misc]
    ada = database.read_now(lambda c: persons.person(c, "1"))
    database.close()
    assert ada is not None
    assert (ada.epoch, len(ada.ended.split())) == (2, 4)
    assert not ada.knows(1, "nonce-7")
    assert not ada.knows(2, "nonce-104")
    assert ada.knows(2, "another")
