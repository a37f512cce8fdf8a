"""3: marriages that both families wrote."""

from ....core.chance import Chance
from ..components import CHURCH, MAN, MARRIAGES_BETWEEN, NONE, ONR, OR, PRIEST, UNSCHOOLED, WOMAN
from ..effects import Events, honour, name_of, say, whisper
from ..orders import Orders, Wedding
from ..state import Person, State


def run(s: State, orders: list[Orders], chance: Chance, events: Events) -> None:
    between = marriages_between(s)
    pope = s.head(CHURCH)
    granted = orders[s.people[pope].family].remarry if pope != NONE else []
    automatic = pope != NONE and s.families[s.people[pope].family].status == ONR  # 3.6
    for family in s.families:
        for wedding in orders[family.id].weddings:
            groom, bride = s.people[wedding.groom], s.people[wedding.bride]
            if groom.family != family.id:
                _tell_bride(orders, wedding, groom, bride, events)
                continue
            rule = refusal(s, orders, wedding, between)
            if not rule and not automatic:
                needy = [c.id for c in (groom, bride) if c.widowed]
                rule = "" if all([who in granted for who in needy]) else "3.6"
            if rule:
                _tell_refusal(events, rule, groom, bride)
            else:
                _marry(s, groom, bride, wedding.priest, between, events)


def pair(s: State, one: int, other: int) -> int:
    return min(one, other) * len(s.families) + max(one, other)


def marriages_between(s: State) -> dict[int, int]:
    """3.4: how many marriages of two living partners there are between two families."""
    between: dict[int, int] = {}
    for id in s.living:
        c = s.people[id]
        if c.sex == MAN and c.alive and c.spouse >= 0:
            key = pair(s, c.family, s.people[c.spouse].family)
            between[key] = between.get(key, 0) + 1
    return between


def may_marry(c: Person) -> str:
    """What forbids someone to marry at all, widowhood aside: a rule, or ""."""
    if not c.alive or c.held or c.school == UNSCHOOLED or c.school == PRIEST or c.heretic:  # 22.5: convicts may
        return "3.5"
    return "3.6" if c.spouse != NONE else ""


def refusal(s: State, orders: list[Orders], wedding: Wedding, between: dict[int, int]) -> str:
    """The rule that forbids a marriage, leave for widowed people aside; or ""."""
    groom, bride, priest = s.people[wedding.groom], s.people[wedding.bride], s.people[wedding.priest]
    if s.families[groom.family].status != OR or s.families[bride.family].status != OR:
        return "3.10"
    if groom.family == bride.family or groom.sex != MAN or bride.sex != WOMAN:
        return "3.2"
    for c in (groom, bride):
        rule = may_marry(c)
        if rule:
            return rule
    if priest.school != PRIEST or not priest.practising:
        return "3.8"
    for mirror in orders[bride.family].weddings:
        if mirror.same(wedding):
            return "3.4" if between.get(pair(s, groom.family, bride.family), 0) >= MARRIAGES_BETWEEN else ""
    return "3.7"


def _marry(s: State, groom: Person, bride: Person, priest: int, between: dict[int, int], events: Events) -> None:
    """3.9: bride and groom stay in their families."""
    groom.spouse, bride.spouse = bride.id, groom.id
    groom.widowed = bride.widowed = False
    s.weddings.append((s.turn, groom.id, bride.id))
    key = pair(s, groom.family, bride.family)
    between[key] = between.get(key, 0) + 1
    honour(s, priest, 2, "3.8")
    say(s, events, "3.7", "married", groom.id, {"bride": name_of(s, bride.id), "priest": name_of(s, priest)})


def _tell_bride(orders: list[Orders], wedding: Wedding, groom: Person, bride: Person, events: Events) -> None:
    """3.7: the bride's family wrote what the groom's did not."""
    if not any([other.same(wedding) for other in orders[groom.family].weddings]):
        whisper(events, "3.7", "not-married", bride.family, {"groom": groom.code, "bride": bride.code})


def _tell_refusal(events: Events, rule: str, groom: Person, bride: Person) -> None:
    """To the one who asked; whether the other side wrote anything stays its secret."""
    whisper(events, rule, "not-married", groom.family, {"groom": groom.code, "bride": bride.code})
