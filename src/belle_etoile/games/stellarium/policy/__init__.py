"""Families that bots play: they read their own view and write the same document as people do.

Three tempers share one policy and differ in what they dare (`tempers.py`). What needs two families, a marriage, a
ship or a crew, follows a convention that everyone can work out from the public record (`marriages.py`, `shipping.py`).
"""

from typing import Final

from ....core.chance import Chance
from ....core.events import EVERYONE
from ..components import Edition
from ..state import State
from ..view import Means, means, view
from .founding import founded
from .marriages import by_family, unions
from .scene import Scene, Union, Voyage
from .sheet import written
from .shipping import bargains, voyages
from .tempers import TEMPERS, temper_named

TEMPER_NAMES: Final = tuple([temper.name for temper in TEMPERS])

__all__ = ["TEMPER_NAMES", "Scene", "Union", "Voyage", "found", "means_of", "scene_of", "write"]


def scene_of(s: State) -> Scene:
    """The public record, read once for all families."""
    scene = Scene(view(s, EVERYONE))
    scene.unions, scene.bargains = unions(scene), bargains(scene)
    scene.unions_of = by_family(scene, scene.unions)
    scene.voyages = voyages(scene)
    return scene


def means_of(s: State, seat: int) -> Means:
    return means(s, seat)


def write(scene: Scene, own: Means, seat: int, temper: str, chance: Chance) -> str:
    """The order document of a family for the coming turn."""
    return written(scene, own, seat, temper_named(temper), chance)


def found(name: str, temper: str, edition: Edition, chance: Chance) -> str:
    """The entry of a family for turn 0."""
    return founded(name, temper_named(temper), edition, chance)
