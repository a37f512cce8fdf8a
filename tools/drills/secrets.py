"""Known secrets are put into a server, and looked for in every byte that others receive, and in the server's log.

Passwords, cookies, invitations, feeds, seeds, letters, drafts and orders are found as they stand. Hands are not: what a
seat or a spectator is told of a match must fit a twin whose hidden part was dealt again.
"""

import json
import secrets as luck
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Any, Final
from urllib.parse import quote

from belle_etoile.core import EVERYONE, parse_log
from belle_etoile.games import GAMES, game_named
from tests.server.people import Person, Screen, Server, Visitor, seat_two, served
from tests.server.test_campaign_letters import send, together
from tests.server.test_campaign_secrets import everything
from tests.server.test_campaigns import put_orders
from tests.server.test_secrets import told_to, twins_of

from .garbage import document
from .load import Order, Report, errors_in, ground

MOST_MOVES: Final = 60  # then the two agree to end it
FOR_TWO: Final = tuple(game.info.id for game in GAMES if game.info.seats[0] <= 2)
MARK: Final = "planted"


@dataclass
class Safe:
    """The known secrets, and who may know each."""

    report: Report
    kept: dict[str, tuple[str, frozenset[str]]] = field(default_factory=dict)

    def plant(self, what: str, secret: str, *owners: str) -> str:
        self.kept[secret] = (what, frozenset(owners))
        self.report.counts[MARK] += 1
        return secret

    def new(self, what: str, *owners: str) -> str:
        return self.plant(what, f"{MARK}-{luck.token_hex(12)}", *owners)

    def look(self, who: str, where: str, said: bytes) -> None:
        """In whatever form: as it is, or as JSON or an address writes it."""
        self.report.counts["bytes"] += len(said)
        self.report.counts["answers"] += 1
        for secret, (what, owners) in self.kept.items():
            if who not in owners and any(form in said for form in forms(secret)):
                self.report.fail(f"{what} reached {who} by {where}: {said[:500]!r}")


def forms(secret: str) -> set[bytes]:
    return {secret.encode(), json.dumps(secret)[1:-1].encode(), quote(secret).encode()}


def with_account(server: Server, name: str, safe: Safe) -> Person:
    """Somebody with a password, a cookie and a feed."""
    name = f"{name} {luck.token_hex(3)}"
    person = Person(server.url, name)
    password = safe.new("a password", name)
    person.me = person.post("/accounts", {"name": name, "password": password})
    person.ask(
        "POST", "/sessions", {"name": name, "password": password + "x"}
    )  # a guess that is wrong is nobody's either
    safe.plant("a cookie", person.http.cookies["belle_etoile"], name)
    return person


def name_of(person: Person) -> str:
    return str(person.me["name"])


def read_all(visitor: Visitor, who: str, routes: Iterable[str], places: dict[str, str], safe: Safe) -> None:
    """Every GET of the document, about what exists."""
    for route in routes:
        path = route.removeprefix("/api")
        for name, value in places.items():
            path = path.replace("{" + name + "}", value)
        answer = visitor.ask("GET", path)
        safe.look(who, path, answer.content)


