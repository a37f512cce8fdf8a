"""The whole sheet of a family, part by part."""

from ....core.chance import Chance
from ..view import Means
from .court import give_verdicts
from .draft import Dice, Draft
from .household import answer_kidnappers, name_youths, place_people, recognise, shop, stand, wish_for_children
from .marriages import marry
from .plots import plot
from .powers import use_powers
from .scene import Scene
from .ship_orders import bid, deal, sail
from .tempers import Temper


def written(scene: Scene, own: Means, seat: int, temper: Temper, chance: Chance) -> str:
    """Everything this family orders for the coming turn."""
    draft = Draft(scene, own, seat, temper, Dice(chance))
    answer_kidnappers(draft)
    deal(draft)
    place_people(draft)
    name_youths(draft)
    wish_for_children(draft)
    recognise(draft)
    stand(draft)
    shop(draft)
    marry(draft)
    sail(draft)
    plot(draft)
    give_verdicts(draft)
    use_powers(draft)
    bid(draft)
    return draft.text()
