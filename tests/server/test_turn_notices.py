"""Whoever is waited for by correspondence is told once for each turn, by push and by mail, never while looking."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from sqlalchemy import Connection, select

from belle_etoile.server.people import turn_notices as rounds
from belle_etoile.server.people.push_delivery import NotPublic, deliver, is_endpoint, is_public
from belle_etoile.server.people.push_messages import encrypted
from belle_etoile.store import devices, open_database, turn_notices
from belle_etoile.store import matches as kept
from belle_etoile.store.devices import MOST_DEVICES, MOST_FAILURES
from belle_etoile.store.tables import turn_notices as tables

from .people import Inside, Person, inside, once_more, seat_two, until
from .push_service import Browser, PushService, push_service, read64, sender_of, write64
from .test_campaign_mail import Mailbox, account, office, post_office, text_of, with_mail

__all__ = ["office", "post_office"]
SLOWLY = {"kind": "correspondence", "hours": 24}
ALONE = {"public_url": "https://games.example", "push_anywhere": True, "sweep_every": 0.1}
DONE = [410, 404]


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """Where a device rests no longer than it takes to look away."""
    monkeypatch.setattr(rounds, "APART", 0.0)
    with inside(tmp_path, **ALONE) as server:
        yield server


def in_the_database(server: Inside, work: Callable[[Any], Any]) -> Any:
    database = open_database(server.config.database)
    try:
        return database.write_now(work)
    finally:
        database.close()


def time_passes(server: Inside, *matches: str) -> None:
    """Nobody has moved for a while."""

    def write(connection: Connection) -> None:
        for match in matches:
            kept.change_match(connection, match, {"moved": time.time() - 60})

    in_the_database(server, write)


def new_turns(connection: Connection) -> list[tuple[str, int, int]]:
    return turn_notices.new_turns(connection, time.time() + 1, 100)


def tell_all(connection: Connection) -> list[int]:
    """The seats that are told."""
    found = new_turns(connection)
    turn_notices.tell_all(connection, found, time.time())
    return [seat for _, seat, _ in found]


def play_while_waited_for(person: Person, match: str, seat: int) -> None:
    now = person.now(match, seat)
    while seat in now["waiting"]:
        assert person.move(match, seat, now["legal"][0]["move"], now["version"]).is_success
        now = person.now(match, seat)


def a_turn_for(mover: Person, other: Person, match: str) -> int:
    """Until the second of the two is waited for; gives their seat."""
    play_while_waited_for(mover, match, 0)
    assert other.get(f"/matches/{match}")["waiting"] == [1]
    return 1


def with_device(person: Person, service: PushService, name: str) -> Browser:
    browser = service.browser(name)
    assert person.ask("PUT", "/me/push", browser.subscription()).json()["devices"] >= 1
    return browser


def test_the_letter_of_rfc_8291() -> None:
    secret, salt = read64("BTBZMqHH6r4Tts7J_aSIgg"), read64("DGv6ra1nlYgDCS1FRnbzlw")
    private = int.from_bytes(read64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    own = read64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").hex()
    reader = Browser("", private, secret)
    said = reader.subscription()
    assert said["key"] == "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    written = encrypted(b"When I grow up, I want to be a watermelon", said["key"], said["secret"], own, salt)
    assert write64(written) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
        "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert reader.read(written) == b"When I grow up, I want to be a watermelon"


def test_one_message_for_each_turn_that_only_the_browser_can_read(
    database: str, tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "APART", 0.0)
    with inside(tmp_path, database=database, notice_after=0.0, **ALONE) as server:
        ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise", "fr")
        blaise.ask("PATCH", "/me", {"language": "fr"})
        browser = with_device(blaise, service, "blaise")
        match = seat_two(ada, blaise, pace=SLOWLY)
        a_turn_for(ada, blaise, match)
        path, headers, body = service.until(1)[0]
        assert path == "/send/blaise?v=1"
        key, claims = sender_of(headers["authorization"], service.url)
        assert (key, claims["sub"]) == (blaise.get("/me/push")["key"], "https://games.example")
        assert (headers["content-encoding"], headers["urgency"], headers["topic"]) == ("aes128gcm", "normal", "turn")
        assert 23 * 3600 < int(headers["ttl"]) <= 24 * 3600
        assert json.loads(browser.read(body)) == {
            "title": "À vous de jouer",
            "body": "Stellar, avec Ada",
            "path": f"/match/{match}",
            "count": 1,
            "language": "fr",
            "stop": "Ne plus me prévenir",
        }
        with pytest.raises(InvalidTag):
            service.browser("somebody else").read(body)
        once_more("push_rounds", server.url)
        once_more("push_rounds", server.url)
        assert len(service.taken) == 1
        seat = a_turn_for(ada, blaise, match)
        play_while_waited_for(blaise, match, seat)
        a_turn_for(ada, blaise, match)
        service.until(2)
        once_more("push_rounds", server.url)
        assert len(service.taken) == 2


def test_the_key_is_made_once(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with inside(tmp_path, **ALONE) as server:
            keys.append(Person(server.url, "Ada").get("/me/push")["key"])
    assert keys[0] == keys[1]
    with inside(tmp_path, push=False) as server:
        ada = Person(server.url, "Ada")
        assert ada.get("/me/push") == {"devices": 0}
        assert ada.problem("PUT", "/me/push", Browser("https://push.example/x").subscription())["kind"] == "no-push"


def test_a_turn_is_told_once_however_many_moves_it_has(server: Inside) -> None:
    """A whole match: each time that a seat's turn comes, and never within it."""
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    id = seat_two(ada, blaise, pace=SLOWLY)
    told, turns, before = [0, 0], [0, 0], -1
    while (waiting := ada.get(f"/matches/{id}")["waiting"]) and sum(turns) < 14:
        seat = waiting[0]
        turns[seat] += seat != before
        before = seat
        person = (ada, blaise)[seat]
        for whose in in_the_database(server, tell_all):
            told[whose] += 1
        now = person.now(id, seat)
        assert person.move(id, seat, now["legal"][0]["move"], now["version"]).is_success
    assert told == turns
    assert sum(turns) == 14


