"""Each field of the order form: how a page writes a choice, and by what one sees that the referee carried it out."""

from collections.abc import Callable
from typing import Final

from belle_etoile.games.stellarium.components import ARMY, CHURCH, CONTRACTS, GOVERNMENT, HOSTAGE, NONE, PYRAMIDS
from belle_etoile.games.stellarium.orders.conditions import to_marry
from belle_etoile.games.stellarium.orders.form import Field
from belle_etoile.games.stellarium.state import Person

from .filling import CAPITAL, Filled, Seen, Turn

Fill = Callable[[Filled, str], Seen]
FLAGS: Final = ("true", "false")


class NotTogether(Exception):
    """Two choices of the form that cannot both be made: nobody of the family for a bride, a rebel against himself."""


def fill(f: Filled, field: Field, choice: str) -> Seen:
    """Writes the choice; the answer looks at the turn."""
    part, *rest = field.place.split(".")
    if part == "people":
        return PEOPLE[rest[1]](f, f.person(rest[0]), choice)
    if part == "verdict":
        return _verdict(f, f.person(rest[0]), int(rest[1]), choice)
    if part in ("emperor", "archpope", "general", "commander", "master") and rest == ["disgrace"]:
        return _disgrace(f, part, choice)
    if field.place == "contract.target":
        return TARGETS[field.list](f, choice)
    return OTHERS[field.place](f, choice)


# People


def _place(f: Filled, c: Person, choice: str) -> Seen:
    if choice in [ship.name for ship in f.s.ships] or choice.startswith("ship "):
        ship = choice.removeprefix("ship ")
        f.sails(ship, c)
        f.of(c)["place"] = choice
        return lambda turn: turn.told("aboard", code=c.code, ship=ship)
    f.of(c)["place"] = choice
    f.freed(c)
    if choice.startswith("fleet "):
        return lambda turn: (
            turn.told("joins-fleet", code=c.code, fleet=choice[-1]) or turn.told("commands", code=c.code)
        )
    if choice == CAPITAL:
        away = ("garrisons", "trades-on", "aboard", "joins-fleet")
        return lambda turn: turn.told("commands", code=c.code) or not any(turn.told(kind, code=c.code) for kind in away)
    there = ("garrisons", "trades-on")
    return lambda turn: (
        turn.told("commands", code=c.code) or any(turn.told(k, code=c.code, planet=choice) for k in there)
    )


def _bet(f: Filled, c: Person, choice: str) -> Seen:
    f.of(c).update(bet=choice, place=CAPITAL)
    f.freed(c)
    return lambda turn: turn.told("exchange", code=c.code, share=choice[0], stake=choice[1:])


def _candidate(f: Filled, c: Person, choice: str) -> Seen:
    f.of(c)["candidate"] = choice
    f.freed(c)
    planet = choice.removeprefix("governor of ")
    if planet == choice:
        return lambda turn: turn.told("judge-elected", code=c.code)
    if c.judge:
        f.of(c)["resign"] = True
    return lambda turn: turn.told("governor-elected", code=c.code, planet=planet)


def _dismiss(f: Filled, c: Person, choice: str) -> Seen:
    pyramid = PYRAMIDS.index(choice)
    for who in f.s.pyramids[pyramid][1:]:
        f.of(f.s.people[who])["dismiss"] = [choice]
    assert choice in f.of(c)["dismiss"]
    return lambda turn: turn.told("dismissed", code=f.head(pyramid).code, pyramid=choice)


def _resign(f: Filled, c: Person, choice: str) -> Seen:
    if choice == "true":
        f.of(c)["resign"] = True
    return lambda turn: turn.told("resigned", code=c.code) == (choice == "true")


def _support(f: Filled, c: Person, choice: str) -> Seen:
    f.power(ARMY, "general")["coup"] = True
    if choice == "true":
        f.of(c)["coup"] = True
    return lambda turn: turn.told("coup-support" if choice == "true" else "coup-oppose", code=c.code)


def _buy(f: Filled, c: Person, choice: str) -> Seen:
    f.pages[c.family]["purchases"] = [f"{c.code} {choice}"]
    return lambda turn: turn.told("bought", code=c.code, good=choice)