class Watched:
    """One match of two people, with a spectator who hears all that spectators may."""

    def __init__(self, server: Server, game: str, people: tuple[Person, Person], safe: Safe, seed: int) -> None:
        self.game, self.people, self.safe = game, people, safe
        self.random = Random(seed)
        self.match = seat_two(*people, game=game)
        self.stranger = Visitor(server.url)
        self.heard: list[tuple[int, dict[str, Any]]] = []

    def play(self) -> None:
        ada, blaise = self.people
        with ada.live(self.match, 0) as one, blaise.live(self.match, 1) as two, blaise.live(self.match) as all:
            screens = {0: one, 1: two, EVERYONE: all}
            now = {seat: screen.until(0) for seat, screen in screens.items()}
            self._hear(now)
            for _ in range(MOST_MOVES):
                if not now[0]["waiting"]:
                    break
                now = self._move(now, screens)
            for seat, screen in screens.items():
                owner = "a spectator" if seat == EVERYONE else name_of(self.people[seat])
                for text in screen.heard:
                    self.safe.look(owner, f"socket of {seat}", text.encode())

    def _move(self, now: dict[int, dict[str, Any]], screens: dict[int, Screen]) -> dict[int, dict[str, Any]]:
        seat = now[0]["waiting"][0]
        version = now[0]["version"]
        move = self.random.choice(now[seat]["legal"])["move"]
        self._ask_for_hands(version)
        answer = self.people[seat].move(self.match, seat, move, version)
        assert answer.is_success, answer.text
        self.heard.append((seat, answer.json()["update"]))
        told = {seat: screen.until(version + 1) for seat, screen in screens.items()}
        self._hear(told)
        return told

    def _ask_for_hands(self, version: int) -> None:
        """A stranger, and the other one; once a match is over everybody may."""
        for asked in (0, 1):
            for person in (self.stranger, self.people[1 - asked]):
                status = person.ask("GET", f"/matches/{self.match}/at/{version}?seat={asked}").status_code
                self.safe.report.counts["hands asked for"] += 1
                if status not in (401, 403):
                    self.safe.report.fail(f"{self.game}: the hand of {asked} was shown to another: {status}")

    def _hear(self, told: dict[int, dict[str, Any]]) -> None:
        self.heard += list(told.items())

    def compare(self) -> None:
        """With twins: the same view from another deal."""
        ada, blaise = self.people
        if ada.get(f"/matches/{self.match}")["status"] != "over":
            for seat, person in enumerate((ada, blaise)):
                person.post(f"/matches/{self.match}/agree", {"seat": seat, "agree": True})
        log = parse_log(ada.http.get(f"/matches/{self.match}/log").text, self.match)
        twins = twins_of(game_named(self.game), log)
        over = not twins[-1][0].waiting
        for seat, told in self.heard:
            last = over and told["version"] == len(log.records) - 1
            expected = told_to(twins[told["version"]][seat], seat, last)
            self.safe.report.counts["views"] += 1
            if {name: told[name] for name in expected} != expected:
                self.safe.report.fail(f"{self.game} {self.match}: version {told['version']} tells seat {seat} too much")
            if log.seed in json.dumps(told):
                self.safe.report.fail(f"{self.game} {self.match}: the seed was told")


def a_campaign(people: tuple[Person, Person], server: Server, safe: Safe) -> str:
    """Ada writes to Blaise; Carl and a stranger read all they may."""
    ada, blaise = people
    carl = with_account(server, "Carl", safe)
    id = together(ada, blaise, carl)
    both = (name_of(ada), name_of(blaise))
    send(ada, id, [1], safe.new("a letter", *both), subject=safe.new("a subject", *both))
    draft = {"to": [1], "subject": "s", "text": safe.new("a draft", both[0]), "send": False}
    ada.post(f"/campaigns/{id}/letters", draft)
    text = ada.get(f"/campaigns/{id}/orders/start")["text"]
    put_orders(ada, id, f"# {safe.new('orders', both[0])}\n{text}")
    for person in (carl, blaise, Person(server.url, "Eve")):
        for page, said in everything(person, id).items():
            safe.look(name_of(person), page, said)
        for box in ("in", "sent", "drafts", "archive", "muted"):
            safe.look(name_of(person), box, person.ask("GET", f"/campaigns/{id}/letters?box={box}").content)
        for number in range(1, 5):
            safe.look(name_of(person), "a letter", person.ask("GET", f"/campaigns/{id}/letters/{number}").content)
    return id


def run(order: Order, report: Report) -> None:
    safe, done = Safe(report), 0
    with ground(order) as (folder, url, _), served(folder, database=url) as server:
        routes = [path for path, told in document()["paths"].items() if "get" in told]
        people = (with_account(server, "Ada", safe), with_account(server, "Blaise", safe))
        ada = people[0]
        campaign = a_campaign(people, server, safe)
        for game in cycle(FOR_TWO):
            if not order.goes_on(done):
                break
            table = ada.new_match("me", "open", public=True)
            for path in filter(None, table["links"]["seats"]):
                safe.plant("an invitation", path.split("token=")[1], name_of(ada))
            watched = Watched(server, game, people, safe, order.seed + done)
            watched.play()
            for match in (watched.match, str(table["id"])):
                places = {"match_id": match, "campaign_id": campaign, "game_id": game, "version": "0", "turn": "0"}
                read_all(watched.stranger, "a stranger", routes, places, safe)
                read_all(people[1], name_of(people[1]), routes, places, safe)
            watched.compare()
            done += 1
        server.stop()
        safe.look("the log", "server.log", server.log.read_bytes())
        for line in errors_in(server.log):
            report.fail(line)
    report.figures["matches"] = done
