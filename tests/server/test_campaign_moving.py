"""A whole campaign goes to another server: letters, offers, the log and the calendar with it."""

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from belle_etoile.campaigns.folder import open_campaign, resolve_turn

from .people import Inside, Person, inside
from .test_campaign_letters import box, offer, send, wedding
from .test_campaign_master import files_in, repacked, take_in
from .test_campaigns import found, play_turn, put_orders, ready, token_of

BOXES = ("in", "sent", "drafts", "archive", "muted")
DAYS = {"kind": "days", "days": 3, "hour": "20:00", "zone": "Europe/Paris"}


@pytest.fixture
def other_server(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as server:
        yield server


def correspondence(person: Person, id: str) -> dict[str, Any]:
    """All a family has written and received, without the numbers that are the server's own."""
    told: dict[str, Any] = {}
    for name in BOXES:
        letters = [person.get(f"/campaigns/{id}/letters/{letter['id']}") for letter in box(person, id, name)]
        places = {letter["id"]: at for at, letter in enumerate(letters)}
        for letter in letters:
            letter["reply"] = places.get(letter.get("reply"), bool(letter.get("reply")))
            del letter["id"]
        told[name] = letters
    told["offers"] = [{**each, "id": 0} for each in person.get(f"/campaigns/{id}/offers")]
    told["mutes"] = person.get(f"/campaigns/{id}/mutes")
    told["unread"] = person.get(f"/campaigns/{id}")["unread"]
    return told


def written_to(server: Inside, **more: Any) -> tuple[str, Person, list[Person]]:
    """A game master, three families that write to each other, and two bots; two turns in."""
    gina, *three = [Person(server.url, name) for name in ("Gina", "Ada", "Blaise", "Carl")]
    campaign = found(gina, "open", "open", "open", "ambitious", "cautious", calendar=DAYS, anonymous=True, **more)
    id = str(campaign["id"])
    for seat, person in enumerate(three):
        person.post(f"/campaigns/{id}/join", {"token": token_of(campaign, seat)})
    for _ in range(2):
        for person in three:
            play_turn(person, id)
    ada, blaise, carl = three
    gina.post(f"/campaigns/{id}/announce", {"subject": "Fêtes", "text": "Joyeux Noël à tous."})
    first = send(ada, id, [1, 2], "Unissons-nous.\nVite !", subject="Alliance")["id"]
    answer = send(blaise, id, [0], "D’accord.", reply=first)["id"]
    ada.post(f"/campaigns/{id}/letters", {"to": [2], "text": "Cher C", "reply": answer})
    ada.post(f"/campaigns/{id}/letters/mark", {"ids": [answer], "read": True, "archived": True})
    assert carl.ask("PUT", f"/campaigns/{id}/mutes", {"families": [1]}).is_success
    send(blaise, id, [2], "Et vous ?")
    send(carl, id, [-1], "Quand finit le tour ?")
    offer(ada, id, 1, wedding(ada, id, 0, 1), note="Pour toujours ?")
    declined = offer(ada, id, 1, wedding(ada, id, 0, 1))["id"]
    blaise.post(f"/campaigns/{id}/offers/{declined}/decline")
    return id, gina, three


def test_families_read_the_same_letters_elsewhere(server: Inside, other_server: Inside) -> None:
    id, gina, three = written_to(server)
    packed = gina.http.get(f"/campaigns/{id}/export").content
    there = Person(other_server.url, "Nora")
    answer = take_in(there, packed)
    assert answer.status_code == 201, answer.text
    copy = answer.json()
    assert (copy["calendar"], copy["anonymous"]) == (DAYS, True)
    moved = [Person(other_server.url, name) for name in ("A", "B", "C")]
    for seat, person in enumerate(moved):
        person.post(f"/campaigns/{copy['id']}/join", {"token": token_of(copy, seat)})
    for person, same in zip(three, moved, strict=True):
        told = correspondence(person, id)
        assert correspondence(same, copy["id"]) == told
    assert [len(correspondence(moved[0], copy["id"])[name]) for name in BOXES] == [1, 1, 1, 1, 0]
    asked = there.get(f"/campaigns/{copy['id']}/letters", params={"desk": "master"})["letters"]
    assert [(letter["sender"], letter["excerpt"]) for letter in asked] == [(2, "Quand finit le tour ?")]
    log = there.get(f"/campaigns/{copy['id']}/log")
    before = gina.get(f"/campaigns/{id}/log")
    assert [(act["act"], act["by"], act["at"]) for act in log[:-1]] == [(a["act"], a["by"], a["at"]) for a in before]
    assert log[-1]["act"] == "import"


def test_an_offer_is_accepted_elsewhere_and_the_clock_goes_on(server: Inside, other_server: Inside) -> None:
    id, gina, _ = written_to(server)
    there = Person(other_server.url, "Nora")
    copy = take_in(there, gina.http.get(f"/campaigns/{id}/export").content).json()
    ada, blaise = Person(other_server.url, "A"), Person(other_server.url, "B")
    for seat, person in enumerate((ada, blaise)):
        person.post(f"/campaigns/{copy['id']}/join", {"token": token_of(copy, seat)})
    waiting = next(each for each in blaise.get(f"/campaigns/{copy['id']}/offers") if each["status"] == "open")
    blaise.post(f"/campaigns/{copy['id']}/offers/{waiting['id']}/accept")
    for person in (ada, blaise):
        assert person.get(f"/campaigns/{copy['id']}/orders")["document"]["marriage"]
        assert (
            ready(person, copy["id"])["turn"] == copy["turn"]
        )  # nobody loses a turn while invitations are on their way
    assert "deadline" not in copy
    assert copy["paused"]
    assert there.post(f"/campaigns/{copy['id']}/resume", {"reason": "Tous sont là"})["turn"] >= copy["turn"]


def test_letters_are_for_the_game_master_only(server: Inside) -> None:
    """Before the end one without a family; afterwards all may have the turns, but not what others wrote."""
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    campaign = found(ada, "me", "open", "cautious", turns=1)
    id = campaign["id"]
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 1)})
    send(blaise, id, [0], "Entre nous.")
    assert ada.problem("GET", f"/campaigns/{id}/export")["kind"] == "sealed"
    for _ in range(2):
        play_turn(ada, id)
        play_turn(blaise, id)
    assert ada.get(f"/campaigns/{id}")["status"] == "over"
    assert b"Entre nous." in files_in(ada.http.get(f"/campaigns/{id}/export").content)["letters.jsonl"]
    others = files_in(Person(server.url, "Eve").http.get(f"/campaigns/{id}/export").content)
    assert not {"letters.jsonl", "offers.jsonl"} & set(others)
    assert not any(b"Entre nous." in content for content in others.values())


