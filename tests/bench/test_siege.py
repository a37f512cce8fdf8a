"""`belle-etoile bench siege` with a real server and few of everything: each kind of attack is what it says it is."""

import asyncio
import threading
from collections.abc import Callable, Iterator

import pytest
from rich.console import Console

from belle_etoile.bench import load, siege
from belle_etoile.bench.attackers import HOST, KINDS, Attack, Attempt, Plan, Told
from belle_etoile.bench.load import Player, Round
from belle_etoile.bench.server import serving
from belle_etoile.bench.siege import Siege, Size, besieged, figures, measure, show
from belle_etoile.locales import speaker
from belle_etoile.server.http.input_checks import MOST_VALUES
from belle_etoile.server.http.problems import Problem
from belle_etoile.server.people.passwords import MOST_WAITING, PasswordQueue

ANSWERS = {  # besides that somebody comes too often
    "sockets-held": {"101"},
    "sockets-churned": {"101"},
    "half-heads": set[str](),
    "half-bodies": set[str](),
    "large-bodies": {"400"},
    "editions": {"422", "413", "503"},
    "orders": {"200", "413", "503"},
    "log-ins": {"403", "503"},
}
TOO_OFTEN = {"429", "4429"}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('siege') / 'server.sqlite3'}", limits=True) as (port, _):
        yield port


async def attacked(port: int, plan: Plan, enough: Callable[[Attempt], bool]) -> Told:
    """Until there is one such attempt."""
    attack = Attack(port, plan)
    await attack.prepare()
    halted = asyncio.Event()
    attacking = asyncio.create_task(attack.go_on(halted))
    while not attacking.done() and not any(map(enough, attack.made)):
        await asyncio.sleep(0.05)
    halted.set()
    return await attacking


@pytest.mark.parametrize("kind", KINDS)
def test_how_each_kind_is_answered(port: int, kind: str) -> None:
    def enough(attempt: Attempt) -> bool:
        return attempt.answer != "open" if ANSWERS[kind] else attempt.transport is not None

    number = [*KINDS].index(kind)
    told = asyncio.run(attacked(port, Plan(kind, [f"127.2.{number}.{n}" for n in (1, 2)], 60.0, 0.5), enough))
    assert told.attempts == sum(told.answers.values()) > 0
    assert set(told.answers) <= ANSWERS[kind] | TOO_OFTEN | {"open"}
    assert (set(told.answers) != {"open"}) == bool(ANSWERS[kind])


def test_who_comes_too_often_is_told_so(port: int) -> None:
    plan = Plan("sockets-held", ["127.2.100.1"], 60.0, 2.0)
    assert asyncio.run(attacked(port, plan, lambda attempt: attempt.answer == "4429")).answers["4429"]


def test_a_body_of_too_many_small_values_is_not_read(port: int) -> None:
    async def asked() -> None:
        guest = await Player(HOST, port, "127.2.101.1").come_in("Eve")
        with pytest.raises(RuntimeError, match="413"):
            await guest.ask("POST", "/api/guests", {"name": "Eve", "more": [[]] * MOST_VALUES})
        await guest.leave()

    asyncio.run(asked())


def test_only_so_many_wait_for_a_look_at_their_password() -> None:
    free = threading.Event()

    def look(password: str) -> str:
        assert free.wait(60)
        return password

    async def at_the_door() -> list[str]:
        queue = PasswordQueue()
        looks = [asyncio.create_task(queue.look(look, str(n))) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Problem, match="busy"):
            await queue.look(look, "one more")
        free.set()
        seen = await asyncio.gather(*looks)
        return [*seen, await queue.look(look, "one more")]

    assert asyncio.run(at_the_door()) == [*map(str, range(MOST_WAITING)), "one more"]


def test_a_siege(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "WARM_UP", 0.3)
    monkeypatch.setattr(load, "STAGGER", 0.1)
    said: list[str] = []
    result = measure(1.0, said.append, Size(tables=2, many=2, share=0.2, rounds=1, kinds=("log-ins",)))
    assert said == ["1/1 log-ins", "1/1 log-ins"]
    assert [(attack["attack"], attack["addresses"]) for attack in result["attacks"]] == [("log-ins", 1), ("log-ins", 2)]
    assert result["game"] == "siege"
    assert result["quiet"]["p99_ms"] >= result["quiet"]["p50_ms"] >= 0
    for attack in result["attacks"]:
        assert attack["p99_ms"] >= attack["p50_ms"] >= 0
        assert attack["within"] == (attack["ratio"] <= siege.BOUND)
    told(result)


def told(result: dict[str, object]) -> None:
    console = Console(width=200, record=True)
    for language in ("fr", "en"):
        show(console, speaker(language), result)
    text = console.export_text()
    assert text.count("log-ins") == text.count("identifications") == 2
    assert "[" not in text


class Diary:
    """A field where a move takes as long as it is said."""

    def __init__(self, calm: list[float], stormy: list[float]) -> None:
        self.calm, self.stormy = iter(calm), iter(stormy)

    async def quiet(self) -> Round:
        return Round(1, 1.0, 0.0, [next(self.calm)], [])

    async def attacked(self, siege: Siege, share: float) -> tuple[Round, Told]:
        return Round(1, 1.0, 0.0, [next(self.stormy)], []), Told(10, 2.0, {"429": 8, "403": 2})


def test_an_attack_is_compared_with_the_quiet_around_it() -> None:
    size = Size(many=5, rounds=2, kinds=("log-ins",))
    field = Diary([0.010, 0.005, 0.004, 0.010, 0.002], [0.011, 0.015, 0.030, 0.004])
    quiet, strikes = asyncio.run(besieged(field, size, lambda _: None))
    assert len(quiet) == 5
    one, many = Siege("log-ins", 1), Siege("log-ins", 5)
    found = {siege: figures(siege, strikes[siege]) for siege in (one, many)}
    assert found[one]["ratio"] == pytest.approx((11 / 10 + 4 / 10) / 2)  # first in the first round, last in the second
    assert found[many]["ratio"] == pytest.approx((15 / 5 + 30 / 10) / 2)
    assert (found[one]["within"], found[many]["within"]) == (True, False)
    assert found[one]["answers"] == {"429": 16, "403": 4}
    assert found[one]["attempts_per_second"] == 5.0
    assert found[many]["p99_ms"] == pytest.approx(30)
