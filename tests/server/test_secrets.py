"""Every byte sent to a seat over a whole match is what it would get of a twin: a position that fits its view."""

import json
import re
from random import Random
from typing import Any

import pytest

from belle_etoile.core import EVERYONE, IllegalMove, Log, Match, MoveGame, Quick, parse_log
from belle_etoile.core.match import begin_replay
from belle_etoile.games import game_named

from .people import Inside, Person, Screen, Visitor, seat_two

SEATS = (0, 1, EVERYONE)


def told_to(twin: Match, seat: int, over: bool) -> dict[str, Any]:
    """What an Update says of a position, besides events."""
    acts = seat != EVERYONE and not over
    view = twin.game.views(twin.state, [seat])[0]  # as people get it: with what pages show beside the position
    return {
        "version": twin.version,
        "seat": seat,
        "view": json.loads(json.dumps(view)),
        "legal": twin.choices(seat) if acts else [],
        "waiting": twin.waiting,
        "stage": view["stage"],
    }


def twins_of(game: MoveGame, log: Log) -> list[dict[int, Match]]:
    """For each version and seat a match whose position was invented from the seat's view; -2 is the true one."""
    match = begin_replay(game, log, "log")
    twins: list[dict[int, Match]] = []
    for record in log.records:
        if record.version > 0:
            match.replay(record, "log", record.version)
        here: dict[int, Match] = {}
        for seat in SEATS:
            twin = Match(game, log, None)
            twin.log = Log(*[getattr(log, name) for name in FIELDS])
            twin.log.records = log.records[: record.version + 1]
            twin.state = game.determinize(match.view(seat), Quick(record.version * 10 + seat))
            here[seat] = twin
        twins.append(here)
    return twins


FIELDS = ("game", "game_version", "edition", "edition_digest", "seats", "options", "commitment")


def events_heard(game: MoveGame, log: Log) -> list[dict[int, list[dict[str, Any]]]]:
    match = begin_replay(game, log, "log")
    heard: list[dict[int, list[dict[str, Any]]]] = [{seat: [] for seat in SEATS}]
    for record in log.records[1:]:
        events = match.replay(record, "log", record.version)
        heard.append({s: [{"version": record.version, **e.plain()} for e in events if e.heard_by(s)] for s in SEATS})
    return heard


@pytest.fixture
def watched(server: Inside) -> tuple[str, list[Person], dict[int, Screen], list[tuple[int, dict[str, Any]]]]:
    """A whole match with three screens, and some moves that are refused on the way."""
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    match = seat_two(ada, blaise)
    players = [ada, blaise]
    screens = {0: ada.live(match, 0), 1: blaise.live(match, 1), EVERYONE: blaise.live(match)}
    now = {seat: screen.until(0) for seat, screen in screens.items()}
    random = Random(5)
    cards = [card["id"] for card in ada.get("/games/stellar/components")["cards"]]
    refusals: list[tuple[int, dict[str, Any]]] = []
    while now[0]["waiting"]:
        version, seat = now[0]["version"], now[0]["waiting"][0]
        verb = random.choice(("note", "last", "open"))
        body = {"seat": seat, "move": f"{verb} {random.choice(cards)}", "seen": version, "key": f"r{version}"}
        if body["move"] not in [choice["move"] for choice in now[seat]["legal"]]:
            refusals.append((version, {**body, **players[seat].problem("POST", f"/matches/{match}/moves", body)}))
        move = random.choice(now[seat]["legal"])["move"]
        if version % 2:
            screens[seat].socket.send(json.dumps({"type": "move", "move": move, "seen": version, "key": f"s{version}"}))
        else:
            answer = players[seat].move(match, seat, move, version)
            assert answer.json()["update"]["seat"] == seat
            screens[seat].heard.append(answer.text)
        now = {seat: screen.until(version + 1) for seat, screen in screens.items()}
    return match, players, screens, refusals


def test_no_secret_leaves(
    watched: tuple[str, list[Person], dict[int, Screen], list[tuple[int, dict[str, Any]]]],
) -> None:
    match, players, screens, refusals = watched
    log = parse_log(players[0].http.get(f"/matches/{match}/log").text, match)
    game = game_named("stellar")
    twins, heard = twins_of(game, log), events_heard(game, log)
    last = len(log.records) - 1
    updates = 0
    for seat, screen in screens.items():
        for text in screen.heard:
            told = json.loads(text)
            if "update" in told:  # the answer to a move
                told = told["update"]
            if "view" in told:
                updates += 1
                expected = told_to(twins[told["version"]][seat], seat, told["version"] == last)
                assert {name: told[name] for name in expected} == expected
                assert told["events"] == ([] if told["fresh"] else heard[told["version"]][seat])
                assert log.seed not in text
            elif told["type"] == "table":
                assert ("seed" in told["table"]) == (told["table"]["status"] == "over")
                assert "token=" not in text
            else:
                assert told["type"] in ("presence", "ping")
    assert updates >= 3 * last + last // 2  # three screens, and the mover's answer by POST
    assert len(refusals) > 10
    for version, refused in refusals:
        twin = twins[version][refused["seat"]]
        with pytest.raises(IllegalMove) as illegal:
            game.apply(twin.state.copy(), refused["seat"], game.parse(refused["move"]), Quick(0))
        assert refused["rule"] == illegal.value.rule


