"""Positions for tests: a disc painted by hand, a tile on the table, a draft to make."""

from librt.vecs import vec
from mypy_extensions import i64

from belle_etoile.core import Chance, Event, Scripted
from belle_etoile.core.bits import bit
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.star_explorer import GAME, StarExplorer
from belle_etoile.games.star_explorer.components import SIZES, Edition
from belle_etoile.games.star_explorer.round_scoring import cost_of, lost_stars
from belle_etoile.games.star_explorer.sky import COLOURS, NO_STAR
from belle_etoile.games.star_explorer.solver import Drawing, best_now
from belle_etoile.games.star_explorer.state import DRAW, NONE, NOTHING, Board, State, empty_board, pack_drawing

HOUSE_EDITION = packaged_text("games/star_explorer", "edition.toml")
FIRST_ROWS = HOUSE_EDITION.index("rows = [")
SPARE = [GAME.edition.by_name[name] for name in ("lynx", "leo", "draco", "perseus", "lyra", "hydra")]


def painted(stars: dict[tuple[int, int], str], rest: str = "r") -> StarExplorer:
    """The house edition with the first disc painted: these letters, and one letter everywhere else."""
    end = HOUSE_EDITION.index("]", FIRST_ROWS)
    rows = HOUSE_EDITION[FIRST_ROWS:end].split('"')[1::2]
    for y, row in enumerate(rows):
        letters = [stars.get((x - 6, 6 - y), rest) if letter in "rwyb" else letter for x, letter in enumerate(row)]
        rows[y] = "".join(letters)
    text = HOUSE_EDITION[:FIRST_ROWS] + "rows = [\n" + "".join(f'    "{row}",\n' for row in rows) + HOUSE_EDITION[end:]
    return StarExplorer(Edition(text, "painted.toml"))


def star_at(x: int, y: int) -> int:
    star = GAME.edition.sky.star_at(x, y)
    assert star != NO_STAR
    return int(star)


def board_with(game: StarExplorer, tile: str, round: int = 1, previous: str = "yellow") -> Board:
    """A board in some round, nothing drawn in the rounds before at no cost, with a tile to draw."""
    e = game.edition
    b = empty_board(0, e.start_by_name["red-white"])
    b.take_side(COLOURS.index(previous))
    b.drawings = vec[i64]([pack_drawing(SPARE[n], NOTHING, 0) for n in range(round - 1)])
    b.points = vec[i64]([0] * (3 * (round - 1)))
    b.tile = e.by_name[tile]
    b.take_slot(SIZES.index(e.size[b.tile]))
    return b


def drafting(tile: str, round: int = 1, previous: str = "yellow", game: StarExplorer = GAME, seats: int = 1) -> State:
    """All seats have the same to draw on their first disc."""
    s = State(game.edition, [board_with(game, tile, round, previous) for _ in range(seats)])
    s.stage = DRAW
    s.round = round - 1
    for b in s.boards:
        s.unseen &= ~bit(b.tile)
    return s


def drawn_before(s: State, tile: str, place: str, left: tuple[int, ...] = (), seat: int = 0) -> None:
    """Draw something of an earlier round on a disc, free of charge and of points."""
    b, e = s.boards[seat], s.edition
    tile_now, previous, unlit = b.tile, b.previous, b.unlit
    drawings, points = vec[i64](b.drawings), vec[i64](b.points)
    b.tile = e.by_name[tile]
    kept = e.shape(b.tile).all & ~sum(1 << (star - 1) for star in left)
    b.draw(e, GAME.parse(f"place {place}") >> 4, kept)
    b.tile, b.previous, b.unlit = tile_now, previous, unlit
    b.drawings, b.points = drawings, points


def refusal(s: State, move: str, seat: int = 0, game: StarExplorer = GAME) -> str:
    return game.refusal(s, seat, game.parse(move))


def play(s: State, *texts: str, seat: int = 0, luck: tuple[int, ...] = (), game: StarExplorer = GAME) -> list[Event]:
    """Play moves of one seat; all luck told must be used."""
    chance: Chance = Scripted(list(luck))
    events: list[Event] = []
    for text in texts:
        game.apply(s, seat, game.parse(text), chance, events)
    assert isinstance(chance, Scripted)
    assert chance.spent()
    return events


def told(events: list[Event], kind: str) -> list[tuple[str, int, dict[str, int | str]]]:
    """The events of a kind: rule, seat, values."""
    return [(event.rule, event.seat, event.values) for event in events if event.kind == kind]


def moves(s: State, seat: int = 0, game: StarExplorer = GAME) -> list[str]:
    return [game.format(move) for move in game.legal_moves(s, seat)]


def fresh(seats: int = 2, first: str = "1", luck: int = 0) -> State:
    """A game at its very beginning; `luck` answers every question of the setup."""
    state = GAME.setup(seats, {"first": first}, Scripted([luck] * (seats * 9 + (first == "random"))))
    assert isinstance(state, State)
    return state


def started(seats: int = 2) -> State:
    """All have chosen the first side; the first player is to choose a size, or in a solo game a tile is drawn."""
    s = fresh(seats)
    for seat in range(seats):
        play(s, moves(s, seat)[0], seat=seat, luck=(0, 0) if seats == 1 else ())
    return s


__all__ = [
    "GAME",
    "NONE",
    "drafting",
    "drawn_before",
    "fresh",
    "moves",
    "painted",
    "play",
    "refusal",
    "started",
    "told",
]


def where_is(tile: int, code: int) -> list[list[int]]:
    """Where each star of a tile goes under a placement, on the disc or beside it."""
    shape = GAME.edition.shape(tile)
    return [[shape.x_at(code, star), shape.y_at(code, star)] for star in range(shape.size)]


def best_drawing(s: State, seat: int) -> Drawing:
    """The drawing worth most this round, whatever must be left out; NOTHING where nothing is better."""
    best_now(s, seat)
    b = s.boards[seat]
    shape = s.edition.shape(b.tile)
    lost, lines = shape.size, 0
    if b.best_code != NOTHING:
        lines = shape.drawn(shape.number_of[b.best_code], b.best_kept, b.cells_low, b.cells_high)
        lost = lost_stars(shape, b.best_kept, lines)
    return Drawing(b.best_code, b.best_kept, lines, b.best_value + cost_of(lost, b.unlit), b.best_value)
