"""All mistakes of an order sheet at once; what is refused is taken out, and the rest stays."""

from typing import Final, final

from ..components import (
    ARMY,
    CHURCH,
    CONTRACTS,
    EXPLORERS,
    GOODS,
    GOVERNMENT,
    MERCHANTS,
    NONE,
    PATROLLED,
    PERMITS,
    PYRAMIDS,
    SENTENCES,
    SHARES,
    STELLARIUM,
    UNSCHOOLED,
)
from ..first_names import are_kept_apart
from ..first_names import bearer as bearer_of
from ..phases.p00_status import is_youth, needs_place, status
from ..state import State
from . import choices, conditions, rights
from .mistakes import Mistake
from .names import Names
from .orders import Offer, Orders, Wedding
from .reader import MOST_TOLD, Content, load_document, orders_in
from .spelling import plain
from .writer import format_office, format_place

SHOWN: Final = 12  # choices in a mistake
HEADS: Final = ("emperor", "archpope", "general", "commander", "master")


def read_orders(s: State, family: int, text: str, names: Names | None = None) -> tuple[Orders, list[Mistake]]:
    """A document as orders that may be carried out, and everything that is wrong with it."""
    mistakes: list[Mistake] = []
    return checked_orders(s, family, load_document(text, mistakes), mistakes, names if names is not None else Names(s))


def checked_orders(
    s: State, family: int, content: Content, mistakes: list[Mistake], names: Names
) -> tuple[Orders, list[Mistake]]:
    """The same of a mapping; `mistakes` are those that were found in its text."""
    orders = orders_in(s, family, content, mistakes, names)
    return orders, (mistakes + check_orders(s, orders, names))[:MOST_TOLD]


def status_of(s: State, orders: Orders) -> int:
    """0.1: the status these orders will have."""
    return status(s, s.families[orders.family], orders, s.turn + 1)


def missing(s: State, orders: Orders) -> list[str]:
    """0.3: what stands between these orders and OR; agrees with `p00_status.status`."""
    found: list[str] = []
    for member in s.families[orders.family].members:
        c = s.people[member]
        if needs_place(c) and member not in orders.places:
            found.append(f"people.{c.code}.place")
        if is_youth(c, s.turn + 1):
            youth = orders.youths.get(member)
            if youth is None or youth.school == UNSCHOOLED:
                found.append(f"people.{c.code}.school")
            if not (c.name or (youth is not None and youth.name)):
                found.append(f"people.{c.code}.name")
    return found


def check_orders(s: State, orders: Orders, names: Names | None = None) -> list[Mistake]:
    """Take every refused line out of `orders`; all mistakes, each with its place, rule and what would be right."""
    checker = Checker(s, orders, names if names is not None else Names(s))
    checker.people()
    checker.goods()
    checker.offices()
    checker.with_others()
    checker.contracts()
    checker.rest()
    checker.first_names()
    _check_powers(checker)
    return checker.mistakes