def _births(f: Filled, c: Person, choice: str) -> Seen:
    plain = Filled(f.s, f.family, f.sheet)
    f.of(c)["births"] = choice if choice == "no" else int(choice)

    def children(turn: Turn) -> int:
        return sum(c.id in (turn.s.people[who].father, turn.s.people[who].mother) for who in turn.s.newborn)

    most = 0 if choice == "no" else int(choice)
    return lambda turn: children(turn) == min(most, children(plain.play(turn.seed)))


def _name(f: Filled, c: Person, choice: str) -> Seen:
    f.of(c)["name"] = choice
    return lambda turn: turn.s.people[c.id].name == choice


def _school(f: Filled, c: Person, choice: str) -> Seen:
    f.of(c)["school"] = choice
    return lambda turn: turn.told("schooled", code=c.code, school=choice)


def _baptism(f: Filled, c: Person, choice: str) -> Seen:
    priest = f.person(choice)
    f.of(c)["priest"] = choice
    f.freed(priest)
    return lambda turn: turn.told("baptised", code=c.code, priest=f"{priest.name} {f.name(priest.family)}")


PEOPLE: Final[dict[str, Callable[[Filled, Person, str], Seen]]] = {
    "place": _place,
    "bet": _bet,
    "candidate": _candidate,
    "dismiss": _dismiss,
    "resign": _resign,
    "coup": _support,
    "buy": _buy,
    "births": _births,
    "name": _name,
    "school": _school,
    "priest": _baptism,
}


# The family


def _captive(f: Filled, code: str, answer: str) -> Seen:
    """A hostage of the family is ransomed; whoever is free must be kidnapped first."""
    c = f.person(code)
    if c.captivity != HOSTAGE:
        f.hires(f.stranger(f.family), "kidnapping", code)
    if answer == "pay":
        return lambda turn: turn.told("ransomed", code=code)
    return lambda turn: turn.s.people[c.id].captivity == HOSTAGE


def _ransom(f: Filled, choice: str) -> Seen:
    f.mine["ransom"] = choice
    own = [f.s.people[who] for who in f.s.families[f.family].members]
    return _captive(f, next(c.code for c in own if c.free and not c.judge and c.government != 0), choice)


def _ransom_of(f: Filled, choice: str) -> Seen:
    f.mine["ransoms"] = {choice: "pay"}
    return _captive(f, choice, "pay")


def _wedding(key: str) -> Fill:
    def written(f: Filled, choice: str) -> Seen:
        groom, bride = (_partner(f, 0), _partner(f, 1)) if key == "priest" else (None, None)
        if key == "groom":
            groom = f.person(choice)
            bride = _partner(f, 1, groom)
        elif key == "bride":
            bride = f.person(choice)
            groom = _partner(f, 0, bride)
        assert groom is not None
        assert bride is not None
        f.weds(groom, bride, choice if key == "priest" else "")
        if key == "priest":
            f.freed(f.person(choice))
        return lambda turn: turn.told("married", code=groom.code, bride=f"{bride.name} {f.name(bride.family)}")

    return written


def _partner(f: Filled, sex: int, other: Person | None = None) -> Person:
    """Somebody who may marry whatever happens; of the family, if the other is not."""
    codes = f.listed("brides" if sex else "grooms")
    sure = [c for c in map(f.person, codes) if not to_marry(c) and not c.widowed]
    if other is None:  # one of each: a woman of the family, or else a man of it
        own = [c for c in sure if (c.family == f.family) == (sex == (0 if f.family == 0 else 1))]
        return own[0]
    fit = [c for c in sure if c.family != other.family and f.family in (c.family, other.family)]
    if not fit:
        raise NotTogether
    return fit[0]


def _contract(key: str) -> Fill:
    def written(f: Filled, choice: str) -> Seen:
        kind = choice if key == "kind" else "treason" if key == "ships" else "bomb"
        entry = f.hires(f.family, kind, _target(f, kind))
        if key == "client":
            entry["client"] = choice
        if key == "amount":
            entry["amount"] = int(choice)
        if key == "ships":
            entry["ships"] = [choice]
        return _accepted(f, kind, str(entry["client"]), int(entry["amount"]), choice if key == "ships" else "")

    return written


