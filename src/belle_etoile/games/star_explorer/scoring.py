"""8: unlit stars, the six rounds, the bonus points of the whole disc; who wins."""

from mypy_extensions import i64

from ...core.bits import count
from ...core.game import Outcome, ScoreLine
from .components import AXIS_VALUE, CENTRE_VALUE, RIM_VALUE, TITLES, UNLIT_STARS, UNLIT_VALUE
from .round_scoring import PARTS
from .state import OVER, Board, State, tile_of


def centre_stars(s: State, b: Board) -> i64:
    """8.4: how many stars of the centre are used."""
    return count(b.used_low & s.edition.sky.centre_low) + count(b.used_high & s.edition.sky.centre_high)


def rim_stars(s: State, b: Board) -> i64:
    """8.6: and of the rim."""
    return count(b.used_low & s.edition.sky.rim_low) + count(b.used_high & s.edition.sky.rim_high)


def points(s: State, seat: i64) -> i64:
    """All points of a seat as they stand."""
    b = s.boards[seat]
    total = UNLIT_VALUE * (UNLIT_STARS - b.unlit)  # 8.2
    for part in b.points:
        total += part  # 8.3
    total += CENTRE_VALUE * centre_stars(s, b)
    total += AXIS_VALUE * b.over_axis  # 8.5
    return total + RIM_VALUE * rim_stars(s, b)


def scores(s: State) -> list[int]:
    return [points(s, seat) for seat in range(len(s.boards))]


def sheet(s: State, seat: int) -> list[ScoreLine]:
    """Every point and its rule, as the board and the disc have them."""
    b = s.boards[seat]
    left = UNLIT_STARS - b.unlit
    lines = [ScoreLine(rule="8.2", kind="unlit", points=UNLIT_VALUE * left, values={"left": left, "unlit": b.unlit})]
    lines += [_round_line(s, b, round) for round in range(len(b.drawings))]
    centre, rim = centre_stars(s, b), rim_stars(s, b)
    lines.append(ScoreLine(rule="8.4", kind="centre", points=CENTRE_VALUE * centre, values={"stars": centre}))
    lines.append(ScoreLine(rule="8.5", kind="axis", points=AXIS_VALUE * b.over_axis, values={"lines": b.over_axis}))
    lines.append(ScoreLine(rule="8.6", kind="rim", points=RIM_VALUE * rim, values={"stars": rim}))
    return lines


def _round_line(s: State, b: Board, round: int) -> ScoreLine:
    at = round * PARTS
    return ScoreLine(
        rule="8.3",
        kind="round",
        points=b.round_points(round),
        values={
            "round": round + 1,
            "tile": s.edition.names[tile_of(b.drawings[round])],
            "current": b.points[at],
            "previous": b.points[at + 1],
            "links": b.points[at + 2],
        },
    )


def outcome(s: State) -> Outcome | None:
    """8.7: the most points win; 8.8: of equals, the fewest unlit stars; 8.9: those still equal share. 9.4: alone."""
    if s.stage != OVER:
        return None
    if len(s.boards) == 1:
        return Outcome(winners=[0], rule="9.4")
    totals = scores(s)
    best = [seat for seat in range(len(totals)) if totals[seat] == max(totals)]
    if len(best) == 1:
        return Outcome(winners=best, rule="8.7")
    fewest = min([s.boards[seat].unlit for seat in best])
    brightest = [seat for seat in best if s.boards[seat].unlit == fewest]
    return Outcome(winners=brightest, rule="8.8" if len(brightest) == 1 else "8.9")


def title_of(total: int) -> str:
    """9.4: the printed scale."""
    for most, title in TITLES:
        if total <= most:
            return title
    return TITLES[-1][1]