# Talk: who sits at the table reads it, but for those whom they muted. For anybody else the twin of a table at which
# people talk is the same table in silence.

PLACES = ("", "/story", "/at/0", "/at/0?seat=0", "/log", "/talk")
LISTS = ("/matches", "/lobby", "/me", "/notices")
SECRETS = ("my hand is full of comets", "J’ai la Lune")


def lines_of(person: Person, match: str) -> list[tuple[int, str, bool]]:
    return [(line["seat"], line["text"], line["mine"]) for line in person.get(f"/matches/{match}/talk")["lines"]]


def all_told(person: Visitor, match: str) -> dict[str, str]:
    """Every byte about a table that somebody gets by asking; clocks run on meanwhile, and are left out."""
    told = {path: person.http.get(path).text for path in (*[f"/matches/{match}{place}" for place in PLACES], *LISTS)}
    return {path: CALL_IN.sub("0", text) for path, text in told.items()}


CALL_IN = re.compile(r'(?<="call_in":)[0-9.e-]+')


def agreed(screen: Screen) -> dict[str, Any]:
    """The table, as soon as a socket says that the first one agrees."""
    while not (now := screen.next("table")["table"])["seats"][0]["agrees"]:
        pass
    return dict(now)


def tables_heard_so_far(screen: Screen) -> list[str]:
    return [text for text in screen.heard if json.loads(text)["type"] == "table"]


def test_talk_is_silence_for_those_who_do_not_sit_there(server: Inside) -> None:
    ada, blaise, eve = (Person(server.url, name) for name in ("Ada", "Blaise", "Eve"))
    match = seat_two(ada, blaise)
    strangers: list[Visitor] = [eve, Visitor(server.url)]
    with eve.live(match) as watched, blaise.live(match, 1) as own:
        while watched.next("presence")["here"] != [1]:
            pass
        own.next("presence")
        begun = len(tables_heard_so_far(watched))
        silent = [all_told(each, match) for each in strangers]
        for seat, person in enumerate((ada, blaise)):
            person.post(f"/matches/{match}/talk", {"seat": seat, "text": SECRETS[seat]})
        ada.post(f"/matches/{match}/report", {"number": 2, "reason": "a secret reason"})
        assert [all_told(each, match) for each in strangers] == silent
        ada.post(f"/matches/{match}/agree", {"seat": 0, "agree": True})
        assert "talked" not in agreed(watched)
        assert len(tables_heard_so_far(watched)) == begun + 1  # of who agrees, and of nothing else
        assert agreed(own)["talked"] == 2
    said = "".join([*watched.heard, *[text for each in strangers for text in all_told(each, match).values()]])
    assert not any(secret in said for secret in (*SECRETS, "a secret reason", "talked"))
    assert not any(secret in "".join(own.heard) for secret in SECRETS)  # the table tells the number alone
    assert lines_of(ada, match) == [(0, SECRETS[0], True), (1, SECRETS[1], False)]
    assert lines_of(blaise, match) == [(0, SECRETS[0], False), (1, SECRETS[1], True)]
    assert "a secret reason" not in "".join(all_told(blaise, match).values())


def test_who_is_muted_or_reported_is_told_the_same(server: Inside) -> None:
    ada, blaise = Person(server.url, "Ada"), Person(server.url, "Blaise")
    match = seat_two(ada, blaise)
    blaise.post(f"/matches/{match}/talk", {"seat": 1, "text": "something rude"})
    with blaise.live(match, 1) as screen:
        screen.next("presence")
        before, heard = all_told(blaise, match), len(tables_heard_so_far(screen))
        ada.post(f"/matches/{match}/report", {"number": 1, "reason": "very rude"})
        ada.post(f"/matches/{match}/mute", {"seat": 1, "mute": True})
        assert all_told(blaise, match) == before
        assert lines_of(ada, match) == []
        ada.post(f"/matches/{match}/agree", {"seat": 0, "agree": True})
        agreed(screen)
        assert len(tables_heard_so_far(screen)) == heard + 1  # of who agrees, not of who muted
    blaise.post(f"/matches/{match}/talk", {"seat": 1, "text": "and again"})
    assert lines_of(blaise, match) == [(1, "something rude", True), (1, "and again", True)]
    assert lines_of(ada, match) == []
