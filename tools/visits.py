"""Who comes to the doors that `tools.doors` measures, with what, and what is known to be expensive behind each."""

import json
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from belle_etoile.core.packaged import packaged_text
from belle_etoile.lessons import LESSONS, Course, lesson_named
from belle_etoile.server.campaigns.schemas.campaigns import LONGEST_ORDERS
from belle_etoile.server.lessons.schemas import MOST_ANSWERS
from tests.server.people import Person, Screen, seat_two
from tests.server.push_service import Browser
from tests.server.test_campaign_letters import single_turn, together, wedding
from tests.server.test_campaign_mail import Mailbox, text_of
from tests.server.test_campaigns import BOTS, found, put_orders, ready, token_of

SOCKET: Final = "socket "
PATIENCE: Final = 600.0  # seconds
GAMES: Final = {"stellar": 2, "stellarion": 1, "look-at-the-stars": 8, "star-explorer": 4}
EDITION: Final = 65_536  # characters
ORDERS: Final = LONGEST_ORDERS
SECRET: Final = "e\u0301" * 100  # a password of two hundred characters that is checked twice
ONESELF: Final = ("newGuest", "newAccount", "logIn", "changeMe")  # these change who asks
LINES: Final = 400  # of talk; 200 are told
MUTED: Final = 20  # people
LAST: Final = ("logOut", "deleteMe", "leave", "leaveCampaign", "resign", "takeBackTurn", "resolveTurn", "callReady")


class Trial(NamedTuple):
    door: str
    size: int  # bytes of the body, or of a message
    work: Callable[[], None]
    about: str = ""


class World:
    """A guest with a table of each game, a game master, two who play in their campaign, and a passer-by."""

    def __init__(
        self,
        url: str,
        addresses: dict[str, tuple[str, str]],
        mailbox: Mailbox,
        families: int,
        turns: int,
        versions: int,
    ) -> None:
        self.url = url
        self.addresses = addresses
        self.mailbox = mailbox
        self.heard = 0  # the last status
        self.broken = 0
        self.ada, self.bo, self.eve, self.gina = [Person(url, name) for name in ("Ada", "Bo", "Eve", "Gina")]
        for person in (self.ada, self.bo, self.eve, self.gina):
            person.http.timeout = PATIENCE
        self.gina.post("/accounts", {"name": "Gina", "password": "twelve letters"})
        self.matches = {game: self._match(game, seats) for game, seats in GAMES.items()}
        self.talked = seat_two(self.ada, self.bo, game="look-at-the-stars")
        self._drag_out(self.talked, (self.ada, self.bo), versions)
        slow = {"kind": "correspondence", "hours": 24}
        self.slow = seat_two(self.ada, self.bo, pace=slow)
        self.places = {
            "match_id": self.matches["look-at-the-stars"],
            "game": "stellar",
            "lesson": "first",
            "code": "1-1",
            "what": "confirm",
        }
        self.places |= {"letter": "1", "offer": "1", "seat": "1", "version": "0"}
        self.places["version"] = str(self._drag_out(self.places["match_id"], (self.ada,) * 8, versions))
        self.turns = turns
        self.places |= {"campaign_id": self._campaign(families), "turn": str(turns - 1)}
        self.small = together(self.ada, self.bo)
        for person in 2 * (self.ada, self.bo):  # until the young have left school
            single_turn(person, self.small)
        self.places["token"] = str(self.ada.get("/me/post")["atom"].split("/")[-2])

    def _match(self, game: str, seats: int) -> str:
        return str(self.ada.post("/matches", {"game": game, "seats": [{"kind": "me"}] * seats})["id"])

    def _drag_out(self, id: str, people: Sequence[Person], versions: int) -> int:
        """Draws and takes back without end; the match's version."""
        seat, version = 0, 0
        while version < versions:
            told = people[seat].at(id, version, seat)
            if not told["legal"]:
                seat = told["waiting"][0]
                continue
            moves = [choice["move"] for choice in told["legal"] if choice["kind"] not in ("confirm", "pass")]
            back = [move for move in moves if move == "back"]
            version = people[seat].move(id, seat, (back or moves)[0], version).json()["version"]
        return version

    def _campaign(self, families: int) -> str:
        """Gina is game master, Ada and Bo play; all other families are bots."""
        bots = [BOTS[seat % len(BOTS)] for seat in range(families - 2)]
        set_up = found(self.gina, "open", "open", *bots, turns=0)
        for seat, person in enumerate((self.ada, self.bo)):
            person.post(f"/campaigns/{set_up['id']}/join", {"token": token_of(set_up, seat)})
        for _ in range(self.turns):
            for person in (self.ada, self.bo):
                single_turn(person, set_up["id"])
        return str(set_up["id"])

    def address(self, name: str) -> tuple[str, str]:
        method, path = self.addresses[name]
        return method, re.sub(r"\{(\w+)(:\w+)?\}", lambda found: self.places[found[1]], path).removeprefix("/api")

    def asked(
        self, person: Person, name: str, body: object = b"", *, query: str = "", at_once: int = 1, about: str = ""
    ) -> Trial:
        """A request to an operation, or several at once."""
        content = body if isinstance(body, bytes) else json.dumps(body, separators=(",", ":")).encode()
        method, path = self.address(name)
        if name == "importCampaign":
            query = query or "name=Again"

        def ask() -> None:
            headers = {"X-CSRF-Token": person.csrf, "Content-Type": "application/json"}
            answer = person.http.request(method, f"{path}?{query}", content=content, headers=headers)
            self.heard = answer.status_code
            self.broken += self.heard >= 500 and self.heard != 503

        def ask_at_once() -> None:
            together = [threading.Thread(target=ask) for _ in range(at_once)]
            for each in together:
                each.start()
            for each in together:
                each.join()

        return Trial(name, len(content), ask if at_once == 1 else ask_at_once, about)


