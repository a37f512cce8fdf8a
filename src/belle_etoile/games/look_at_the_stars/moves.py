"""The moves of Look at the Stars: which are legal, and what they do. Their bits and text are in notation.py.

Every move but those of the setup belongs to a draft that its owner alone
sees; `confirm` and `skip` end it, and the last of them shows all drawings.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.bits import bit, count, mask_of, nth
from ...core.chance import Chance
from ...core.errors import Values
from ...core.events import EVERYONE, NOBODY, Event
from ...core.game import Choice
from .components import CARDS, GALAXY, LINE, PILE, POWER_RULES, Edition
from .drawing import draw_refusal, line_refusal, shoot_refusal
from .geometry import (
    PLACE_NAMES,
    SPLIT,
    TRAILS,
    direction_of,
    first_end,
    format_line,
    format_trail,
    has_line,
    high_anchors,
    lines_in,
    low_anchors,
)
from .notation import (
    DO_BACK,
    DO_CONFIRM,
    DO_DRAW,
    DO_EARN,
    DO_POINT,
    DO_POWER,
    DO_SHEET,
    DO_SHOOT,
    DO_SKIP,
    DO_USE,
    VERBS,
    encode,
    first_of,
    format_move,
    is_well_formed,
    kind_of,
    parse_move,
    second_of,
)
from .powers import draw_power, earn, open_places, place_refusal, power_of, shape_refusal, spent_once
from .state import (
    DRAW,
    NONE,
    OVER,
    POINT,
    POWER,
    SHEET,
    SHOOT,
    SKY_LINES,
    STAGES,
    Sky,
    State,
    empty_state,
    printed_sky,
    read_sky,
)


def _lines(lines: list[int]) -> str:
    return " ".join([format_line(line) for line in lines])


def _values(s: State, move: i64) -> Values:
    """What a move mentions; several lines or places are words with spaces between them."""
    kind, first, second = kind_of(move), first_of(move), second_of(move)
    if kind <= DO_SKIP:
        return {}
    if kind == DO_DRAW:
        return {"lines": _lines([first, second])}
    if kind == DO_SHOOT:
        return {"trail": format_trail(first, second), "length": second}
    if kind == DO_EARN:
        turned = s.edition.powers[s.power].shape.turned(first * 90)
        return {"lines": _lines(turned.lines_at(second)) if turned is not None else ""}
    if kind == DO_SHEET:
        return {"sheet": s.edition.sheets[first].name}
    if kind == DO_POINT:
        return {"point": s.edition.points[first].name}
    if kind == DO_POWER:
        return {"power": s.edition.powers[first].name}
    if kind == DO_USE + LINE:
        return {"lines": format_line(first)}
    if kind == DO_USE + GALAXY:
        return {"at": f"{PLACE_NAMES[first]} {PLACE_NAMES[first + 1]}"}
    return {"at": PLACE_NAMES[first]}


WAYS: Final = ("east", "north", "rising", "falling")  # by direction


def _where(s: State, move: i64) -> Values:
    """The same lines told as a form and the lowest of its stars, the left one of two: shorter to ask for."""
    kind, first = kind_of(move), first_of(move)
    if kind == DO_DRAW:
        second = second_of(move)
        turned = s.edition.nights[s.card].shape.turned_to(first, second) if s.card != NONE else None
        if turned is not None:
            return {"turned": f"r{turned.angle}", "at": PLACE_NAMES[min(first_end(first), first_end(second))]}
    if kind == DO_SHOOT or kind == DO_USE + LINE:
        return {"way": WAYS[direction_of(first)], "at": PLACE_NAMES[first_end(first)]}
    return {}


def describe(s: State, move: i64) -> Choice:
    values = {**_values(s, move), **_where(s, move)}
    return Choice(move=format_move(s.edition, move), kind=VERBS[kind_of(move)], values=values)


# Whose turn


def turn(s: State) -> i64:
    if s.stage == DRAW or s.stage == SHOOT:  # 3.2: all at once
        seat: i64 = 0
        while s.done >> seat & 1:
            seat += 1
        return seat
    if s.stage == SHEET:  # 1.1: one after another
        return len(s.skies)
    return NOBODY if s.stage == OVER else 0  # 1.3: the first player chooses the cards


def waiting(s: State) -> list[int]:
    if s.stage == DRAW or s.stage == SHOOT:
        return [seat for seat in range(s.seats) if s.done >> i64(seat) & 1 == 0]
    return [] if s.stage == OVER else [turn(s)]


# Legality

WHEN: Final = ("1.3", "1.3", "1.1", "3.2", "6.1", "9.5")  # by stage: the rule that says what is to be done


def refusal(s: State, seat: i64, move: i64) -> str:
    """The rule that forbids `move` now, or "" if none does; `moves` must agree with it."""
    kind = kind_of(move)
    if not is_well_formed(s.edition, move):
        return WHEN[s.stage]
    if DO_SHEET <= kind <= DO_POWER:
        return _setup_refusal(s, kind, first_of(move))
    if s.stage != DRAW and s.stage != SHOOT:
        return WHEN[s.stage]
    begun = len(s.steps[seat]) > 0
    if kind == DO_CONFIRM:
        return "" if begun else "3.3"
    if kind == DO_BACK:
        return "" if begun else "3.2"
    if kind == DO_SKIP:
        return "3.4" if begun else ""
    if kind == DO_DRAW or kind == DO_SHOOT:
        return _card_refusal(s, seat, move)
    sky = s.sky(seat)
    if kind == DO_EARN:
        turned = s.edition.powers[s.power].shape.turned(first_of(move) * 90)
        return shape_refusal(s, sky, turned, second_of(move)) if turned is not None else "7.1"
    if kind != DO_USE + power_of(s):
        return "1.3"
    if sky.pending == 0:
        return "7.5"
    return line_refusal(s, sky, first_of(move)) if kind == DO_USE + LINE else place_refusal(s, sky, first_of(move))


def _card_refusal(s: State, seat: i64, move: i64) -> str:
    """4.1, 6.1: what the card shows, once."""
    shooting = kind_of(move) == DO_SHOOT
    if s.steps[seat] or shooting != (s.stage == SHOOT):
        return "6.1" if s.stage == SHOOT else "4.1"
    if shooting:
        return shoot_refusal(s, s.sky(seat), first_of(move), second_of(move))
    return draw_refusal(s, s.sky(seat), first_of(move), second_of(move))


def _setup_refusal(s: State, kind: i64, chosen: i64) -> str:
    """1.1, 1.3: each in its turn; no sheet twice."""
    if s.stage != (SHEET if kind == DO_SHEET else POINT if kind == DO_POINT else POWER):
        return WHEN[s.stage]
    return "1.1" if kind == DO_SHEET and chosen in taken_sheets(s) else ""


def taken_sheets(s: State) -> list[int]:
    return [s.edition.sheet_by_name[sky.sheet.name] for sky in s.skies]


def moves(s: State, seat: i64) -> vec[i64]:
    """What `refusal` lets pass, listed quickly; must agree with it."""
    found = vec[i64](capacity=240)
    if s.stage == DRAW or s.stage == SHOOT:
        if not s.steps[seat]:
            found = _draws(s, seat, found) if s.stage == DRAW else _shots(s, seat, found)
            return append(found, DO_SKIP)
        return append(append(_uses(s, s.sky(seat), found), DO_CONFIRM), DO_BACK)
    if s.stage == SHEET:
        taken = taken_sheets(s)
        for sheet in range(len(s.edition.sheets)):
            if sheet not in taken:
                found = append(found, encode(DO_SHEET, sheet, 0))
    elif s.stage == POINT:
        for point in range(len(s.edition.points)):
            found = append(found, encode(DO_POINT, point, 0))
    elif s.stage == POWER:
        for power in range(len(s.edition.powers)):
            found = append(found, encode(DO_POWER, power, 0))
    return found


def _with_places(found: vec[i64], start: i64, step: i64, low: i64, high: i64) -> vec[i64]:
    """`start` at each of these places, `step` further for each place."""
    move = start
    while low:
        if low & 1:
            found = append(found, move)
        low >>= 1
        move += step
    move = start + SPLIT * step
    while high:
        if high & 1:
            found = append(found, move)
        high >>= 1
        move += step
    return found


def _draws(s: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """4: every way to draw the card."""
    lines = s.skies[seat].open_lines(s.sunlit())
    for turned in s.edition.nights[s.card].shape.turns:
        start = encode(DO_DRAW, turned.line(0, 0), turned.line(0, 1))
        found = _with_places(found, start, encode(0, 4, 4), low_anchors(turned, lines), high_anchors(turned, lines))
    return found


def _shots(s: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """6: every shooting star, short ones first."""
    lines = s.skies[seat].open_trails(s.sunlit())
    length: i64 = 1
    for shape in TRAILS:
        for turned in shape.turns:
            start = encode(DO_SHOOT, turned.line(0, 0), length)
            found = _with_places(found, start, encode(0, 4, 0), low_anchors(turned, lines), high_anchors(turned, lines))
        length += 1
    return found


def _uses(s: State, sky: Sky, found: vec[i64]) -> vec[i64]:
    """7.3, 7.5: the shapes that bring a power, however many, or what the power taken can draw."""
    if not sky.drawn:
        return found
    if sky.pending == 0:
        if spent_once(s, sky):
            return found
        lines = sky.unspent()
        for turned in s.edition.powers[s.power].shape.turns:
            start = encode(DO_EARN, turned.angle // 90, 0)
            found = _with_places(found, start, encode(0, 0, 1), low_anchors(turned, lines), high_anchors(turned, lines))
        return found
    power = power_of(s)
    if power == LINE:
        lines = sky.open_lines(s.sunlit())
        for direction in range(i64(4)):
            start = encode(DO_USE + LINE, direction, 0)
            found = _with_places(found, start, encode(0, 4, 0), lines[2 * direction], lines[2 * direction + 1])
        return found
    low, high = open_places(s, sky)
    return _with_places(found, encode(DO_USE + power, 0, 0), encode(0, 1, 0), low, high)


# What they do


def setup(
    edition: Edition, seats: int, options: Mapping[str, str], chance: Chance, events: list[Event] | None
) -> State:
    """1: bonus cards and sheets are dealt, or wait to be chosen; then the first card is turned over."""
    s = empty_state(edition, seats)
    if options["cards"] == "dealt":  # 1.3
        s.point = chance.pick(len(edition.points), "1.3")
        s.power = chance.pick(len(edition.powers), "1.3")
    elif options["cards"] == "first-game":  # 1.4
        s.point = edition.first_point
        s.power = edition.first_power
    if options["sheets"] == "dealt":  # 1.1
        left = bit(len(edition.sheets)) - 1
        for _ in range(seats):
            sheet = nth(left, chance.pick(count(left), "1.1"))
            left &= ~bit(sheet)
            s.skies.append(printed_sky(edition.sheets[sheet]))
    _go_on(s, chance, events)
    return s


def _go_on(s: State, chance: Chance, events: list[Event] | None) -> None:
    """What is not dealt is chosen: the point card, the power card, then the sheets."""
    if s.point == NONE:
        s.stage = POINT
    elif s.power == NONE:
        s.stage = POWER
    elif len(s.skies) < s.seats:
        s.stage = SHEET
    else:
        _turn_over(s, chance, events)


def _turn_over(s: State, chance: Chance, events: list[Event] | None) -> None:
    """3.1: the next card, of those that nobody has seen (1.2)."""
    s.card = nth(s.unseen, chance.pick(count(s.unseen), "3.1"))
    s.unseen &= ~bit(s.card)
    s.turned += 1
    s.done = s.absent
    night = s.edition.nights[s.card]
    s.stage = SHOOT if night.shooting else DRAW
    if events is not None:
        if s.turned > 1 and (s.turned - 1) % PILE == 0:
            rule = "5.1" if s.empty_piles() == 1 else "5.2"
            events.append(Event(EVERYONE, rule, "sunrise", NONE, {"row": 2 * s.empty_piles()}))
        events.append(Event(EVERYONE, "3.1", "turns", NONE, {"card": night.name, "number": s.turned}))


def carry_out(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """Play a legal move in place."""
    kind = kind_of(move)
    if kind == DO_CONFIRM or kind == DO_SKIP:
        _finish(s, seat, chance, events)
    elif DO_SHEET <= kind <= DO_POWER:
        _choose(s, seat, move, chance, events)
    elif kind == DO_BACK:  # 3.2
        s.drafts[seat].pop()
        s.steps[seat].pop()
        if events is not None:
            events.append(Event(seat, "3.2", "drafts-back", seat, {}))
    else:
        s.drafts[seat].append(drafted(s, s.sky(seat), move))
        s.steps[seat].append(move)
        if events is not None:
            rule = RULE_OF_KIND[kind]
            events.append(Event(seat, rule, f"drafts-{VERBS[kind]}", seat, _values(s, move)))


RULE_OF_KIND: Final = (
    *("3.3", "3.2", "3.4", "4.1", "6.2", "7.5", "1.1", "1.3", "1.3"),
    *POWER_RULES,
)


def _choose(s: State, seat: i64, move: i64, chance: Chance, events: list[Event] | None) -> None:
    kind, chosen = kind_of(move), first_of(move)
    if kind == DO_SHEET:
        s.skies.append(printed_sky(s.edition.sheets[chosen]))
    elif kind == DO_POINT:
        s.point = chosen
    else:
        s.power = chosen
    if events is not None:
        events.append(Event(EVERYONE, RULE_OF_KIND[kind], f"chooses-{VERBS[kind]}", seat, _values(s, move)))
    _go_on(s, chance, events)


def drafted(s: State, sky: Sky, move: i64) -> Sky:
    """3.2: one more step, on a copy of the sky, so that it can be taken back."""
    sky = sky.copy()
    kind = kind_of(move)
    if kind == DO_DRAW:  # 4.1
        sky.draw(first_of(move))
        sky.draw(second_of(move))
        sky.drawn = True
    elif kind == DO_SHOOT:  # 6.2
        sky.shoot(first_of(move), second_of(move))
    elif kind == DO_EARN:
        turned = s.edition.powers[s.power].shape.turned(first_of(move) * 90)
        assert turned is not None
        earn(s, sky, turned, second_of(move))
    else:
        draw_power(s, sky, first_of(move))
    return sky


def _finish(s: State, seat: i64, chance: Chance, events: list[Event] | None) -> None:
    """3.3, 3.4: done with the card; nobody hears whether something was drawn until all are done."""
    s.done |= bit(seat)
    if events is not None:
        events.append(Event(EVERYONE, "3.3", "confirms", seat, {}))
    if s.done != bit(s.seats) - 1:
        return
    for each in range(i64(s.seats)):
        if s.steps[each]:
            sky = s.sky(each).copy()
            sky.settle(s.edition.powers[s.power].shape.turns, s.once())
            if events is not None:
                events.append(Event(EVERYONE, "3.3", "shows", each, _shown(s, each)))
            s.skies[each] = sky
            s.drafts[each] = []
            s.steps[each] = []
        elif events is not None:
            events.append(Event(EVERYONE, "3.3", "shows", each, _shown(s, each)))
    if s.turned < CARDS:
        _turn_over(s, chance, events)
        return
    s.stage = OVER  # 9.5
    if events is not None:
        events.append(Event(EVERYONE, "9.5", "ends", NONE, {}))


def _shown(s: State, seat: i64) -> Values:
    """All that a draft has changed, in the same four words whatever it was."""
    before, after = s.skies[seat], s.sky(seat)
    trails: list[str] = []
    shapes: list[str] = []
    marks: list[str] = []
    for move in s.steps[seat]:
        kind = kind_of(move)
        if kind == DO_SHOOT:
            trails.append(format_trail(first_of(move), second_of(move)))
        elif kind == DO_EARN:
            shapes.append(f"{PLACE_NAMES[second_of(move)]}-r{first_of(move) * 90}")
        elif kind >= DO_USE and kind != DO_USE + LINE:
            marks.append(PLACE_NAMES[first_of(move)])
    drawn = [line for line in lines_in(after.lines) if not has_line(before.lines, line)]
    return {"lines": _lines(drawn), "trail": " ".join(trails), "shapes": " ".join(shapes), "marks": " ".join(marks)}


def default_move(s: State, seat: i64) -> i64:
    """For an absent player: keep the draft if there is one, else pass; in the setup, the first there is."""
    if s.stage == DRAW or s.stage == SHOOT:
        return DO_CONFIRM if s.steps[seat] else DO_SKIP
    return moves(s, seat)[0]


# Text


def read_state(edition: Edition, text: str) -> State:
    """The position that `State.text` wrote: one line for each fact, then six for each sky."""
    lines = [[word for word in line.split(" ")[1:] if word] for line in text.split("\n")]
    s = empty_state(edition, int(lines[1][0]))
    s.stage = STAGES.index(lines[0][0])
    s.point = edition.point_by_name[lines[2][0]] if lines[2] else NONE
    s.power = edition.power_by_name[lines[3][0]] if lines[3] else NONE
    s.turned = int(lines[4][0])
    s.card = edition.night_by_name[lines[5][0]] if lines[5] else NONE
    s.done = mask_of([int(seat) - 1 for seat in lines[6]])
    s.unseen = mask_of([edition.night_by_name[name] for name in lines[7]])
    for at in range(8, len(lines), SKY_LINES):
        power: i64 = edition.powers[s.power].power if s.power != NONE else 0
        s.skies.append(read_sky(edition.sheets[edition.sheet_by_name[lines[at][0]]], power, lines[at + 1 : at + 6]))
        for step in " ".join(lines[at + 6]).split(", ") if lines[at + 6] else []:
            move = parse_move(edition, step)
            seat = len(s.skies) - 1
            s.drafts[seat].append(drafted(s, s.sky(seat), move))
            s.steps[seat].append(move)
    return s