def test_the_commands_play_on_and_bring_it_back(server: Inside, tmp_path: Path) -> None:
    id, gina, three = written_to(server)
    for person in three:
        put_orders(person, id, person.get(f"/campaigns/{id}/orders/start")["text"])
    packed = gina.http.get(f"/campaigns/{id}/export").content
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(tmp_path / "folder")
    resolve_turn(open_campaign(str(tmp_path / "folder")))
    again = io.BytesIO()
    with zipfile.ZipFile(again, "w") as archive:
        for path in sorted((tmp_path / "folder").rglob("*")):
            if path.is_file():
                archive.write(path, path.relative_to(tmp_path / "folder").as_posix())
    copy = take_in(gina, again.getvalue()).json()
    assert copy["turn"] == gina.get(f"/campaigns/{id}")["turn"] + 1
    dora = Person(server.url, "Dora")
    dora.post(f"/campaigns/{copy['id']}/join", {"token": token_of(copy, 1)})
    assert [letter["subject"] for letter in box(dora, copy["id"])] == ["Alliance", "Fêtes"]
    assert {each["status"] for each in dora.get(f"/campaigns/{copy['id']}/offers")} == {"expired", "declined"}


def test_mailbags_that_are_refused(server: Inside) -> None:
    id, gina, _ = written_to(server)
    packed = gina.http.get(f"/campaigns/{id}/export").content
    files = files_in(packed)
    letter = json.loads(files["letters.jsonl"].splitlines()[0])

    def lines(**changes: Any) -> bytes:
        return json.dumps({**letter, **changes}).encode()

    wrong: tuple[dict[str, bytes | None], ...] = (
        {"letters.jsonl": b"{"},
        {"letters.jsonl": lines(to=[77])},
        {"letters.jsonl": lines(copies=[{"family": 5}])},
        {"letters.jsonl": lines(sent="yesterday")},
        {"letters.jsonl": lines(reply=9)},
        {"letters.jsonl": lines(number=2)},
        {"letters.jsonl": lines(text="x" * 30_000)},
        {"offers.jsonl": files["offers.jsonl"].replace(b'"from":1', b'"from":0')},
        {"log.jsonl": b'{"at":"2026-01-01T00:00:00Z","act":"nonsense","turn":1}'},
        {"log.jsonl": b'{"at":"2026-01-01T00:00:00Z","act":"pause","turn":1,"facts":{"turn":2}}'},
        {"server.toml": b'bots = ["","","","lazy",""]'},
        {"server.toml": b'calendar = { kind = "days", days = 1, hour = "20:00", zone = "Mars/Olympus" }'},
        {"server.toml": b"mutes = [{ family = 1, muted = [99] }]"},
        {"server.toml": b'options = { vacation = "many" }'},
    )
    for changes in wrong:
        answer = take_in(gina, repacked(packed, changes))
        assert (answer.status_code, answer.json()["type"]) == (422, "/problems/bad-archive"), changes
    none: dict[str, bytes | None] = dict.fromkeys(("letters.jsonl", "offers.jsonl", "log.jsonl", "server.toml"))
    plain = take_in(gina, repacked(packed, none)).json()
    assert plain["calendar"] == {"kind": "hand"}


