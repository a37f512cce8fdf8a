"""What may be ordered: each function names the rule that forbids an order whatever happens in the turn, or "".

The form lists what these let pass and the check refuses what they do not; what becomes impossible later lapses.
What still depends on the turn is in `conditions.py`; the first rules refused it as the turn starts.
"""

from ..components import (
    ABSTAIN,
    ARMY,
    COLONY,
    CONVICT,
    EXPLORER,
    FIRST_DAUPHIN,
    FIRST_YEAR,
    FLEET_1,
    FLEET_2,
    FREE,
    GOVERNMENT,
    HEAD,
    HOSTAGE,
    KIDNAPPING,
    LEND,
    MAN,
    MARRIAGES_BETWEEN,
    MERCHANT,
    MOST_CONTRACTS,
    MOST_STAKE,
    MURDER,
    NONE,
    PNJ,
    POUARKS,
    PRIEST,
    PROSTHESES,
    PROSTHESIS,
    REBELLION,
    REBELS,
    SABOTAGE,
    SCANDAL,
    SENTENCES,
    SHARES,
    STELLARIUM,
    UNSCHOOLED,
    WARRIOR,
    WOMAN,
    YEARS,
    ship_of,
)
from ..phases.p00_status import is_youth, may_recognise
from ..phases.p01_purchases import PRICE
from ..phases.p03_marriages import may_marry
from ..phases.p18_special_disgrace import exposed
from ..phases.p20_disgraces import seat_in
from ..state import OUTSIDER, Person, State
from .conditions import are_asked, of_target
from .orders import Deal, Expedition, Offer, Orders, Verdict, Wedding

# One's own people


def is_own(s: State, family: int, who: int) -> bool:
    return s.people[who].family == family and s.people[who].alive


def place_refusal(s: State, c: Person, place: int) -> str:
    """0.3: who may be placed; 4.3, 4.9, 5.2, 6.1: where."""
    if not c.alive or c.school == UNSCHOOLED or c.captivity not in (FREE, HOSTAGE):
        return "22.5" if c.captivity == CONVICT else "0.3"
    if c.judge:
        return "27.2.5"
    if c.governs != NONE:
        return "27.4.4"
    if place == STELLARIUM:
        return ""
    ship = ship_of(place)
    if ship != NONE:
        return "5.2" if c.school == MERCHANT else "" if s.ships[ship].afloat else "4.2"
    return _station_refusal(s, c, place)


def _station_refusal(s: State, c: Person, place: int) -> str:
    """A fleet or a colony."""
    if c.school == WARRIOR:
        fits = place in (FLEET_1, FLEET_2) or (place > 0 and s.planets[place].imperial_colony)
        return "" if fits else "6.1"
    if c.school == MERCHANT and place > 0:
        planet = s.planets[place]
        return "" if planet.imperial_colony and planet.kind == COLONY and planet.posts[c.family] else "5.2"
    return {PRIEST: "4.3", EXPLORER: "4.9", MERCHANT: "5.2"}[c.school]


def practises(c: Person) -> bool:
    """22.5, 27.2.4, 27.4.4: this turn, or would once ransomed."""
    fit = c.alive and c.school != UNSCHOOLED and c.captivity in (FREE, HOSTAGE)
    return fit and not c.judge and c.governs == NONE


def priest_refusal(s: State, who: int, rule: str) -> str:
    """3.8, 9.1: one who cannot practise before the end of the turn marries and baptises nobody."""
    c = s.people[who]
    fits = c.school == PRIEST and c.alive and (practises(c) or not are_asked(s))
    return "" if fits else rule


def bet_refusal(s: State, c: Person, place: int, share: int, stake: int, left: int) -> str:
    """5.3.1-5.3.3; `left` is what the family's purse still allows."""
    if c.school != MERCHANT or place != STELLARIUM:
        return "5.3.3"
    if not 0 <= share < len(SHARES) or not 1 <= stake <= MOST_STAKE:
        return "5.3.1"
    return "" if stake <= left else "5.3.2"


def purchase_refusal(s: State, c: Person, good: int) -> str:
    if s.families[c.family].in_debt or c.captivity in (REBELS, POUARKS):
        return "1.0.2"
    if s.families[c.family].purse < PRICE:
        return "1.0.1"  # no money comes before
    return "1.3.2" if good == PROSTHESIS and c.prostheses >= PROSTHESES else ""


def youth_refusal(s: State, c: Person, priest: int) -> str:
    if not is_youth(c, s.turn + 1):
        return "9.1"
    return priest_refusal(s, priest, "9.2") if priest != NONE else ""


