"""What the moves of Look at the Stars do.

Every move but those of the setup belongs to a draft that its owner alone sees; `confirm` and `skip` end it, and the
last of them shows all drawings.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from ...core.bits import bit, count, nth
from ...core.chance import Chance
from ...core.errors import Values
from ...core.events import EVERYONE, Event
from .components import CARDS, LINE, PILE, POWER_RULES, Edition
from .geometry import PLACE_NAMES, format_trail, has_line, lines_in
from .moves import format_lines, values_of
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
    first_of,
    kind_of,
    second_of,
)
from .powers import draw_power, earn
from .sky import NONE, Sky, printed_sky
from .state import DRAW, OVER, POINT, POWER, SHEET, SHOOT, State, empty_state


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
            events.append(Event(seat, rule, f"drafts-{VERBS[kind]}", seat, values_of(s, move)))


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
        events.append(Event(EVERYONE, RULE_OF_KIND[kind], f"chooses-{VERBS[kind]}", seat, values_of(s, move)))
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
    return {
        "lines": format_lines(drawn),
        "trail": " ".join(trails),
        "shapes": " ".join(shapes),
        "marks": " ".join(marks),
    }
