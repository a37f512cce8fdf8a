"""The order form of a family: every line it may write, with all choices, the rule, and what silence means."""

from typing import Final, final

from ..components import (
    ARMY,
    CHURCH,
    CONTRACTS,
    DEALS,
    EXPLORERS,
    GOVERNMENT,
    MERCHANTS,
    NONE,
    PATROLLED,
    PERMITS,
    SCHOOLS,
    SENTENCES,
    VERDICTS,
    WOMAN,
)
from ..phases.p00_status import is_youth, needs_place
from ..state import Person, State
from . import choices, conditions, rights
from .values import FLEETS

YEARS_ASKED: Final = [str(years) for years in SENTENCES]  # 22.2


@final
class Field:
    """One line: its place, `choices` or the name of a shared `list`, `most` where several may be given."""

    def __init__(
        self,
        place: str,
        rule: str,
        choices: list[str],
        list: str = "",
        most: int = 1,
        owed: bool = False,
        at: str = "",
    ) -> None:
        self.place: Final = place
        self.rule: Final = rule
        self.choices: Final = choices
        self.list: Final = list
        self.most: Final = most
        self.owed: Final = owed  # 0.3
        self.at: Final = at  # the place one goes to, where this asks for one


@final
class Form:
    """Fields in the order of the document, and the long lists several of them share.

    `conditions` has what must happen first, for those choices that wait for something: by list or place, then choice.
    """

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.lists: dict[str, list[str]] = {}
        self.conditions: dict[str, dict[str, str]] = {}

    def waits(self, field: Field, choice: str) -> str:
        """The condition of a choice, or ""."""
        return self.conditions.get(field.list or field.place, {}).get(choice, "")

    def field(self, place: str) -> Field | None:
        for field in self.fields:
            if field.place == place:
                return field
        return None


def form(s: State, family: int) -> Form:
    """What this family may order for the coming turn."""
    f = Form()
    f.lists["living"] = choices.codes(s, choices.living(s))
    f.lists["priests"] = choices.codes(s, choices.priests(s))
    f.lists["families"] = [each.name for each in s.families]
    f.lists["ships"] = choices.ships_afloat(s)
    _family_fields(s, family, f)
    for who in choices.members(s, family):
        _person_fields(s, s.people[who], f)
    _court_fields(s, family, f)
    _power_fields(s, family, f)
    return f


def _person_fields(s: State, c: Person, f: Form) -> None:
    where = f"people.{c.code}"
    for key, rule, allowed, owed in (
        ("place", "0.3", choices.places(s, c), needs_place(c)),
        ("bet", "5.3.1", choices.bets(s, c) if choices.places(s, c) else [], False),
        ("candidate", "27.2.2", choices.offices(s, c), False),
        ("dismiss", "21.1", choices.own_pyramids(s, c.id), False),
        ("resign", "27.2.8", ["true", "false"] if c.judge else [], False),
        ("coup", "17.2", ["true", "false"] if choices.may_stand_by(c) else [], False),
        ("buy", "1.0.1", choices.goods(s, c), False),
    ):
        if allowed:
            most, at = len(allowed) if key == "buy" else 1, choices.home(s) if key == "bet" else ""  # 5.3.3
            f.fields.append(Field(f"{where}.{key}", rule, allowed, "", most, owed, at))
    _wait(f, f"{where}.candidate", choices.office_conditions(s, c))
    if choices.may_have_children(s, c):
        f.fields.append(Field(f"{where}.births", "7.2", ["no", "0-5"]))
    if is_youth(c, s.turn + 1):
        if not c.name:  # founders have theirs
            f.fields.append(Field(f"{where}.name", "9.1", [], "", 1, True))
        f.fields.append(Field(f"{where}.school", "10.1", list(SCHOOLS), "", 1, True))
        f.fields.append(Field(f"{where}.priest", "9.1", [], "priests"))


def _family_fields(s: State, family: int, f: Form) -> None:
    own = s.families[family]
    f.fields.append(Field("ransom", "2.2.4", ["pay", "refuse"]))
    f.fields.append(Field("ransoms", "2.2.4", choices.codes(s, choices.ransomed(s, family)), "", len(own.members)))
    grooms, brides = choices.marriageable(s, 0), choices.marriageable(s, WOMAN)
    f.lists["grooms"], f.lists["brides"] = choices.codes(s, grooms), choices.codes(s, brides)
    _wait(f, "grooms", conditions.among(s, grooms, conditions.to_marry))
    _wait(f, "brides", conditions.among(s, brides, conditions.to_marry))
    if any([s.people[who].family == family for who in grooms + brides]):
        f.fields.append(Field("marriage.groom", "3.7", [], "grooms"))
        f.fields.append(Field("marriage.bride", "3.7", [], "brides"))
        f.fields.append(Field("marriage.priest", "3.8", [], "priests"))
    clients, offers = choices.codes(s, choices.clients(s, family)), rights.offers_left(s, family)
    if clients and offers and own.purse > 0:
        f.fields.append(Field("contract.client", "2.8.1", clients, "", offers))
        f.fields.append(Field("contract.kind", "2.0.4", list(CONTRACTS), "", offers))
        f.fields.append(Field("contract.amount", "2.8.1", [f"1-{own.purse}"], "", offers))
        f.lists["colonies"] = choices.colonies(s)
        f.fields.append(Field("contract.target", "2.1.1", [], "living", offers))  # and 2.2.1, 2.3.1
        f.fields.append(Field("contract.target", "2.4.1", [], "ships", offers))
        f.fields.append(Field("contract.target", "2.6.1", [], "colonies", offers))
        f.fields.append(Field("contract.ships", "2.7.4", [], "ships", len(f.lists["ships"])))
    if f.lists["ships"]:
        f.fields.append(Field("deal.kind", "28.4", list(DEALS)))
        f.fields.append(Field("deal.ship", "28.4", [], "ships"))
        f.fields.append(Field("deal.from", "28.4", choices.ship_owners(s)))
        f.fields.append(Field("deal.to", "28.4", [], "families"))
        f.fields.append(Field("deal.price", "28.4", ["0-"]))
        f.lists["captains"] = choices.codes(s, choices.captains(s))
        f.lists["sailors"] = choices.codes(s, choices.sailors(s))
        f.fields.append(Field("expedition.ship", "4.2", [], "ships"))
        f.fields.append(Field("expedition.captain", "4.7", [], "captains"))
        f.fields.append(Field("expedition.aboard", "4.5", [], "sailors", len(f.lists["sailors"])))
        f.fields.append(Field("expedition.names", "14.8", [], "", 2))
    if not own.in_debt:
        f.fields.append(Field("bid.amount", "28.1", ["1-"]))
        f.fields.append(Field("bid.name", "28.6", []))
    if not rights.bastard_refusal(s, family):
        f.fields.append(Field("bastard.school", "7.6", list(SCHOOLS)))
        f.fields.append(Field("bastard.name", "7.6", []))