def test_choosing_at_the_same_time_is_one_turn(server: Inside) -> None:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    id = seat_two(ada, blaise, game="look-at-the-stars", pace=SLOWLY)
    people = (ada, blaise)
    assert ada.get(f"/matches/{id}")["waiting"] == [0, 1]
    assert in_the_database(server, tell_all) == [0, 1]
    play_while_waited_for(people[0], id, 0)
    assert ada.get(f"/matches/{id}")["waiting"] == [1]
    assert in_the_database(server, new_turns) == []
    now = people[1].now(id, 1)
    while now["waiting"] == [1]:
        assert people[1].move(id, 1, now["legal"][0]["move"], now["version"]).is_success
        now = people[1].now(id, 1)
    assert 0 in [seat for _, seat, _ in in_the_database(server, new_turns)]


def test_who_looks_is_not_told(server: Inside, service: PushService) -> None:
    ada, blaise, claire = Person(server.url, "Ada"), Person(server.url, "Blaise"), Person(server.url, "Claire")
    with_device(blaise, service, "blaise")
    matches = [seat_two(ada, blaise, pace=SLOWLY) for _ in range(2)]
    seats = [a_turn_for(ada, blaise, match) for match in matches]
    assert claire.problem("POST", f"/matches/{matches[0]}/seen", {"seat": seats[0]})["kind"] == "wrong-seat"
    assert blaise.ask("POST", f"/matches/{matches[0]}/seen", {"seat": seats[0]}).status_code == 204
    time_passes(server, *matches)
    service.until(1)
    once_more("push_rounds", server.url)
    assert len(service.taken) == 1  # of the other match


def test_who_looks_at_an_earlier_turn_is_told_of_the_later_one(server: Inside) -> None:
    """As a page does whose process has not heard of the last moves yet."""
    match = seat_two(Person(server.url, "Ada"), Person(server.url, "Blaise"), pace=SLOWLY)

    def told(connection: Connection) -> list[bool]:
        turn_notices.tell(connection, match, 1, 8, 1.0)
        seen = []
        for version in (4, 8):
            turn_notices.tell(connection, match, 1, version, 2.0, 2.0)
            seen.append(connection.execute(select(tables.c.seen).where(tables.c.match == match)).scalar() is not None)
        return seen

    assert in_the_database(server, told) == [False, True]


def test_several_turns_are_one_message(server: Inside, service: PushService) -> None:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    browser = with_device(blaise, service, "blaise")
    matches = [seat_two(ada, blaise, pace=SLOWLY) for _ in range(3)]
    for match in matches:
        a_turn_for(ada, blaise, match)
    time_passes(server, *matches)
    told = json.loads(browser.read(service.until(1)[0][2]))
    assert (told["count"], told["body"]) == (3, "3 matches are waiting for you.")