def visits(w: World, wanted: set[str]) -> Iterator[Trial]:
    """What is only needed for doors that are not wanted is left out."""
    apart: dict[Callable[[World], Iterator[Trial]], tuple[str, ...]] = {
        forgotten: ("askForRecovery", "recover"),
        pushes: ("myPush", "addDevice", "endPush", "seen"),
        talks: ("talk", "say", "mutePlayer", "reportTalk"),
        calls: ("callAbsent", "stillHere", "claimAbsent"),
        lessons: ("lesson",),
    }
    for some, doors in apart.items():
        if not wanted.isdisjoint(doors):
            yield from some(w)
    if wanted.difference(*apart.values()):
        for some in (people, tables, sockets, campaigns, correspondence, masters, farewells):
            yield from some(w)


def people(w: World) -> Iterator[Trial]:
    wrong = {"name": "Gina", "password": SECRET}
    for at_once in (1, 10):
        yield w.asked(w.eve, "logIn", wrong, at_once=at_once, about=f"{at_once} at once")
    yield w.asked(w.gina, "changeMe", {"password": SECRET, "old_password": SECRET})


def lessons(w: World) -> Iterator[Trial]:
    """As many answers as are let in: a draft in a free turn is drawn and taken back without end."""
    for game, name in ((game, name) for game, names in LESSONS.items() for name in names):
        w.places |= {"game": game, "lesson": name}
        yield w.asked(w.eve, "lesson", {"answers": dragged_out(game, name)}, about=f"{game}, {name}")
    w.places["game"] = "stellar"


def dragged_out(game: str, name: str) -> list[str]:
    lesson = lesson_named(game, name)
    assert lesson is not None
    course, answers = Course(lesson), list[str]()
    while course.place != "end" and len(answers) < MOST_ANSWERS:
        legal = course.match.legal_moves(lesson.seat)
        asked = [move for move in legal if course.step is None or course.step.accepted(move)]
        back = [move for move in asked if move == "back"]
        answers.append("" if course.place == "read" else (back or asked)[0])
        course.answer(answers[-1])
    return answers


def forgotten(w: World) -> Iterator[Trial]:
    """Somebody with a confirmed address: a mail is written, and its link is used once."""
    hugo = Person(w.url, "Hugo")
    hugo.post("/accounts", {"name": "Hugo", "password": "twelve letters"})
    hugo.ask("PUT", "/me/post", {"email": "hugo@there.example", "password": "twelve letters"})
    hugo.http.post(link_of(w, "/api/post/"))
    yield w.asked(w.eve, "askForRecovery", {"name": "x" * 80}, about="nobody")
    before = len(w.mailbox.letters)
    for at_once in (1, 10):
        yield w.asked(w.eve, "askForRecovery", {"name": "Hugo"}, at_once=at_once, about=f"{at_once} at once")
    w.mailbox.until(before + 1)
    token = link_of(w, "/recover#").partition("#")[2]
    for key, about in (("x" * len(token), "a wrong link"), (token, "the right one")):
        wish = {"token": key, "password": SECRET}
        yield w.asked(Person(w.url, "Ivo"), "recover", wish, at_once=10, about=f"{about}, 10 at once")


