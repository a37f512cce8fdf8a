"""Whole games of Look at the Stars in a real browser: what to draw is a bot's advice, how is the board's affair."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from belle_etoile import Quick, bot_named, game_named

from .ahead import advised, bring_forward
from .looking import Visit, looks_right_to_everybody
from .playing import BREATH, Seat

Manner = Literal["ghost", "pencil", "touch", "keys"]
GAME = game_named("look-at-the-stars")
MOST_STEPS = 400
LAST = 18  # card
# The drawing, as in web/src/games/look-at-the-stars/lattice.ts
WIDE, HIGH, SIDE, TOP, UNIT = 644, 774, 52, 62, 60
ALONE = {"fr": "En solitaire", "en": "Alone"}


def place(name: str) -> tuple[int, int]:
    return "abcdefghij".index(name[0]), int(name[1:]) - 1


def ends(move: str) -> list[tuple[int, int]]:
    """The places that a move's text names."""
    return [place(name) for name in re.findall(r"\b[a-j]\d+\b", move)]


class Drawer:
    """One person with a sky; draws what a bot advises, in a manner of their own."""

    def __init__(self, seat: Seat, manner: Manner = "ghost", number: int = 0) -> None:
        self.seat, self.page = seat, seat.page
        self.manner, self.number = manner, number
        self.bot, self.luck = bot_named("greedy"), Quick(11 + number)

    # What is on the table

    @property
    def path(self) -> str:
        return "/api/matches/" + self.page.url.split("?")[0].rstrip("/").split("/")[-1]

    def update(self) -> dict[str, Any]:
        version = self.page.request.get(self.path).json()["version"]
        found: dict[str, Any] = self.page.request.get(f"{self.path}/at/{version}?seat={self.number}").json()
        return found

    @property
    def at(self) -> str:
        """The card, the steps of the draft, and whether this seat is waited for, as the page shows them."""
        return self.page.locator(".board").get_attribute("data-step") or ""

    def ghost(self) -> str:
        return self.page.locator("[data-ghost]").get_attribute("data-ghost") or ""

    # With the hand

    def spot(self, x: float, y: float) -> tuple[float, float]:
        box = self.page.locator("[data-area=sky] svg.sky").bounding_box()
        assert box is not None
        scale = box["width"] / WIDE
        return box["x"] + (SIDE + x * UNIT) * scale, box["y"] + (TOP + (10 - y) * UNIT) * scale

    def middle(self, move: str) -> tuple[float, float]:
        xs, ys = [x for x, _ in ends(move)], [y for _, y in ends(move)]
        return self.spot((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)

    def draw(self, move: str) -> None:
        if self.manner == "keys":
            self.draw_with_keys(move)
        elif self.manner == "touch":
            self.draw_with_a_finger(move)
        elif self.manner == "pencil" and move.split()[0] in ("draw", "shoot", "line"):
            self.draw_line_by_line(move)
        else:
            self.draw_with_the_ghost(move)

    def draw_with_the_ghost(self, move: str) -> None:
        """Hover where it goes, turn it with the wheel, click."""
        x, y = self.middle(move)
        for _ in range(7):
            self.page.mouse.move(x + 1, y + 1)
            self.page.mouse.move(x, y)
            if self.ghost() == move:
                break
            self.page.mouse.wheel(0, 100)
        assert self.ghost() == move
        self.page.mouse.click(x, y)

    def draw_line_by_line(self, move: str) -> None:
        """Drag from star to star."""
        for line in move.split()[1:]:
            one, two = (self.spot(*place(end)) for end in line.split("-"))
            self.page.mouse.move(*one)
            self.page.mouse.down()
            self.page.mouse.move((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)
            self.page.mouse.move(*two)
            self.page.mouse.up()

    def draw_with_a_finger(self, move: str) -> None:
        """Tap the card until it is turned right, drag the ghost to where it goes, press the button under the thumb."""
        self.turn_with(move, lambda: self.page.locator(".mini, [data-tool=turn]").locator("visible=true").first.tap())
        dx, dy = self.way_to(move)
        if dx or dy:
            finger = self.page.context.new_cdp_session(self.page)
            one, two = self.spot(4.5, 7), self.spot(4.5 + dx, 7 + dy)
            for kind, at in (("touchStart", [one]), ("touchMove", [two]), ("touchEnd", [])):
                points = [{"x": x, "y": y} for x, y in at]
                finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
                self.page.wait_for_timeout(40)  # a flick would swallow the next tap
        assert self.ghost() == move
        self.page.locator("[data-tool=draw]").tap()

    def draw_with_keys(self, move: str) -> None:
        """R until it is turned right, arrows until it is there, Enter."""
        self.turn_with(move, lambda: self.page.keyboard.press("r"))
        dx, dy = self.way_to(move)
        for key, count in (("ArrowRight", dx), ("ArrowLeft", -dx), ("ArrowUp", dy), ("ArrowDown", -dy)):
            for _ in range(count):
                self.page.keyboard.press(key)
        assert self.ghost() == move
        self.page.keyboard.press("Enter")

    def turn_with(self, move: str, turn: Callable[[], None]) -> None:
        for _ in range(6):
            if self.form(self.ghost()) == self.form(move):
                return
            turn()
        assert self.form(self.ghost()) == self.form(move)

    def way_to(self, move: str) -> tuple[int, int]:
        now = self.ghost()
        return min(columns(move)) - min(columns(now)), min(rows(move)) - min(rows(now))

    def form(self, move: str) -> list[tuple[int, int]]:
        """Where its places lie to each other."""
        return [(x - min(columns(move)), y - min(rows(move))) for x, y in ends(move)]

    # A whole game

    def step(self) -> bool:
        """One step of the draft; False where others are waited for."""
        if self.seat.is_over or not self.page.locator("[data-can]").count():
            return False
        before, update = self.at, self.update()
        if not before.endswith("true") or before != told(update):  # the page has not heard the latest
            return False
        move = GAME.format(self.bot.choose(GAME, update["view"], self.number, self.luck))
        kind = move.split()[0]
        if self.manner == "keys" and kind in ("confirm", "earn"):
            self.page.keyboard.press("Enter")
            if kind == "earn":
                self.page.keyboard.press("Enter")  # the shape has taken the focus
        elif kind in ("confirm", "skip"):
            self.press(self.page.locator(".prompt button, .dock button").get_by_text(LABELS[kind]).first)
        elif kind == "earn":
            self.press(self.page.locator("[data-tool=earn]").first)
        else:
            self.draw(move)
        self.wait_past(before)
        return True

    def press(self, button: Any) -> None:
        if self.manner == "touch":
            button.tap()
        elif self.manner == "keys":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def wait_past(self, before: str) -> None:
        for _ in range(2000):
            if self.seat.is_over or self.at != before:
                return
            self.page.wait_for_timeout(15)
        pytest.fail(f"nothing was played at {before}")

    def play_to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            if self.seat.is_over:
                break
            if not self.step():
                self.page.wait_for_timeout(BREATH)
        expect(self.page.locator("section.end")).to_be_visible()


def told(update: dict[str, Any]) -> str:
    """What the page says of itself once it has this update."""
    view = update["view"]
    steps = len(view["draft"]["steps"]) if view["draft"] else 0
    return f"{view['turned']} {steps} {'true' if view['seat'] in view['waiting'] else 'false'}"


def columns(move: str) -> list[int]:
    return [x for x, _ in ends(move)]


def rows(move: str) -> list[int]:
    return [y for _, y in ends(move)]


LABELS = {"confirm": re.compile("^Confirm"), "skip": re.compile("^(Passer|Pass)")}


def seated(visit: Visit, manner: Manner = "ghost", size: str = "desktop", **looks: Any) -> Drawer:
    """A table against a bot, at the first card."""
    seat = visit(size, **looks)
    seat.open_table("Ada", game="look-at-the-stars")
    seat.page.wait_for_selector("[data-area=sky][data-can]")
    return Drawer(seat, manner)


def test_a_whole_game_with_a_bot_by_mouse_and_a_picture_to_keep(visit: Visit, tmp_path: Path) -> None:
    ada = seated(visit)
    ada.play_to_the_end()
    expect(ada.page.locator(".gallery.large > li")).to_have_count(2)
    assert ada.page.locator("section.end tbody .rule").count() >= 10
    assert ada.page.locator(".gallery .strip").count() == 0  # each line is told once, above
    assert ada.page.get_by_role("button", name="PNG").count() == 2  # any sky can be kept
    view = ada.update()["view"]
    assert view["skies"][0]["points"] > 20  # what was advised is what was drawn
    with ada.page.expect_download() as kept:
        ada.page.get_by_role("button", name="SVG").first.click()
    kept.value.save_as(tmp_path / "sky.svg")
    drawing = (tmp_path / "sky.svg").read_text(encoding="utf-8")
    assert drawing.count("data-line=") == len(view["skies"][0]["lines"])
    assert "var(" not in drawing  # it needs no style sheet
    with ada.page.expect_download() as kept:
        ada.page.get_by_role("button", name="PNG").first.click()
    kept.value.save_as(tmp_path / "sky.png")
    assert (tmp_path / "sky.png").read_bytes().startswith(b"\x89PNG")


def test_a_whole_game_alone_from_star_to_star(visit: Visit) -> None:
    seat = visit(language="en")
    seat.open_table("Ada", how=ALONE["en"], game="look-at-the-stars")
    seat.page.wait_for_selector("[data-area=sky][data-can]")
    Drawer(seat, "pencil").play_to_the_end()
    expect(seat.page.locator(".gallery.large > li")).to_have_count(1)


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    blind = seated(visit, "keys")
    for _ in range(60):  # the tools above come first
        if blind.page.evaluate("() => document.activeElement.dataset.area") == "sky":
            break
        blind.page.keyboard.press("Tab")
    blind.play_to_the_end()
    assert blind.seat.told


def test_a_whole_game_on_a_phone_by_touch(visit: Visit) -> None:
    phone = seated(visit, "touch", "phone", language="en")
    box = phone.page.locator("[data-area=sky]").bounding_box()
    assert box is not None
    assert box["width"] > 340  # one's own sky fills the screen
    assert not phone.seat.scrolls_sideways()
    phone.play_to_the_end()
    assert not phone.seat.scrolls_sideways()


def test_on_a_tablet_held_upright_the_card_stays_in_sight(visit: Visit) -> None:
    tablet = seated(visit, size="tablet")
    for size in ((820, 1180), (768, 1024)):
        tablet.page.set_viewport_size({"width": size[0], "height": size[1]})
        for shown in (".mini", "[data-tool=draw]"):
            expect(tablet.page.locator(shown)).to_be_in_viewport(ratio=1)


def test_taps_from_star_to_star_draw_too(visit: Visit) -> None:
    phone = seated(visit, "touch", "phone")
    for _ in range(2 * 18):
        update = phone.update()
        moves = [choice["move"] for choice in update["legal"] if choice["kind"] == "draw"]
        if moves and told(update) == phone.at:
            break
        phone.step()
    # Not the ending that is shown first for its first line: that one is taken by any tap beside the stars.
    move = next(m for n, m in enumerate(moves) if any(m.split()[1] in other.split() for other in moves[:n]))
    phone.page.get_by_role("button", name="Ligne à ligne").tap()
    for name in re.findall(r"[a-j]\d+", move):
        phone.page.touchscreen.tap(*phone.spot(*place(name)))
    phone.wait_past(told(update))
    assert phone.update()["view"]["draft"]["steps"] == [move]


def three(visit: Visit) -> list[Drawer]:
    """Ada invites two, and all sit down."""
    ada, *guests = (visit() for _ in range(3))
    ada.page.goto("/new?game=look-at-the-stars")
    ada.page.get_by_text(ada.words["invite"]).click()
    ada.page.get_by_label(re.compile("^Joueurs")).select_option("3")
    ada.page.get_by_role("button", name=ada.words["open"]).click()
    ada.tell_name("Ada")
    ada.page.wait_for_url(re.compile("/match/"))
    for number, guest in enumerate(guests, 1):
        guest.page.goto(ada.page.locator(".invite input").first.input_value())
        guest.page.get_by_role("button", name=re.compile("Prendre la place")).first.click()
        guest.tell_name(("Bea", "Cléo")[number - 1])
        expect(guest.page.locator("ul.seats")).to_contain_text(("Bea", "Cléo")[number - 1])
    for seat in (ada, *guests):
        seat.page.wait_for_selector("[data-area=sky][data-can]")
    return [Drawer(seat, number=number) for number, seat in enumerate((ada, *guests))]


def test_three_browsers_draw_the_same_card_at_once(visit: Visit) -> None:
    ada, bea, cleo = three(visit)
    hers = bea.page.locator("[data-seat='0']")
    before = hers.locator("[data-line]").count()
    ada.step()  # a draft of her own
    assert ada.page.locator(".line.pencil").count() == 2 or ada.page.locator(".trail.pencil").count() == 1
    expect(hers.locator(".state svg")).to_have_count(0)
    while ada.step():
        pass
    expect(hers.locator(".state svg")).to_have_count(1)  # she has confirmed
    assert hers.locator("[data-line]").count() == before  # and still nobody sees what
    for drawer in (bea, cleo):
        while drawer.update()["view"]["turned"] == 1 and drawer.step():
            pass
    view = bea.update()["view"]
    assert view["turned"] == 2
    expect(hers.locator("[data-line]")).to_have_count(len(view["skies"][0]["lines"]))
    seats = [drawer.seat for drawer in (ada, bea, cleo)]
    bring_forward(seats, advised("look-at-the-stars"), lambda view: view["turned"] == LAST - 1)
    for _ in range(MOST_STEPS):
        if ada.seat.is_over:
            break
        if not any([drawer.step() for drawer in (ada, bea, cleo)]):
            ada.page.wait_for_timeout(BREATH)
    for drawer in (ada, bea, cleo):
        expect(drawer.page.locator(".gallery.large > li")).to_have_count(3)


def test_a_draft_is_undone_freely(visit: Visit) -> None:
    ada = seated(visit)
    lines = ada.page.locator("[data-area=sky] [data-line]")
    before = lines.count()
    for _ in range(3):
        update = ada.update()
        ada.draw(next(choice["move"] for choice in update["legal"] if choice["kind"] in ("draw", "shoot")))
        ada.wait_past(told(update))
        ada.page.get_by_role("button", name="Reprendre la dernière étape").click()
        expect(ada.page.locator("[data-ghost]")).to_have_count(1)
        expect(lines).to_have_count(before)
    assert ada.update()["view"]["turned"] == 1


def test_a_ghost_that_is_not_legal_is_refused_with_the_rule_beside_it(visit: Visit) -> None:
    ada = seated(visit, "keys")
    ada.page.locator("[data-area=sky]").focus()
    for _ in range(11):  # the corner of the lattice is outside the vault
        ada.page.keyboard.press("ArrowUp")
        ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator("[data-ghost]")).to_have_attribute("data-legal", "false")
    version = ada.update()["version"]
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".why")).to_contain_text(re.compile(r"Règle \d\.\d"))
    assert ada.update()["version"] == version
    ada.page.keyboard.press("ArrowDown")
    expect(ada.page.locator(".why")).to_have_count(0)