def test_a_device_that_is_gone_is_forgotten_and_one_in_trouble_is_tried_again(
    server: Inside, service: PushService
) -> None:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    with_device(blaise, service, "blaise")
    match = seat_two(ada, blaise, pace=SLOWLY)
    a_turn_for(ada, blaise, match)
    service.answers = [503, 429]
    time_passes(server, match)
    service.until(1)
    assert service.asked == 3
    for status in DONE:
        with_device(ada, service, f"gone {status}".replace(" ", "-"))
    assert ada.get("/me/push")["devices"] == 2
    service.answers = list(DONE)
    seat = 1
    play_while_waited_for(blaise, match, seat)
    time_passes(server, match)
    while ada.get("/me/push")["devices"]:
        once_more("push_rounds", server.url)
    service.answers = [500] * 2 * MOST_FAILURES
    with_device(ada, service, "broken")
    play_while_waited_for(ada, match, 1 - seat)
    play_while_waited_for(blaise, match, seat)
    time_passes(server, match)
    while ada.get("/me/push")["devices"]:
        once_more("push_rounds", server.url)


def test_a_service_that_does_not_answer_keeps_nobody_waiting_ten_times(server: Inside, service: PushService) -> None:
    """All devices of a person are told at the same time."""
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    for number in range(MOST_DEVICES):
        with_device(blaise, service, str(number))
    match = seat_two(ada, blaise, pace=SLOWLY)
    a_turn_for(ada, blaise, match)
    service.goes_on.clear()
    time_passes(server, match)
    until(lambda: service.asked == MOST_DEVICES)
    assert service.taken == []
    service.goes_on.set()
    service.until(MOST_DEVICES)


