"""A campaign of two hundred families: everything one asks for is answered. How fast: `python -m tools.big_campaign`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .people import Inside, Person, inside
from .test_campaigns import BOTS, found, play_turn, put_orders, ready

FAMILIES = 200
OF_A_TURN = ("gazette", "report", "events", "ledger")
OF_A_CAMPAIGN = ("view", "map", "docket", "people/1-1", "search?q=etoile")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as server:
        yield server


def found_large(person: Person) -> str:
    """Theirs and the server's families, after the founding."""
    bots = [BOTS[seat % len(BOTS)] for seat in range(FAMILIES - 1)]
    campaign = str(found(person, "me", *bots, turns=0)["id"])
    play_turn(person, campaign)
    return campaign


def test_two_hundred_families(own_server: Inside) -> None:
    ada = Person(own_server.url, "Ada")
    id = found_large(ada)
    for turn in (1, 2):
        sheet, form = ada.get(f"/campaigns/{id}/orders"), ada.get(f"/campaigns/{id}/form")
        assert (sheet["turn"], len(form["fields"]) > 40) == (turn, True)
        put_orders(ada, id, ada.get(f"/campaigns/{id}/orders/start")["text"])
        assert ready(ada, id)["turn"] == turn + 1
        told = {name: ada.get(f"/campaigns/{id}/turns/{turn}/{name}") for name in OF_A_TURN}
        assert all(told.values())
        seen = {name: ada.get(f"/campaigns/{id}/{name}") for name in OF_A_CAMPAIGN}
        assert len(seen["view"]["families"]) == FAMILIES
    assert [family["status"] for family in ada.get(f"/campaigns/{id}")["families"]] == ["OR"] * FAMILIES