@final
class Checker:
    def __init__(self, s: State, orders: Orders, names: Names) -> None:
        self.s: Final = s
        self.orders: Final = orders
        self.names: Final = names
        self.mistakes: list[Mistake] = []
        self.holds = True  # the office whose powers are looked at

    def refused(self, place: str, rule: str, found: str, right: list[str]) -> bool:
        """Note a refusal; false if there is none."""
        if rule:
            said = ", ".join(right[:SHOWN]) if self.holds else ""
            kind = "refused" if said else "impossible" if self.holds else "not-held"
            self.mistakes.append(Mistake(place, rule, kind, found, said))
        return rule != ""

    def warned(self, place: str, condition: str, found: str) -> None:
        """Note what an order waits for, if anything."""
        if condition:
            self.orders.warnings.append(conditions.warning(place, condition, found))

    def beyond(self, place: str, rule: str, kind: str, found: str, most: int) -> None:
        """Note what goes beyond a limit, whose sentence says why there is one."""
        self.mistakes.append(Mistake(place, rule, kind, found, str(most)))

    def owned(self, who: int, place: str) -> bool:
        """0.3: a living member of the family."""
        rule = "" if rights.is_own(self.s, self.orders.family, who) else "0.3"
        right = choices.codes(self.s, choices.members(self.s, self.orders.family)) if rule else []
        return not self.refused(place, rule, self.s.people[who].code, right)

    def code(self, who: int) -> str:
        return self.s.people[who].code

    def people(self) -> None:
        """Places, bets, limits, youths."""
        s, o = self.s, self.orders
        for who in list(o.places):
            where, c = f"people.{self.code(who)}.place", s.people[who]
            if not self.owned(who, where):
                del o.places[who]
                continue
            rule = rights.place_refusal(s, c, o.places[who])
            if rule and self.refused(where, rule, format_place(s, o.places[who]), choices.places(s, c)):
                del o.places[who]
        self._bets()
        for who in list(o.limits):
            if not self.owned(who, f"people.{self.code(who)}.births"):
                del o.limits[who]
        for who, youth in list(o.youths.items()):
            where = f"people.{self.code(who)}"
            if not self.owned(who, f"{where}.name"):
                del o.youths[who]
                continue
            rule = rights.youth_refusal(s, s.people[who], youth.priest)
            if rule == "9.2":
                self.refused(f"{where}.priest", rule, self.code(youth.priest), self._codes(choices.priests(s)))
                youth.priest = NONE
            elif self.refused(f"{where}.name", rule, self.code(who), []):
                del o.youths[who]
                continue
            named = s.people[who].name
            if named and youth.name not in ("", named):
                self.refused(f"{where}.name", "9.1", youth.name, [named])
                youth.name = named

    def first_names(self) -> None:
        """9.1, 7.6: nobody who lives bears it, and nobody else is to get it."""
        s, o = self.s, self.orders
        if not are_kept_apart(s):
            return
        given: dict[str, str] = {}
        for who, youth in o.youths.items():
            c = s.people[who]
            if not c.name and self._is_taken(f"people.{c.code}.name", "9.1", youth.name, who, given):
                youth.name = ""
            elif youth.name and not c.name:
                given[plain(youth.name)] = c.code
        if o.bastard and self._is_taken("bastard.name", "7.6", o.bastard_name, NONE, given):
            o.bastard_name = ""

    def _is_taken(self, place: str, rule: str, name: str, who: int, given: dict[str, str]) -> bool:
        """Told with the one who bears it, or is to get it in the same orders."""
        bearer = bearer_of(self.s, self.orders.family, name, who) or given.get(plain(name), "") if name else ""
        if bearer:
            self.mistakes.append(Mistake(place, rule, "name-taken", name, bearer))
        return bearer != ""

    def _codes(self, people: list[int]) -> list[str]:
        return choices.codes(self.s, people[:SHOWN])

    def _bets(self) -> None:
        s, o = self.s, self.orders
        left = max(0, s.families[o.family].purse)
        for who, (share, stake) in list(o.bets.items()):
            where, c = f"people.{self.code(who)}.bet", s.people[who]
            if not self.owned(who, where):
                del o.bets[who]
                continue
            rule = rights.bet_refusal(s, c, o.places.get(who, STELLARIUM), share, stake, left)
            found = f"{SHARES[share]}{stake}" if 0 <= share < len(SHARES) else str(stake)
            right = choices.bets(s, c) if rule and rule != "5.3.3" else []
            if self.refused(where, rule, found, [bet for bet in right if int(bet[1]) <= left]):
                del o.bets[who]
            else:
                left -= stake

    def goods(self) -> None:
        s, o = self.s, self.orders
        kept: list[tuple[int, int]] = []
        for number, (who, good) in enumerate(o.purchases, 1):
            where = f"purchases {number}"
            if self.owned(who, where):
                rule = rights.purchase_refusal(s, s.people[who], good)
                if not rule and (who, good) in kept:
                    rule = "1.0.1"
                found = f"{self.code(who)} {GOODS[good]}"
                offered = choices.goods(s, s.people[who]) if rule else []
                right = [each for each in offered if (who, GOODS.index(each)) not in kept]
                if not self.refused(where, rule, found, right):
                    kept.append((who, good))
        o.purchases = kept
        for who in list(o.pay):
            if not self.owned(who, f"ransoms.{self.code(who)}"):
                del o.pay[who]

    def offices(self) -> None:
        """Candidacies, resignations, votes, verdicts."""
        s, o = self.s, self.orders
        for who, office in list(o.candidates.items()):
            where = f"people.{self.code(who)}.candidate"
            rule = "" if not self.owned(who, where) else rights.candidate_refusal(s, s.people[who], office)
            if not rights.is_own(s, o.family, who) or self.refused(
                where, rule, format_office(s, office), choices.offices(s, s.people[who]) if rule else []
            ):
                del o.candidates[who]
            else:
                waits = conditions.of_candidate(s, s.people[who], office, who in o.resign)
                self.warned(where, waits, conditions.called(s.people[who]))
        o.resign = [who for who in o.resign if self._may(who, "resign", rights.resign_refusal(s.people[who]))]
        o.support = [who for who in o.support if self._may(who, "coup", rights.support_refusal(s.people[who]))]
        votes: list[tuple[int, int]] = []
        for who, pyramid in o.dismiss:
            where = f"people.{self.code(who)}.dismiss"
            rule = rights.dismiss_refusal(s, who, pyramid)
            if self.owned(who, where) and not self.refused(
                where, rule, PYRAMIDS[pyramid], choices.own_pyramids(s, who) if rule else []
            ):
                votes.append((who, pyramid))
        o.dismiss = votes
        self._verdicts()

    def _may(self, who: int, key: str, rule: str) -> bool:
        where = f"people.{self.code(who)}.{key}"
        return self.owned(who, where) and not self.refused(where, rule, "true", ["false"])

    def _verdicts(self) -> None:
        s, o = self.s, self.orders
        kept = []
        said: set[tuple[int, int]] = set()
        for number, verdict in enumerate(o.verdicts, 1):
            where = f"verdict {number}"
            if self.owned(verdict.judge, f"{where}.judge"):
                rule = rights.verdict_refusal(s, verdict)
                if not rule and (verdict.judge, verdict.trial) in said:
                    rule = "22.2"
                known = [str(trial.id) for trial in s.trials] if rule else []
                if rule == "22.2" and known and str(verdict.trial) not in known:
                    told = ", ".join(known[:SHOWN])
                    self.mistakes.append(Mistake(where, "22.2", "no-such-trial", str(verdict.trial), told))
                elif rule == "22.2" and not rights.has_sentence(verdict):
                    right = ", ".join([str(years) for years in SENTENCES])
                    self.mistakes.append(Mistake(f"{where}.years", "22.2", "bad-years", str(verdict.years), right))
                elif not self.refused(where, rule, str(verdict.trial), []):
                    said.add((verdict.judge, verdict.trial))
                    kept.append(verdict)
        o.verdicts = kept

    def with_others(self) -> None:
        """Marriages, deals, expeditions."""
        s, o = self.s, self.orders
        between = self.names.between(s) if o.weddings else {}
        weddings = []
        for number, wedding in enumerate(o.weddings, 1):
            rule = rights.wedding_refusal(s, o.family, wedding, between)
            found = f"{self.code(wedding.groom)} + {self.code(wedding.bride)}"
            if rule == "3.8":
                priest = self.code(wedding.priest)
                self.refused(f"marriage {number}.priest", rule, priest, self._codes(choices.priests(s)))
            elif not self.refused(f"marriage {number}", rule, found, self._partners(wedding, rule)):
                weddings.append(wedding)
                for condition, whom in conditions.of_wedding(s, wedding, between):
                    self.warned(f"marriage {number}", condition, whom)
        o.weddings = weddings
        deals = []
        for number, deal in enumerate(o.deals, 1):
            rule = rights.deal_refusal(s, o.family, deal)
            right = [ship.name for ship in s.ships if ship.afloat and ship.owner == o.family] if rule else []
            if not self.refused(f"deal {number}", rule, s.ships[deal.ship].name, right):
                deals.append(deal)
        o.deals = deals
        plans = []
        for number, plan in enumerate(o.expeditions, 1):
            rule = rights.expedition_refusal(s, o, plan)
            if not self.refused(f"expedition {number}", rule, s.ships[plan.ship].name, self._for_a_ship(rule)):
                plans.append(plan)
        o.expeditions = plans

    def _partners(self, wedding: Wedding, rule: str) -> list[str]:
        """3.5, 3.6: who might marry in the place of whoever may not."""
        s = self.s
        if rule not in ("3.5", "3.6"):
            return []
        unfit = wedding.groom if rights.marriage_refusal(s, s.people[wedding.groom]) else wedding.bride
        other = s.people[wedding.bride if unfit == wedding.groom else wedding.groom]
        might = choices.marriageable(s, s.people[unfit].sex)
        return self._codes([who for who in might if s.people[who].family != other.family])

    def _for_a_ship(self, rule: str) -> list[str]:
        """4.2: the family's ships; 4.3, 4.7: who may be aboard, and who may lead."""
        if rule == "4.2":
            return [ship.name for ship in self.s.ships if ship.afloat and ship.owner == self.orders.family]
        return self._codes(choices.captains(self.s) if rule == "4.7" else choices.sailors(self.s)) if rule else []

    def contracts(self) -> None:
        """2.8.1, 2.8.4"""
        s, o = self.s, self.orders
        credits, left = rights.offers_left(s, o.family), max(0, s.families[o.family].purse)
        kept: list[Offer] = []
        busy: set[int] = set()
        for number, offer in enumerate(o.offers, 1):
            where = f"contract {number}"
            if not self.owned(offer.client, f"{where}.client"):
                continue
            rule = rights.offer_refusal(s, offer)
            if not rule and offer.client in busy:
                rule = "2.8.4"
            if not rule and credits == 0:
                self.beyond(where, "2.8.5", "no-credit", CONTRACTS[offer.kind], 0)
            elif not rule and len(kept) >= credits:
                self.beyond(where, "2.8.1", "too-many-contracts", CONTRACTS[offer.kind], credits)
            elif not rule and not 1 <= offer.amount <= left:
                self.beyond(where, "2.8.1", "bad-amount", str(offer.amount), left)
            elif rule in ("2.0.3", "2.8.4"):
                free = [who for who in choices.clients(s, o.family) if who not in busy]
                self.refused(f"{where}.client", rule, self.code(offer.client), self._codes(free))
            elif not self.refused(where, rule, CONTRACTS[offer.kind], self._targets(rule)):
                kept.append(offer)
                busy.add(offer.client)
                left -= offer.amount
        o.offers = kept

    def _targets(self, rule: str) -> list[str]:
        """2.4.2, 2.7.4: ships; 2.6.1: colonies."""
        if rule in ("2.4.2", "2.7.4"):
            return choices.ships_afloat(self.s)
        return choices.colonies(self.s) if rule == "2.6.1" else []

    def rest(self) -> None:
        """The bid and the bastard."""
        s, o = self.s, self.orders
        if o.bid and self.refused("bid", rights.bid_refusal(s, o.family, o.bid), str(o.bid), []):
            o.bid, o.bid_name = 0, ""
        if o.bastard and rights.bastard_refusal(s, o.family):
            self.mistakes.append(Mistake("bastard", "7.7", "no-bastard", "", ""))
            o.bastard = False

    # Powers

    def held(self, pyramid: int) -> bool:
        return rights.holds(self.s, self.orders.family, pyramid)

    def one(self, place: str, who: int, rule: str, right: list[int]) -> int:
        """A person, or NONE if refused."""
        return NONE if self.refused(place, rule, self.code(who), self._codes(right)) else who

    def many(self, place: str, people: list[int], rules: list[str], most: int, rule: str) -> list[int]:
        """Those allowed, and no more than the power reaches."""
        kept: list[int] = []
        for number, who in enumerate(people):
            if not rules[number] and len(kept) >= most:
                self.beyond(f"{place} {number + 1}", rule, "too-many", self.code(who), most)
            elif not self.refused(f"{place} {number + 1}", rules[number], self.code(who), []):
                kept.append(who)
        return kept