def test_an_archive_of_0_1_keeps_its_calendar(server: Inside) -> None:
    """There the file was called house.toml."""
    id, gina, _ = written_to(server)
    packed = gina.http.get(f"/campaigns/{id}/export").content
    old = repacked(packed, {"house.toml": files_in(packed)["server.toml"], "server.toml": None})
    copy = take_in(gina, old).json()
    assert (copy["calendar"], copy["anonymous"]) == (DAYS, True)


def test_what_somebody_wrote_keeps_no_campaign_from_moving(server: Inside) -> None:
    """A text that squeezes to nothing, with escapes that TOML knows."""
    id, gina, (ada, *_) = written_to(server)
    text = 'name = "\\u0000\\b"\n' + "# again and again\n" * 2_600
    put_orders(ada, id, text)
    copy = take_in(gina, gina.http.get(f"/campaigns/{id}/export").content).json()
    dora = Person(server.url, "Dora")
    dora.post(f"/campaigns/{copy['id']}/join", {"token": token_of(copy, 0)})
    assert dora.get(f"/campaigns/{copy['id']}/orders")["text"] == text


def test_names_that_are_no_names(server: Inside) -> None:
    gina = Person(server.url, "Gina")
    id = found(gina, "open", "open", "cautious", "ruthless")["id"]
    packed = gina.http.get(f"/campaigns/{id}/export").content
    settings = files_in(packed)["campaign.toml"]
    assert take_in(gina, packed).status_code == 201
    named = settings.replace(b'name = ""', b'name = "\\U00000007"', 1)
    assert named != settings
    assert take_in(gina, repacked(packed, {"campaign.toml": named})).status_code == 422
