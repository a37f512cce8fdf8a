"""Every page at three sizes: accessible, no sideways scrolling, and a picture kept to look at."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import ROOT
from .playing import Seat

Visit = Callable[..., Seat]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "screenshots"
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "new": "/new?game=stellar",
    "rules": "/rules/stellar",
    "account": "/account",
    "lost": "/nowhere",
}
LOOKS = [("fr", "night"), ("en", "day")]
SERIOUS = ("serious", "critical")


def keep(seat: Seat, name: str, size: str, theme: str, language: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    seat.page.screenshot(path=str(PICTURES / f"{name}-{size}-{theme}-{language}.png"), full_page=True)


def faults(seat: Seat) -> list[str]:
    """What axe-core calls serious."""
    seat.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[list[str]] = seat.page.evaluate(
        "async () => (await axe.run()).violations.map(v => [v.impact, v.id, v.nodes[0].html.slice(0, 160)])"
    )
    return [" ".join(fault) for fault in found if fault[0] in SERIOUS]


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_every_page(visit: Visit, size: str, language: str, theme: str) -> None:
    guest = visit(size, language, theme, still=True, scripted=True)
    for name, path in PAGES.items():
        guest.page.goto(path)
        guest.page.wait_for_load_state("networkidle")
        keep(guest, name, size, theme, language)
        assert not guest.scrolls_sideways(), (name, size)
        assert faults(guest) == [], (name, size)


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_the_table_in_play_and_at_the_end(visit: Visit, size: str, language: str, theme: str) -> None:
    ada = visit(size, language, theme, still=True, scripted=True)
    ada.open_table("Ada")
    for _ in range(24):
        ada.step()
        ada.page.wait_for_timeout(50)
    for _ in range(100):
        if ada.may_act():
            break
        ada.page.wait_for_timeout(50)
    keep(ada, "table", size, theme, language)
    assert not ada.scrolls_sideways()
    assert faults(ada) == []
    ada.play_to_the_end()
    ada.page.wait_for_load_state("networkidle")
    keep(ada, "end", size, theme, language)
    assert not ada.scrolls_sideways()
    assert faults(ada) == []


def test_what_can_be_touched_on_a_phone_is_large_enough(visit: Visit) -> None:
    """44 px targets for everything one plays with."""
    phone = visit("phone", still=True)
    phone.open_table("Ada")
    phone.page.wait_for_selector("[data-can]")
    for box in phone.page.locator("[data-can]:visible").all():
        size = box.bounding_box()
        assert size is not None
        assert size["width"] >= 44
        assert size["height"] >= 44


def test_first_paint_of_the_home_page_is_light() -> None:
    """Under 60 kB of script, compressed: what index.html loads before anything is clicked."""
    import gzip
    import re

    from .conftest import built_pages

    pages: Path = built_pages()
    wanted, seen = re.findall(r'(?:src|href)="(/assets/[^"]+\.js)"', (pages / "index.html").read_text()), set[str]()
    total = 0
    while wanted:
        name = wanted.pop()
        if name in seen:
            continue
        seen.add(name)
        text = (pages / name.lstrip("/")).read_text(encoding="utf-8")
        total += len(gzip.compress(text.encode(), 9))
        wanted += [
            f"/assets/{part}"
            for part in re.findall(r'from"\./([^"]+\.js)"|import"\./([^"]+\.js)"', text)
            for part in part
            if part
        ]
    assert seen
    assert total < 60_000
