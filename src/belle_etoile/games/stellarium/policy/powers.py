"""What the five heads do with their offices, and how officers and councillors answer them."""

from ....core.toml import quoted
from ..components import (
    ARMY,
    CHURCH,
    COLONY,
    EXPLORERS,
    GOVERNMENT,
    MERCHANTS,
    PATROLLED,
    PERMITS,
    PYRAMIDS,
)
from .draft import Draft
from .household import leaves, rebellious


def use_powers(d: Draft) -> None:
    _vote(d)
    if d.scene.heads(d.seat, GOVERNMENT):
        _emperor(d)
    if d.scene.heads(d.seat, CHURCH):
        _archpope(d)
    if d.scene.heads(d.seat, ARMY):
        _general(d)
    elif _leads_army(d) and _dares_coup(d):
        d.power("dauphin", "coup = true")
    if d.scene.heads(d.seat, EXPLORERS):
        _commander(d)
    if d.scene.heads(d.seat, MERCHANTS):
        _master(d)


def _vote(d: Draft) -> None:
    """17.2, 21.1: lower seats against heads that are not ours."""
    scene = d.scene
    emperor_is_ours = scene.heads(d.seat, GOVERNMENT)
    for who in d.kin:
        if scene.seat(who, ARMY) >= 0 and not emperor_is_ours and d.dice.percent(3 * d.temper.coups):
            d.about(who, "coup = true")
        against = [
            quoted(name)
            for pyramid, name in enumerate(PYRAMIDS)
            if scene.seat(who, pyramid) > 0 and not scene.heads(d.seat, pyramid) and d.dice.percent(d.temper.dismissals)
        ]
        if against:
            d.about(who, f"dismiss = [{', '.join(against)}]")


def _leads_army(d: Draft) -> bool:
    """17.1: the first dauphin is ours."""
    who = d.scene.seen["pyramids"][PYRAMIDS[ARMY]][1]
    return who >= 0 and d.scene.person(who)["family"] == d.seat


def _dares_coup(d: Draft) -> bool:
    emperor = d.scene.seen["pyramids"][PYRAMIDS[GOVERNMENT]][0]
    return emperor >= 0 and d.scene.person(emperor)["family"] != d.seat and d.dice.percent(d.temper.coups)


def _disgrace(d: Draft, office: str, pyramid: int) -> None:
    """20.1: the rival who stands nearest to the first seat."""
    rivals = d.rivals_in(pyramid)
    if rivals and d.dice.percent(d.temper.disgraces):
        first = min(rivals, key=lambda who: d.scene.seat(who, pyramid))
        d.power(office, d.named("disgrace", first))


