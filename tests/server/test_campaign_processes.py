"""Two server processes at one PostgreSQL race to resolve: every turn once, and the loser writes nothing."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import psycopg
import pytest

from .people import Person, Server, served
from .postgres import Postgres
from .test_campaign_letters import box, offer, send, wedding
from .test_campaigns import found, play_turn, put_orders, ready, token_of, until_turn
from .test_two_processes import elsewhere

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def pair(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folders: list[Path] = [tmp_path_factory.mktemp(name) for name in ("left", "right")]
    with served(folders[0], database=url) as left, served(folders[1], database=url) as right:
        yield left, right
    for server in (left, right):
        trouble = [line for line in server.log.read_text().splitlines() if '"level":"error"' in line]
        assert not trouble, trouble


def at_once(*works: Callable[[], object]) -> None:
    start = threading.Barrier(len(works))

    def run(work: Callable[[], object]) -> None:
        start.wait()
        work()

    racers = [threading.Thread(target=run, args=(work,)) for work in works]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()


def resolve_now(person: Person, campaign: str, turn: int) -> None:
    person.ask("POST", f"/campaigns/{campaign}/resolve", {"turn": turn, "reason": "now"})


def rows(url: str, campaign: str) -> list[tuple[int, int]]:
    """Each turn with how often it is there; told to how many."""
    with psycopg.connect(url) as connection:
        turns = connection.execute("SELECT turn FROM turns WHERE campaign = %s ORDER BY turn", (campaign,)).fetchall()
        told = (
            "SELECT turn, count(*) FROM notices WHERE campaign = %s AND kind = 'resolved' GROUP BY turn ORDER BY turn"
        )
        notices = connection.execute(told, (campaign,)).fetchall()
    assert [turn for (turn,) in turns] == [turn for turn, _ in notices]
    return notices


def test_racing_to_resolve_makes_one_turn(pair: tuple[Server, Server], url: str) -> None:
    """The last two are ready at the same moment, each at another process; then the master twice says: now."""
    ada, blaise = Person(pair[0].url, "Ada"), Person(pair[1].url, "Blaise")
    campaign = found(ada, "me", "open", "cautious")
    id = campaign["id"]
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 1)})
    for turn in range(4):
        for person in (ada, blaise):
            put_orders(person, id, person.get(f"/campaigns/{id}/orders/start")["text"])
        at_once(lambda: ready(ada, id), lambda: ready(blaise, id))
        assert until_turn(blaise, id, turn + 1)["turn"] == turn + 1
    twin = elsewhere(ada, pair[1])
    for turn in range(4, 7):
        word = partial(resolve_now, campaign=id, turn=turn)
        at_once(*[partial(word, person) for person in (ada, twin) * 2])
        assert until_turn(ada, id, turn + 1)["turn"] == turn + 1
    assert rows(url, id) == [(turn, 2) for turn in range(7)]
    seeds = [{turn["seed"] for turn in person.get(f"/campaigns/{id}/turns")["resolved"]} for person in (ada, blaise)]
    assert seeds[0] == seeds[1]
    assert len(seeds[0]) == 7


def test_both_sweep_one_deadline(pair: tuple[Server, Server], url: str) -> None:
    ada = Person(pair[0].url, "Ada")
    id = found(ada, "me", "cautious", "ruthless", calendar={"kind": "hours", "hours": 1 / 3600})["id"]
    until_turn(ada, id, 2)
    told = ada.post(f"/campaigns/{id}/pause", {"reason": "enough"})
    assert [turn for turn, _ in rows(url, id)] == list(range(told["turn"]))
    assert [count for _, count in rows(url, id)] == [1] * told["turn"]


def test_saving_while_the_turn_is_resolved_loses_nothing(pair: tuple[Server, Server]) -> None:
    """Either the text is in the turn, or the writer is told that orders are closed, or all wait for the writer."""
    ada = Person(pair[0].url, "Ada")
    twin = elsewhere(ada, pair[1])
    id = found(ada, "me", "cautious", "ruthless")["id"]
    play_turn(ada, id)
    for turn in range(1, 6):
        start = ada.get(f"/campaigns/{id}/orders/start")["text"]
        put_orders(ada, id, start)
        late = start + f"# word {turn}\n"
        answers: list[int] = []

        def save(late: str = late, turn: int = turn, answers: list[int] = answers) -> None:
            answer = twin.ask("PUT", f"/campaigns/{id}/orders", {"text": late, "turn": turn})
            answers.append(answer.status_code)

        at_once(lambda: ready(ada, id), save)
        now = ada.get(f"/campaigns/{id}")["turn"]
        if now == turn:
            assert answers == [200]
            assert ada.get(f"/campaigns/{id}/orders")["text"] == late
            now = ready(ada, id)["turn"]
        assert now == turn + 1
        kept = ada.http.get(f"/campaigns/{id}/turns/{turn}/orders").text
        assert kept == (late if answers == [200] else start)


def test_letters_offers_and_the_masters_hand_at_both_processes(pair: tuple[Server, Server]) -> None:
    """What one process wrote the other tells; of two answers to an offer one counts."""
    ada, blaise = Person(pair[0].url, "Ada"), Person(pair[1].url, "Blaise")
    campaign = found(ada, "me", "open", "cautious", "ambitious")
    id = campaign["id"]
    blaise.post(f"/campaigns/{id}/join", {"token": token_of(campaign, 1)})
    for person in (ada, blaise):
        play_turn(person, id)
    for person in (ada, blaise):
        play_turn(person, id)
    sent = send(ada, id, [1], "Across the hall.")
    assert [letter["id"] for letter in box(blaise, id)] == [sent["id"]]
    blaise.post(f"/campaigns/{id}/letters/mark", {"ids": [sent["id"]], "read": True})
    assert box(ada, id, "sent")[0]["read_by"] == [1]
    for _ in range(4):
        terms = wedding(ada, id, 0, 1)
        made = offer(ada, id, 1, terms)["id"]
        answers: list[int] = []

        def say(person: Person, word: str, made: int = made, answers: list[int] = answers) -> None:
            answers.append(person.ask("POST", f"/campaigns/{id}/offers/{made}/{word}").status_code)

        at_once(lambda: say(ada, "withdraw"), lambda: say(blaise, "accept"))
        assert sorted(answers) == [200, 409]
        status = next(o["status"] for o in ada.get(f"/campaigns/{id}/offers") if o["id"] == made)
        assert status in ("accepted", "withdrawn")
        for person in (ada, blaise):
            married = (person.get(f"/campaigns/{id}/orders")["document"] or {}).get("marriage", [])
            brides = [each["bride"] for each in married if each["groom"] == terms["groom"]]
            assert status == "withdrawn" or brides == [terms["bride"]]
    purse = blaise.get(f"/campaigns/{id}/view")["own"]["purse"]
    ada.post(f"/campaigns/{id}/edit", {"seat": 1, "purse": 5, "reason": "a gift"})
    assert blaise.get(f"/campaigns/{id}/view")["own"]["purse"] == purse + 5
