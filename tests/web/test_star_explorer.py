"""Whole games of Star Explorer in a real browser, and the pages of the real sky."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .ahead import advised, bring_forward
from .looking import Look, Visit, every_look, looks_right, looks_right_to_everybody
from .playing import BREATH, Manner, Seat

ALONE = {"fr": "En solitaire", "en": "Alone"}
STAGE = "button.touch"
CONFIRM = ".prompt [data-can], .dock [data-can]:not([data-draw])"
CHOICES = "[data-area=start] [data-can], [data-area=pile] [data-can]"
FEWEST_STARS = 4
LAST = 6
MOST_STEPS = 600


def alone(seat: Seat, language: str = "fr", name: str = "Ada") -> None:
    seat.open_table(name, how=ALONE[language], game="star-explorer")
    seat.page.wait_for_selector(CHOICES)


def told(seat: Seat) -> str:
    """What the ghost says of itself."""
    return seat.page.locator(".stage [role=status]").inner_text()


def points_of_ghost(seat: Seat) -> int:
    return int(seat.page.locator(".worth").get_attribute("data-points") or -1)


def push(seat: Seat, manner: Manner) -> None:
    """Bring the tile somewhere else, turn it, and sometimes leave a star out."""
    seat.touch("[data-turn]", manner)
    box: list[float] | None = seat.page.evaluate(
        "selector => { const box = document.querySelector(selector)?.getBoundingClientRect();"
        " return box ? [box.x, box.y, box.width, box.height] : null; }",
        STAGE,
    )
    if box is None:
        return
    x, y = box[0] + box[2] * seat.luck.uniform(0.25, 0.75), box[1] + box[3] * seat.luck.uniform(0.2, 0.55)
    if manner == "tap":
        seat.page.touchscreen.tap(x, y)
    else:
        seat.page.mouse.click(x, y)
    if seat.luck.random() < 0.3 and seat.page.locator(".tile .out").count() < FEWEST_STARS:
        seat.touch("[data-area=tile] [data-can]", manner)
        seat.page.wait_for_timeout(2 * BREATH)


def drawn(seat: Seat) -> None:
    """Wait until the draft is placed: to leave stars out takes a move each."""
    for _ in range(60):
        if seat.page.locator("[data-draw]").count() == 0:
            return
        seat.page.wait_for_timeout(2 * BREATH)


def step(seat: Seat, manner: Manner = "click") -> bool:
    """Do the next thing; False if there is none."""
    page = seat.page
    if page.locator(CHOICES).count():
        seat.touch(CHOICES, manner)
    elif page.locator("[data-draw]").count():
        push(seat, manner)
        if page.locator(".worth.none").count() == 0:
            seat.touch("[data-draw]", manner)
            drawn(seat)
    elif page.locator(CONFIRM).count():
        seat.touch(CONFIRM + " >> nth=0", manner)
    else:
        return False
    page.wait_for_timeout(BREATH)
    return True


def play_to_the_end(seat: Seat, manner: Manner = "click") -> None:
    for _ in range(300):
        if seat.is_over:
            break
        if not step(seat, manner):
            seat.page.wait_for_timeout(BREATH)
    expect(seat.page.locator("section.end")).to_be_visible()


def until_drafting(seat: Seat) -> None:
    for _ in range(MOST_STEPS):
        if seat.page.locator("[data-draw]").count():
            return
        seat.touch(CHOICES)
        seat.page.wait_for_timeout(2 * BREATH)
    pytest.fail("nothing to draw")


def test_a_whole_game_alone_and_its_map_to_keep(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    alone(ada)
    play_to_the_end(ada)
    names = ada.page.locator(".centre text.name").all_text_contents()
    assert 1 <= len(names) <= 6
    with ada.page.expect_download() as kept:
        ada.page.locator("[data-keep=svg]").click()
    kept.value.save_as(tmp_path / "map.svg")
    drawn = (tmp_path / "map.svg").read_text(encoding="utf-8")
    assert all(f">{name}<" in drawn for name in names)
    assert "Ada" in drawn
    assert (ada.page.locator("h2.rank").text_content() or "none") in drawn  # the end begins with it
    with ada.page.expect_download() as kept:
        ada.page.locator("[data-keep=png]").click()
    kept.value.save_as(tmp_path / "map.png")
    assert (tmp_path / "map.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert (tmp_path / "map.png").stat().st_size > 50_000


def test_four_browsers_at_once(visit: Visit) -> None:
    ada = visit()
    ada.page.goto("/new?game=star-explorer")
    ada.page.get_by_text(ada.words["invite"]).click()
    ada.page.get_by_label("Joueurs").select_option("4")
    ada.page.get_by_role("button", name=ada.words["open"]).click()
    ada.tell_name("Ada")
    ada.page.wait_for_url(re.compile("/match/"))
    expect(ada.page.locator(".invite input")).to_have_count(4)  # three seats and the watchers
    links = [box.input_value() for box in ada.page.locator(".invite input").all()]
    seats = [ada]
    for link, name in zip(links[:3], ("Bea", "Cleo", "Dora"), strict=True):
        guest = visit(language="en")
        guest.page.goto(link)
        guest.page.get_by_role("button", name=re.compile("Take seat")).click()
        guest.tell_name(name)
        seats.append(guest)
    watcher = visit()
    watcher.page.goto(links[3])
    watcher.page.wait_for_selector(".board")
    rounds = seats[0].page.locator(".centre text.now")
    drafted = 0
    for _ in range(MOST_STEPS):
        if rounds.text_content() == "III":
            bring_forward(seats, advised("star-explorer"), lambda view: view["round"] == LAST)
            expect(rounds).to_have_text("VI")
        if all(seat.is_over for seat in seats):
            break
        for seat in seats:
            step(seat)
        drafted += seats[0].page.locator(".drafted").count()
        assert watcher.page.locator(".drafted").count() == 0  # a draft is nobody else's business
        assert not watcher.may_act()
    assert drafted
    for seat in (*seats, watcher):
        expect(seat.page.locator("section.end")).to_be_visible()
        assert seat.page.locator(".planisphere").count() == 4


def test_a_whole_game_on_a_phone_by_touch_in_english(visit: Visit) -> None:
    phone = visit("phone", "en")
    alone(phone, "en", "Grace")
    until_drafting(phone)
    for target in phone.page.locator("[data-can]:visible, [data-turn]").all():
        size = target.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 44
    assert not phone.scrolls_sideways()
    play_to_the_end(phone, "tap")
    assert not phone.scrolls_sideways()


def tab_to(seat: Seat, selector: str) -> bool:
    """Press Tab until the focus is on such a thing; False if the page has moved on meanwhile."""
    for _ in range(60):
        if seat.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return True
        if seat.page.locator(selector).count() == 0:
            return False
        seat.page.keyboard.press("Tab")
    pytest.fail(f"Tab does not lead to {selector}")


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    louise = visit()
    alone(louise, name="Louise")
    page = louise.page
    for _ in range(200):
        if louise.is_over:
            break
        if page.locator(CHOICES).count():
            if tab_to(louise, CHOICES):
                page.keyboard.press(louise.luck.choice(["ArrowRight", "ArrowLeft"]))
                page.keyboard.press("Enter")
        elif page.locator(STAGE).count() and tab_to(louise, STAGE):
            for _ in range(4):
                page.keyboard.press(louise.luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r", "R"]))
            page.keyboard.press("Enter")
            drawn(louise)
        elif tab_to(louise, ".prompt [data-can]"):
            page.keyboard.press("Enter")
        page.wait_for_timeout(2 * BREATH)
    expect(page.locator("section.end")).to_be_visible()
    assert louise.told


def test_a_placement_brings_what_its_ghost_says(visit: Visit) -> None:
    ada = visit()
    alone(ada)
    until_drafting(ada)
    ada.page.locator(".offers summary").click()
    offers = ada.page.locator("[data-offer]").all_inner_texts()
    assert len(set(offers)) == len(offers) > 2  # what looks alike tells its difference
    for word in ("tuile", "avant", "lignes", "points"):
        expect(ada.page.locator(".sheet thead").get_by_text(word).first).to_be_visible()
    ada.page.locator("[data-offer]").nth(2).click()
    said = points_of_ghost(ada)
    assert said > 0
    for width, height in ((1366, 768), (820, 1180), (768, 1024), (360, 740)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator("[data-draw]")).to_be_in_viewport(ratio=1)
    ada.page.locator("[data-draw]").click()
    expect(ada.page.locator(".drafted").first).to_be_attached()
    assert points_of_ghost(ada) == said
    ada.page.locator(CONFIRM).first.click()
    row = ada.page.locator(".sheet tbody tr").first
    expect(row.locator(".sum")).to_have_text(str(said))
    parts = [int(cell) for cell in row.locator("td:not(.name, .sum)").all_inner_texts()]
    assert sum(parts) == said


def test_the_disc_turns_a_sixth_each_round(visit: Visit) -> None:
    ada = visit()
    alone(ada)
    until_drafting(ada)

    def angle() -> float:
        style = ada.page.locator(".centre g.disc").get_attribute("style") or ""
        return float(re.findall(r"rotate\((-?[\d.]+)deg\)", style)[0])

    before = angle()
    assert ada.page.locator(".centre text.now").text_content() == "I"
    ada.page.locator("[data-draw]").click()
    ada.page.locator(CONFIRM).first.click()
    expect(ada.page.locator(".centre text.now")).to_have_text("II")
    assert angle() == pytest.approx(before + 60)


def test_the_tile_is_dragged_and_stars_are_left_out(visit: Visit) -> None:
    ada = visit()
    alone(ada)
    until_drafting(ada)
    grip = ada.page.locator(".grip").bounding_box()
    assert grip is not None
    here = told(ada)
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    for far in range(0, 130, 10):
        ada.page.mouse.move(x + far, y)
    ada.page.mouse.up()
    assert told(ada) != here
    ada.page.locator("[data-star='1']").click()
    expect(ada.page.locator("[data-star='1'].out")).to_be_visible()
    ada.page.locator("[data-star='1']").click()
    expect(ada.page.locator("[data-star='1'].out")).to_have_count(0)


def test_the_tile_is_dragged_by_a_finger(visit: Visit) -> None:
    phone = visit("phone")
    alone(phone)
    until_drafting(phone)
    grip = phone.page.locator(".grip").bounding_box()
    assert grip is not None
    here, x, y = told(phone), grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    finger = phone.page.context.new_cdp_session(phone.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for far in range(6, 66, 6):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y + far}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert told(phone) != here
    assert phone.page.evaluate("scrollY") == 0  # the tile moves, not the page


def test_a_place_where_nothing_fits_is_refused_with_its_rule(visit: Visit) -> None:
    ada = visit()
    alone(ada)
    until_drafting(ada)
    ada.page.locator(STAGE).focus()
    for _ in range(14):
        ada.page.keyboard.press("ArrowDown")
    assert points_of_ghost(ada) == -1
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".notice")).to_contain_text(re.compile(r"5\.3\.\d"))
    expect(ada.page.locator("[data-draw]")).to_be_visible()


def test_a_hint_is_drawn_as_a_ghost(visit: Visit) -> None:
    ada = visit()
    alone(ada)
    until_drafting(ada)
    ada.page.locator("[data-tool=hint]").click()
    best = ada.page.locator("dialog .best")
    expect(best).to_be_visible()
    place = re.search(r"colonne \d+, rangée \d+", best.inner_text())
    if place:  # not a star to leave out
        assert place[0] in told(ada)
    else:
        assert ", sans " in told(ada)


def test_the_pages_are_for_everybody(visit: Visit) -> None:
    """Played on a tablet; phone and desk have whole games of their own."""
    ada = visit("tablet")
    alone(ada)
    looks_right_to_everybody(visit, ada, "star-explorer-start", CHOICES)
    until_drafting(ada)
    looks_right_to_everybody(visit, ada, "star-explorer-draft", "[data-draw]")
    ada.page.locator("[data-draw]").click()
    expect(ada.page.locator(".drafted").first).to_be_attached()
    looks_right_to_everybody(visit, ada, "star-explorer-placed", CONFIRM)
    play_to_the_end(ada)
    looks_right_to_everybody(visit, ada, "star-explorer-end", "section.end")


@every_look
def test_the_real_sky_is_for_everybody(visit: Visit, look: Look) -> None:
    guest = look.visit(visit)
    for name, path in {"sky": "/sky", "sky-orion": "/sky/orion"}.items():
        guest.open(path)
        guest.page.wait_for_selector(".plate")
        looks_right(guest, name, look)


def test_every_constellation_has_its_page(visit: Visit) -> None:
    guest = visit()
    guest.page.goto("/")
    guest.page.get_by_role("link", name="Le vrai ciel").click()
    expect(guest.page.locator("li i")).to_have_count(41)
    guest.page.locator("li a").first.click()
    seen = set()
    for _ in range(41):
        guest.page.wait_for_selector("article h1")
        seen.add(guest.page.locator("article h1").inner_text())
        assert len(guest.page.locator("article .lede").inner_text()) > 60
        following = guest.page.locator("a[rel=next]")
        path = following.get_attribute("href") or ""
        following.click()
        guest.page.wait_for_url(re.compile(f"{path}$"))
    assert len(seen) == 41
