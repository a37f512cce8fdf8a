"""The box: eight sheets, thirty night cards, ten point cards, nine power cards, and masks made from them."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit
from ...core.editions import TomlTable, digest_of, read_edition
from .geometry import COLUMNS, PLACES, ROWS, Shape, high_bit, line_between, low_bit
from .lacking import Pattern

SEATS: Final = 8  # 1.5
PILES: Final = 3  # 1.2
PILE: Final = 6  # 1.2
CARDS: Final = PILES * PILE
SHOOTING_CARDS: Final = 3  # 6.1
CARD_LINES: Final = 2  # 4.1
FRAME: Final = 4  # a card shows four by four stars

SMALLEST: Final = 3  # 9.1
LARGEST: Final = 8  # 9.1
LARGEST_NOVA: Final = 10  # 8.6
NEW_STARS: Final = 2  # 8.2
GALAXY_POINTS: Final = 2  # 8.4
TWINKLING_POINTS: Final = 3  # 8.5
TWINKLING_NEIGHBOURS: Final = 2  # 8.5
AURA_POINTS: Final = 2  # 8.7

PLANET: Final = 0  # 8.1
STARS: Final = 1  # 8.2
LINE: Final = 2  # 8.3
GALAXY: Final = 3  # 8.4
TWINKLING: Final = 4  # 8.5
NOVA: Final = 5  # 8.6
AURA: Final = 6  # 8.7
MOON: Final = 7  # 8.8
BLACK_HOLE: Final = 8  # 8.9
POWERS: Final = ("planet", "stars", "line", "galaxy", "twinkling", "nova", "aura", "moon", "black-hole")
POWER_RULES: Final = ("8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9")

SUNLIT: Final[vec[i64]] = vec[i64]([0, (1 << 2 * COLUMNS) - 1, (1 << 4 * COLUMNS) - 1])  # 5.1, 5.2, by empty piles

STAR_SIGN: Final = "*"
PLANET_SIGN: Final = "P"  # 2.2
HOLE_SIGN: Final = "o"  # 2.4
SIGNS: Final = "*Po#."


@final
class Sheet:
    """One vault of the sky, as printed."""

    def __init__(self, table: TomlTable) -> None:
        table.only(("id", "sky", "lines"))
        self.name = table.word("id")
        self.rows: list[str] = _picture(table)
        self.low_stars: i64 = 0
        self.high_stars: i64 = 0
        self.low_holes: i64 = 0
        self.high_holes: i64 = 0
        self.planets = vec[i64]([])
        for place in range(i64(PLACES)):
            sign = self.rows[ROWS - 1 - place // COLUMNS][place % COLUMNS]
            if sign == STAR_SIGN:
                self.low_stars |= low_bit(place)
                self.high_stars |= high_bit(place)
            elif sign == HOLE_SIGN:
                self.low_holes |= low_bit(place)
                self.high_holes |= high_bit(place)
            elif sign == PLANET_SIGN:
                self.planets = append(self.planets, place)
        self.lines = vec[i64]([])  # 2.3
        for ends in _segments(table, "lines", COLUMNS, ROWS):
            first, second = ends[1] * COLUMNS + ends[0], ends[3] * COLUMNS + ends[2]
            if not (self.is_star(first) and self.is_star(second)):
                raise table.wrong("lines", f"{ends} does not join two stars")
            self.lines = append(self.lines, line_between(first, second))

    def is_star(self, place: i64) -> bool:
        return (self.low_stars & low_bit(place)) | (self.high_stars & high_bit(place)) != 0

    def is_planet(self, place: i64) -> bool:
        for planet in self.planets:
            if planet == place:
                return True
        return False

    def is_hole(self, place: i64) -> bool:
        return (self.low_holes & low_bit(place)) | (self.high_holes & high_bit(place)) != 0


def _picture(table: TomlTable) -> list[str]:
    """The eleven rows of a sheet, the highest first."""
    value = table.content.get("sky")
    rows = value.split() if isinstance(value, str) else []
    if len(rows) != ROWS or not all([len(row) == COLUMNS and not row.strip(SIGNS) for row in rows]):
        raise table.wrong("sky", f"must be {ROWS} rows of {COLUMNS} signs out of {SIGNS!r}")
    return rows


def _segments(table: TomlTable, key: str, columns: int, rows: int) -> list[list[int]]:
    """Different lines between neighbours, as [x, y, x, y]."""
    met: list[int] = []
    segments = table.number_lists(key)
    for ends in segments:
        if len(ends) != 4 or not all([0 <= end < (rows if nth % 2 else columns) for nth, end in enumerate(ends)]):
            raise table.wrong(key, f"a line is [x, y, x, y] within {columns} columns and {rows} rows, unlike {ends}")
        line = line_between(ends[1] * COLUMNS + ends[0], ends[3] * COLUMNS + ends[2])
        if line < 0 or line in met:
            raise table.wrong(key, f"{ends} must join neighbours, and only once")  # 4.2, 4.6
        met.append(line)
    if not segments:
        raise table.wrong(key, "must hold at least one line")
    return segments


@final
class Bonus:
    """A point card or a power card: a shape, and what it brings."""

    def __init__(self, table: TomlTable, power: bool) -> None:
        table.only(("id", "lines", "beginner") if power else ("id", "lines", "beginner", "points"))
        self.name = table.word("id")
        self.power: i64 = table.choice("id", POWERS) if power else 0
        self.points: i64 = 0 if power else table.number("points", 1, 20)
        self.beginner = table.flag("beginner")  # 1.4
        self.segments = _segments(table, "lines", FRAME, FRAME)
        self.shape = Shape(self.segments)
        self.pattern = Pattern(self.shape)


@final
class Night:
    """A night card: a shape of two lines, or a shooting star."""

    def __init__(self, table: TomlTable) -> None:
        table.only(("id", "lines", "shooting"))
        self.name = table.word("id")
        self.shooting = table.flag("shooting")
        if self.shooting and "lines" in table.content:
            raise table.wrong("lines", "a shooting star has no shape")
        self.segments: list[list[int]] = [] if self.shooting else _segments(table, "lines", FRAME, FRAME)
        if not self.shooting and len(self.segments) != CARD_LINES:
            raise table.wrong("lines", f"a night card shows {CARD_LINES} lines")  # 4.1
        self.shape = Shape(self.segments or [[0, 0, 1, 1]])


def _checked_names(tables: list[TomlTable], names: list[str]) -> dict[str, int]:
    by_name: dict[str, int] = {}
    for nth, name in enumerate(names):
        if name in by_name:
            raise tables[nth].wrong("id", f"{name!r} is already the name of number {by_name[name] + 1}")
        by_name[name] = nth
    return by_name


def _first_game_card(top: TomlTable, key: str, cards: list[Bonus]) -> int:
    """1.4: exactly one of them is for a first game."""
    found = [nth for nth, card in enumerate(cards) if card.beginner]
    if len(found) != 1:
        raise top.wrong(key, f"one card must have beginner = true, not {len(found)}")
    return found[0]


@final
class Edition:
    """One set of components, checked. Sheets and cards are known by their place in the file."""

    def __init__(self, text: str, file: str) -> None:
        top = read_edition(text, file)
        top.only(("id", "title", "note", "sheet", "night", "point", "power"))
        self.id = top.word("id")
        self.digest = digest_of(text)
        sheets, nights = top.tables("sheet"), top.tables("night")
        points, powers = top.tables("point"), top.tables("power")
        if not SEATS <= len(sheets) <= 63:
            raise top.wrong("sheet", f"there must be {SEATS} to 63 sheets, not {len(sheets)}")  # 1.1
        if not CARDS <= len(nights) <= 62:
            raise top.wrong("night", f"there must be {CARDS} to 62 night cards, not {len(nights)}")  # 1.2
        if not (1 <= len(points) <= 63 and 1 <= len(powers) <= 63):
            raise top.wrong("point", "there must be 1 to 63 point cards and 1 to 63 power cards")  # 1.3
        self.sheets: list[Sheet] = [Sheet(table) for table in sheets]
        self.nights: list[Night] = [Night(table) for table in nights]
        self.points: list[Bonus] = [Bonus(table, False) for table in points]
        self.powers: list[Bonus] = [Bonus(table, True) for table in powers]
        self.sheet_by_name = _checked_names(sheets, [sheet.name for sheet in self.sheets])
        self.night_by_name = _checked_names(nights, [night.name for night in self.nights])
        self.point_by_name = _checked_names(points, [point.name for point in self.points])
        self.power_by_name = _checked_names(powers, [power.name for power in self.powers])
        if len([night for night in self.nights if night.shooting]) > SHOOTING_CARDS:
            raise top.wrong("night", f"at most {SHOOTING_CARDS} night cards show a shooting star")  # 6.1
        self.first_point = _first_game_card(top, "point", self.points)
        self.first_power = _first_game_card(top, "power", self.powers)
        self.all_nights: i64 = bit(len(nights)) - 1