def link_of(w: World, path: str) -> str:
    """In the newest mail, at this server."""
    found = re.search(rf"https?://[^/\s]+({re.escape(path)}\S+)", text_of(w.mailbox.until(1)[-1]))
    assert found is not None
    return w.url + found[1]


def pushes(w: World) -> Iterator[Trial]:
    """As many browsers as one may have, and two more; a turn by correspondence that was seen. No message is sent."""
    for number in range(12):
        device = Browser(f"https://push.example/{number}/".ljust(700, "x")).subscription()
        yield w.asked(w.eve, "addDevice", device, about=f"browser {number + 1}")
    yield w.asked(w.eve, "myPush")
    yield w.asked(w.eve, "endPush", {"endpoint": None}, about="all of them")
    w.places["match_id"] = w.slow
    for about in ("a turn", "seen again"):
        yield w.asked(w.ada, "seen", {"seat": 0}, about=about)
    w.places["match_id"] = w.matches["look-at-the-stars"]


def talks(w: World) -> Iterator[Trial]:
    """At a table with more lines than are told, all full, half of them reported; who listens has muted many."""
    for number in range(LINES):
        speaker = (w.ada, w.bo)[number % 2]
        speaker.post(f"/matches/{w.talked}/talk", {"seat": number % 2, "text": "é" * 200})
    for _ in range(MUTED):
        other = Person(w.url, "Zoé")
        match = seat_two(w.ada, other)
        w.ada.post(f"/matches/{match}/mute", {"seat": 1, "mute": True})
    w.places["match_id"] = w.talked
    for at_once in (1, 10):
        yield w.asked(w.ada, "talk", query="after=0", at_once=at_once, about=f"{at_once} at once")
    yield w.asked(w.ada, "say", {"seat": 0, "text": "é" * 200}, at_once=10, about="10 at once")
    for number in range(2, LINES, 2):
        w.ada.post(f"/matches/{w.talked}/report", {"number": number, "reason": "é" * 200})
    yield w.asked(w.ada, "reportTalk", {"number": LINES, "reason": "é" * 200})
    for mute in (True, False):
        yield w.asked(w.ada, "mutePlayer", {"seat": 1, "mute": mute})
    w.places["match_id"] = w.matches["look-at-the-stars"]


def calls(w: World) -> Iterator[Trial]:
    """In a live match of thousands of versions: somebody vanished, and a bot takes the seat."""
    w.places["match_id"] = w.talked
    seat = w.ada.get(f"/matches/{w.talked}")["waiting"][0]
    absent, waits = (w.ada, w.bo)[seat], (w.ada, w.bo)[1 - seat]
    wish = {"seat": 1 - seat, "absent": seat}
    yield w.asked(waits, "callAbsent", wish)
    yield w.asked(absent, "stillHere", {"seat": seat})
    yield w.asked(waits, "callAbsent", wish)
    yield w.asked(waits, "claimAbsent", {**wish, "then": "bot"})
    w.places["match_id"] = w.matches["look-at-the-stars"]


def tables(w: World) -> Iterator[Trial]:
    for game, seats in GAMES.items():
        own = packaged_text("games/" + game.replace("-", "_"), "edition.toml")
        for about, text in editions(own):
            wish = {"game": game, "seats": [{"kind": "me"}] * seats, "edition": text[:EDITION]}
            yield w.asked(w.ada, "newMatch", wish, about=f"{game}, {about}")
        w.places["match_id"] = w.matches[game]
        yield w.asked(w.ada, "hint", {"seat": 0}, about=game)
        for text in ("9" * 2000, "a1 " * 600, "(" * 2000, "draw " + "1,1-2,2 " * 240):
            yield w.asked(w.ada, "move", {"seat": 0, "move": text, "seen": 0, "key": f"{game} {text[0]}"}, about=game)
    w.places["match_id"] = w.matches["look-at-the-stars"]
    yield w.asked(w.ada, "at", query="seat=0")
    yield w.asked(w.ada, "story", query="seat=0")


def editions(own: str) -> Iterator[tuple[str, str]]:
    """Good ones and bad ones."""
    yield "its own", own
    yield "with long notes", own + "#" * (EDITION - len(own))
    yield "with a long word", own.replace('id = "', 'id = "' + "x" * (EDITION - len(own)), 1)
    yield from texts(EDITION)


