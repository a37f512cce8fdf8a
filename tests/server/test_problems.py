"""Every way to be told no: its own kind, its status, a sentence in the reader's language."""

import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from belle_etoile.server.http.problems import STATUS

from .people import Inside, Person, Visitor, inside, seat_two

MOVE = {"seat": 0, "move": "take 1", "seen": 0, "key": "k"}


def test_each_kind_has_a_title_and_a_sentence_in_both_languages() -> None:
    from belle_etoile.locales import LANGUAGES, speaker

    for language in LANGUAGES:
        for kind in STATUS:
            assert speaker(language).has(f"server-title-{kind}")
            assert speaker(language).has(f"server-problem-{kind}")


def test_logged_out(server: Inside) -> None:
    visitor = Visitor(server.url, "fr")
    told = visitor.problem("GET", "/matches")
    assert (told["kind"], told["status"]) == ("logged-out", 401)
    assert told["detail"] == "Donnez d’abord un nom : le serveur ne sait pas qui vous êtes."
    assert visitor.problem("POST", "/matches/xyz/moves", MOVE)["kind"] == "logged-out"
    visitor.http.cookies.set("belle_etoile", "somebody.1.nonce.forged", domain="127.0.0.1")
    assert visitor.problem("GET", "/matches")["kind"] == "logged-out"


def test_who_asks_who_one_is_makes_no_mistake(server: Inside) -> None:
    """A visitor's console stays empty: nobody is an answer, not a refusal."""
    visitor = Visitor(server.url, "fr")
    assert visitor.get("/me") is None
    visitor.http.cookies.set("belle_etoile", "somebody.1.nonce.forged", domain="127.0.0.1")
    assert visitor.get("/me") is None


def test_csrf_and_origin(ada: Person) -> None:
    body = {"game": "stellar", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert ada.problem("POST", "/matches", body, headers={"X-CSRF-Token": "wrong"})["kind"] == "csrf"
    told = ada.problem("POST", "/matches", body, headers={"Origin": "https://elsewhere.example"})
    assert (told["kind"], told["status"]) == ("origin", 403)
    assert ada.ask("POST", "/matches", body, headers={"Origin": ada.url}).status_code == 201


def test_a_socket_from_another_site_is_refused(ada: Person) -> None:
    match = ada.new_match("me", "me")["id"]
    with pytest.raises(InvalidStatus):
        ada.live(match, 0, headers={"Origin": "https://elsewhere.example"})


def test_a_socket_tells_why_it_closes(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise)
    with blaise.live(match, 0) as screen, pytest.raises(ConnectionClosed) as closed:
        screen.next()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "wrong-seat")
    with ada.live("nowhere") as screen, pytest.raises(ConnectionClosed) as closed:
        screen.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_no_such_things(ada: Person) -> None:
    match = ada.new_match("me", "me")["id"]
    assert ada.problem("GET", "/matches/nowhere")["kind"] == "no-such-match"
    assert ada.problem("GET", f"/matches/{match}/at/7")["kind"] == "no-such-version"
    assert ada.problem("GET", "/games/chess/rules")["kind"] == "no-such-game"
    assert ada.problem("POST", "/matches", {"game": "chess", "seats": []})["kind"] == "no-such-game"
    assert ada.problem("GET", "/nothing/here")["kind"] == "no-such-page"
    assert ada.problem("PUT", "/matches")["kind"] == "not-allowed"


def test_moves_that_are_refused(ada: Person, blaise: Person) -> None:
    match = seat_two(ada, blaise, options={"first": "1"})
    path = f"/matches/{match}/moves"
    told = ada.problem("POST", path, {**MOVE, "move": "castle"})
    assert (told["kind"], told["status"], told["game"]) == ("unreadable", 422, "stellar")
    told = ada.problem("POST", path, {**MOVE, "move": "take 1"})
    assert (told["kind"], told["status"], told["rule"], told["game"]) == ("illegal", 409, "1.3", "stellar")
    assert "1.3" in told["detail"]
    assert ada.problem("POST", path, {**MOVE, "seat": 1})["kind"] == "wrong-seat"
    assert ada.problem("POST", path, {**MOVE, "seat": 7})["kind"] == "wrong-seat"
    assert ada.problem("POST", path, {**MOVE, "move": "undo"})["kind"] == "unreadable"
    assert ada.problem("POST", f"/matches/{match}/undo", {"seat": 0, "seen": 0, "key": "u"})["kind"] == "no-undo"
    ada.move(match, 0, ada.at(match, 0, 0)["legal"][0]["move"], 0)
    told = blaise.problem("POST", path, {**MOVE, "seat": 1, "seen": 7})
    assert (told["kind"], told["status"], told["version"]) == ("stale", 409, 1)
    assert ada.problem("POST", path, {**MOVE, "seen": 1})["kind"] == "not-your-turn"
    assert ada.problem("POST", f"/matches/{match}/hint", {"seat": 0})["kind"] == "not-your-turn"
    assert ada.get(f"/matches/{match}")["version"] == 1


