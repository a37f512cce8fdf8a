"""Orders as a TOML document that a person can write by hand.

    family = "Altaïr"
    turn = 3
    purchases = ["4-1 guards", "4-2 capsule"]
    ransom = "pay"

    [people.4-1]
    place = "Balnéa"

A person is written family-number, `4-1`; planets, ships and families by name. A wrong line is told and left out,
and never costs the rest. `writer.py` writes what this file reads.
"""

import tomllib
from typing import Final, TypeAlias

from ....core.toml import load
from ..components import (
    CONTRACTS,
    DEALS,
    GOODS,
    MOST_STAKE,
    NONE,
    NOWHERE,
    PYRAMIDS,
    SCHOOLS,
    SHARES,
    UNSCHOOLED,
    VERDICTS,
)
from ..state import State
from .mistakes import LINE, Mistake
from .names import Names
from .orders import Deal, Expedition, Offer, Orders, Verdict, Wedding, Youth
from .values import FLEETS, Reader

Content: TypeAlias = dict[str, object]  # a document as a mapping

TOP: Final = (
    *("turn", "family", "purchases", "ransom", "people", "ransoms", "marriage", "contract", "deal", "expedition"),
    *("verdict", "bid", "bastard", "emperor", "archpope", "general", "dauphin", "commander", "master"),
)
PERSON: Final = (*("place", "bet", "births", "candidate", "resign", "coup", "dismiss", "name", "school", "priest"),)
MARRIAGE: Final = ("groom", "bride", "priest")
CONTRACT: Final = ("client", "amount", "kind", "target", "ships")
DEAL: Final = ("kind", "ship", "from", "to", "price")
EXPEDITION: Final = ("ship", "captain", "aboard", "names")
VERDICT: Final = ("judge", "trial", "verdict", "years")
BID: Final = ("amount", "name")
BASTARD: Final = ("name", "school")
EMPEROR: Final = ("disgrace", "special", "remove", "war", "target", "pardon")
ARCHPOPE: Final = ("disgrace", "excommunicate", "forgive", "prostheses", "remarriages")
GENERAL: Final = ("disgrace", "commander-1", "commander-2", "strategy", "patrol", "stragglers", "coup")
DAUPHIN: Final = ("coup",)
COMMANDER: Final = ("disgrace", "ban", "permits")
MASTER: Final = ("disgrace", "abolish", "close", "bar")
TABLES: Final[dict[str, tuple[str, ...]]] = {  # by header, the top of the document first
    "": TOP,
    "[people.…]": PERSON,
    "[[marriage]]": MARRIAGE,
    "[[contract]]": CONTRACT,
    "[[deal]]": DEAL,
    "[[expedition]]": EXPEDITION,
    "[[verdict]]": VERDICT,
    "[bid]": BID,
    "[bastard]": BASTARD,
    "[emperor]": EMPEROR,
    "[archpope]": ARCHPOPE,
    "[general]": GENERAL,
    "[dauphin]": DAUPHIN,
    "[commander]": COMMANDER,
    "[master]": MASTER,
}
BETS: Final = [f"{share}{stake}" for share in SHARES for stake in range(1, MOST_STAKE + 1)]  # 5.3.1
MOST_REPAIRS: Final = 40  # lines that are not TOML, before the rest is given up
MOST_READ_AGAIN: Final = 1_000_000  # characters: a long document is repaired less often
MOST_TOLD: Final = 200  # mistakes of one document; nobody reads more


def orders_in(s: State, family: int, content: Content, mistakes: list[Mistake], names: Names) -> Orders:
    """What was written, as far as it can be read; `check_orders` must look at it before it is used."""
    reader = Reader(s, names, mistakes, TABLES)
    orders = Orders(family, any([key not in ("turn", "family") for key in content]))
    reader.only(content, TOP, "")
    _read_heading(reader, content, orders)
    _read_people(reader, content, orders)
    _read_lists(reader, content, orders)
    _read_powers(reader, content, orders)
    return orders