def test_a_hint_is_three_ghosts(visit: Visit) -> None:
    ada = seated(visit)
    ada.page.locator("[data-tool=hint]").click()
    ada.page.wait_for_selector("dialog .best")
    ada.page.keyboard.press("Escape")
    chips = ada.page.locator("[data-hint]")
    expect(chips).to_have_count(3)
    for number in range(3):
        chips.nth(number).click()
        assert ada.ghost() == chips.nth(number).get_attribute("data-hint")
    assert ada.page.locator("g.ghost.hint").count() == 3


def test_another_sky_is_large_on_demand(visit: Visit) -> None:
    ada = seated(visit)
    ada.page.locator(".gallery .look").click()
    box = ada.page.locator("dialog svg.sky").bounding_box()
    assert box is not None
    assert box["width"] > 300


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_sheet_has_its_figures_and_its_lore(visit: Visit, language: str) -> None:
    seat = visit(language=language)
    seat.page.goto("/new?game=look-at-the-stars")
    seat.page.get_by_text(ALONE[language]).click()
    seat.page.locator("details summary").click()
    seat.page.get_by_label(re.compile("^(Ciels|Skies)")).select_option("chosen")
    seat.page.get_by_role("button", name=seat.words["open"]).click()
    seat.tell_name("Ada")
    choices = seat.page.locator(".choose [data-can]")
    expect(choices).to_have_count(8)
    for text in seat.page.locator(".choose .text").all_inner_texts():
        assert len(text) > 120
    assert seat.page.locator(".choose .motif").count() == 16
    choices.nth(3).click()
    seat.page.locator(".plate button").click()
    expect(seat.page.locator("dialog .figures svg")).to_have_count(2)


def test_the_table_in_play(visit: Visit) -> None:
    """Played on a tablet; phone and desk have whole games of their own."""
    ada = seated(visit, size="tablet")
    while ada.update()["view"]["turned"] < 8:
        ada.step()
    looks_right_to_everybody(visit, ada.seat, "look-at-the-stars", "[data-area=sky]")