def texts(most: int) -> Iterator[tuple[str, str]]:
    """TOML that says little and takes long to read, with no more values than a body may have; the last is none."""
    yield "keys of many parts", "".join([f"{'a.' * 15}b{number:x} = 1\n" for number in range(most // 40)])
    yield "a key of too many parts", "a." * (most // 2 - 5) + "a = 1"
    yield "many tables", "".join([f"[a{number:09}]\n" for number in range(most // 13)])
    yield "many keys", "".join([f"k{number:x}=1\n" for number in range(most // 9)])
    yield "a list", "a=[" + "1234567890," * (most // 11 - 5) + "]"
    yield "small tables in a list", "a=[" + "{abcdefghijklmnopqrst=1}," * (most // 25 - 5) + "]"
    yield "lists in lists", "a=" + "[" * 15 + "1234567890," * (most // 11 - 20) + "]" * 15
    yield "too many brackets", "a=" + "[" * (most // 12)
    yield "escapes", 'a="' + "\\u0041" * (most // 6 - 5) + '"'
    yield "no TOML", "=\n" * (most // 3)


def sockets(w: World) -> Iterator[Trial]:
    id = w.places["match_id"]

    def listening(message: dict[str, Any], wanted: str, times: int = 1) -> Callable[[], None]:
        def talk() -> None:
            with w.ada.live(id, 0) as screen:
                screen.next("update", PATIENCE)
                for number in range(times):
                    say(screen, {**message, "from": number}, wanted)

        return talk

    yield Trial(f"{SOCKET}open", 0, listening({"type": "pong", "n": 1}, "", 0))
    for kind, wanted in (("pong", ""), ("catch-up", "update"), ("move", "problem"), ("undo", "problem")):
        full = {"type": kind, "n": 2**62, "move": "9" * 2000, "seen": 2**62, "key": "x" * 64, "more": "x" * 1800}
        yield Trial(f"{SOCKET}{kind}", len(json.dumps(full)), listening(full, wanted), "full")
    versions = int(w.places["version"])
    yield Trial(f"{SOCKET}catch-up", 40, listening({"type": "catch-up"}, "update", versions), f"{versions} times")


def say(screen: Screen, message: dict[str, Any], wanted: str) -> None:
    screen.socket.send(json.dumps(message))
    if wanted:
        screen.next(wanted, PATIENCE)


def campaigns(w: World) -> Iterator[Trial]:
    families = {"name": "Long Night", "turns": 0, "public": True}
    for _ in range(20):
        yield w.asked(w.ada, "newCampaign", {**families, "families": [{"kind": "open"}, *[{"kind": "bot"}] * 999]})
    yield w.asked(w.ada, "openCampaigns")
    yield w.asked(w.ada, "myCampaigns")
    for about, text in (*texts(ORDERS), *orders()):
        yield w.asked(w.ada, "saveOrders", {"turn": w.turns, "text": text[:ORDERS]}, about=about)
        yield w.asked(w.ada, "orders", about=about)
    for about, document in documents():
        yield w.asked(w.ada, "saveOrders", {"turn": w.turns, "document": document}, about=about)
    for turn in range(w.turns):
        w.places["turn"] = str(turn)
        for name in ("campaignView", "empireMap"):
            yield w.asked(w.ada, name, query=f"turn={turn}", about=f"turn {turn}")
        for name in (
            "gazette",
            "gazetteHtml",
            "gazetteText",
            "report",
            "reportHtml",
            "reportText",
            "turnEvents",
            "ledger",
        ):
            yield w.asked(w.ada, name, about=f"turn {turn}")
    for source in ("template", "last"):
        yield w.asked(w.ada, "startOrders", query=f"source={source}", about=source)
    for name in ("orderForm", "docket", "biography", "figures", "ranking", "turns"):
        yield w.asked(w.ada, name)
        yield w.asked(w.ada, name, at_once=10, about="10 at once")
    for words in ("a b c d e f g h i j k l m n o", "zzz", "étoile " * 14):
        yield w.asked(w.ada, "searchCampaign", query="q=" + quote(words[:100]), about=words[:3])
        yield w.asked(w.ada, "searchCampaign", query="lang=en&q=" + quote(words[:100]), about=words[:3])


def orders() -> Iterator[tuple[str, str]]:
    """The longest sheets that are allowed: the referee checks every line."""
    yield "purchases", 'purchases=["' + '1-1 guards","' * (ORDERS // 13) + 'x"]'
    yield "marriages", '[[marriage]]\ngroom="1-1"\nbride="2-2"\npriest="3-3"\n' * (ORDERS // 52)
    yield "contracts", '[[contract]]\nclient="1-1"\namount=1\nkind="x"\ntarget="2-1"\nships=["x"]\n' * (ORDERS // 72)
    yield "expeditions", '[[expedition]]\nship="x"\ncaptain="1-1"\naboard=["1-1","1-2"]\n' * (ORDERS // 60)
    yield "verdicts", '[[verdict]]\njudge="1-1"\ntrial=1\nverdict="x"\nyears=10\n' * (ORDERS // 55)
    yield "people", "".join([f'[people."{number % 1000 + 1}-1"]\nplace="Balnea"\n' for number in range(ORDERS // 36)])
    yield "deals", '[[deal]]\nkind="sell"\nship="x"\nfrom="x"\nto="y"\nprice=1\n' * (ORDERS // 50)


def documents() -> Iterator[tuple[str, Any]]:
    yield "a long name with many tables", {"k" * 100_000: {f"{number:x}": {} for number in range(9_000)}}
    yield "many tables", {f"{number:x}": {} for number in range(9_000)}
    yield "numbers", {"a": [1] * 19_000}
    yield "small tables", {"a": [{"b": 1}] * 9_000}


def correspondence(w: World) -> Iterator[Trial]:
    for to in ([1], [-1]):
        yield w.asked(w.ada, "newLetter", {"to": to, "subject": "x" * 120, "text": "é" * 20_000, "send": True})
    for box in ("in", "sent", "drafts", "archive", "muted"):
        yield w.asked(w.ada, "letters", query=f"box={box}")
    yield from offers(w)


def offers(w: World) -> Iterator[Trial]:
    """In a small campaign, where the young may still marry. Ada's draft is at its cap."""
    large, id = w.places["campaign_id"], w.small
    w.places["campaign_id"] = id
    ship, turn = w.ada.get(f"/campaigns/{id}/view")["ships"][0]["name"], w.ada.get(f"/campaigns/{id}")["turn"]
    yield w.asked(w.ada, "saveOrders", {"turn": turn, "text": list(orders())[-1][1][:ORDERS]})
    for terms in (
        {"kind": "seat", "ship": ship, "captain": "1-1", "guest": "2-1"},
        {"kind": "sell", "ship": ship, "price": 1},
        wedding(w.ada, id, 0, 1),
    ):
        yield w.asked(w.ada, "newOffer", {"to": 1, "terms": terms, "note": "é" * 500}, about=str(terms["kind"]))
    w.places["offer"] = str(w.bo.get(f"/campaigns/{id}/offers")[0]["id"])
    yield w.asked(w.bo, "acceptOffer", about="into orders at their cap")
    yield w.asked(w.ada, "offers")
    w.places["campaign_id"] = large


def masters(w: World) -> Iterator[Trial]:
    people = {f"1-{number}": {"name": "é" * 40, "prestige": 1} for number in range(1, 9)}
    yield w.asked(w.gina, "editFamily", {"seat": 0, "reason": "x", "purse": 1, "people": people})
    yield w.asked(w.gina, "announce", {"text": "é" * 20_000, "subject": "x"})
    yield w.asked(w.ada, "campaignLog")
    yield w.asked(w.gina, "turnDice")
    archive = b""

    def export() -> None:
        nonlocal archive
        archive = w.gina.http.get(f"/campaigns/{w.places['campaign_id']}/export").content

    yield Trial("exportCampaign", 0, export)
    yield w.asked(w.gina, "importCampaign", archive, about="what was exported")


def farewells(w: World) -> Iterator[Trial]:
    id = w.places["campaign_id"]
    for person in (w.ada, w.bo):
        put_orders(person, id, person.get(f"/campaigns/{id}/orders/start")["text"])
    ready(w.bo, id)
    yield w.asked(w.ada, "callReady", {"turn": w.turns}, about="and the turn is resolved")
    yield w.asked(w.gina, "takeBackTurn", {"turn": w.turns, "reason": "x"})
    yield w.asked(w.gina, "resolveTurn", {"turn": w.turns, "reason": "x"})
    yield w.asked(w.ada, "leaveCampaign")
    yield w.asked(w.ada, "resign", {"seat": 0})
    yield w.asked(w.ada, "leave")
    yield w.asked(w.ada, "log")
    yield w.asked(w.ada, "rematch", {"accept": True})
    yield w.asked(w.gina, "deleteMe", {"password": SECRET})
    yield w.asked(w.ada, "logOut")
