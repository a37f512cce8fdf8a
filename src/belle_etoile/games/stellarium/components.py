"""The tables of the rulebook and the words that rules, orders and places share."""

from typing import Final, final

from ...core.editions import TomlTable, digest_of, read_edition

# How the rules are read. A campaign stays with the reading it was begun with: where a later one differs, a phase asks
# `s.rules`. What was stored before there were several says nothing, and means the first.
FIRST_RULES: Final = 1
RULES: Final = 2  # of a new campaign; since 2 what depends on the turn is not refused, and first names differ
PLAYED_RULES: Final = (1, 2)

NONE: Final = -1
FIRST_YEAR: Final = 5001
YEARS: Final = 10  # one turn

MAN: Final = 0
WOMAN: Final = 1

# Schools, 10.1; the pyramid of a school is its number and one
UNSCHOOLED: Final = -1
PRIEST: Final = 0
WARRIOR: Final = 1
EXPLORER: Final = 2
MERCHANT: Final = 3
SCHOOLS: Final = ("priest", "warrior", "explorer", "merchant")

# Pyramids, 32.1; seats: 0 the head, 1 and 2 dauphins, 3 to 5 councillors
GOVERNMENT: Final = 0
CHURCH: Final = 1
ARMY: Final = 2
EXPLORERS: Final = 3
MERCHANTS: Final = 4
PYRAMIDS: Final = ("government", "church", "army", "explorers", "merchants")
SEATS: Final = 6
HEAD: Final = 0
FIRST_DAUPHIN: Final = 1
FLOOR_SEATS: Final = ((0, 1), (1, 3), (3, 6))
FLOOR_PRESTIGE: Final = (10, 5, 3)  # 27.3.5
JUDGES: Final = 15  # 27.2.1
JUDGE_PRESTIGE: Final = 10  # 27.2.2, the least a candidate has

# Captivity
FREE: Final = 0
CONVICT: Final = 1  # 22.4
HOSTAGE: Final = 2  # 2.2.5
REBELS: Final = 3  # 11.2.5, also a holder of planets
POUARKS: Final = 4  # 14.4, also a holder of planets
EMPIRE: Final = 0
CAPTIVITIES: Final = ("free", "convict", "hostage", "rebels", "pouarks")

# Planets
CAPITAL: Final = 0
COLONY: Final = 1
PENAL: Final = 2
STELLARIUM: Final = 0  # its number

# Places: a planet is its number
NOWHERE: Final = -1  # the dead and the captive
FLEET_1: Final = -2
FLEET_2: Final = -3
ABOARD: Final = -10  # ship k is ABOARD - k

# Statuses, 0.1
ONR: Final = 0
OPR: Final = 1
OR: Final = 2
PNJ: Final = 3
STATUSES: Final = ("ONR", "OPR", "OR", "PNJ")

# Goods, 1.0.1: bits of what one has for the turn; a prosthesis stays
CAPSULE: Final = 0
GUARDS: Final = 1
PROSTHESIS: Final = 2
DOCTOR: Final = 3
KOLOMBO: Final = 4
GOODS: Final = ("capsule", "guards", "prosthesis", "doctor", "kolombo")
PROSTHESES: Final = 5  # 1.3.2

# Where a capsule comes down, by the face of the die, 1.1.1: REBELS and POUARKS are a planet of theirs
PERISHED: Final = -1
ANYWHERE: Final = 0
CAPSULE_FACES: Final = (PERISHED, PERISHED, PERISHED, REBELS, POUARKS, ANYWHERE)

# Contracts, 2.0.4
MURDER: Final = 0
KIDNAPPING: Final = 1
SCANDAL: Final = 2
SABOTAGE: Final = 3
BOMB: Final = 4
REBELLION: Final = 5
TREASON: Final = 6
CONTRACTS: Final = ("murder", "kidnapping", "scandal", "sabotage", "bomb", "rebellion", "treason")
MOST_CONTRACTS: Final = 7  # 2.8.1

# Shares, 5.3.1
SHARES: Final = ("S", "N", "R")
MOST_STAKE: Final = 3

# Results of a battle, 11.2.4; the mirror of r is 3 - r
GREAT_VICTORY: Final = 0
VICTORY: Final = 1
RESULTS: Final = ("great-victory", "victory", "defeat", "great-defeat")

# How a game ends, 30.1 and 30.2
PLAYING: Final = 0
TURNS_PLAYED: Final = 1
CAPITAL_FELL: Final = 2
ALL_SILENT: Final = 3
ENDS: Final = ("playing", "turns", "capital", "silent")

# Deals, 28.4
SELL: Final = 0
LEND: Final = 1
HIRE: Final = 2
DEALS: Final = ("sell", "lend", "hire")

