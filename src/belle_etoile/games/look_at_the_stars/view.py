"""What a seat may know of a position, and a position that fits what it knows."""

from collections.abc import Mapping
from typing import TypedDict, cast

from mypy_extensions import i64

from ...core.bits import bit, mask_of, members
from ...core.chance import Chance
from ...core.game import ScoreLine
from .components import Edition
from .geometry import (
    PLACE_BY_NAME,
    PLACE_NAMES,
    format_line,
    format_trail,
    lines_in,
    places_in,
)
from .moves import moves, waiting
from .notation import DO_SKIP, format_move, kind_of, parse_move
from .play import carry_out
from .scoring import sky_sheet
from .sky import GROUP, HAS_AURA, HAS_NOVA, NONE, SIZE, Sky, printed_sky, read_sky
from .state import OVER, SHEET, STAGES, State, empty_state


class GroupView(TypedDict):
    """Connected lines."""

    size: int
    constellation: bool
    nova: bool
    aura: bool
    stars: list[str]


class SkyView(TypedDict):
    """A sheet and all that is drawn on it. Places are told as c3, lines as c3-d4."""

    sheet: str
    lines: list[str]
    spent: list[str]  # lines that have served the power card
    trails: list[str]
    marks: list[str]  # what the power has drawn; a galaxy is known by its left star
    new: list[str]  # stars that were not printed
    groups: list[GroupView]
    score: list[ScoreLine]
    points: int


class DraftView(TypedDict):
    """One's own draft: the moves that led to it, and the sky as it would be."""

    steps: list[str]
    fresh: list[str]  # stars that serve from the next card on
    pending: int  # how many things the power taken may still draw
    sky: SkyView


class View(TypedDict):
    """Built up from nothing: a new field of State stays hidden by default."""

    seat: int
    stage: str
    waiting: list[int]
    seats: int
    point: str
    power: str
    card: str
    turned: int
    pile: int
    seen: list[str]  # all night cards turned over so far, the present one included
    sunlit: int  # how many rows are closed
    skies: list[SkyView]
    draft: DraftView | None


Segment = tuple[int, int, int, int]  # [x, y, x, y] among four by four stars, y upwards


class Sheet(TypedDict):
    """`rows` from the top: `*` star, `P` planet, `o` no star yet, `#` never one, `.` outside the vault."""

    id: str
    rows: list[str]
    lines: list[str]
    planets: list[str]


class Shape(TypedDict):
    id: str
    lines: list[Segment]


class NightCard(Shape):
    shooting: bool


class PointCard(Shape):
    points: int


class Components(TypedDict):
    """What `components()` tells of the box."""

    sheets: list[Sheet]
    nights: list[NightCard]
    points: list[PointCard]
    powers: list[Shape]


def sky_view(s: State, sky: Sky) -> SkyView:
    lines = sky_sheet(s, sky)
    low_new, high_new = sky.low_stars & ~sky.sheet.low_stars, sky.high_stars & ~sky.sheet.high_stars
    groups = [_group_view(sky, at) for at in range(0, len(sky.groups), GROUP)]
    groups.sort(key=_first_star)
    return SkyView(
        sheet=sky.sheet.name,
        lines=[format_line(line) for line in lines_in(sky.lines)],
        spent=[format_line(line) for line in lines_in(sky.spent)],
        trails=[format_trail(shot & 511, shot >> 9) for shot in sky.shots],
        marks=_names(sky.low_marks, sky.high_marks),
        new=_names(low_new, high_new),
        groups=groups,
        score=lines,
        points=sum([line["points"] for line in lines]),
    )


def _names(low: i64, high: i64) -> list[str]:
    return [PLACE_NAMES[place] for place in places_in(low, high)]


def _group_view(sky: Sky, at: i64) -> GroupView:
    facts = sky.groups[at + 2]
    return GroupView(
        size=facts & SIZE,
        constellation=sky.is_constellation(at),
        nova=facts & HAS_NOVA != 0,
        aura=facts & HAS_AURA != 0,
        stars=_names(sky.groups[at], sky.groups[at + 1]),
    )