def _court_fields(s: State, family: int, f: Form) -> None:
    """22.2: one verdict for each trial and each judge, the Emperor and whoever may take his place."""
    voters = [judge for judge in s.judges if s.people[judge].family == family]
    voters += [who for who in rights.possible_emperors(s) if s.people[who].family == family]
    for judge in voters:
        for trial in s.trials:
            if trial.accused != judge:
                where = f"verdict.{s.people[judge].code}.{trial.id}"
                f.fields.append(Field(where, "22.2", [*VERDICTS, *YEARS_ASKED]))


def _power_fields(s: State, family: int, f: Form) -> None:
    if rights.holds(s, family, GOVERNMENT):
        _add(f, "emperor.disgrace", "20.1", choices.codes(s, choices.seated(s, GOVERNMENT)))
        exposed = [c.id for c in s.people if not rights.special_refusal(s, c.id)]
        _add(f, "emperor.special", "18.1", choices.codes(s, exposed))
        _add(f, "emperor.remove", "18.2", choices.codes(s, s.judges))
        if rights.declares_war(s, family):
            _add(f, "emperor.war", "12.2", ["true", "false"])
            _add(f, "emperor.target", "12.2", choices.targets(s))
            _wait(f, "emperor.target", choices.target_conditions(s))
        pardonable = choices.pardonable(s)
        _add(f, "emperor.pardon", "24.1", choices.codes(s, pardonable))
        _wait(f, "emperor.pardon", conditions.among(s, pardonable, conditions.to_be_pardoned))
    if rights.holds(s, family, CHURCH):
        _add(f, "archpope.disgrace", "20.1", choices.codes(s, choices.seated(s, CHURCH)))
        _add(f, "archpope.excommunicate", "19.1", choices.codes(s, choices.faithful(s)))
        forgivable = choices.forgivable(s)
        _add(f, "archpope.forgive", "25.1", choices.codes(s, forgivable))
        _wait(f, "archpope.forgive", conditions.among(s, forgivable, conditions.to_be_forgiven))
        implantable = choices.codes(s, choices.implantable(s))
        f.fields.append(Field("archpope.prostheses", "1.3.4", implantable, "", rights.most_leaves(s)))
        remarriable = choices.remarriable(s)
        if remarriable:
            allowed = choices.codes(s, remarriable)
            f.fields.append(Field("archpope.remarriages", "3.6", allowed, "", len(allowed)))
            _wait(f, "archpope.remarriages", conditions.among(s, remarriable, conditions.to_marry))
    if rights.holds(s, family, ARMY):
        officers = choices.codes(s, [who for who in s.pyramids[ARMY] if who != NONE])
        _add(f, "general.disgrace", "20.1", choices.codes(s, choices.seated(s, ARMY)))
        _add(f, "general.commander-1", "6.3", officers)
        _add(f, "general.commander-2", "6.3", officers)
        _add(f, "general.strategy", "12.3.8", ["offensive", "defensive"])
        f.fields.append(Field("general.patrol", "11.3", choices.patrols(s), "", PATROLLED))
        _add(f, "general.stragglers", "6.5", list(FLEETS))
        _add(f, "general.coup", "17.1", ["true", "false"])
    if rights.holds_dauphin(s, family):
        _add(f, "dauphin.coup", "17.1", ["true", "false"])
    if rights.holds(s, family, EXPLORERS):
        _add(f, "commander.disgrace", "20.1", choices.codes(s, choices.seated(s, EXPLORERS)))
        _add(f, "commander.ban", "4.8", f.lists["ships"])
        permits = [c.id for c in s.people if not rights.permit_refusal(s, c.id)]
        f.fields.append(Field("commander.permits", "4.7", choices.codes(s, permits), "", PERMITS))
    if rights.holds(s, family, MERCHANTS):
        _add(f, "master.disgrace", "20.1", choices.codes(s, choices.seated(s, MERCHANTS)))
        _add(f, "master.close", "5.3.4", choices.colonies(s))
        f.fields.append(Field("master.abolish", "32.12", choices.colonies(s)))
        f.fields.append(Field("master.bar", "32.13", [], "families", rights.most_families_barred(s)))


def _add(f: Form, place: str, rule: str, allowed: list[str]) -> None:
    if allowed:
        f.fields.append(Field(place, rule, allowed))


def _wait(f: Form, where: str, waiting: dict[str, str]) -> None:
    if waiting:
        f.conditions[where] = waiting