def candidate_refusal(s: State, c: Person, office: int) -> str:
    """27.2.2, 27.4.2; prestige is counted on the day. A judge does not stand for the court again."""
    if c.judge and (office == STELLARIUM or not are_asked(s)):
        return "27.2.4"
    if c.school == UNSCHOOLED and not (are_asked(s) and is_youth(c, s.turn + 1)):
        return "27.2.2"
    if office == STELLARIUM or are_asked(s):
        return ""
    planet = s.planets[office]
    return "" if planet.imperial_colony and planet.posts[c.family] else "27.4.2"


def resign_refusal(c: Person) -> str:
    return "" if c.judge else "27.2.8"


def support_refusal(c: Person) -> str:
    return "" if c.school == WARRIOR and c.guild != NONE else "17.2"


def dismiss_refusal(s: State, who: int, pyramid: int) -> str:
    return "" if seat_in(s, who, pyramid) > HEAD else "21.1"


def bastard_refusal(s: State, family: int) -> str:
    return "" if may_recognise(s, s.families[family], FIRST_YEAR + YEARS * s.turn) else "7.7"


# The court


def verdict_refusal(s: State, verdict: Verdict) -> str:
    """22.2, 22.7; whoever may lead a coup writes as if Emperor."""
    c = s.people[verdict.judge]
    if not c.judge and verdict.judge not in possible_emperors(s):
        return "22.2"
    trials = [trial for trial in s.trials if trial.id == verdict.trial]
    if not trials or not has_sentence(verdict):
        return "22.2"
    return "22.7" if trials[0].accused == verdict.judge else ""


def has_sentence(verdict: Verdict) -> bool:
    """22.2: whoever acquits names years as well, which count if the others condemn (22.4)."""
    return verdict.verdict == ABSTAIN or verdict.years in SENTENCES


# With other families


def wedding_refusal(s: State, family: int, wedding: Wedding, between: dict[int, int]) -> str:
    """3.2, 3.4-3.7; `between` counts living marriages between families."""
    groom, bride = s.people[wedding.groom], s.people[wedding.bride]
    if family not in (groom.family, bride.family):
        return "3.7"
    if groom.family == bride.family or groom.sex != MAN or bride.sex != WOMAN:
        return "3.2"
    low, high = min(groom.family, bride.family), max(groom.family, bride.family)
    if not are_asked(s) and between.get(low * len(s.families) + high, 0) >= MARRIAGES_BETWEEN:
        return "3.4"
    return priest_refusal(s, wedding.priest, "3.8") or marriage_refusal(s, groom) or marriage_refusal(s, bride)


def marriage_refusal(s: State, c: Person) -> str:
    """3.5, 3.6: a spouse in the game may die before the weddings, a hostage may be ransomed; nothing else changes."""
    if not are_asked(s):
        return may_marry(c)
    if not c.alive or c.captivity in (REBELS, POUARKS) or c.school in (UNSCHOOLED, PRIEST) or c.heretic:
        return "3.5"
    return "3.6" if c.spouse == OUTSIDER else ""


def deal_refusal(s: State, family: int, deal: Deal) -> str:
    """28.4"""
    ship = s.ships[deal.ship]
    sides = family in (deal.owner, deal.other) and deal.owner != deal.other
    terms = deal.price >= 0 and (deal.kind != LEND or deal.price == 0)
    return "" if sides and terms and ship.afloat and ship.owner == deal.owner else "28.4"


def expedition_refusal(s: State, orders: Orders, plan: Expedition) -> str:
    """4.2, 4.3, 4.7; a ship that comes by a deal of this turn may be used."""
    ship = s.ships[plan.ship]
    coming = any([deal.ship == plan.ship and deal.other == orders.family for deal in orders.deals])
    if not ship.afloat or (ship.owner != orders.family and not coming):
        return "4.2"
    captain = s.people[plan.captain]
    if captain.school != EXPLORER or not captain.alive or (are_asked(s) and not practises(captain)):
        return "4.7"
    fit = [s.people[who].alive and s.people[who].school not in (UNSCHOOLED, MERCHANT) for who in plan.aboard]
    return "" if all(fit) else "4.3"


def offers_left(s: State, family: int) -> int:
    """2.8.1"""
    return min(MOST_CONTRACTS, s.families[family].credits)


def client_refusal(s: State, c: Person) -> str:
    if s.families[c.family].in_debt or not c.free or c.school == UNSCHOOLED:
        return "2.0.3"
    return ""