def _first_star(group: GroupView) -> int:
    return PLACE_BY_NAME[group["stars"][0]]


def view(s: State, seat: int) -> View:
    """All that `seat` may know; EVERYONE is the spectator."""
    e = s.edition
    draft: DraftView | None = None
    if seat >= 0 and s.steps[seat]:
        sky = s.sky(seat)
        draft = DraftView(
            steps=[format_move(e, step) for step in s.steps[seat]],
            fresh=_names(sky.low_fresh, sky.high_fresh),
            pending=sky.pending,
            sky=sky_view(s, sky),
        )
    return View(
        seat=seat,
        stage=STAGES[s.stage],
        waiting=waiting(s),
        seats=s.seats,
        point=e.points[s.point].name if s.point != NONE else "",
        power=e.powers[s.power].name if s.power != NONE else "",
        card=e.nights[s.card].name if s.card != NONE else "",
        turned=s.turned,
        pile=s.empty_piles() + 1,
        seen=[e.nights[night].name for night in members(e.all_nights & ~s.unseen)],
        sunlit=2 * s.empty_piles(),
        skies=[sky_view(s, sky) for sky in s.skies],
        draft=draft,
    )


def determinize(edition: Edition, seen: Mapping[str, object], chance: Chance) -> State:
    """A position that fits the view. The piles have no order to guess; drafts that are confirmed are made up."""
    v = cast(View, seen)
    s = _cards_of(edition, v)
    for sky in v["skies"]:
        s.skies.append(_read_sky(s, sky))
    if s.stage <= SHEET:
        return s
    done = [seat for seat in range(s.seats) if seat not in v["waiting"]]
    s.done = mask_of(done)
    if s.stage == OVER:
        return s
    _draft_again(s, v, chance)
    for seat in done:
        if seat != v["seat"]:
            _guess(s, seat, chance)
    return s


def imagine(edition: Edition, seen: Mapping[str, object], chance: Chance) -> State:
    """Nobody can hinder another: the seat plays on alone, and the skies of the others stay as they were printed."""
    v = cast(View, seen)
    if v["stage"] not in ("draw", "shoot"):
        return determinize(edition, seen, chance)
    s = _cards_of(edition, v)
    for seat, sky in enumerate(v["skies"]):
        sheet = edition.sheets[edition.sheet_by_name[sky["sheet"]]]
        s.skies.append(_read_sky(s, sky) if seat == v["seat"] else printed_sky(sheet))
    s.absent = bit(s.seats) - 1 & ~bit(v["seat"])
    s.done = s.absent
    _draft_again(s, v, chance)
    return s


def _cards_of(edition: Edition, v: View) -> State:
    s = empty_state(edition, v["seats"])
    s.stage = STAGES.index(v["stage"])
    s.point = edition.point_by_name[v["point"]] if v["point"] else NONE
    s.power = edition.power_by_name[v["power"]] if v["power"] else NONE
    s.card = edition.night_by_name[v["card"]] if v["card"] else NONE
    s.turned = v["turned"]
    s.unseen &= ~mask_of([edition.night_by_name[name] for name in v["seen"]])
    return s


def _read_sky(s: State, sky: SkyView) -> Sky:
    sheet = s.edition.sheets[s.edition.sheet_by_name[sky["sheet"]]]
    power: i64 = s.edition.powers[s.power].power if s.power != NONE else 0
    return read_sky(sheet, power, [sky["lines"], sky["spent"], sky["trails"], sky["new"], sky["marks"]])


def _draft_again(s: State, v: View, chance: Chance) -> None:
    mine = v["draft"]
    if mine is not None:
        for step in mine["steps"]:
            carry_out(s, v["seat"], parse_move(s.edition, step), chance, None)


def _guess(s: State, seat: i64, chance: Chance) -> None:
    """Someone has confirmed: anything legal may have been drawn, or nothing."""
    found = moves(s, seat)
    move = found[chance.pick(len(found), "guess")]
    if kind_of(move) != DO_SKIP:
        carry_out(s, seat, move, chance, None)
