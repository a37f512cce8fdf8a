"""3: who marries whom. Bot families follow a convention that everyone can work out from the public record.

People are free to follow it: a marriage proposed here takes place if both families write it.
"""

from typing import Final

from ..components import CHURCH, MARRIAGES_BETWEEN, MOST_BEARING
from .draft import Draft
from .scene import HELD, Scene, Union

OLDEST_GROOM: Final = 70
BIG: Final = 1_000_003


def unions(scene: Scene) -> list[Union]:
    """3: the most prestigious men first, each with a woman who may still have children; turns mix the order."""
    if not scene.priests:
        return []
    widowed_too = scene.head(CHURCH) >= 0  # 3.6
    men, women = _singles(scene, "m", widowed_too), _singles(scene, "w", widowed_too)
    own_priest = _priests_by_family(scene)
    between = marriages_between(scene)
    found: list[Union] = []
    for groom in men:
        at = _match(scene, groom, women, between)
        if at < 0:
            continue
        bride = women.pop(at)
        his, hers = scene.person(groom)["family"], scene.person(bride)["family"]
        key = pair(scene, his, hers)
        between[key] = between.get(key, 0) + 1
        priest = own_priest.get(his, own_priest.get(hers, scene.priests[(groom + bride) % len(scene.priests)]))
        found.append(Union(groom, bride, priest))
    return found


def by_family(scene: Scene, unions: list[Union]) -> dict[int, list[Union]]:
    """Each union stands in both families."""
    found: dict[int, list[Union]] = {}
    for union in unions:
        for who in (union.groom, union.bride):
            found.setdefault(scene.person(who)["family"], []).append(union)
    return found


def _singles(scene: Scene, sex: str, widowed_too: bool) -> list[int]:
    """3.5, 3.6"""
    found: list[int] = []
    for who in scene.living:
        c = scene.person(who)
        if c["sex"] != sex or c["spouse"] != -1 or c["school"] in ("", "priest") or c["heretic"]:
            continue
        if c["captivity"] in HELD or not scene.active(c["family"]) or (c["widowed"] and not widowed_too):
            continue
        if scene.age(who) <= (OLDEST_GROOM if sex == "m" else MOST_BEARING):
            found.append(who)
    if sex == "m":
        return sorted(found, key=lambda who: (-scene.person(who)["prestige"], mixed(who, scene.turn)))
    return sorted(found, key=lambda who: (scene.age(who) // 15, mixed(who, scene.turn)))


def mixed(who: int, turn: int) -> int:
    """Another order every turn: who waits in vain once need not wait for ever."""
    return (who * 7919 + turn * 104729) % BIG


def _match(scene: Scene, groom: int, women: list[int], between: dict[int, int]) -> int:
    """The first woman of another family that is not bound to his three times; her place in the list, or -1."""
    his = scene.person(groom)["family"]
    for at, bride in enumerate(women):
        hers = scene.person(bride)["family"]
        if hers != his and between.get(pair(scene, his, hers), 0) < MARRIAGES_BETWEEN:
            return at
    return -1


def pair(scene: Scene, one: int, other: int) -> int:
    return min(one, other) * len(scene.kin) + max(one, other)


def marriages_between(scene: Scene) -> dict[int, int]:
    """3.4: how many, for each pair of families."""
    between: dict[int, int] = {}
    for who in scene.living:
        c = scene.person(who)
        if c["sex"] == "m" and c["spouse"] >= 0:
            key = pair(scene, c["family"], scene.person(c["spouse"])["family"])
            between[key] = between.get(key, 0) + 1
    return between


def _priests_by_family(scene: Scene) -> dict[int, int]:
    """The most prestigious of each family."""
    found: dict[int, int] = {}
    for who in scene.priests:
        family = scene.person(who)["family"]
        if family not in found or scene.person(who)["prestige"] > scene.person(found[family])["prestige"]:
            found[family] = who
    return found


def marry(d: Draft) -> None:
    """3.7: the convention's couples of this family, both sides alike."""
    for union in d.scene.unions_of.get(d.seat, []):
        d.entry(
            "marriage",
            [d.named("groom", union.groom), d.named("bride", union.bride), d.named("priest", union.priest)],
        )