def _check_powers(c: Checker) -> None:
    s, o = c.s, c.orders
    for pyramid, head in enumerate(HEADS):
        if o.disgrace[pyramid] != NONE:
            c.holds = c.held(pyramid)
            rule = rights.disgrace_refusal(s, pyramid, o.disgrace[pyramid]) if c.holds else "20.1"
            o.disgrace[pyramid] = c.one(f"{head}.disgrace", o.disgrace[pyramid], rule, choices.seated(s, pyramid))
    _check_emperor(c)
    _check_archpope(c)
    _check_general(c)
    _check_guilds(c)
    c.holds = True


def _check_emperor(c: Checker) -> None:
    s, o = c.s, c.orders
    held = c.holds = c.held(GOVERNMENT)
    if o.special != NONE:
        o.special = c.one("emperor.special", o.special, rights.special_refusal(s, o.special) if held else "18.1", [])
    if o.remove != NONE:
        o.remove = c.one("emperor.remove", o.remove, rights.remove_refusal(s, o.remove) if held else "18.2", s.judges)
    if o.pardon != NONE:
        rule = rights.pardon_refusal(s, o.pardon) if held else "24.1"
        o.pardon = c.one("emperor.pardon", o.pardon, rule, choices.pardonable(s) if rule else [])
    if o.pardon != NONE:
        c.warned("emperor.pardon", conditions.to_be_pardoned(s.people[o.pardon]), conditions.called(s.people[o.pardon]))
    decides = c.holds = rights.declares_war(s, o.family)
    if o.war and c.refused("emperor.war", "" if decides else "12.2", "true", ["false"]):
        o.war = False
    if o.target != NONE:
        rule = rights.target_planet_refusal(s, o.target) if decides else "12.2"
        if c.refused("emperor.target", rule, s.planets[o.target].name, choices.targets(s)):
            o.target = NONE
        else:
            c.warned("emperor.target", conditions.of_target(s, o.target), s.planets[o.target].name)


