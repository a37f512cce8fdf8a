"""What would cost the server far more than whoever sends it stays small, or others do it. How much: `tools.doors`."""

import asyncio
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from belle_etoile.core.match import FORGETS, PRACTISES, Match, new_match, replayed
from belle_etoile.games import game_named
from belle_etoile.server.campaigns import offers as open_offers
from belle_etoile.server.campaigns import order_text, search
from belle_etoile.server.campaigns import positions as campaign_positions
from belle_etoile.server.campaigns.cache import MOST_PEOPLE, Position, positions
from belle_etoile.server.http import language
from belle_etoile.server.http.problems import Problem
from belle_etoile.server.matches.table import REMEMBERED, Table
from belle_etoile.store import MatchRow
from belle_etoile.store import campaigns as kept

from .people import Inside, Person, inside
from .test_campaign_letters import single_turn, together, wedding
from .test_campaigns import BOTS, found, play_turn, put_orders

MEGABYTE = 1 << 20


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as server:
        yield server


def test_a_long_name_is_not_repeated_for_ever() -> None:
    """A body of 200 kB that would be a gigabyte of TOML."""
    document: dict[str, Any] = {"k" * 100_000: {f"{number:x}": {} for number in range(10_000)}}
    tracemalloc.start()
    try:
        with pytest.raises(Problem, match="too-large"):
            order_text.written(document)
        assert tracemalloc.get_traced_memory()[1] < 5 * MEGABYTE
    finally:
        tracemalloc.stop()


def test_long_headers_are_not_remembered() -> None:
    language._accepted.cache_clear()
    language._packing.cache_clear()
    for number in range(50):
        assert language.language_for("en, " + "x" * 50_000 + str(number)) == "en"
        assert language.encoding_for("gzip, " + "x" * 50_000 + str(number), ("gzip",)) == "gzip"
    assert (language._accepted.cache_info().currsize, language._packing.cache_info().currsize) == (1, 1)


