"""`python -m tools.big_campaign`: what each answer of the server costs in a campaign of two hundred families.

Seconds of the processor, of server and client together: neighbours on the machine do not count. The middle of so many
turns.
"""

import argparse
import statistics
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from tests.same_luck import for_campaigns
from tests.server.people import Person, inside
from tests.server.test_campaign_big import FAMILIES, OF_A_CAMPAIGN, OF_A_TURN, found_large
from tests.server.test_campaigns import put_orders, ready


class Clock:
    def __init__(self) -> None:
        self.seconds: dict[str, list[float]] = {}

    def of(self, name: str, work: Callable[[], Any]) -> Any:
        started = process_time()
        told = work()
        self.seconds.setdefault(name, []).append(process_time() - started)
        return told


def measure(person: Person, turns: int) -> Clock:
    clock, id = Clock(), found_large(person)
    for turn in range(1, turns + 1):
        clock.of("orders", partial(person.get, f"/campaigns/{id}/orders"))
        clock.of("form", partial(person.get, f"/campaigns/{id}/form"))
        text = clock.of("steward", partial(person.get, f"/campaigns/{id}/orders/start"))["text"]
        clock.of("saving", partial(put_orders, person, id, text))
        clock.of("resolving", partial(ready, person, id))
        for name in OF_A_TURN:
            clock.of(name, partial(person.get, f"/campaigns/{id}/turns/{turn}/{name}"))
        for name in OF_A_CAMPAIGN:
            clock.of(name, partial(person.get, f"/campaigns/{id}/{name}"))
    return clock


def main() -> None:
    about = argparse.ArgumentParser("python -m tools.big_campaign", description=__doc__)
    about.add_argument("--turns", type=int, default=5)
    asked = about.parse_args()
    for_campaigns()
    with tempfile.TemporaryDirectory() as folder, inside(Path(folder)) as server:
        clock = measure(Person(server.url, "Ada"), asked.turns)
    print(f"{FAMILIES} families, {asked.turns} turns, milliseconds of the processor (middle, worst)")
    for name, took in clock.seconds.items():
        print(f"{name:<20}{1000 * statistics.median(took):>8.0f}{1000 * max(took):>8.0f}")


if __name__ == "__main__":
    main()
