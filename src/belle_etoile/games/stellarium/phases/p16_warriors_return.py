"""16: everyone who is free comes home."""

from ....core.chance import Chance
from ..components import STELLARIUM
from ..effects import Events
from ..orders import Orders
from ..state import State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    for id in s.living:
        if s.people[id].free:
            s.people[id].place = STELLARIUM  # 16.1
