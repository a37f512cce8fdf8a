"""Each game by two people in two browsers, with a clock, from the invitation to the rematch."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .ahead import Update, advised, bring_forward, hands_of
from .playing import Seat

Visit = Callable[..., Seat]
GAMES = ("stellar", "stellarion", "look-at-the-stars", "star-explorer")
ADA, BEA = "Anne-Cunégonde de Sévigné-Grignan", "Bérénice-Philippa Montgomery"
OPENING = 4
# Where a name is cut by what it stands in. A title tells the whole of it.
CUT = """name => {
  const found = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    if (!text.data.includes(name) || !text.parentElement.checkVisibility({visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (let box = text.parentElement; box && box !== document.body && !box.title; box = box.parentElement) {
      const {clientWidth, clientHeight} = box, {overflowX, clipPath} = getComputedStyle(box);
      if (clipPath !== "none" || clientWidth < 2) break;  // only for those who listen
      const [outer, inner] = [box.getBoundingClientRect(), range.getBoundingClientRect()];
      if (["hidden", "clip"].includes(overflowX) && clientHeight && inner.right > outer.right + 1)
        found.push(box.outerHTML.slice(0, 200));
    }
  }
  return found;
}"""
# What makes a page scroll sideways, where it does.
OUTSIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll("main *")].filter(each => each.getBoundingClientRect().right > innerWidth + 1)
  .map(each => each.outerHTML.slice(0, 300))"""


def nothing_is_cut(seat: Seat) -> None:
    for name in (ADA, BEA):
        assert seat.page.evaluate(CUT, name) == []
    assert seat.page.evaluate(OUTSIDE) == []


def with_a_clock(visit: Visit, game: str) -> tuple[Seat, Seat]:
    """Ada, French and on a phone, invites Bea, who reads English at a desk."""
    ada, bea = visit("phone"), visit(language="en")
    ada.page.goto(f"/new?game={game}")
    ada.page.get_by_text(ada.words["invite"]).click()
    ada.page.get_by_label("Pendule").select_option("bank")
    ada.page.get_by_role("button", name=ada.words["open"]).click()
    ada.tell_name(ADA)
    bea.page.goto(ada.page.locator(".invite input").first.input_value())
    expect(bea.page.get_by_role("heading", level=1)).to_contain_text(ADA)
    nothing_is_cut(bea)
    bea.page.get_by_role("button", name=re.compile("Take seat")).click()
    bea.tell_name(BEA)
    for seat in (ada, bea):
        expect(seat.page.locator("[data-clock]")).to_have_count(2)
        seat.page.wait_for_selector(".board")
    return ada, bea


def version(seat: Seat) -> int:
    return int(hands_of(seat).get(f"/matches/{number_of(seat)}")["version"])


def number_of(seat: Seat) -> str:
    return seat.page.url.rsplit("/", 1)[1].split("?")[0]


def play_by_clicks(seats: list[Seat]) -> None:
    """The first moves, each chosen from the list of moves: it is the same in every game."""
    while (before := version(seats[0])) < OPENING:
        waiting = hands_of(seats[0]).get(f"/matches/{number_of(seats[0])}")["waiting"]
        seat = seats[waiting[0]]
        seat.page.locator("[data-tool=moves]").click()
        seat.page.locator("dialog li button").first.click()
        expect(seat.page.get_by_role("dialog")).to_have_count(0)
        while version(seats[0]) == before:
            seat.page.wait_for_timeout(20)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_a_clock_and_the_rematch(visit: Visit, game: str) -> None:
    ada, bea = with_a_clock(visit, game)
    play_by_clicks([ada, bea])
    for seat in (ada, bea):
        nothing_is_cut(seat)

    def never(_: Update) -> bool:
        return False

    bring_forward([ada, bea], advised(game), never)
    for seat in (ada, bea):
        expect(seat.page.locator("section.end #verdict")).to_be_visible()
        expect(seat.page.locator("section.end .chart svg")).to_be_visible()
        nothing_is_cut(seat)
    first = number_of(ada)
    ada.page.get_by_role("button", name="Proposer une revanche").click()
    expect(bea.page.get_by_text(f"{ADA} offers a rematch.")).to_be_visible()
    bea.page.get_by_role("button", name="Accept the rematch").click()
    for seat in (ada, bea):
        seat.page.wait_for_url(lambda url: "/match/" in url and first not in url)
        expect(seat.page.locator("[data-clock]")).to_have_count(2)
        expect(seat.page.locator("section.end")).to_have_count(0)
    assert number_of(ada) == number_of(bea)