def test_matches_that_are_not_in_play(ada: Person, blaise: Person) -> None:
    table = ada.new_match("me", "open")
    match = table["id"]
    assert ada.problem("POST", f"/matches/{match}/moves", MOVE)["kind"] == "match-not-started"
    assert blaise.problem("POST", f"/matches/{match}/join", {})["kind"] == "seat-taken"
    assert blaise.problem("POST", f"/matches/{match}/join", {"token": "guess"})["kind"] == "seat-taken"
    token = table["links"]["seats"][1].split("token=")[1]
    blaise.post(f"/matches/{match}/join", {"token": token})
    assert Person(ada.url, "Third").problem("POST", f"/matches/{match}/join", {"token": token})["kind"] == "seat-taken"
    assert ada.problem("GET", f"/matches/{match}/log")["kind"] == "match-not-over"
    assert ada.problem("POST", f"/matches/{match}/rematch", {"accept": True})["kind"] == "match-not-over"
    ada.post(f"/matches/{match}/resign", {"seat": 0})
    assert ada.problem("POST", f"/matches/{match}/moves", MOVE)["kind"] == "match-over"
    assert blaise.problem("POST", f"/matches/{match}/leave", {})["kind"] == "match-over"


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"first": "3"}},
        {"options": {"colour": "red"}},
        {"seats": [{"kind": "me"}]},
        {"edition": "not toml ["},
        {"edition": 'id = "empty"'},
    ],
)
def test_bad_setup(ada: Person, change: dict[str, object]) -> None:
    body = {"game": "stellar", "seats": [{"kind": "me"}, {"kind": "me"}], **change}
    told = ada.problem("POST", "/matches", body)
    assert (told["kind"], told["status"]) == ("bad-setup", 422)


def test_malformed_and_too_large(ada: Person) -> None:
    assert ada.problem("POST", "/matches", {"game": 3})["kind"] == "malformed"
    assert ada.problem("GET", "/matches/x/at/abc")["status"] in (400, 404)
    told = ada.problem("POST", "/matches", {"game": "stellar", "seats": [], "edition": "x" * 300_000})
    assert (told["kind"], told["status"]) == ("too-large", 413)


def test_names_and_passwords(ada: Person, server: Inside) -> None:
    assert ada.problem("POST", "/guests", {"name": "  "})["kind"] == "bad-name"
    assert ada.problem("POST", "/guests", {"name": "a\u202eb"})["kind"] == "bad-name"
    assert ada.problem("POST", "/accounts", {"name": "Ada 1", "password": "short"})["kind"] == "weak-password"
    ada.post("/accounts", {"name": "Ada 1", "password": "long enough"})
    other = Visitor(server.url)
    assert other.problem("POST", "/accounts", {"name": "ada 1", "password": "long enough"})["kind"] == "name-taken"
    assert other.problem("POST", "/sessions", {"name": "Ada 1", "password": "wrong"})["kind"] == "bad-password"
    assert other.problem("POST", "/sessions", {"name": "Nobody", "password": "wrong"})["kind"] == "bad-password"
    assert ada.problem("PATCH", "/me", {"password": "another one", "old_password": "no"})["kind"] == "bad-password"
    assert ada.problem("DELETE", "/me", {"password": "no"})["kind"] == "bad-password"


def test_too_fast(tmp_path: Path) -> None:
    with inside(tmp_path, limits=True) as server:
        visitor = Visitor(server.url)
        body = {"name": "Ada", "password": "guess"}
        kinds = [visitor.problem("POST", "/sessions", body)["kind"] for _ in range(5)]
        assert kinds == ["bad-password"] * 5
        more = (visitor.problem("POST", "/sessions", body)["kind"] for _ in range(30))
        assert "too-fast" in more  # on a busy machine five guesses take so long that a sixth is allowed
        answer = visitor.ask("POST", "/sessions", body)
        assert int(answer.headers["Retry-After"]) == answer.json()["retry_after"] >= 1
        assert Visitor(server.url).problem("POST", "/sessions", {**body, "name": "Eve"})["kind"] == "bad-password"


def test_protection_on_every_answer(server: Inside) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health", "/some/page"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    cookie = httpx.get(server.url + "/api/csrf").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_an_address_holds_so_many_sockets_and_a_person_fewer() -> None:
    from belle_etoile.server.http.problems import Problem
    from belle_etoile.server.http.rate_limits import SOCKETS_OF_ADDRESS, SOCKETS_OF_PERSON, Limits

    limits = Limits(True)
    for _ in range(SOCKETS_OF_PERSON):
        limits.room("10.0.0.1", "ada")
        limits.hold("10.0.0.1", "ada")
    with pytest.raises(Problem, match="too-fast"):
        limits.room("10.0.0.1", "ada")
    for number in range(SOCKETS_OF_ADDRESS - SOCKETS_OF_PERSON):
        limits.room("10.0.0.1", f"person {number}")
        limits.hold("10.0.0.1", f"person {number}")
    with pytest.raises(Problem, match="too-fast"):
        limits.room("10.0.0.1", "")
    limits.room("10.0.0.2", "blaise")
    limits.let_go("10.0.0.1", "ada")
    limits.room("10.0.0.1", "ada")
    for number in range(SOCKETS_OF_ADDRESS - SOCKETS_OF_PERSON):
        limits.let_go("10.0.0.1", f"person {number}")
    for _ in range(SOCKETS_OF_PERSON - 1):
        limits.let_go("10.0.0.1", "ada")
    assert not limits.held


def test_sockets_that_close_make_room(tmp_path: Path) -> None:
    from belle_etoile.server.http.rate_limits import SOCKETS_OF_PERSON

    with inside(tmp_path, limits=True) as server:
        ada = Person(server.url, "Ada")
        match = ada.new_match("me", "me")["id"]
        for number in range(SOCKETS_OF_PERSON + 2):  # one after the other
            with ada.live(match, 0) as screen:
                screen.next("update")
            time.sleep(0.6 if number > 35 else 0)  # so many at once, then two a second
