"""Pages as everybody sees them: at three sizes, in two languages, by night and by day."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from .axe import axe
from .playing import Seat

Visit = Callable[..., Seat]
ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "screenshots"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
LOOKS = [("fr", "night"), ("en", "day")]
SERIOUS = ("serious", "critical")


@dataclass(frozen=True)
class Look:
    size: str
    language: str
    theme: str

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"

    def visit(self, visit: Visit, like: Seat | None = None) -> Seat:
        return visit(self.size, self.language, self.theme, scripted=True, like=like)


EVERY_LOOK = [Look(size, language, theme) for language, theme in LOOKS for size in SIZES]
every_look = pytest.mark.parametrize("look", EVERY_LOOK, ids=str)


def keep(seat: Seat, name: str, look: Look) -> None:
    """A picture to look at, if one is wanted: `scripts/test --pictures`."""
    if os.environ.get("PICTURES"):
        PICTURES.mkdir(exist_ok=True)
        seat.page.screenshot(path=str(PICTURES / f"{name}-{look}.png"), full_page=True)


def faults(seat: Seat) -> list[str]:
    """What axe-core calls serious."""
    seat.page.evaluate(axe())
    found: list[list[str]] = seat.page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']}))"
        ".violations.map(v => [v.impact, v.id, v.nodes[0].html.slice(0, 160)])"
    )
    return [" ".join(fault) for fault in found if fault[0] in SERIOUS]


def looks_right(seat: Seat, name: str, look: Look) -> None:
    """Accessible, and no sideways scrolling."""
    keep(seat, name, look)
    assert not seat.scrolls_sideways(), (name, str(look))
    found = faults(seat)
    assert not found, (name, str(look), found)


def looks_right_to_everybody(visit: Visit, seat: Seat, name: str, shows: str) -> None:
    """What one person has on the screen, opened anew in each look: the position is reached once and seen six times."""
    for look in EVERY_LOOK:
        window = look.visit(visit, like=seat)
        window.open(seat.page.url)
        window.page.locator(shows).first.wait_for()
        looks_right(window, name, look)
        window.page.context.close()
