"""The disc: stars on a square lattice around the pole, the window that shows a part of them, the axis, the rings.

Coordinates have the pole at 0,0; x grows to the right and y upwards while the lattice stands upright. Stars are
numbered from the lowest row, each row from the left. A set of stars is two words of sixty bits each, `low` and `high`;
so is a set of cells, the unit squares between four stars, where two lines can cross.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit
from ...core.editions import TomlTable

COLOURS: Final = ("red", "white", "yellow", "blue")  # 2.1
LETTERS: Final = "rwyb"
POLE: Final = "*"  # 2.3
NO_STAR: Final = -1
POSITIONS: Final = 6  # 7.1: sixths of a turn
WORD: Final = 60  # bits of a set in each of its two words
MOST_STARS: Final = 2 * WORD
EIGHTH: Final = 8

# Twice the cosine, and twice the sine divided by the root of three, of each sixth of a turn.
COSINES: Final = (2, 1, -1, -2, -1, 1)
SINES: Final = (0, 1, 1, 0, -1, -1)


def low_bit(n: i64) -> i64:
    """The low word of the set of one number."""
    return bit(n) if n < WORD else 0


def high_bit(n: i64) -> i64:
    return bit(n - WORD) if n >= WORD else 0


def holds(low: i64, high: i64, n: i64) -> bool:
    """Is a number in a set of two words?"""
    return (low >> n if n < WORD else high >> n - WORD) & 1 != 0


def numbers_in(low: i64, high: i64) -> list[int]:
    """The numbers of a set of two words, rising."""
    return [n for n in range(MOST_STARS) if holds(low, high, n)]


def _not_negative(whole: int, roots: int) -> bool:
    """Is `whole` + `roots` times the root of three 0 or more? Exact, by squares."""
    if whole >= 0 and roots >= 0:
        return True
    if whole < 0 and roots < 0:
        return False
    return whole * whole >= 3 * roots * roots if whole >= 0 else 3 * roots * roots >= whole * whole


@final
class Sky:
    """The lattice of an edition with all that depends on places alone, and the colours of each disc."""

    def __init__(self, top: TomlTable) -> None:
        discs = top.tables("disc")
        pictures = [_picture(disc) for disc in discs]
        self.reach = len(pictures[0]) // 2  # the furthest column or row from the pole
        self.xs = vec[i64]([])
        self.ys = vec[i64]([])
        self._places = vec[i64]([NO_STAR] * (2 * self.reach + 1) ** 2)
        for place, letter in _letters(pictures[0]):
            if letter in LETTERS:
                self._places[place] = len(self.xs)
                self.xs = append(self.xs, place % len(pictures[0]) - self.reach)
                self.ys = append(self.ys, place // len(pictures[0]) - self.reach)
        self.stars = len(self.xs)
        if not 1 <= self.stars <= MOST_STARS:
            raise discs[0].wrong("rows", f"there must be 1 to {MOST_STARS} stars, not {self.stars}")
        self.colours: list[vec[i64]] = []  # of each star, for each disc
        for disc, picture in zip(discs, pictures, strict=True):
            self.colours.append(self._colours(disc, picture, pictures[0]))
        self.colour_low = self._colour_words(False)  # the stars of a colour: four words for each disc
        self.colour_high = self._colour_words(True)
        self.cells = 0
        self._cells = self._number_cells(top)
        self._read_rings(top.table("rings"))
        self.window_low = vec[i64]([0] * POSITIONS)
        self.window_high = vec[i64]([0] * POSITIONS)
        self._read_frame(top.table("frame"))
        if "window" in top.content:
            self._read_windows(top)
        else:
            self._look_through_the_frame()

    def _colours(self, disc: TomlTable, picture: list[str], first: list[str]) -> vec[i64]:
        colours = vec[i64]([])
        for (_, letter), (_, there) in zip(_letters(picture), _letters(first), strict=False):
            if (letter in LETTERS) != (there in LETTERS) or (letter == POLE) != (there == POLE):
                raise disc.wrong("rows", "must have its stars and its pole where the first disc has them")
            if letter in LETTERS:
                colours = append(colours, LETTERS.index(letter))
        if len(picture) != len(first):
            raise disc.wrong("rows", "must be as large as the first disc")
        return colours

    def _colour_words(self, high: bool) -> vec[i64]:
        words = vec[i64]([0] * (len(self.colours) * len(COLOURS)))
        for disc, colours in enumerate(self.colours):
            for star in range(i64(self.stars)):
                at = i64(disc) * len(COLOURS) + colours[star]
                words[at] |= high_bit(star) if high else low_bit(star)
        return words

    def star_at(self, x: i64, y: i64) -> i64:
        """The number of the star at a place, or NO_STAR; the pole is none (5.3.8)."""
        if not (-self.reach <= x <= self.reach and -self.reach <= y <= self.reach):
            return NO_STAR
        return self._places[(y + self.reach) * (2 * self.reach + 1) + x + self.reach]

    def _number_cells(self, top: TomlTable) -> vec[i64]:
        """Number the cells with a star at each corner, by their lower left corner: elsewhere no lines can cross."""
        numbers = vec[i64]([NO_STAR] * len(self._places))
        for star in range(i64(self.stars)):
            x, y = self.xs[star], self.ys[star]
            if NO_STAR not in (self.star_at(x + 1, y), self.star_at(x, y + 1), self.star_at(x + 1, y + 1)):
                numbers[(y + self.reach) * (2 * self.reach + 1) + x + self.reach] = self.cells
                self.cells += 1
        if self.cells > MOST_STARS:
            raise top.wrong("disc", f"at most {MOST_STARS} cells between stars can be told apart, not {self.cells}")
        return numbers

    def cell_of(self, one: i64, other: i64) -> i64:
        """The cell that a line between two neighbours crosses from corner to corner, or NO_STAR."""
        x, y = min(self.xs[one], self.xs[other]), min(self.ys[one], self.ys[other])
        if self.xs[one] == self.xs[other] or self.ys[one] == self.ys[other]:
            return NO_STAR
        if not (-self.reach <= x <= self.reach and -self.reach <= y <= self.reach):
            return NO_STAR
        return self._cells[(y + self.reach) * (2 * self.reach + 1) + x + self.reach]

    def side_of_axis(self, star: i64) -> i64:
        """8.5: positive on one side of the axis, negative on the other."""
        return self.axis_x * self.ys[star] - self.axis_y * self.xs[star]

    def _read_rings(self, rings: TomlTable) -> None:
        """8.4, 8.6: the centre and the rim, as lists of stars, or by how far they are from the pole."""
        rings.only(("centre", "rim"))
        if isinstance(rings.content.get("centre"), list):
            self.centre_low, self.centre_high = self._listed(rings, "centre")
        else:
            self.centre_low, self.centre_high = self._ring(0, rings.number("centre", 1, 99))
        if isinstance(rings.content.get("rim"), list):
            self.rim_low, self.rim_high = self._listed(rings, "rim")
        else:
            self.rim_low, self.rim_high = self._ring(rings.number("rim", 1, 99), 2 * (self.reach + 1) ** 2)
        if (self.centre_low & self.rim_low) | (self.centre_high & self.rim_high):
            raise rings.wrong("rim", "no star belongs to the centre and to the rim")

    def _read_windows(self, top: TomlTable) -> None:
        """2.4: what the window shows in each round, as lists of stars."""
        windows = top.tables("window")
        if len(windows) != POSITIONS:
            raise top.wrong("window", f"there must be {POSITIONS} windows, one for each round, not {len(windows)}")
        for position, window in enumerate(windows):
            window.only(("stars",))
            self.window_low[position], self.window_high[position] = self._listed(window, "stars")

    def _listed(self, table: TomlTable, key: str) -> tuple[i64, i64]:
        """The stars of a list of places, each x and y from the pole, as a set."""
        low: i64 = 0
        high: i64 = 0
        for place in table.number_lists(key):
            star: i64 = self.star_at(place[0], place[1]) if len(place) == 2 else NO_STAR
            if star == NO_STAR:
                raise table.wrong(key, f"each is the place of a star, x and y counted from the pole, unlike {place}")
            if holds(low, high, star):
                raise table.wrong(key, f"{place} is there twice")
            low |= low_bit(star)
            high |= high_bit(star)
        if not low | high:
            raise table.wrong(key, "there must be one star at least")
        return low, high

    def _ring(self, least: int, most: int) -> tuple[i64, i64]:
        """The stars whose squared distance from the pole lies between two numbers."""
        low: i64 = 0
        high: i64 = 0
        for star in range(i64(self.stars)):
            if least <= self.xs[star] ** 2 + self.ys[star] ** 2 <= most:
                low |= low_bit(star)
                high |= high_bit(star)
        return low, high

    def _read_frame(self, frame: TomlTable) -> None:
        """The axis (2.5) and the round window (2.4)."""
        frame.only(("star", "centre", "radius", "up", "axis"))
        self.star_radius = frame.number("star", 1, EIGHTH // 2)
        self.window_centre = frame.number("centre", 1, 999)
        self.window_radius = frame.number("radius", 1, 999)
        if self.window_radius - self.window_centre < self.star_radius:
            raise frame.wrong("radius", "the pole must always be wholly visible")
        axis, up = frame.numbers("axis"), frame.numbers("up")
        if len(axis) != 2 or axis == [0, 0]:
            raise frame.wrong("axis", "must be a direction, two whole numbers")
        self.axis_x, self.axis_y = axis
        length = axis[0] ** 2 + axis[1] ** 2
        for star in range(i64(self.stars)):
            if self.side_of_axis(star) ** 2 * EIGHTH**2 <= self.star_radius**2 * length:
                raise frame.wrong("axis", f"touches the star at {self.xs[star]},{self.ys[star]}")
        self.up_length = _root(up[0] ** 2 + up[1] ** 2) if len(up) == 2 else 0
        if not self.up_length:
            raise frame.wrong("up", "must be two whole numbers whose squares add up to a square")
        self.up_x, self.up_y = up

    def _look_through_the_frame(self) -> None:
        """2.4: the stars that are wholly inside the window in each round."""
        for position in range(POSITIONS):
            for star in range(i64(self.stars)):
                if self._is_visible(self.xs[star], self.ys[star], position):
                    self.window_low[position] |= low_bit(star)
                    self.window_high[position] |= high_bit(star)

    def _is_visible(self, x: int, y: int, position: int) -> bool:
        """5.3.2: is a star wholly inside the round window? Exact: all is whole numbers and the root of three."""
        clear = (self.window_radius - self.star_radius) ** 2 - self.window_centre**2
        scale = EIGHTH * self.window_centre
        whole = COSINES[position] * (self.up_x * x + self.up_y * y)
        roots = SINES[position] * (self.up_x * y - self.up_y * x)
        least = self.up_length * (EIGHTH**2 * (x * x + y * y) - clear)
        return _not_negative(scale * whole - least, scale * roots)

    def visible_stars(self, position: int) -> list[int]:
        return numbers_in(self.window_low[position], self.window_high[position])


def _root(square: int) -> int:
    """The whole root of a square, 0 where there is none."""
    for root in range(1, 1000):
        if root * root == square:
            return root
    return 0


def _picture(disc: TomlTable) -> list[str]:
    """The rows of a disc from the lowest, checked."""
    disc.only(("rows",))
    rows = disc.content.get("rows")
    if not isinstance(rows, list) or not rows or len(rows) % 2 == 0:
        raise disc.wrong("rows", "must be a list of rows, as many above the pole as below")
    picture: list[str] = []
    for row in rows:
        if not isinstance(row, str) or len(row) != len(rows) or not all([c in LETTERS + POLE + "." for c in row]):
            raise disc.wrong("rows", f"each row has {len(rows)} letters of {LETTERS}, '*' and '.', unlike {row!r}")
        picture.append(row)
    picture.reverse()
    if "".join(picture).count(POLE) != 1 or picture[len(rows) // 2][len(rows) // 2] != POLE:
        raise disc.wrong("rows", "the pole must be in the middle, and nowhere else")
    return picture


def _letters(picture: list[str]) -> list[tuple[int, str]]:
    """Each place of a picture, numbered from the lower left, with its letter."""
    return list(enumerate("".join(picture)))