def _target(f: Filled, kind: str) -> str:
    if kind in ("murder", "kidnapping", "scandal"):
        return f.head(CHURCH).code
    return {"sabotage": f.s.ships[0].name, "rebellion": f.s.planets[1].name}.get(kind, "")


def _aimed(kind: str) -> Fill:
    def written(f: Filled, choice: str) -> Seen:
        entry = f.hires(f.family, kind, choice)
        accepted = _accepted(f, kind, str(entry["client"]), 1, "")
        names = {planet.name: planet.id for planet in f.s.planets} | {ship.name: ship.id for ship in f.s.ships}
        target = names[choice] if choice in names else f.person(choice).id
        return lambda turn: accepted(turn) and turn.s.contracts[0].target == target

    return written


def _accepted(f: Filled, kind: str, client: str, amount: int, ship: str) -> Seen:
    """The Tentacle took it; a traitor's ships are marked."""

    def seen(turn: Turn) -> bool:
        executed = turn.told("contract-executed", code=client, crime=kind, amount=amount)
        marked = [each.name for each in turn.s.ships if each.betrayed]
        return executed and turn.s.contracts[0].kind == CONTRACTS.index(kind) and (not ship or marked == [ship])

    return seen


# Ships


def _deal(key: str) -> Fill:
    def written(f: Filled, choice: str) -> Seen:
        kind = choice if key == "kind" else "hire"
        mine = next(ship for ship in f.s.ships if ship.afloat and ship.owner != f.family)
        ship = next(each for each in f.s.ships if each.name == choice) if key == "ship" else mine
        owner, other = ship.owner, f.family
        if key in ("from", "to"):
            family = next(each.id for each in f.s.families if each.name == choice)
            owner = family if key == "from" else f.family if family != f.family else ship.owner
            other = family if key == "to" else f.family if family != f.family else f.stranger(family)
            ship = next(each for each in f.s.ships if each.owner == owner)
        elif owner == other:
            other = f.stranger(owner)
        f.deals(ship.name, kind, owner, other, int(choice) if key == "price" else 0)
        told = {"sell": "ship-sold", "lend": "ship-lent", "hire": "ship-hired"}[kind]
        paid = int(choice) if key == "price" else 0
        return lambda turn: (
            turn.told(told, ship=ship.name, family=f.name(owner), other=f.name(other))
            and sum(post.amount for post in turn.s.money if post.rule == "28.4" and post.who == owner) == paid
        )

    return written


def _expedition(key: str) -> Fill:
    def written(f: Filled, choice: str) -> Seen:
        ship = choice if key == "ship" else next((each.name for each in f.s.ships if each.owner == f.family), "Comète")
        if key == "names":
            f.sails(ship, user=f.family)["names"] = [choice]
            return lambda turn: any(planet.name == choice for planet in turn.s.planets)
        if key == "ship":
            f.sails(ship, user=f.family)
            return lambda turn: turn.told("ship-leaves", ship=ship)
        c = f.person(choice)
        if key == "captain":
            f.sails(ship, captain=c, user=f.family)
            return lambda turn: turn.told("ship-leaves", code=c.code, ship=ship)
        f.sails(ship, c, user=f.family)
        return lambda turn: turn.told("aboard", code=c.code, ship=ship)

    return written


def _bid(key: str) -> Fill:
    def written(f: Filled, choice: str) -> Seen:
        f.mine["bid"] = {"amount": int(choice)} if key == "amount" else {"amount": 2, "name": choice}
        if key == "name":
            return lambda turn: turn.told("ship-bought", ship=choice)
        return lambda turn: turn.told("ship-bought", family=f.name(f.family), price=choice)

    return written


def _bastard(key: str) -> Fill:
    def written(f: Filled, choice: str) -> Seen:
        f.mine["bastard"] = {key: choice}
        if key == "school":
            return lambda turn: turn.told("recognised", school=choice)
        return lambda turn: turn.told("recognised") and any(c.name == choice for c in turn.s.people)

    return written


# The court and the powers


