"""Whole games of Stellarion in a real browser: what to play is a bot's advice, how to play it is the board's affair."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from belle_etoile import Quick, bot_named, game_named

from .ahead import Update, bring_forward
from .looking import Look, Visit, every_look, looks_right, looks_right_to_everybody
from .playing import BREATH, Manner, Seat

GAME = game_named("stellarion")
MOST_MOVES = 400
MOST_KEYS = 4000
HERE = """() => {
  const here = document.activeElement;
  return {can: 'can' in here.dataset, near: !!here.closest('[data-area]')?.querySelector('[data-can]')};
}"""
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowDown", "ArrowUp"]


class Player:
    """One person at a table of Stellarion; knows which parts of the board mean which move."""

    def __init__(self, seat: Seat, manner: Manner = "click") -> None:
        self.seat = seat
        self.page = seat.page
        self.manner = manner
        self.bot, self.luck = bot_named("greedy"), Quick(11)

    def open_table(self, name: str, options: dict[str, str], how: str = "En solitaire") -> None:
        self.page.goto("/new?game=stellarion")
        self.page.get_by_label(how, exact=True).check()
        if options:
            self.page.locator("details summary").click()
        for label, choice in options.items():
            self.option(label).select_option(label=choice)
        self.page.get_by_role("button", name=self.seat.words["open"]).click()
        self.seat.tell_name(name)
        self.page.wait_for_url(re.compile("/match/"))
        self.page.wait_for_selector(".board, .invite")

    def option(self, label: str) -> Locator:
        return self.page.locator("label.field").filter(has_text=re.compile(f"^{label}")).locator("select")

    @property
    def path(self) -> str:
        return "/api/matches/" + re.split(r"/(?:match|table)/|[?#]", self.page.url)[1]

    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.request.get(self.path).json()
        return found

    def update(self, table: dict[str, Any], number: int) -> dict[str, Any]:
        found: dict[str, Any] = self.page.request.get(f"{self.path}/at/{table['version']}?seat={number}").json()
        return found

    def advised(self, update: Update) -> str:
        return GAME.format(self.bot.choose(GAME, update["view"], update["seat"], self.luck))

    def press(self, found: Locator) -> None:
        if self.manner == "tap":
            found.first.tap()
        else:
            found.first.click()

    def sources(self, words: list[str]) -> None:
        for word in words:
            thing = self.page.locator(f"[data-source='{word}']")
            if "picked" not in (thing.get_attribute("class") or ""):
                self.press(thing)

    def carry_out(self, move: str) -> None:
        """Touch what the move mentions, one thing after the other."""
        verb, *words = move.split(" ")
        if verb in ("launch", "cross"):
            self.sources(words[1:] if verb == "launch" else words)
        elif verb == "coordinate":
            self.sources(words[:2])
        elif verb == "meteors":
            self.sources(["meteors"])
        elif verb in ("seek", "recover"):
            self.press(self.page.locator(f"[data-{'source' if verb == 'seek' else 'deck'}={words[0]}]"))
            self.press(self.page.locator(f".dock [data-area={verb}] [data-card={words[1]}]"))
            return
        elif verb in ("scan", "post", "prove"):
            self.press(self.page.locator(f"[data-source={words[0] if verb != 'prove' else verb}]"))
            return
        self.press(self.page.locator(f".dock [data-move='{move}']"))

    def take_turns(self, choose: Callable[[Update], str], *others: "Player", most: int = MOST_MOVES) -> None:
        """To the end, or so many moves; `others` are the browsers of the seats after this one."""
        players = [self, *others]
        for _ in range(most):
            table = self.table()
            if table["status"] == "over":
                for player in players:
                    expect(player.page.locator("section.end")).to_be_visible()
                return
            number = table["waiting"][0]
            update = players[number].update(table, number)
            for player in players:
                expect(player.page.locator(".board")).to_have_attribute("data-moment", moment(update["view"]))
            players[number].carry_out(choose(update))
            self.wait_for(table["version"] + 1)
        assert most < MOST_MOVES, "the game has no end"

    def finish(self, choose: Callable[[Update], str]) -> None:
        """The end of a long game by hand."""
        bring_forward([self.seat], choose, nearly_over)
        self.take_turns(choose)

    def play_with_keys(self) -> set[str]:
        """Tab goes from group to group, arrows within one, Enter does it; the keys that were pressed."""
        pressed, luck = set[str](), Random(3)
        for _ in range(MOST_KEYS):
            if self.seat.is_over:
                break
            here = self.page.evaluate(HERE)
            if here["can"] and luck.random() < 0.8:
                key = "Enter"
            else:
                key = luck.choice(ARROWS) if here["near"] and luck.random() < 0.8 else "Tab"
            self.page.keyboard.press(key)
            pressed.add(key)
            if key == "Enter":
                self.page.wait_for_timeout(BREATH)
        expect(self.page.locator("section.end")).to_be_visible()
        return pressed

    def wait_for(self, version: int) -> None:
        for _ in range(1500):
            if self.table()["version"] >= version:
                return
            self.page.wait_for_timeout(20)
        pytest.fail(f"version {version} was never played: {self.page.locator('.error').all_inner_texts()}")


def moment(view: dict[str, Any]) -> str:
    """As the board tells it."""
    parts = [view["turns"], view["stage"], view["power"]["uses"], view["crossing"], view["voyages_left"]]
    return " ".join(str(part) for part in [*parts, len(view["theories"]), view["theory"]])


def nearly_over(view: dict[str, Any]) -> bool:
    """One voyage is left, or a handful of cards."""
    return bool(view["voyages_left"] <= 1 or sum(deck["size"] for deck in view["decks"]) <= 6)


def careless(update: Update) -> str:
    """Pays for powers and declines them: the surest way to run out of cards."""
    moves = [choice["move"] for choice in update["legal"]]
    wasted = [move for move in moves if move == "stop" or move.startswith("coordinate")]
    return str((wasted or moves)[-1])


def test_alone_to_a_win(visit: Visit) -> None:
    ada = Player(visit())
    ada.open_table("Ada", {"Étoiles filantes": "Quatre"})
    ada.take_turns(ada.advised)
    expect(ada.page.locator("#verdict")).to_contain_text("Vous l’emportez")
    expect(ada.page.locator(".voyages")).to_contain_text("tous gagnés")
    assert ada.page.locator("[data-pile='0'] [data-flies]").count() == 8


def test_alone_to_a_loss(visit: Visit) -> None:
    ada = Player(visit())
    ada.open_table("Ada", {"Étoiles filantes": "Aucune"})
    ada.finish(careless)
    assert ada.table()["outcome"] == {"winners": [], "rule": "7.2", "how": "rules"}
    expect(ada.page.locator(".end .rule").first).to_contain_text("7.2")
    expect(ada.page.locator("#verdict")).to_contain_text("Le ciel l’emporte")


def seated(visit: Visit) -> tuple[Player, Player]:
    """Ada invites Bea, who reads English."""
    ada, bea = Player(visit()), Player(visit(language="en"))
    ada.open_table("Ada", {}, "Inviter quelqu’un")
    bea.page.goto(ada.page.locator(".invite input").first.input_value())
    bea.page.get_by_role("button", name=re.compile("Take seat")).click()
    bea.seat.tell_name("Bea")
    for player in (ada, bea):
        player.page.wait_for_selector(".board")
    return ada, bea


def test_two_browsers_together(visit: Visit) -> None:
    ada, bea = seated(visit)
    ada.take_turns(ada.advised, bea)
    won = [sum(pile) for pile in ada.update(ada.table(), 0)["view"]["piles"]]
    for player in (ada, bea):  # each sees one's own pile and the partner's
        for number, count in enumerate(won):
            expect(player.page.locator(f"[data-pile='{number}'] [data-flies]")).to_have_count(count)
    expect(ada.page.get_by_label("Voyages de Bea")).to_be_visible()
    expect(bea.page.get_by_label("Voyages of Ada")).to_be_visible()


def test_a_move_is_proposed_to_the_partner_and_played_with_one_button(visit: Visit) -> None:
    ada, bea = seated(visit)
    assert not bea.seat.may_act()  # it is Ada's turn
    bea.page.locator("[data-propose]").click()
    move = next(
        choice["move"] for choice in ada.update(ada.table(), 0)["legal"] if choice["kind"].startswith("coordinate")
    )
    bea.carry_out(move)
    expect(bea.page.locator(".proposal").first).to_contain_text("You propose")
    assert ada.table()["version"] == 0  # nothing is played yet
    expect(ada.page.locator(".proposal")).to_contain_text("Bea propose")
    assert ada.page.locator(".ghost").count() == 2  # both cards are shown
    ada.page.locator(f"[data-proposal='{move}']").click()
    ada.wait_for(1)
    expect(ada.page.locator("[data-proposal]")).to_have_count(0)


def test_the_sky_of_the_day_is_played_once_and_can_be_shared(visit: Visit) -> None:
    ada, bea = Player(visit()), Player(visit("phone"), "tap")
    deals = []
    for player in (ada, bea):
        player.page.goto("/")
        player.page.get_by_role("link", name="Le ciel du jour").click()
        player.page.get_by_role("button", name="Tenter le ciel du jour").click()
        player.seat.tell_name("Somebody")
        player.page.wait_for_selector(".board")
        deals.append([there["shown"] for there in player.update({"version": 0}, 0)["view"]["decks"]])
    assert deals[0] == deals[1]
    ada.finish(ada.advised)
    played = ada.table()
    won, piles = bool(played["outcome"]["winners"]), ada.update(played, 0)["view"]["piles"]
    ada.page.goto("/daily")
    text = ada.page.locator("textarea").input_value()
    assert text.startswith("Stellarion · Ciel du ")
    assert text.splitlines()[1].count("✦") == sum(piles[0])
    assert ("Gagné en" if won else "Perdu au tour") in text
    expect(ada.page.get_by_role("button", name="Tenter le ciel du jour")).to_have_count(0)  # there is one try
    expect(ada.page.locator(".cell.today")).to_have_class(re.compile("won" if won else "lost"))
    bea.page.goto("/daily")
    expect(bea.page.get_by_role("button", name="Reprendre votre essai")).to_be_visible()
    assert not bea.seat.scrolls_sideways()


def test_a_past_sky_can_be_played(visit: Visit) -> None:
    ada = Player(visit())
    ada.page.goto("/daily?date=2026-02-03")
    ada.page.get_by_role("button", name="Jouer ce ciel").click()
    ada.seat.tell_name("Ada")
    ada.page.wait_for_selector(".board")
    ada.finish(careless)
    ada.page.goto("/daily?date=2026-02-03")
    expect(ada.page.locator("textarea")).to_have_value(re.compile("hors du jour"))
    expect(ada.page.get_by_role("button", name="Rejouer ce ciel")).to_be_visible()


@every_look
def test_the_page_of_the_day_at_every_size(visit: Visit, look: Look) -> None:
    guest = look.visit(visit)
    guest.open("/daily")
    guest.page.wait_for_selector(".almanac")
    looks_right(guest, "daily", look)


EVERYTHING = {
    "Étoiles filantes": "Quatre",
    "Trous Noirs et Révélations": "Oui",
    "Théories et Découvertes": "Oui",
    "Miroirs et Orbites": "Oui",
    "Le Soleil Glauque": "Oui",
}


def test_a_whole_game_with_all_expansions(visit: Visit) -> None:
    ada = Player(visit())
    ada.open_table("Ada", EVERYTHING)
    expect(ada.page.get_by_role("img", name=re.compile("Soleil Glauque"))).to_be_visible()
    expect(ada.page.get_by_label("Orbite", exact=True).locator("li")).to_have_count(16)
    expect(ada.page.locator("[data-source=prove]")).to_be_visible()
    ada.take_turns(ada.advised)
    assert ada.table()["outcome"]["rule"] in ("7.2", "12.9", "10.13")


def keeping_meteors(update: Update) -> str:
    """Drives the sun back to a meteor where it can, spends none, and else does what a bot would do at a glance."""
    view, legal = update["view"], update["legal"]
    for choice in legal:
        if choice["kind"] == "retreat" and choice["values"]["at"] in view["on_track"]:
            return str(choice["move"])
    others = [choice["move"] for choice in legal if not choice["kind"].startswith("meteors")]
    s = GAME.determinize(view, Quick(1))
    return str(max(others, key=lambda move: GAME.promise(s, view["seat"], GAME.parse(move))))


def holds_a_pair_at_work(view: dict[str, Any]) -> bool:
    return bool(view["stage"] == "power" and view["meteors"] >= 2 and view["voyages_left"] > 1)


def test_meteors_are_spent_inside_an_action_by_hand_and_with_the_keys(visit: Visit) -> None:
    ada = Player(visit())
    ada.open_table("Ada", {"Étoiles filantes": "Quatre", "Le Soleil Glauque": "Oui"})
    bring_forward([ada.seat], keeping_meteors, holds_a_pair_at_work)
    table = ada.table()
    view = ada.update(table, 0)["view"]
    expect(ada.page.locator(".board")).to_have_attribute("data-moment", moment(view))
    tokens = ada.page.locator("[data-source=meteors]")
    expect(tokens).to_have_attribute("data-can", "true")
    ada.press(tokens)
    offered = ada.page.locator(".dock [data-move^='meteors']")
    expect(offered).to_have_count(sum(count > 0 for count in view["voyages"]))
    ada.page.keyboard.press("Escape")
    expect(offered).to_have_count(0)  # nothing is spent yet
    tokens.focus()
    ada.page.keyboard.press("Enter")
    expect(offered.first).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.wait_for(table["version"] + 1)
    after = ada.update(ada.table(), 0)["view"]
    assert (after["stage"], after["power"]) == ("power", view["power"])  # the action goes on
    assert (after["meteors"], after["voyages_left"]) == (view["meteors"] - 2, view["voyages_left"] - 1)
    expect(tokens).not_to_have_attribute("data-can", "true")


def test_with_the_keyboard_alone(visit: Visit) -> None:
    louise = Player(visit())
    louise.open_table("Louise", {"Étoiles filantes": "Aucune"})
    pressed = louise.play_with_keys()
    assert {"Enter", "Tab"} < pressed  # and arrows
    assert louise.seat.told


def test_on_a_phone_by_touch(visit: Visit) -> None:
    grace = Player(visit("phone"), "tap")
    grace.open_table("Grace", EVERYTHING)
    for box in grace.page.locator("[data-can]:visible").all():
        size = box.bounding_box()
        assert size is not None
        assert size["width"] >= 44, box.get_attribute("aria-label")
        assert size["height"] >= 44, box.get_attribute("aria-label")
    grace.seat.play_to_the_end("tap")
    assert not grace.seat.scrolls_sideways()


def test_a_pair_is_named_minor_or_major_before_it_is_paid(visit: Visit) -> None:
    ada = Player(visit())
    ada.open_table("Ada", {})
    while True:
        update = ada.update(ada.table(), 0)
        pairs = [choice for choice in update["legal"] if choice["kind"].startswith("coordinate")]
        if pairs:
            break
        ada.carry_out(ada.advised(update))
    one, other = pairs[0]["values"]["sources"].split(" ")
    version = ada.table()["version"]
    ada.sources([one])
    partners = {s for pair in pairs for s in pair["values"]["sources"].split(" ") if one in pair["values"]["sources"]}
    lit = ada.page.locator("[data-source]:has(.degree)")
    assert {each.get_attribute("data-source") for each in lit.all()} == partners - {one}
    degree = "majeur" if pairs[0]["kind"].endswith("major") else "mineur"
    expect(ada.page.locator(f"[data-source={other}] .degree")).to_have_text(degree)
    ada.sources([other])
    expect(ada.page.locator(".dock .degree")).to_have_text(f"Pouvoir {degree}")
    assert ada.table()["version"] == version  # nothing is paid yet


def test_a_wrong_pair_is_refused_with_its_rule_and_changes_nothing(visit: Visit) -> None:
    ada = Player(visit())
    ada.open_table("Ada", {"Trous Noirs et Révélations": "Oui"})
    for _ in range(MOST_MOVES):
        table = ada.table()
        update = ada.update(table, 0)
        view = update["view"]
        expect(ada.page.locator(".board")).to_have_attribute("data-moment", moment(view))
        holes = [deck for deck, there in enumerate(view["decks"]) if there["shown"] == 16]
        pairs = [choice for choice in update["legal"] if choice["kind"].startswith("coordinate")]
        if holes and pairs and not any(choice["kind"] == "cross" for choice in update["legal"]):
            break
        ada.carry_out(ada.advised(update))
        ada.wait_for(table["version"] + 1)
    ada.sources([pairs[0]["values"]["sources"].split(" ")[0]])
    ada.press(ada.page.locator(".observatory .top").nth(holes[0]))
    expect(ada.page.locator(".error")).to_contain_text("9.7")
    assert ada.table()["version"] == table["version"]


def test_what_is_left_in_a_deck_shows_with_the_focus_and_by_touch(visit: Visit) -> None:
    ada = Player(visit())
    ada.open_table("Ada", {})
    ada.page.locator("[data-deck=beta]").hover()
    expect(ada.page.locator(".look")).to_contain_text("Paquet Beta")
    ada.page.mouse.move(0, 0)
    expect(ada.page.locator(".look")).to_have_count(0)
    ada.page.locator("[data-source=alpha]").focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator(".look")).to_contain_text("Paquet")
    ada.page.locator("[data-deck=star]").click()
    expect(ada.page.locator(".dock")).to_contain_text("Paquet Étoiles")


CUT = """() => [...document.querySelectorAll(".deck .name .long")].filter((name) => {
  const [own, foot] = [name.getBoundingClientRect(), name.closest(".what").getBoundingClientRect()];
  const count = name.closest(".what").querySelector(".count").getBoundingClientRect();
  return own.width && (own.right > count.left || own.left < foot.left - 1);
}).map((name) => name.textContent)"""
HIDDEN = """() => {
  const look = document.querySelector(".look").getBoundingClientRect();
  return [...document.querySelectorAll(".deck .top")].filter((deck) => {
    const box = deck.getBoundingClientRect();
    return box.left < look.right && box.right > look.left && box.top < look.bottom && box.bottom > look.top;
  }).length;
}"""


def test_no_name_of_a_deck_is_cut_and_the_closer_look_hides_no_deck(visit: Visit) -> None:
    ada = Player(visit())
    ada.open_table("Ada", {})
    for width in (660, 820, 1030, 1100, 1280, 1600):
        ada.page.set_viewport_size({"width": width, "height": 800})
        assert ada.page.evaluate(CUT) == [], width
    for width in (1030, 1280):
        ada.page.set_viewport_size({"width": width, "height": 800})
        for deck in ("alpha", "delta", "planet"):
            ada.page.locator(f"[data-deck={deck}]").hover()
            ada.page.locator(".look").wait_for()
            assert ada.page.evaluate(HIDDEN) == 0, (width, deck)
            ada.page.mouse.move(0, 0)
            expect(ada.page.locator(".look")).to_have_count(0)
    for size in ((820, 1180), (768, 1024)):  # a tablet held upright
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert ada.page.evaluate(CUT) == [], size
        expect(ada.page.locator("[data-area=powers] button").last).to_be_in_viewport(ratio=1)


def test_the_board_at_every_size(visit: Visit) -> None:
    """Played on a tablet; phone and desk have whole games of their own."""
    ada = Player(visit("tablet"))
    ada.open_table("Ada", EVERYTHING)
    ada.take_turns(ada.advised, most=12)
    looks_right_to_everybody(visit, ada.seat, "stellarion", ".board")
