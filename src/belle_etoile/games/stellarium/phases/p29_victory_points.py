"""29: victory points."""

from ....core.chance import Chance
from ..components import GOVERNMENT, HEAD, NONE, PYRAMIDS
from ..effects import Events, proclaim
from ..orders import Orders
from ..state import State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    points = turn_points(s)
    for family in s.families:
        family.points_turn = points[family.id]
        family.points += points[family.id]
        values = {"points": points[family.id], "total": family.points}
        proclaim(events, "29.4", "points", family.id, {"family": family.name, **values})


def turn_points(s: State) -> list[int]:
    """29.4"""
    points = [0 for _ in s.families]
    best: list[int] = []  # families of the most prestigious people, 29.3
    most = 0
    for id in s.living:
        c = s.people[id]
        if not c.alive:
            continue
        points[c.family] += c.pp
        if not best or c.pp > most:
            best, most = [c.family], c.pp
        elif c.pp == most and c.family not in best:
            best.append(c.family)
    points = [max(0, sum_) for sum_ in points]  # 29.1
    for pyramid in range(len(PYRAMIDS)):
        head = s.pyramids[pyramid][HEAD]
        if head != NONE:
            points[s.people[head].family] += 200 if pyramid == GOVERNMENT else 100  # 29.2, 29.3
    richest = max([family.purse for family in s.families])
    share(points, [family.id for family in s.families if family.purse == richest])
    share(points, best)
    return points


def share(points: list[int], families: list[int]) -> None:
    """29.3: 100 points, divided between families that tie, rounded down."""
    for family in families:
        points[family] += 100 // len(families)