def _emperor(d: Draft) -> None:
    scene = d.scene
    _disgrace(d, "emperor", GOVERNMENT)
    heads = [scene.seen["pyramids"][name][0] for name in PYRAMIDS]
    exposed = [who for pyramid in range(1, len(PYRAMIDS)) for who in d.rivals_in(pyramid) if who not in heads]
    if exposed and d.dice.percent(d.temper.disgraces):
        d.power("emperor", d.named("special", d.dice.one(exposed)))
    foes = [who for who in scene.seen["judges"] if scene.person(who)["family"] != d.seat]
    if foes and d.dice.percent(d.temper.disgraces // 4):
        d.power("emperor", d.named("remove", d.dice.one(foes)))
    ours = [who for who in d.kin if scene.person(who)["captivity"] == "convict" or who in scene.accused]
    if ours:
        d.power("emperor", d.named("pardon", max(ours, key=lambda who: scene.person(who)["prestige"])))
    if strong(d):
        d.power("emperor", "war = true")
    target = _first_target(d)
    if target:
        d.power("emperor", f"target = {quoted(target)}")


def _first_target(d: Draft) -> str:
    """12.2: where our people are prisoners, else where most are."""
    scene = d.scene
    held = [scene.person(who) for who in scene.living if scene.person(who)["captivity"] == "pouarks"]
    ours = [c for c in held if c["family"] == d.seat] or held
    return scene.planet(max(ours, key=lambda c: c["prestige"])["held_at"])["name"] if ours else ""


def strong(d: Draft) -> bool:
    """12.3.3: would half of all warriors be a first fleet that this temper risks?"""
    return d.scene.warriors * 100 >= d.temper.odds * len(d.scene.living)


def _archpope(d: Draft) -> None:
    scene = d.scene
    _disgrace(d, "archpope", CHURCH)
    allowed = leaves(d)
    if allowed:
        d.power("archpope", f"prostheses = {d.codes(allowed)}")
    widowed = [who for union in scene.unions for who in (union.groom, union.bride) if scene.person(who)["widowed"]]
    if widowed:
        d.power("archpope", f"remarriages = {d.codes(widowed)}")
    heretics = [who for who in d.kin if scene.person(who)["heretic"]]
    if not heretics and d.temper.name != "ruthless":
        heretics = [who for who in scene.living if scene.person(who)["heretic"]]
    if heretics:
        d.power("archpope", d.named("forgive", max(heretics, key=lambda who: scene.person(who)["prestige"])))
    rivals = [who for pyramid in range(len(PYRAMIDS)) for who in d.rivals_in(pyramid)]
    rivals = [who for who in rivals if not scene.person(who)["heretic"]]
    if rivals and d.dice.percent(d.temper.disgraces // 2):
        d.power("archpope", d.named("excommunicate", d.dice.one(rivals)))


def _general(d: Draft) -> None:
    """6.3, 11.3: where our captives are, then lost colonies, then those where we have most to lose."""
    scene = d.scene
    _disgrace(d, "general", ARMY)
    officers = [who for who in scene.seat_of[ARMY] if scene.free(who)]
    officers = sorted(officers, key=lambda who: (scene.person(who)["family"] != d.seat, scene.seat(who, ARMY)))
    for fleet, who in enumerate(officers[:2], 1):
        d.power("general", d.named(f"commander-{fleet}", who))
    if strong(d) and d.temper.name != "cautious":
        d.power("general", 'strategy = "offensive"')
    captive = [scene.person(who)["held_at"] for who in d.kin if scene.held(who)]
    saved = [n for n in captive if n in scene.lost or n in scene.colonies]  # 2.2.6, 11.5
    ours = [n for n in scene.colonies if scene.has_post(d.seat, n)]
    patrol = [*saved, *scene.lost, *ours, *scene.colonies]
    names = [quoted(scene.planet(n)["name"]) for n in list(dict.fromkeys(patrol))[:PATROLLED]]
    d.power("general", f"patrol = [{', '.join(names)}]")
    d.power("general", f'stragglers = "fleet {2 if rebellious(d) else 1}"')
    if _dares_coup(d):
        d.power("general", "coup = true")


def _commander(d: Draft) -> None:
    """4.7, 4.8: permits for the captains of the convention; a rival's ship may have to stay."""
    scene = d.scene
    _disgrace(d, "commander", EXPLORERS)
    captains = [voyage.captain for voyage in scene.voyages if scene.seat(voyage.captain, EXPLORERS) < 0]
    if captains:
        d.power("commander", f"permits = {d.codes(captains[:PERMITS])}")
    ships = [voyage.ship for voyage in scene.voyages if voyage.owner != d.seat]
    if ships and d.dice.percent(d.temper.disgraces // 3):
        d.power("commander", f"ban = {quoted(scene.seen['ships'][d.dice.one(ships)]['name'])}")


def _master(d: Draft) -> None:
    """5.3.4, 13.2: against those who have most points."""
    scene = d.scene
    _disgrace(d, "master", MERCHANTS)
    if not d.dice.percent(d.temper.disgraces):
        return
    rivals = scene.rivals(d.seat)
    trading = {scene.person(who)["family"] for who in scene.living if scene.person(who)["school"] == "merchant"}
    names = [quoted(scene.seen["families"][rival]["name"]) for rival in rivals[: -(-len(trading) // 4)]]
    d.power("master", f"bar = [{', '.join(names)}]")
    posts = [n for n in scene.colonies if scene.has_post(rivals[0], n)] if rivals else []
    if posts:
        planet = scene.planet(d.dice.one(posts))["name"]
        leader = scene.seen["families"][rivals[0]]["name"]
        d.power("master", f"abolish = {{ family = {quoted(leader)}, planet = {quoted(planet)} }}")
    foreign = [n for n in scene.colonies if scene.planet(n)["kind"] == COLONY and not scene.has_post(d.seat, n)]
    if foreign:
        d.power("master", f"close = {quoted(scene.planet(d.dice.one(foreign))['name'])}")
