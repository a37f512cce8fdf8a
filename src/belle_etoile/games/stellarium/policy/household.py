"""One's own people: places, bets, youths, children, candidacies, purchases."""

from typing import Final

from ....core.toml import quoted
from ..components import CHURCH, COLONY, JUDGE_PRESTIGE, MOST_BEARING, PROSTHESES, SCHOOLS, TESTED_AGE
from .draft import Draft
from .scene import FEW

CAPITAL: Final = 0
FULL_COLONY: Final = 5  # merchants that a colony still rewards
SHARES: Final = ("S", "N", "R")
GREAT: Final = 45  # PP of someone worth guarding
RICH: Final = 25  # M$ left that may be spent on comfort
MANY_REBELS: Final = 2  # worlds
TRIES: Final = 20  # for a new name
CROWD: Final = 27  # people for each family, in the whole Empire


def place_people(d: Draft) -> None:
    """0.3: everyone who needs a place gets one."""
    aboard: dict[int, int] = {}
    for voyage in d.scene.voyages:
        if d.sails(voyage):
            for who in voyage.aboard:
                aboard[who] = voyage.ship
    for who in d.kin:
        if d.scene.needs_place(who):
            school = d.scene.person(who)["school"]
            if who in aboard:
                place = "ship " + d.scene.seen["ships"][aboard[who]]["name"]
            elif school == "merchant":
                place = _market(d)
            elif d.scene.fertile(who):
                place = _capital(d)  # 7.1: no children without her
            elif school == "warrior":
                place = _station(d)
            else:
                place = _capital(d)
            d.about(who, f"place = {quoted(place)}")
            if school == "merchant" and place == _capital(d):
                _bet(d, who)


def _capital(d: Draft) -> str:
    return d.scene.planet(CAPITAL)["name"]


def _market(d: Draft) -> str:
    """5.2, 15.2: a colony, the own governor's first; seldom the exchange where many families might send a bomb."""
    scene = d.scene
    open_to = [n for n in scene.colonies if scene.planet(n)["kind"] == COLONY and scene.has_post(d.seat, n)]
    ours = [n for n in open_to if _governs(d, n)]
    crowd = scene.merchants // max(1, len(scene.colonies))
    if ours and d.dice.percent(50):
        return scene.planet(d.dice.one(ours))["name"]
    if open_to and d.dice.percent(90 if crowd < FULL_COLONY or len(scene.kin) > FEW else 30):
        return scene.planet(d.dice.one(open_to))["name"]
    return _capital(d)


def _governs(d: Draft, planet: int) -> bool:
    governor = d.scene.planet(planet)["governor"]
    return governor >= 0 and d.scene.person(governor)["family"] == d.seat


def _bet(d: Draft, who: int) -> None:
    """5.3.1; losses may lead into debt, so that only what is there is staked."""
    stake = min(d.temper.stake, d.left)
    share = d.temper.share if d.left > d.temper.reserve else 0
    if stake > 0:
        d.left -= stake
        d.about(who, f"bet = {quoted(f'{SHARES[share]}{stake}')}")


def _station(d: Draft) -> str:
    """6.1: half to the first fleet, the rest to the second and to garrisons; more to the second against many rebels."""
    lot = d.dice.pick(100)
    if lot < (25 if rebellious(d) else 45):
        return "fleet 1"
    if lot < (90 if rebellious(d) else 80) or not d.scene.colonies:
        return "fleet 2"
    return d.scene.planet(d.dice.one(d.scene.colonies))["name"]


def rebellious(d: Draft) -> bool:
    """11.3: worlds that wait for the second fleet."""
    return len(d.scene.lost) >= MANY_REBELS


def name_youths(d: Draft) -> None:
    """9, 10: the school that is missing most, and no girl a priest: priests have no children."""
    schools = [0, 0, 0, 0]
    for who in d.kin:
        if d.scene.schooled(who):
            schools[d.scene.school_number(who)] += 1
    priests = [p for p in d.kin if d.scene.practises(p, "priest")]
    for who in d.kin:
        c = d.scene.person(who)
        if d.scene.schooled(who) or d.scene.held(who):
            continue
        school = _missing(d, schools, 1 if c["sex"] == "w" else 0)
        schools[school] += 1
        d.about(who, f"name = {quoted(c['name'] or _name(d, who))}")
        d.about(who, f"school = {quoted(SCHOOLS[school])}")
        if priests:
            d.about(who, d.named("priest", d.dice.one(priests)))


def _missing(d: Draft, schools: list[int], first: int) -> int:
    wanted = d.temper.schools
    best = first
    for school in range(first + 1, len(wanted)):
        if schools[school] * wanted[best] < schools[best] * wanted[school]:
            best = school
    return best


def _name(d: Draft, who: int) -> str:
    """After a forebear of the same sex, the longest dead first; else of syllables. Living kin are not called alike."""
    c = d.scene.person(who)
    for other in d.scene.seen["families"][d.seat]["members"]:
        forebear = d.scene.person(other)
        name = forebear["name"]
        if forebear["sex"] == c["sex"] and name and name not in d.names and forebear["died"] >= 0:
            d.names.add(name)
            return name
    name = _syllables(d, c["sex"])
    for _ in range(TRIES):
        if name not in d.names:
            break
        name = _syllables(d, c["sex"])
    d.names.add(name)
    return name


STEMS: Final = (
    *("Al", "Bel", "Cor", "Del", "El", "Fal", "Gal", "Hel", "Il", "Jor", "Kal", "Lor", "Mar", "Nel", "Or", "Per"),
    *("Quir", "Ral", "Sel", "Tor", "Ul", "Val", "Xer", "Yl", "Zel"),
)
MIDDLES: Final = ("am", "andr", "ed", "éon", "er", "ev", "iss", "iv", "om", "or", "ust", "yl")
ENDS: Final = {
    "m": ("ic", "on", "us", "in", "ard", "an", "ert", "os"),
    "w": ("a", "ine", "ène", "ia", "elle", "is", "aé", "ise"),
}