def _verdict(f: Filled, judge: Person, trial: int, choice: str) -> Seen:
    """22.2: a sentence comes with a verdict, whichever."""
    years = int(choice) if choice.isdecimal() else 10
    verdict = "not-guilty" if choice.isdecimal() else choice
    if not judge.judge and judge.government != 0:
        f.throne()
    vote = {"judge": judge.code, "trial": trial, "verdict": verdict}
    f.add(f.family, "verdict", vote if verdict == "abstain" else {**vote, "years": years})
    said = 0 if verdict == "abstain" else years
    return lambda turn: turn.told("vote", code=judge.code, trial=trial, verdict=verdict, years=said)


def _disgrace(f: Filled, office: str, choice: str) -> Seen:
    if office == "emperor":
        f.throne()
    f.mine.setdefault(office, {})["disgrace"] = choice
    return lambda turn: turn.told("disgraced", code=choice)


def _emperor(key: str, kind: str) -> Fill:
    def written(f: Filled, choice: str) -> Seen:
        f.throne()
        if "dauphin" in f.mine and f.s.pyramids[ARMY][1] == f.person(choice).id:
            raise NotTogether  # who leads the coup is Emperor by then
        f.mine.setdefault("emperor", {})[key] = choice
        return lambda turn: turn.told(kind, code=choice)

    return written


def _pardon(f: Filled, choice: str) -> Seen:
    """24.2: also one who is sentenced this turn."""
    f.throne()
    f.mine.setdefault("emperor", {})["pardon"] = choice
    for trial in f.s.trials:
        for judge in f.s.judges:
            vote = {"judge": f.s.people[judge].code, "trial": trial.id, "verdict": "guilty", "years": 20}
            if trial.accused == f.person(choice).id != judge:
                f.add(f.s.people[judge].family, "verdict", vote)
    honoured = f.person(choice).id
    return lambda turn: any(post.rule == "24.1" and post.who == honoured for post in turn.s.prestige)


def _war(key: str) -> Fill:
    def written(f: Filled, choice: str) -> Seen:
        powers = f.mine.setdefault("emperor", {})
        if key == "target" or choice == "true":
            powers["war"] = True
        if key == "target":
            powers["target"] = choice
            return lambda turn: turn.told("assault", planet=choice)
        return lambda turn: turn.told("assault") == (choice == "true")

    return written


def _excommunicate(f: Filled, choice: str) -> Seen:
    f.mine["archpope"] = {"excommunicate": choice}
    return lambda turn: turn.told("heretic", code=choice)


def _forgive(f: Filled, choice: str) -> Seen:
    """25.1: whoever is no heretic yet becomes one by a prosthesis without leave (1.3.3)."""
    c = f.person(choice)
    if not c.heretic and not c.held:
        f.pages[c.family]["purchases"] = [f"{choice} prosthesis"]
    f.mine["archpope"] = {"forgive": choice}
    return lambda turn: turn.told("forgiven", code=choice)


def _leave(f: Filled, choice: str) -> Seen:
    f.pages[f.person(choice).family]["purchases"] = [f"{choice} prosthesis"]
    f.mine["archpope"] = {"prostheses": [choice]}
    return lambda turn: turn.told("bought", code=choice) and not turn.told("heretic", code=choice)


def _remarriage(f: Filled, choice: str) -> Seen:
    c = f.person(choice)
    codes = f.listed("grooms" if c.sex else "brides")
    other = next(o for o in map(f.person, codes) if not to_marry(o) and not o.widowed and o.family != c.family)
    groom, bride = (other, c) if c.sex else (c, other)
    f.weds(groom, bride)
    f.mine.setdefault("archpope", {})["remarriages"] = [choice]
    return lambda turn: turn.told("married", code=groom.code)


def _commander(fleet: int) -> Fill:
    def written(f: Filled, choice: str) -> Seen:
        f.mine["general"] = {f"commander-{fleet}": choice}
        return lambda turn: turn.told("commands", code=choice, fleet=fleet)

    return written


def _strategy(f: Filled, choice: str) -> Seen:
    """12.3.8: after a victory, on or not; a victory takes many."""
    f.mine["general"] = {"strategy": choice}
    f.power(GOVERNMENT, "emperor")["war"] = True
    for c in f.s.people:
        about = f.of(c) if c.school == 1 else {}
        if "place" in about:
            about["place"] = "fleet 1"
    attacks = {"offensive": 2, "defensive": 1}[choice]
    return lambda turn: turn.count("assault") == attacks and turn.count("invasion") == 0 and turn.won("assault")