def target_refusal(s: State, kind: int, target: int) -> str:
    """2.1.1, 2.2.1, 2.3.1: the living; 2.4.2: exploration ships; 2.6.1: imperial colonies."""
    if kind in (MURDER, KIDNAPPING, SCANDAL):
        rule = ("2.1.1", "2.2.1", "2.3.1")[kind]
        return "" if 0 <= target < len(s.people) and s.people[target].alive else rule
    if kind == SABOTAGE:
        return "" if 0 <= target < len(s.ships) and s.ships[target].afloat else "2.4.2"
    if kind == REBELLION:
        return "" if 0 < target < len(s.planets) and s.planets[target].imperial_colony else "2.6.1"
    return ""


def offer_refusal(s: State, offer: Offer) -> str:
    rule = client_refusal(s, s.people[offer.client]) or target_refusal(s, offer.kind, offer.target)
    if rule:
        return rule
    return "" if all([s.ships[ship].afloat for ship in offer.ships]) else "2.7.4"


def bid_refusal(s: State, family: int, bid: int) -> str:
    if s.families[family].in_debt:
        return "28.5"
    return "" if bid >= 1 else "28.1"


# Powers


def possible_emperors(s: State) -> list[int]:
    """32.3, 17.1: the Emperor, and whoever may lead a coup before the power is used."""
    seats = (s.pyramids[GOVERNMENT][HEAD], s.pyramids[ARMY][HEAD], s.pyramids[ARMY][FIRST_DAUPHIN])
    return [who for who in seats if who != NONE]


def holds(s: State, family: int, pyramid: int) -> bool:
    """May this family write the part of a head?"""
    if pyramid == GOVERNMENT:
        return any([s.people[who].family == family for who in possible_emperors(s)])
    who = s.pyramids[pyramid][HEAD]
    return who != NONE and s.people[who].family == family


def declares_war(s: State, family: int) -> bool:
    """12.2: the Emperor's; a coup comes after the war."""
    who = s.pyramids[GOVERNMENT][HEAD]
    return who != NONE and s.people[who].family == family


def holds_dauphin(s: State, family: int) -> bool:
    who = s.pyramids[ARMY][FIRST_DAUPHIN]
    return who != NONE and s.people[who].family == family


def disgrace_refusal(s: State, pyramid: int, who: int) -> str:
    return "" if seat_in(s, who, pyramid) > HEAD else "20.1"


def special_refusal(s: State, who: int) -> str:
    return "" if exposed(s.people[who]) else "18.1"


def remove_refusal(s: State, who: int) -> str:
    return "" if s.people[who].judge else "18.2"


def pardon_refusal(s: State, who: int) -> str:
    """24.1, 24.2: a convict, or someone to be tried."""
    c = s.people[who]
    return "" if c.alive and (c.captivity == CONVICT or c.trials > 0) else "24.1"


def excommunicate_refusal(s: State, who: int) -> str:
    return "" if s.people[who].alive and not s.people[who].heretic else "19.1"


def forgive_refusal(s: State, who: int) -> str:
    c = s.people[who]
    return "" if c.alive and (c.heretic or are_asked(s)) else "25.1"


def leave_refusal(s: State, who: int) -> str:
    return "" if s.people[who].alive and s.people[who].prostheses < PROSTHESES else "1.3.2"


def remarry_refusal(s: State, who: int) -> str:
    c = s.people[who]
    return "" if c.alive and c.school not in (UNSCHOOLED, PRIEST) else "3.6"


def most_leaves(s: State) -> int:
    """1.3.4: a quarter of the players, rounded up."""
    return -(-sum([family.status != PNJ for family in s.families]) // 4)


def commander_refusal(s: State, who: int) -> str:
    c = s.people[who]
    return "" if c.alive and c.school == WARRIOR and c.guild != NONE else "6.3"


def target_planet_refusal(s: State, planet: int) -> str:
    if are_asked(s):
        return "12.2" if planet == STELLARIUM else ""
    return "12.2" if of_target(s, planet) else ""


def patrol_refusal(s: State, planet: int) -> str:
    """11.3: a colony of the Empire or one that rebels hold."""
    fits = planet != STELLARIUM and s.planets[planet].holder != POUARKS
    return "" if fits else "11.3"


def permit_refusal(s: State, who: int) -> str:
    c = s.people[who]
    return "" if c.school == EXPLORER and c.guild == NONE and practises(c) else "4.7"


def ban_refusal(s: State, ship: int) -> str:
    return "" if s.ships[ship].afloat else "4.8"


def abolish_refusal(s: State, family: int, planet: int) -> str:
    return "" if s.planets[planet].posts[family] else "32.12"


def close_refusal(s: State, planet: int) -> str:
    return "" if s.planets[planet].imperial_colony else "5.3.4"


def most_families_barred(s: State) -> int:
    """32.13"""
    families = {c.family for c in s.people if c.alive and c.school == MERCHANT}
    return -(-len(families) // 4)