def _syllables(d: Draft, sex: str) -> str:
    ends = ENDS[sex]
    stem, middle = STEMS[d.dice.pick(len(STEMS))], MIDDLES[d.dice.pick(len(MIDDLES))]
    return stem + middle + ends[d.dice.pick(len(ends))]


def wish_for_children(d: Draft) -> None:
    """7.2: a family that is large enough for its head to write for wants no more."""
    crowded = len(d.scene.living) > CROWD * len(d.scene.kin)
    if len(d.kin) < d.temper.kin or not (crowded or len(d.kin) > 2 * d.temper.kin):
        return
    for who in d.kin:
        c = d.scene.person(who)
        if c["spouse"] != -1 and c["sex"] == "m" and d.scene.schooled(who):
            d.about(who, 'births = "no"' if len(d.kin) > d.temper.kin + 4 else "births = 1")


def recognise(d: Draft) -> None:
    """7.6, 7.7: a bastard, where no man of the family can still have children."""
    for who in d.kin:
        c = d.scene.person(who)
        if c["sex"] == "m":
            if c["spouse"] == -1 and c["school"] != "priest":
                return
            if c["spouse"] != -1 and (c["spouse"] < 0 or d.scene.age(c["spouse"]) < MOST_BEARING):
                return
    d.power("bastard", f"name = {quoted(_syllables(d, 'm'))}")
    d.power("bastard", 'school = "merchant"')


def stand(d: Draft) -> None:
    """27.2.2, 27.4.2: the eldest for the court while it has room, others for a colony."""
    scene = d.scene
    fit = [who for who in d.kin if scene.needs_place(who) and not scene.seated(who) and who not in scene.accused]
    fit += [who for who in d.kin if scene.person(who)["governs"] >= 0]
    fit = sorted(fit, key=lambda who: -scene.person(who)["prestige"])
    judges = sum([scene.person(who)["judge"] for who in d.kin])
    if judges < 2:
        old = [w for w in fit if scene.person(w)["prestige"] >= JUDGE_PRESTIGE and scene.age(w) >= 41]
        if old:
            d.about(old[0], 'candidate = "judge"')
            fit.remove(old[0])
    for who in d.kin:
        if scene.person(who)["judge"] and judges > 1 and _outgrows_the_court(d, who):
            d.about(who, "resign = true")
            judges -= 1
    posts = [n for n in scene.colonies if scene.has_post(d.seat, n)]
    for who in fit[:2]:
        if posts:
            planet = d.dice.one(posts)
            d.about(who, f"candidate = {quoted('governor of ' + scene.planet(planet)['name'])}")


def _outgrows_the_court(d: Draft, who: int) -> bool:
    """27.2.8, 27.2.9: a judge whom his own pyramid would set above others; a family keeps one in the court."""
    c = d.scene.person(who)
    ours = d.scene.seat_of[d.scene.school_number(who) + 1]
    least = min([d.scene.person(other)["prestige"] for other in ours], default=0)
    return c["prestige"] > least and d.scene.age(who) < TESTED_AGE and d.dice.percent(d.temper.disgraces // 2)


def answer_kidnappers(d: Draft) -> None:
    """2.2.4: who cannot be spared is paid for, whatever the family says otherwise."""
    afford = d.own["purse"] > d.temper.reserve
    d.ransom = "pay" if d.temper.name != "ruthless" and afford else "refuse"
    for who in d.kin:
        held = d.scene.person(who)["captivity"] == "hostage"
        if (
            afford
            and d.ransom == "refuse"
            and (held or d.scene.seated(who))
            and d.scene.person(who)["prestige"] >= GREAT
        ):
            d.ransoms.append(f'{d.scene.code(who)} = "pay"')


def shop(d: Draft) -> None:
    """1: doctors for the old, capsules for sailors, guards for the great, prostheses where the Church is ours."""
    scene = d.scene
    able = [who for who in d.kin if scene.person(who)["captivity"] in ("free", "convict", "hostage")]
    able = sorted(able, key=lambda who: -scene.person(who)["prestige"])
    pope = scene.heads(d.seat, CHURCH)
    sailing = {who for voyage in scene.voyages if d.sails(voyage) for who in voyage.aboard}
    for who in able:
        c = scene.person(who)
        if c["prestige"] >= GREAT and scene.seated(who) and scene.seat(who, 0) != 0:
            d.buy(who, "guards")
        if scene.age(who) >= TESTED_AGE and c["prestige"] >= 15:
            if pope and d.own["prostheses"].get(c["code"], 0) < PROSTHESES and who in leaves(d):
                d.buy(who, "prosthesis")
            else:
                d.buy(who, "doctor")
        if who in sailing or (c["school"] == "warrior" and d.left > RICH):
            d.buy(who, "capsule")
        if d.left > RICH and scene.seated(who):
            d.buy(who, "kolombo")


def leaves(d: Draft) -> list[int]:
    """1.3.4: whom our Archpope would allow a prosthesis: our own elders, the most prestigious first."""
    most = -(-sum([family["status"] != "PNJ" for family in d.scene.seen["families"]]) // 4)
    old = [who for who in d.kin if d.scene.age(who) >= TESTED_AGE and not d.scene.held(who)]
    fit = [who for who in old if d.own["prostheses"].get(d.scene.code(who), 0) < PROSTHESES]
    return sorted(fit, key=lambda who: -d.scene.person(who)["prestige"])[:most]