def _check_archpope(c: Checker) -> None:
    """32.6"""
    s, o = c.s, c.orders
    held = c.holds = c.held(CHURCH)
    if o.excommunicate != NONE:
        rule = rights.excommunicate_refusal(s, o.excommunicate) if held else "19.1"
        o.excommunicate = c.one("archpope.excommunicate", o.excommunicate, rule, [])
    if o.forgive != NONE:
        rule = rights.forgive_refusal(s, o.forgive) if held else "25.1"
        o.forgive = c.one("archpope.forgive", o.forgive, rule, choices.heretics(s) if rule else [])
    if o.forgive != NONE:
        sinner = s.people[o.forgive]
        c.warned("archpope.forgive", conditions.to_be_forgiven(sinner), conditions.called(sinner))
    rules = [rights.leave_refusal(s, who) if held else "1.3.4" for who in o.leaves]
    o.leaves = c.many("archpope.prostheses", o.leaves, rules, rights.most_leaves(s) if rules else 0, "1.3.4")
    rules = [rights.remarry_refusal(s, who) if held else "3.6" for who in o.remarry]
    o.remarry = c.many("archpope.remarriages", o.remarry, rules, len(o.remarry), "3.6")
    for number, who in enumerate(o.remarry, 1):
        waits = conditions.to_marry(s.people[who])
        c.warned(f"archpope.remarriages {number}", waits, conditions.called(s.people[who]))


