"""A campaign of six turns: three people and bots, a game master who resolves every turn and takes one back."""

import re
from typing import Any, Final

from belle_etoile.core.chance import commitment

from .people import Inside, Person
from .test_campaign_letters import offer, wedding
from .test_campaigns import found, put_orders, ready, token_of

LAST: Final = 6
TAKEN_BACK: Final = 5
NAMES: Final = ("Ada", "Blaise", "Carl")
WHY: Final = {"reason": "une erreur de saisie"}
BOTS: Final = ("cautious", "ambitious", "ruthless")


class Round:
    """The game master, who plays no family, and those who play three of six."""

    def __init__(self, server: Inside) -> None:
        self.mira = Person(server.url, "Mira", "fr")
        calendar = {"kind": "hand"}
        campaign = found(self.mira, "open", "open", "open", *BOTS, turns=LAST, calendar=calendar, language="fr")
        self.id = str(campaign["id"])
        self.people = [Person(server.url, name, "fr") for name in NAMES]
        for seat, person in enumerate(self.people):
            person.post(f"/campaigns/{self.id}/join", {"token": token_of(campaign, seat)})

    def at(self, path: str = "") -> str:
        return f"/campaigns/{self.id}{path}"

    def turn(self) -> int:
        return int(self.mira.get(self.at())["turn"])

    def write(self, person: Person, mark: str) -> dict[str, Any]:
        """The steward's orders and a bid of one's own; ready."""
        text = person.get(self.at("/orders/start"))["text"]
        sheet = put_orders(person, self.id, f'{text}\n[bid]\namount = 1\nname = "{mark}"\n' if self.turn() else text)
        ready(person, self.id)
        return sheet

    def play(self) -> dict[str, Any]:
        """All write, and the game master resolves."""
        turn = self.turn()
        for person in self.people:
            self.write(person, f"{called(self, person)} {turn}")
        told: dict[str, Any] = self.mira.post(self.at("/resolve"), {"turn": turn, **WHY})
        return told

    def sheet(self, person: Person) -> dict[str, Any]:
        told: dict[str, Any] = person.get(self.at("/orders"))
        return told

    def words(self, turn: int) -> str:
        """The Gazette of a turn, as one reads it."""
        page = self.people[0].http.get(self.at(f"/turns/{turn}/gazette/html"), params={"lang": "fr"}).text
        return " ".join(re.sub(r"<(style|script).*?</\1>|<[^>]+>", " ", page, flags=re.S).split())


def called(table: Round, person: Person) -> str:
    return NAMES[table.people.index(person)]


def test_six_turns_with_a_game_master_and_a_turn_taken_back(server: Inside) -> None:
    table = Round(server)
    for turn in range(TAKEN_BACK + 1):
        assert table.play()["turn"] == turn + 1
    before = table.mira.get(table.at("/turns"))["resolved"]
    _write_for_the_future(table)
    _take_back(table)
    assert table.play()["turn"] == LAST
    _nothing_is_left(table)
    told = table.play()
    _it_ends(table, told)
    after = table.mira.get(table.at("/turns"))["resolved"]
    assert after[:TAKEN_BACK] == before[:TAKEN_BACK]
    assert after[TAKEN_BACK]["seed"] != before[TAKEN_BACK]["seed"]
    assert [commitment(turn["seed"]) for turn in after] == [turn["commitment"] for turn in after]


def _write_for_the_future(table: Round) -> None:
    """Turn 6 is open: sheets, a letter and an offer that will be for nothing."""
    ada, blaise, carl = table.people
    for person in table.people:
        table.write(person, f"Jamais {called(table, person)}")
    ada.post(table.at("/letters"), {"to": [1, 2], "subject": "Demain", "text": "Au tour 6.", "send": True})
    offer(ada, table.id, 1, wedding(ada, table.id, 0, 1))
    assert [table.sheet(person)["redrawn"] for person in (blaise, carl)] == [0, 0]


def _take_back(table: Round) -> None:
    told = table.mira.post(table.at("/take-back"), {"turn": TAKEN_BACK, **WHY})
    assert (told["turn"], told["status"]) == (TAKEN_BACK, "playing")
    for person in table.people:
        sheet = table.sheet(person)
        assert f'name = "{called(table, person)} {TAKEN_BACK}"' in sheet["text"]  # as it was played, to be changed
        assert not sheet["ready"]
        assert sheet["redrawn"] == 0  # nothing before this turn has changed
        newest = person.get(table.at("/letters"))["letters"][0]
        returned = person.get(table.at(f"/letters/{newest['id']}"))["text"]
        assert f"Jamais {called(table, person)}" in returned
        late = {"turn": LAST, "text": "", "redrawn": 0}
        assert person.problem("PUT", table.at("/orders"), late)["kind"] == "orders-closed"


def _nothing_is_left(table: Round) -> None:
    """Turn 6 is open again, and is another one."""
    for person in table.people:
        sheet = table.sheet(person)
        assert (sheet["text"], sheet["revision"], sheet["ready"], sheet["redrawn"]) == ("", 0, False, 1)
        stale = {"turn": LAST, "text": "", "redrawn": 0}
        assert person.problem("PUT", table.at("/orders"), stale)["kind"] == "orders-closed"
        assert not [offer for offer in person.get(table.at("/offers")) if offer["status"] == "open"]
        told = [notice for notice in person.get("/notices") if notice["kind"] == "resolved"]
        assert [notice["turn"] for notice in told].count(TAKEN_BACK) == 1
    subjects = {
        each["subject"]: each.get("undone", False) for each in table.people[1].get(table.at("/letters"))["letters"]
    }
    assert subjects["Demain"]
    assert table.mira.get(table.at())["redrawn"] == 1


def _it_ends(table: Round, told: dict[str, Any]) -> None:
    assert (told["status"], told["turns"]) == ("over", LAST)
    ranking = table.people[0].get(table.at("/ranking"))
    best = max(rank["points"] for rank in ranking)
    winners = [rank["seat"] for rank in ranking if rank["points"] == best]
    assert sorted(told["outcome"]["winners"]) == sorted(winners)
    last = table.words(LAST)
    for seat in winners:
        assert told["families"][seat]["name"] in last
    assert re.search(r"l’emporte|partagent la victoire", last)
    assert not re.search(rf"[Tt]our {LAST + 1}\b", last)
    assert "Jamais" not in "".join(table.words(turn) for turn in range(1, LAST + 1))
    acts = [(act["act"], act["turn"]) for act in table.mira.get(table.at("/log"))]
    assert sorted(acts) == sorted([("resolve", turn) for turn in (*range(LAST + 1), 5)] + [("take-back", TAKEN_BACK)])
    for person in table.people:
        refused = person.problem("PUT", table.at("/orders"), {"turn": LAST + 1, "text": ""})
        assert refused["kind"] == "campaign-over"