def test_names_that_nobody_answers_for_keep_no_other_work_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one who owns a name owns the server that tells its address."""
    answers, asked = threading.Event(), threading.Semaphore(0)

    def silent(*_: object, **__: object) -> list[Any]:
        asked.release()
        answers.wait(60)
        raise OSError

    async def work() -> str:
        wishes = [asyncio.create_task(deliver("https://push.example/x", {}, b"", anywhere=False)) for _ in range(32)]
        try:
            for _ in wishes:
                await asyncio.sleep(0)
            return await asyncio.wait_for(asyncio.to_thread(lambda: "done"), 40)
        finally:
            answers.set()
            await asyncio.gather(*wishes, return_exceptions=True)

    monkeypatch.setattr(socket, "getaddrinfo", silent)
    assert asyncio.run(work()) == "done"


def test_those_who_wait_longest_are_told_first(tmp_path: Path) -> None:
    with inside(tmp_path, push=False) as server:
        people = [Person(server.url, name) for name in ("Ada", "Blaise", "Cleo", "Dora")]
        matches = [seat_two(*people[at : at + 2], pace=SLOWLY) for at in (0, 2)]
        told = [people[1].me["id"], people[3].me["id"]]
        for at in (0, 1):
            a_turn_for(people[2 * at], people[2 * at + 1], matches[at])

        def in_order(connection: Connection) -> list[list[str]]:
            now, found = time.time(), []
            for number, person in enumerate(told):
                devices.add_device(connection, person, f"https://push.example/{number}", "", "", now)
            for order in ([0, 1], [1, 0]):
                version = 99 + order[0]
                for place, at in enumerate(order):
                    turn_notices.tell(connection, matches[at], 1, version, now + place)
                found.append(turn_notices.waiting_for_push(connection, now + 9, 2))
            return found

        assert in_the_database(server, in_order) == [told, told[::-1]]


def test_one_request_ends_it(server: Inside, service: PushService) -> None:
    ada = account(server, "Ada")
    first, second = with_device(ada, service, "one"), with_device(ada, service, "two")
    assert ada.post("/me/push/end", {"endpoint": first.endpoint})["devices"] == 1
    assert ada.post("/me/push/end", {"endpoint": None})["devices"] == 0
    with_device(ada, service, "three")
    change = {"password": "another horse battery", "old_password": "correct horse battery"}
    assert ada.ask("PATCH", "/me", change).is_success
    assert ada.get("/me/push")["devices"] == 0
    blaise = Person(server.url, "Blaise")
    assert blaise.ask("PUT", "/me/push", second.subscription()).json()["devices"] == 1
    assert ada.ask("PUT", "/me/push", second.subscription()).json()["devices"] == 1  # the same browser, another person
    assert blaise.get("/me/push")["devices"] == 0
    for number in range(MOST_DEVICES + 2):
        with_device(blaise, service, str(number))
    assert blaise.get("/me/push")["devices"] == MOST_DEVICES
    assert blaise.ask("DELETE", "/me", {}).status_code == 204


def test_guests_bring_an_account_no_more_devices_than_it_may_have(server: Inside, service: PushService) -> None:
    ada = account(server, "Ada")
    for round in range(2):
        guest = Person(server.url, "Somebody")
        for number in range(MOST_DEVICES - 1):
            with_device(guest, service, f"{round}-{number}")
        assert guest.ask("POST", "/sessions", {"name": "Ada", "password": "correct horse battery"}).is_success
    assert ada.get("/me/push")["devices"] == MOST_DEVICES


REFUSED = [
    "http://push.example/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://2130706433/x",
    "https://push.example:8443/x",
    "https://me:secret@push.example/x",
    "https://push.example",
    "https://push.example/a b",
    "https://push.example/a\r\nHost: elsewhere",
    "https://push.example/" + "a" * 701,
    "file:///etc/passwd",
]


@pytest.mark.parametrize("endpoint", REFUSED)
def test_only_public_push_services_are_asked(endpoint: str) -> None:
    assert not is_endpoint(endpoint, anywhere=False)


def test_keys_that_are_none_are_refused(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ada, good = Person(server.url, "Ada"), Browser("https://push.example/x?a=1").subscription()
        assert ada.ask("PUT", "/me/push", good).is_success
        wrong = [{"key": good["key"][:-4] + "AAAA"}, {"key": "é"}, {"secret": "AAAA"}, {"endpoint": REFUSED[0]}]
        assert {ada.problem("PUT", "/me/push", {**good, **each})["kind"] for each in wrong} == {"malformed"}


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "fe80::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"),
        *("2002:7f00:1::", "2001:0:7f00:1::", "::7f00:1", "64:ff9b:1::7f00:1", "fec0::1", "::ffff:0:7f00:1"),
    ],
)
def test_addresses_of_ones_own_network_are_not_public(address: str) -> None:
    assert not is_public(address)
    assert is_public("93.184.215.14")
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


def test_a_name_that_leads_home_is_not_followed() -> None:
    with pytest.raises(NotPublic):
        asyncio.run(deliver("https://localhost/x", {}, b"", anywhere=False))


def test_one_mail_for_each_turn_and_one_tap_ends_them(office: tuple[Inside, Mailbox]) -> None:
    server, mailbox = office
    ada, blaise = Person(server.url, "Ada"), with_mail(server, mailbox, "Blaise")
    match = seat_two(ada, blaise, pace=SLOWLY)
    seat, before = a_turn_for(ada, blaise, match), len(mailbox.letters)
    time_passes(server, match)
    letter = mailbox.until(before + 1)[-1]
    assert letter["Subject"] == "It’s your turn: Stellar, with Ada"
    assert f"https://games.example/match/{match}" in text_of(letter).split()
    assert "Your move is expected before" in text_of(letter)
    once_more("post_rounds", server.url)
    once_more("post_rounds", server.url)
    assert len(mailbox.letters) == before + 1
    link = letter["List-Unsubscribe"].strip("<>").replace("https://games.example", server.url)
    assert link.split("/api/")[1] in text_of(letter)
    assert blaise.http.post(link).status_code == 200
    play_while_waited_for(blaise, match, seat)
    a_turn_for(ada, blaise, match)
    time_passes(server, match)
    once_more("sweeps", server.url)
    once_more("post_rounds", server.url)
    assert len(mailbox.letters) == before + 1


def test_a_name_writes_no_headers(office: tuple[Inside, Mailbox]) -> None:
    """Line ends, encoded as mail programs do it."""
    server, mailbox = office
    ada = Person(server.url, "=?utf-8?q?a=0D=0ABcc:_x@y.zz?=")
    blaise = with_mail(server, mailbox, "Blaise")
    match, before = seat_two(ada, blaise, pace=SLOWLY), len(mailbox.letters)
    a_turn_for(ada, blaise, match)
    time_passes(server, match)
    letter = mailbox.until(before + 1)[-1]
    assert letter["Bcc"] is None
    assert letter["Subject"] == "It’s your turn: Stellar, with = ?utf-8?q?a=0D=0ABcc:_x@y.zz?="


@pytest.mark.parametrize("clock", [None, {"kind": "bank", "minutes": 10, "increment": 5}], ids=["free", "clock"])
def test_a_live_match_tells_nobody(server: Inside, service: PushService, clock: dict[str, Any] | None) -> None:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    with_device(blaise, service, "blaise")
    match = seat_two(ada, blaise, pace={"kind": "live", "clock": clock})
    a_turn_for(ada, blaise, match)
    time_passes(server, match)
    once_more("sweeps", server.url)
    once_more("push_rounds", server.url)
    assert service.asked == 0