def test_few_large_positions_are_remembered_or_many_small_ones() -> None:
    remembered = positions()
    for people, most in ((MOST_PEOPLE, 1), (MOST_PEOPLE // 4, 3), (10, MOST_PEOPLE // 110)):
        for number in range(MOST_PEOPLE // 100):
            state = SimpleNamespace(people=[None] * people)
            remembered.put((people, number), cast(Position, SimpleNamespace(state=state)))
        assert len(remembered._kept) == most


def test_a_list_of_campaigns_looks_at_no_family_but_ones_own(
    own_server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, eve = Person(own_server.url, "Ada"), Person(own_server.url, "Eve")
    found(ada, "me", "open", *BOTS, public=True)
    found(ada, "open", "open", *BOTS, public=True)

    def looked(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(kept, "family_rows", looked)
    told = eve.get("/open-campaigns")
    assert [(c["families"], c["open"], c["waited_for"], "mine" in c) for c in told] == [
        (5, 2, False, False),
        (5, 1, False, False),
    ]
    assert [(c["families"], c["open"], c["waited_for"]) for c in ada.get("/campaigns")] == [
        (5, 1, True),
        (5, 2, False),
    ]


# Positions


OF_A_CAMPAIGN = ("view", "view?turn=0", "map", "docket", "people/1-1", "form", "orders", "orders/start", "search?q=a")
OF_A_TURN = ("gazette", "gazette/html", "gazette/text", "report", "report/html", "report/text", "ledger")


def everything(person: Person, id: str) -> dict[str, str]:
    paths = [*OF_A_CAMPAIGN, *[f"turns/1/{name}" for name in OF_A_TURN], "orders/start?source=last"]
    answers = {path: person.http.get(f"/campaigns/{id}/{path}") for path in paths}
    assert all(answer.is_success for answer in answers.values()), answers
    return {path: answer.text for path, answer in answers.items()}


def test_a_worker_tells_the_same_of_a_large_campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is read, mended or taken back; and in the server no position is ever opened."""
    with inside(tmp_path) as server:
        ada = Person(server.url, "Ada")
        id = found(ada, "me", *BOTS)["id"]
        for _ in range(3):
            play_turn(ada, id)
        small, cookies = everything(ada, id), dict(ada.http.cookies)
    monkeypatch.setattr(campaign_positions, "SMALL", 0)
    monkeypatch.setattr(campaign_positions, "position_of", None)
    with inside(tmp_path) as server:
        ada = Person.known(server.url, cookies)
        assert everything(ada, id) == small
        assert ada.problem("GET", f"/campaigns/{id}/people/99-1")["kind"] == "no-such-page"
        purse = ada.get(f"/campaigns/{id}/view")["own"]["purse"]
        ada.post(f"/campaigns/{id}/edit", {"seat": 0, "purse": 5, "reason": "a gift"})
        assert ada.get(f"/campaigns/{id}/view")["own"]["purse"] == purse + 5
        assert ada.post(f"/campaigns/{id}/take-back", {"turn": 2, "reason": "again"})["turn"] == 2
        assert play_turn(ada, id)["turn"] == 3


def test_what_a_worker_has_no_room_for(own_server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Person(own_server.url, "Ada")
    id = found(ada, "me", *BOTS)["id"]
    play_turn(ada, id)
    monkeypatch.setattr(campaign_positions, "SMALL", 0)
    monkeypatch.setattr(campaign_positions, "PATIENCE", 0.0)
    assert ada.problem("GET", f"/campaigns/{id}/view")["kind"] == "too-large"
    monkeypatch.undo()
    assert ada.get(f"/campaigns/{id}/view")


def test_a_search_ends(own_server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Person(own_server.url, "Ada")
    id = found(ada, "me", *BOTS)["id"]
    play_turn(ada, id)
    play_turn(ada, id)
    monkeypatch.setattr(search, "MOST_SECONDS", -1.0)
    told = ada.get(f"/campaigns/{id}/search?q=a")
    assert told["more"]
    assert {each["turn"] for each in told["found"]} == {1}
    monkeypatch.undo()
    assert {each["turn"] for each in ada.get(f"/campaigns/{id}/search?q=a")["found"]} == {0, 1}


def test_orders_that_change_while_an_offer_is_written_into_them(
    own_server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker writes both drafts anew beside the database; what one of the two wrote meanwhile is not lost."""
    ada, blaise, carl = [Person(own_server.url, name) for name in ("Ada", "Blaise", "Carl")]
    id = together(ada, blaise, carl)
    for person in 2 * (ada, blaise, carl):  # until the young have left school
        single_turn(person, id)
    terms = wedding(ada, id, 0, 1)
    put_orders(blaise, id, "# the first\n")
    offer = ada.post(f"/campaigns/{id}/offers", {"to": 1, "terms": terms})["id"]
    asked, ask_worker = [], open_offers.ask_worker

    async def slowly(*more: Any) -> open_offers.Answer:
        answer = await ask_worker(*more)
        asked.append(answer)
        if len(asked) == 1:
            await asyncio.to_thread(put_orders, blaise, id, "# the second\n")
        return answer

    monkeypatch.setattr(open_offers, "ask_worker", slowly)
    assert blaise.post(f"/campaigns/{id}/offers/{offer}/accept")["status"] == "accepted"
    assert len(asked) == 2
    sheet = blaise.get(f"/campaigns/{id}/orders")
    assert "# the second" in sheet["text"]
    assert sheet["document"]["marriage"] == [{key: terms[key] for key in ("groom", "bride", "priest")}]


# Matches without end


def dragged_out(versions: int) -> Match:
    """Somebody draws a line and takes it back."""
    match = new_match(game_named("look-at-the-stars"), 2, "a seed")
    while match.version < versions:
        seat = match.waiting[0]
        moves = [move for move in match.legal_moves(seat) if move not in ("confirm", "pass")]
        match.play(seat, "back" if "back" in moves else moves[0])
    return match


def test_one_may_draw_and_take_back_for_ever_but_not_go_back_for_ever() -> None:
    match = dragged_out(FORGETS - 1)
    seat = match.waiting[0]
    assert match.can_undo(seat)
    assert len(match.earlier) > FORGETS // 2
    match = dragged_out(FORGETS)
    assert not match.can_undo(seat)
    assert match.earlier == []
    again = match.game.read_state(match.state.text())  # as a snapshot keeps it
    assert again.text() == match.state.text()
    match = dragged_out(FORGETS + 1)
    match.undo(seat)
    assert not match.can_undo(seat)
    assert replayed(match.game, match.log).state.text() == match.state.text()


def practised(versions: int) -> Match:
    """Somebody plays with a bot, and takes a move back whenever it has answered."""
    match = new_match(game_named("stellar"), 2, "a seed", {"first": "1"})
    match.practice, answered = True, False
    while match.version < versions:
        seat = match.waiting[0]
        if answered and seat == 0 and match.version > 12:
            match.undo(0)
            answered = False
        else:
            match.play(seat, match.legal_moves(seat)[0])
            answered = answered or seat == 1
    return match


def test_one_practises_for_long_but_not_for_ever() -> None:
    """What would take so long to open again that others wait is opened from a snapshot."""
    row = MatchRow(
        *("m", "stellar", 1, None, "", "", {}, None, False, "playing", "", ""),
        *(0, [], None, None, None, None, 0.0, 0.0),
    )
    match = practised(PRACTISES - 1)
    assert match.can_undo(0)
    assert Table(row, [], match.game, match).snapshot_due(100) is None
    assert "undo-all" in {record.move for record in match.log.records}
    while not match.log.records[-1].outcomes:
        match.play(match.waiting[0], match.legal_moves(match.waiting[0])[0])
    assert match.version >= PRACTISES
    assert not match.can_undo(0)
    assert Table(row, [], match.game, match).snapshot_due(100) == match.state.text()
    assert replayed(match.game, match.log).state.text() == match.state.text()


def test_who_is_far_behind_gets_what_all_get() -> None:
    """However many versions somebody claims to know, few answers are kept for them."""
    match = dragged_out(10 * REMEMBERED)
    row = MatchRow(
        *("m", "look-at-the-stars", 1, None, "", "", {}, None, False, "playing", "", ""),
        *(match.version, match.waiting, None, None, None, None, 0.0, 0.0),
    )
    table = Table(row, [], match.game, match)
    for version in range(match.version - REMEMBERED + 1, match.version + 1):
        table.remember(version, [])
    known = {table.known_since(version) for version in range(-5, match.version + 5)}
    assert known == {-1, *range(match.version - REMEMBERED, match.version)}


def test_a_key_of_very_many_parts_is_refused_before_it_is_read(own_server: Inside) -> None:
    """Python's reader is quadratic in such keys: 39 kB took 3.8 seconds and 1.6 GB of the server, 117 kB all it had."""
    ada = Person(own_server.url, "Ada")
    campaign = found(ada, "me", *BOTS)["id"]
    for size in (39_000, 46_000):
        tangle = "a." * (size // 2) + "a = 1"
        edition = {"game": "stellar", "seats": [{"kind": "me"}, {"kind": "me"}], "edition": tangle}
        told = ada.problem("POST", "/matches", edition)
        assert (told["kind"], told["status"]) == ("bad-setup", 422)
        written = ada.ask("PUT", f"/campaigns/{campaign}/orders", {"turn": 0, "text": tangle})
        assert written.status_code < 500
        assert written.status_code >= 400 or "parts in a key" in written.text
    assert ada.problem("POST", "/matches", {**edition, "edition": "a." * 60_000 + "a = 1"})["status"] in (413, 422, 400)