def _check_general(c: Checker) -> None:
    s, o = c.s, c.orders
    held = c.holds = c.held(ARMY)
    officers = [who for who in s.pyramids[ARMY] if who != NONE]
    for fleet in range(2):
        who = o.commanders[fleet]
        if who != NONE:
            rule = rights.commander_refusal(s, who) if held else "6.3"
            o.commanders[fleet] = c.one(f"general.commander-{fleet + 1}", who, rule, officers)
    if o.offensive and c.refused("general.strategy", "" if held else "12.3.8", "offensive", ["defensive"]):
        o.offensive = False
    patrol: list[int] = []
    for number, planet in enumerate(o.patrol, 1):
        where, name = f"general.patrol {number}", s.planets[planet].name
        if held and len(patrol) >= PATROLLED:
            c.beyond(where, "11.3", "too-many", name, PATROLLED)
        elif not c.refused(where, rights.patrol_refusal(s, planet) if held else "11.3", name, choices.patrols(s)):
            patrol.append(planet)
    o.patrol = patrol
    if o.stragglers and c.refused("general.stragglers", "" if held else "6.5", str(o.stragglers), []):
        o.stragglers = 0
    if o.coup and c.refused("general.coup", "" if held else "17.1", "true", ["false"]):
        o.coup = False
    dauphin = c.holds = rights.holds_dauphin(s, o.family)
    if o.dauphin_coup and c.refused("dauphin.coup", "" if dauphin else "17.1", "true", ["false"]):
        o.dauphin_coup = False


def _check_guilds(c: Checker) -> None:
    """Grand Commander and Master Merchant."""
    s, o = c.s, c.orders
    held = c.holds = c.held(EXPLORERS)
    if o.ban != NONE:
        rule = rights.ban_refusal(s, o.ban) if held else "4.8"
        if c.refused("commander.ban", rule, s.ships[o.ban].name, choices.ships_afloat(s)):
            o.ban = NONE
    rules = [rights.permit_refusal(s, who) if held else "4.7" for who in o.permits]
    o.permits = c.many("commander.permits", o.permits, rules, PERMITS, "4.7")
    held = c.holds = c.held(MERCHANTS)
    family, planet = o.abolish
    if family != NONE:
        rule = rights.abolish_refusal(s, family, planet) if held else "32.12"
        if c.refused("master.abolish", rule, s.families[family].name, choices.colonies(s)):
            o.abolish = (NONE, NONE)
    if o.close != NONE:
        rule = rights.close_refusal(s, o.close) if held else "5.3.4"
        if c.refused("master.close", rule, s.planets[o.close].name, choices.colonies(s)):
            o.close = NONE
    most = rights.most_families_barred(s) if o.bar else 0
    kept: list[int] = []
    for number, barred in enumerate(o.bar, 1):
        if held and len(kept) >= most:
            c.beyond(f"master.bar {number}", "32.13", "too-many", s.families[barred].name, most)
        elif not c.refused(f"master.bar {number}", "" if held else "13.2", s.families[barred].name, []):
            kept.append(barred)
    o.bar = kept