# Verdicts, 22.2
ABSTAIN: Final = 0
GUILTY: Final = 1
NOT_GUILTY: Final = 2
VERDICTS: Final = ("abstain", "guilty", "not-guilty")
SENTENCES: Final = (10, 20, 30, 40, 50)  # 22.2, years

FOUNDERS: Final = 8
SCHOOLED_FOUNDERS: Final = 6  # 31.3
MARRIED_FOUNDERS: Final = 4  # 31.3
LEAST_BEARING: Final = 15  # 7.1
MOST_BEARING: Final = 41  # 7.1, 7.7
BASTARD_AGE: Final = 31  # 7.6
TESTED_AGE: Final = 61  # 8.2
MOST_RISK: Final = 5  # 8.3
MARRIAGES_BETWEEN: Final = 3  # 3.4
PATROLLED: Final = 3  # 32.8
PERMITS: Final = 2  # 32.10


def ship_place(ship: int) -> int:
    return ABOARD - ship


def ship_of(place: int) -> int:
    """The ship of a place, or NONE."""
    return ABOARD - place if place <= ABOARD else NONE


def half_up(men: int, percent: int) -> int:
    """11.2.4: losses, rounded half up."""
    return (men * percent + 50) // 100


def _words(table: TomlTable, key: str) -> list[str]:
    value = table.content.get(key)
    if not isinstance(value, list) or not value or not all([isinstance(item, str) and item for item in value]):
        raise table.wrong(key, "must be a list of names")
    words = [str(item) for item in value]
    if len(set(words)) != len(words):
        raise table.wrong(key, "names a thing twice")
    return words


def _word(table: TomlTable, key: str) -> str:
    value = table.content.get(key)
    if not isinstance(value, str) or not value:
        raise table.wrong(key, f"must be a name, not {value!r}")
    return value


def _numbers(table: TomlTable, key: str, length: int) -> list[int]:
    numbers = table.numbers(key)
    if len(numbers) != length:
        raise table.wrong(key, f"must have {length} numbers, not {len(numbers)}")
    return numbers


def _rows(table: TomlTable, key: str, rows: int, length: int) -> list[list[int]]:
    lists = table.number_lists(key)
    if len(lists) != rows or not all([len(row) == length for row in lists]):
        raise table.wrong(key, f"must have {rows} rows of {length} numbers")
    return lists


@final
class Edition:
    """The tables and lists of names, checked."""

    def __init__(self, text: str, file: str) -> None:
        top = read_edition(text, file)
        top.only(
            (
                *("id", "title", "note", "planets", "start", "births", "survival"),
                *("battle", "exchange", "expedition", "trade", "names"),
            )
        )
        self.id = top.word("id")
        self.digest = digest_of(text)
        planets, start, names = top.table("planets"), top.table("start"), top.table("names")
        self.capital = _word(planets, "capital")
        self.colonies = _words(planets, "colonies")
        self.penal = _word(planets, "penal")
        self.pouark = _word(planets, "pouark")
        self.prestige = _numbers(start, "prestige", FOUNDERS)
        self.shared = start.number("shared", 0, 1000)
        self.silent = _numbers(start, "silent", FOUNDERS)
        self.purse = start.number("purse", 0, 1000)
        self.ages = _numbers(start, "ages", FOUNDERS)
        self.births = _numbers(top.table("births"), "two_dice", 11)
        self.births_together = _numbers(top.table("births"), "together", 6)
        self.risks = _numbers(top.table("survival"), "risks", 10)
        battle = top.table("battle")
        self.battle = _rows(battle, "rows", 9, 3)
        self.rebellion = _rows(battle, "rebellion", 4, 4)
        self.war = _rows(battle, "war", 4, 4)
        self.peace = _numbers(battle, "peace", 4)
        shares = top.table("exchange")
        self.exchange = [_numbers(shares, key, 8) for key in ("safe", "normal", "risky")]
        self.expedition = _rows(top.table("expedition"), "rows", 5, 5)
        self.gains = _numbers(top.table("trade"), "gains", 7)
        self.families = _words(names, "families")
        self.first_names = [_words(names, "men"), _words(names, "women")]
        self.ship_names = _words(names, "ships")
        self.found_names = _words(names, "found")
        if sum(self.silent) != self.shared:
            raise start.wrong("silent", f"must add up to {self.shared}")

    def risk(self, age: int) -> int:
        """8.2: the printed risk at an age, before prostheses."""
        return 0 if age < TESTED_AGE else self.risks[min(9, (age - TESTED_AGE) // 10)]

    def expedition_row(self, explorers: int) -> list[int]:
        """14.1: the row for a number of explorers, at least one."""
        found = self.expedition[0]
        for row in self.expedition:
            if explorers >= row[0]:
                found = row
        return found

    def gain(self, merchants: int) -> int:
        """15.2: what each of so many merchants earns."""
        return self.gains[min(len(self.gains), merchants) - 1]