def _patrol(f: Filled, choice: str) -> Seen:
    f.mine["general"] = {"patrol": [choice]}
    return lambda turn: [turn.s.planets[planet].name for planet in turn.s.patrol] == [choice]


def _stragglers(f: Filled, choice: str) -> Seen:
    """6.5: whoever has no place."""
    f.mine["general"] = {"stragglers": choice}
    fit = [c for c in f.s.people if c.school == 1 and c.free and c.guild == NONE and c.government == NONE]
    straggler = next(c for c in fit if c.family != f.family)
    del f.of(straggler)["place"]
    return lambda turn: turn.told("joins-fleet", code=straggler.code, fleet=choice[-1])


def _coup(office: str) -> Fill:
    def written(f: Filled, choice: str) -> Seen:
        leader = f.s.people[f.s.pyramids[ARMY][0 if office == "general" else 1]]
        if office == "dauphin":
            f.hires(f.stranger(f.head(ARMY).family), "kidnapping", f.head(ARMY).code)
        if choice == "true":
            f.mine[office] = {"coup": True}
        return lambda turn: turn.told("coup", code=leader.code) == (choice == "true")

    return written


def _ban(f: Filled, choice: str) -> Seen:
    f.sails(choice)
    f.mine.setdefault("commander", {})["ban"] = choice
    return lambda turn: any(
        event.rule == "4.8" and turn.told("ship-stays", ship=choice) for _, event in turn.done.facts
    )


def _permit(f: Filled, choice: str) -> Seen:
    f.sails("Comète", captain=f.person(choice))
    f.mine.setdefault("commander", {})["permits"] = [choice]
    return lambda turn: turn.told("ship-leaves", code=choice)


def _close(f: Filled, choice: str) -> Seen:
    f.mine["master"] = {"close": choice}
    return lambda turn: turn.told("planet-closed", planet=choice)


def _abolish(f: Filled, choice: str) -> Seen:
    f.mine["master"] = {"abolish": {"family": f.name(0), "planet": choice}}
    return lambda turn: turn.told("post-abolished", family=f.name(0), planet=choice)


def _bar(f: Filled, choice: str) -> Seen:
    f.mine["master"] = {"bar": [choice]}
    return lambda turn: turn.told("barred", family=choice)


TARGETS: Final[dict[str, Fill]] = {
    "living": _aimed("scandal"),
    "ships": _aimed("sabotage"),
    "colonies": _aimed("rebellion"),
}
OTHERS: Final[dict[str, Fill]] = {
    "ransom": _ransom,
    "ransoms": _ransom_of,
    **{f"marriage.{key}": _wedding(key) for key in ("groom", "bride", "priest")},
    **{f"contract.{key}": _contract(key) for key in ("client", "kind", "amount", "ships")},
    **{f"deal.{key}": _deal(key) for key in ("kind", "ship", "from", "to", "price")},
    **{f"expedition.{key}": _expedition(key) for key in ("ship", "captain", "aboard", "names")},
    **{f"bid.{key}": _bid(key) for key in ("amount", "name")},
    **{f"bastard.{key}": _bastard(key) for key in ("school", "name")},
    "emperor.special": _emperor("special", "special-disgrace"),
    "emperor.remove": _emperor("remove", "judge-removed"),
    "emperor.pardon": _pardon,
    "emperor.war": _war("war"),
    "emperor.target": _war("target"),
    "archpope.excommunicate": _excommunicate,
    "archpope.forgive": _forgive,
    "archpope.prostheses": _leave,
    "archpope.remarriages": _remarriage,
    "general.commander-1": _commander(1),
    "general.commander-2": _commander(2),
    "general.strategy": _strategy,
    "general.patrol": _patrol,
    "general.stragglers": _stragglers,
    "general.coup": _coup("general"),
    "dauphin.coup": _coup("dauphin"),
    "commander.ban": _ban,
    "commander.permits": _permit,
    "master.close": _close,
    "master.abolish": _abolish,
    "master.bar": _bar,
}
