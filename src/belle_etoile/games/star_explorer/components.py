"""The box: discs, constellation tiles, start tiles, and what is printed on them."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit, count
from ...core.editions import TomlTable, digest_of, read_edition
from .lattice import Lattice
from .placements import Shape
from .sky import COLOURS, Sky

ROUNDS: Final = 6  # 3.1
MOST_SEATS: Final = 4
SIZES: Final = (5, 6, 7, 7, 8, 9, 10)  # 1.2: the pile of each player, slot by slot
SLOTS: Final = len(SIZES)
ALL_SLOTS: Final = (1 << SLOTS) - 1
SEVENS: Final = 0b1100  # 4.2: the slots of the two sevens
SEVEN: Final = 7
LARGEST: Final = 10
START_TILES: Final = 6  # 1.3

CURRENT_VALUE: Final = 2  # 6.1
PREVIOUS_VALUE: Final = 1  # 6.2
LINK_VALUE: Final = CURRENT_VALUE + PREVIOUS_VALUE  # 6.3
UNLIT_STARS: Final = 7  # 5.4.3
UNLIT_VALUE: Final = 3  # 8.2
CENTRE_VALUE: Final = 1  # 8.4
AXIS_VALUE: Final = 2  # 8.5
RIM_VALUE: Final = 3  # 8.6
TITLES: Final = ((50, "amateur"), (90, "beginner"), (130, "expert"), (150, "explorer"), (9999, "copernicus"))  # 9.4

MOST_TILES: Final = 62  # a set of tiles is one 63-bit integer
# Every number up to 12 divides this: a pick among so many tells nothing of how many there are to choose from.
FAIR_FOR_ALL: Final = 27720


@final
class Edition:
    """One set of components, checked. Tiles are known by their place in the file.

    An edition with which a match was `begun` may repeat a line or a start tile: that once passed.
    """

    def __init__(self, text: str, file: str, begun: bool = False) -> None:
        top = read_edition(text, file)
        top.only(("id", "title", "note", "frame", "rings", "disc", "window", "start", "tile"))
        self.id = top.word("id")
        self.digest = digest_of(text)
        self.sky = Sky(top)
        self.lattice = Lattice(self.sky)
        if len(self.sky.colours) != MOST_SEATS:
            raise top.wrong("disc", f"there must be {MOST_SEATS} discs, not {len(self.sky.colours)}")  # 1.1
        self.start_names: list[str] = []
        self.start_sides: list[tuple[int, int]] = []
        for start in top.tables("start"):
            self._read_start(start, begun)
        if len(self.start_names) != START_TILES:
            raise top.wrong("start", f"there must be {START_TILES} start tiles, not {len(self.start_names)}")
        self.names: list[str] = []
        self.size = vec[i64]([])
        self.colour = vec[i64]([])
        self.stars: list[list[list[int]]] = []
        self.lines: list[list[list[int]]] = []
        self.alike = vec[i64]([0] * ((LARGEST + 1) * len(COLOURS)))  # the tiles of a size and colour
        for tile in top.tables("tile"):
            if not begun:
                _refuse_repeated_lines(tile)
            self._read_tile(tile)
        if len(self.names) > MOST_TILES:
            raise top.wrong("tile", f"there must be at most {MOST_TILES} tiles, not {len(self.names)}")
        self.all: i64 = bit(len(self.names)) - 1
        self.sized = vec[i64]([self._of_size(size) for size in range(LARGEST + 1)])  # the tiles of a size
        for size in sorted(set(SIZES)):
            wanted = MOST_SEATS * SIZES.count(size)
            if count(self.sized[size]) < wanted:
                raise top.wrong("tile", f"there must be {wanted} tiles of {size} stars or more")  # 1.2
        self.by_name = {name: tile for tile, name in enumerate(self.names)}
        self.start_by_name = {name: start for start, name in enumerate(self.start_names)}
        self._shapes: list[Shape | None] = [None] * len(self.names)

    def _of_size(self, size: i64) -> i64:
        tiles: i64 = 0
        for colour in range(i64(len(COLOURS))):
            tiles |= self.alike[size * len(COLOURS) + colour]
        return tiles

    def shape(self, tile: i64) -> Shape:
        """The figure of a tile; its placements are worked out when they are first wanted."""
        shape = self._shapes[tile]
        if shape is None:
            shape = Shape(self.sky, self.stars[tile], self.lines[tile])
            self._shapes[tile] = shape
        return shape

    def _read_start(self, start: TomlTable, begun: bool) -> None:
        """1.3: six tiles, the six pairs of colours."""
        start.only(("id", "front", "back"))
        front, back = start.choice("front", COLOURS), start.choice("back", COLOURS)
        if front == back:
            raise start.wrong("back", "must have another colour than the front")
        name = start.word("id")
        if not begun:
            if name in self.start_names:
                raise start.wrong(
                    "id", f"{name!r} is already the name of start tile {self.start_names.index(name) + 1}"
                )
            for nth, sides in enumerate(self.start_sides):
                if {*sides} == {front, back}:
                    raise start.wrong("front", f"start tile {nth + 1} already has these two colours")
        self.start_names.append(name)
        self.start_sides.append((front, back))

    def _read_tile(self, tile: TomlTable) -> None:
        """2.2: a name, a colour, and a figure whose stars are its size."""
        tile.only(("id", "colour", "stars", "lines"))
        name = tile.word("id")
        if name in self.names:
            raise tile.wrong("id", f"{name!r} is already the name of tile {self.names.index(name) + 1}")
        stars, lines = tile.number_lists("stars"), tile.number_lists("lines")
        _check_stars(tile, stars)
        _check_lines(tile, stars, lines)
        colour = tile.choice("colour", COLOURS)
        self.alike[len(stars) * len(COLOURS) + colour] |= bit(len(self.names))
        self.names.append(name)
        self.size = append(self.size, len(stars))
        self.colour = append(self.colour, colour)
        self.stars.append(stars)
        self.lines.append(lines)


def _check_stars(tile: TomlTable, stars: list[list[int]]) -> None:
    if len(stars) not in SIZES:
        raise tile.wrong("stars", f"there must be {SIZES[0]} to {SIZES[-1]} stars, not {len(stars)}")
    for star in stars:
        if len(star) != 2 or not all([0 <= place < LARGEST for place in star]) or stars.count(star) > 1:
            raise tile.wrong("stars", f"each star is a place of its own, x and y from 0 to 9, unlike {star}")


def _refuse_repeated_lines(tile: TomlTable) -> None:
    """2.6: between two stars there is one line, whichever end is named first."""
    drawn: list[list[int]] = []
    for line in tile.number_lists("lines"):
        if sorted(line) in drawn:
            raise tile.wrong("lines", f"{line} repeats a line")
        drawn.append(sorted(line))


def _check_lines(tile: TomlTable, stars: list[list[int]], lines: list[list[int]]) -> None:
    """2.6: lines join neighbours, never cross, and make one figure."""
    crossed: list[tuple[int, int]] = []
    reached = {1}
    for line in lines:
        if len(line) != 2 or not all([1 <= end <= len(stars) for end in line]):
            raise tile.wrong("lines", f"each line joins two stars from 1 to {len(stars)}, unlike {line}")
        (x, y), (u, v) = stars[line[0] - 1], stars[line[1] - 1]
        if max(abs(x - u), abs(y - v)) != 1:
            raise tile.wrong("lines", f"each line joins two neighbours, unlike {line}")
        if x != u and y != v:
            if (min(x, u), min(y, v)) in crossed:
                raise tile.wrong("lines", f"{line} crosses another line")
            crossed.append((min(x, u), min(y, v)))
    for _ in stars:
        for one, other in lines:
            if one in reached or other in reached:
                reached |= {one, other}
    if len(reached) != len(stars):
        raise tile.wrong("lines", "must join all stars to one figure")