def load_document(text: str, mistakes: list[Mistake]) -> Content:
    """The document; a line that is not TOML is told and left out."""
    lines = text.split("\n")
    for _ in range(min(MOST_REPAIRS, max(1, MOST_READ_AGAIN // max(1, len(text))))):
        try:
            return load("\n".join(lines))
        except tomllib.TOMLDecodeError as error:
            said = str(error)
            number = said.partition("at line ")[2].partition(",")[0]
            line = int(number) if number.isdecimal() else len(lines)
            line = min(max(line, 1), len(lines))
            while line > 1 and not lines[line - 1].strip():
                line -= 1
            mistakes.append(Mistake(f"{LINE}{line}", "0.3", "not-toml", lines[line - 1].strip()[:60], said))
            lines[line - 1] = ""
    return {}


def _read_heading(r: Reader, content: dict[str, object], orders: Orders) -> None:
    s = r.s
    if "family" in content and content["family"] != s.families[orders.family].name:
        r.wrong("family", "0.3", "other-family", str(content["family"])[:60], s.families[orders.family].name)
    if "turn" in content and content["turn"] != s.turn + 1:
        r.wrong("turn", "0.3", "other-turn", str(content["turn"])[:60], str(s.turn + 1))
    for place, value in r.items(content, "purchases", "purchases"):
        code, _, good = str(value).partition(" ")
        who = r.person(code, place, "1.0.1")
        if who != NONE and not good:
            r.wrong(place, "1.0.1", "bad-choice", code, ", ".join([f"{code} {each}" for each in GOODS]))
        elif who != NONE:
            thing = r.choice(good, GOODS, place, "1.0.1")
            if thing != NONE:
                orders.purchases.append((who, thing))
    if "ransom" in content:
        orders.pay_all = r.choice(content["ransom"], ("pay", "refuse"), "ransom", "2.2.4") == 0
    for code, value in r.table(content, "ransoms", ()).items():
        who = r.person(code, f"ransoms.{code}", "2.2.4")
        answer = r.choice(value, ("pay", "refuse"), f"ransoms.{code}", "2.2.4")
        if who != NONE and answer != NONE:
            orders.pay[who] = answer == 0


def _read_people(r: Reader, content: dict[str, object], orders: Orders) -> None:
    for code, value in r.table(content, "people", ()).items():
        where = f"people.{code}"
        who = r.person(code, where, "0.3")
        if not isinstance(value, dict):
            r.wrong(where, "0.3", "not-a-table", str(value)[:60], f"[{where}]")
        elif who != NONE:
            r.only(value, PERSON, where)
            _read_person(r, value, who, where, orders)
            _read_offices(r, value, who, where, orders)


def _read_person(r: Reader, table: dict[str, object], who: int, where: str, orders: Orders) -> None:
    if "place" in table:
        place = r.place(table["place"], f"{where}.place")
        if place != NOWHERE:
            orders.places[who] = place
    if "bet" in table:
        bet = str(table["bet"])
        if bet in BETS:
            orders.bets[who] = (SHARES.index(bet[0]), int(bet[1]))
        else:
            r.wrong(f"{where}.bet", "5.3.1", "bad-bet", bet[:60], ", ".join(BETS))
    if "births" in table:
        limit = 0 if table["births"] == "no" else r.number(table["births"], f"{where}.births", "7.2")
        if limit >= 0:
            orders.limits[who] = limit
    if "name" in table or "school" in table or "priest" in table:
        name = r.name(table, "name", where, "9.1")
        school = r.choice(table["school"], SCHOOLS, f"{where}.school", "10.1") if "school" in table else UNSCHOOLED
        orders.youths[who] = Youth(name, school, r.one(table, "priest", where, "9.1"))


def _read_offices(r: Reader, table: dict[str, object], who: int, where: str, orders: Orders) -> None:
    if "candidate" in table:
        office = r.office(table["candidate"], f"{where}.candidate", "27.4.2")
        if office != NONE:
            orders.candidates[who] = office
    if r.flag(table, "resign", where, "27.2.8"):
        orders.resign.append(who)
    if r.flag(table, "coup", where, "17.2"):
        orders.support.append(who)
    for place, value in r.items(table, "dismiss", f"{where}.dismiss"):
        pyramid = r.choice(value, PYRAMIDS, place, "21.1")
        if pyramid != NONE and (who, pyramid) not in orders.dismiss:
            orders.dismiss.append((who, pyramid))


def _read_lists(r: Reader, content: dict[str, object], orders: Orders) -> None:
    for where, table in r.tables(content, "marriage", MARRIAGE):
        three = [r.person(table.get(key), f"{where}.{key}", "3.7") for key in MARRIAGE]
        if NONE not in three:
            orders.weddings.append(Wedding(three[0], three[1], three[2]))
    for where, table in r.tables(content, "contract", CONTRACT):
        _read_contract(r, table, where, orders)
    for where, table in r.tables(content, "deal", DEAL):
        kind = r.choice(table.get("kind"), DEALS, f"{where}.kind", "28.4")
        ship = r.ship(table.get("ship"), f"{where}.ship", "28.4")
        owner = r.family(table.get("from"), f"{where}.from", "28.4")
        other = r.family(table.get("to"), f"{where}.to", "28.4")
        price = r.number(table.get("price", 0), f"{where}.price", "28.4")
        if NONE not in (kind, ship, owner, other, price):
            orders.deals.append(Deal(kind, ship, owner, other, price))
    for where, table in r.tables(content, "expedition", EXPEDITION):
        ship = r.ship(table.get("ship"), f"{where}.ship", "4.2")
        captain = r.person(table.get("captain"), f"{where}.captain", "4.7")
        aboard = r.people(table, "aboard", where, "4.5")
        names = [
            r.name({"name": name}, "name", place, "14.8") for place, name in r.items(table, "names", f"{where}.names")
        ]
        if ship != NONE and captain != NONE:
            orders.expeditions.append(Expedition(ship, captain, aboard, [name for name in names if name]))
    for where, table in r.tables(content, "verdict", VERDICT):
        judge = r.person(table.get("judge"), f"{where}.judge", "22.2")
        trial = r.number(table.get("trial"), f"{where}.trial", "22.2")
        verdict = r.choice(table.get("verdict"), VERDICTS, f"{where}.verdict", "22.2")
        years = r.number(table.get("years", 0), f"{where}.years", "22.2")
        if NONE not in (judge, trial, verdict, years):
            orders.verdicts.append(Verdict(judge, trial, verdict, years))


def _read_contract(r: Reader, table: dict[str, object], where: str, orders: Orders) -> None:
    client = r.person(table.get("client"), f"{where}.client", "2.8.1")
    amount = r.number(table.get("amount"), f"{where}.amount", "2.8.1")
    kind = r.choice(table.get("kind"), CONTRACTS, f"{where}.kind", "2.0.4")
    ships = [r.ship(name, place, "2.7.4") for place, name in r.items(table, "ships", f"{where}.ships")]
    if kind in (NONE, 4, 6):
        target = NONE
    elif kind == 3:
        target = r.ship(table.get("target"), f"{where}.target", "2.4.1")
    elif kind == 5:
        target = r.planet(table.get("target"), f"{where}.target", "2.6.1")
    else:
        target = r.person(table.get("target"), f"{where}.target", ("2.1.1", "2.2.1", "2.3.1")[kind])
    if NONE not in (client, amount, kind) and (target != NONE or kind in (4, 6)):
        orders.offers.append(
            Offer(client, amount, kind, target, [ship for ship in dict.fromkeys(ships) if ship != NONE])
        )


def _read_powers(r: Reader, content: dict[str, object], orders: Orders) -> None:
    bid = r.table(content, "bid", BID)
    if bid:
        orders.bid = max(0, r.number(bid.get("amount"), "bid.amount", "28.1"))
        orders.bid_name = r.name(bid, "name", "bid", "28.6")
    if "bastard" in content:
        table = r.table(content, "bastard", BASTARD)
        orders.bastard = True
        orders.bastard_name = r.name(table, "name", "bastard", "7.6")
        if "school" in table:
            orders.bastard_school = r.choice(table["school"], SCHOOLS, "bastard.school", "10.1")
    _read_emperor(r, r.table(content, "emperor", EMPEROR), orders)
    _read_archpope(r, r.table(content, "archpope", ARCHPOPE), orders)
    _read_general(r, r.table(content, "general", GENERAL), orders)
    orders.dauphin_coup = r.flag(r.table(content, "dauphin", DAUPHIN), "coup", "dauphin", "17.1")
    _read_commander(r, r.table(content, "commander", COMMANDER), orders)
    _read_master(r, r.table(content, "master", MASTER), orders)


def _read_emperor(r: Reader, table: dict[str, object], orders: Orders) -> None:
    orders.disgrace[0] = r.one(table, "disgrace", "emperor", "20.1")
    orders.special = r.one(table, "special", "emperor", "18.1")
    orders.remove = r.one(table, "remove", "emperor", "18.2")
    orders.war = r.flag(table, "war", "emperor", "12.2")
    if "target" in table:
        orders.target = r.planet(table["target"], "emperor.target", "12.2")
    orders.pardon = r.one(table, "pardon", "emperor", "24.1")


def _read_archpope(r: Reader, table: dict[str, object], orders: Orders) -> None:
    orders.disgrace[1] = r.one(table, "disgrace", "archpope", "20.1")
    orders.excommunicate = r.one(table, "excommunicate", "archpope", "19.1")
    orders.forgive = r.one(table, "forgive", "archpope", "25.1")
    orders.leaves = r.people(table, "prostheses", "archpope", "1.3.4")
    orders.remarry = r.people(table, "remarriages", "archpope", "3.6")


def _read_general(r: Reader, table: dict[str, object], orders: Orders) -> None:
    orders.disgrace[2] = r.one(table, "disgrace", "general", "20.1")
    orders.commanders = [r.one(table, f"commander-{fleet}", "general", "6.3") for fleet in (1, 2)]
    if "strategy" in table:
        orders.offensive = r.choice(table["strategy"], ("offensive", "defensive"), "general.strategy", "12.3.8") == 0
    patrol = [r.planet(value, place, "11.3") for place, value in r.items(table, "patrol", "general.patrol")]
    orders.patrol = [planet for planet in dict.fromkeys(patrol) if planet != NONE]
    if "stragglers" in table:
        fleet = r.choice(table["stragglers"], FLEETS, "general.stragglers", "6.5")
        orders.stragglers = fleet + 1
    orders.coup = r.flag(table, "coup", "general", "17.1")


def _read_commander(r: Reader, table: dict[str, object], orders: Orders) -> None:
    orders.disgrace[3] = r.one(table, "disgrace", "commander", "20.1")
    if "ban" in table:
        orders.ban = r.ship(table["ban"], "commander.ban", "4.8")
    orders.permits = r.people(table, "permits", "commander", "4.7")


def _read_master(r: Reader, table: dict[str, object], orders: Orders) -> None:
    orders.disgrace[4] = r.one(table, "disgrace", "master", "20.1")
    if "abolish" in table:
        pair = r.table(table, "abolish", ("family", "planet"))
        family = r.family(pair.get("family"), "master.abolish.family", "32.12")
        planet = r.planet(pair.get("planet"), "master.abolish.planet", "32.12")
        if family != NONE and planet != NONE:
            orders.abolish = (family, planet)
    if "close" in table:
        orders.close = r.planet(table["close"], "master.close", "5.3.4")
    barred = [r.family(value, place, "13.2") for place, value in r.items(table, "bar", "master.bar")]
    orders.bar = [family for family in dict.fromkeys(barred) if family != NONE]
