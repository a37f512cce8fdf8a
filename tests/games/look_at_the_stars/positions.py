"""Positions of Look at the Stars from places and lines, and moves with the luck told by name.

    s = position("c4-d4 d4-e4", card="n03", power="planet")
    play(s, 0, "draw e4-f4 f4-g4")
    play(s, 0, "confirm", turns="n05")

The sheet is Greece unless another is named. Its rows 4 and 5 are full of stars:

    11 . . . * * * * . . .       * star, P planet, o no star, # nothing ever
    10 . . * * *-* o o . .
     9 . * * P * * o o o .
     8 . * * * * * * * * .
     7 o o * * * * * * * *
     6 o o o o * * * P * *
     5 * * * * * * * * * *
     4 * * * * * * * * * *
     3 * P * * * * * * * *
     2 * * * * # # # *\\* *       the line h3-i2 and the line e10-f10 are printed
     1 * * * * # # # * * *
       a b c d e f g h i j
"""

import pytest

from belle_etoile.core import Event, IllegalMove, Scripted
from belle_etoile.core.bits import mask_of, members
from belle_etoile.games.look_at_the_stars import GAME
from belle_etoile.games.look_at_the_stars.sky import Sky, read_sky
from belle_etoile.games.look_at_the_stars.state import DRAW, OVER, SHOOT, State, check, empty_state
from belle_etoile.games.look_at_the_stars.view import view

EDITION = GAME.edition
PRINTED = 2  # lines on every sheet
EIGHT = "a4-b4 b4-c4 c4-d4 d4-e4 e4-f4 f4-g4 g4-h4 h4-i4"


def sky(
    lines: str = "",
    sheet: str = "greece",
    *,
    power: str = "line",
    spent: str = "",
    trails: str = "",
    new: str = "",
    marks: str = "",
) -> Sky:
    facts = [words.split() for words in (lines, spent, trails, new, marks)]
    kind = EDITION.powers[EDITION.power_by_name[power]].power
    return read_sky(EDITION.sheets[EDITION.sheet_by_name[sheet]], kind, facts)


def position(
    lines: str = "",
    sheet: str = "greece",
    *,
    card: str = "n03",
    turned: int = 1,
    point: str = "bear",
    power: str = "line",
    spent: str = "",
    trails: str = "",
    new: str = "",
    marks: str = "",
    others: int = 0,
) -> State:
    """Seat 0 has this sky; `others` have fresh ones. Cards turned over earlier are the first that are not `card`."""
    s = empty_state(EDITION, 1 + others)
    s.skies.append(sky(lines, sheet, power=power, spent=spent, trails=trails, new=new, marks=marks))
    free = [name for name in EDITION.sheet_by_name if name != sheet]
    s.skies += [sky("", name, power=power) for name in free[:others]]
    s.point = EDITION.point_by_name[point]
    s.power = EDITION.power_by_name[power]
    s.card = EDITION.night_by_name[card]
    s.turned = turned
    earlier = [night for night in range(len(EDITION.nights)) if night != s.card][: turned - 1]
    s.unseen &= ~mask_of([s.card, *earlier])
    s.stage = SHOOT if EDITION.nights[s.card].shooting else DRAW
    check(s)
    return s


def ended(lines: str = "", sheet: str = "greece", *, point: str = "bear", power: str = "line", **more: str) -> State:
    """The end of a solo game."""
    s = position(lines, sheet, turned=18, point=point, power=power, **more)  # type: ignore[arg-type]
    play(s, 0, "skip")
    assert s.stage == OVER
    return s


def drawn(s: State, seat: int = 0) -> list[str]:
    """The lines that everybody sees."""
    return view(s, seat)["skies"][seat]["lines"]


def unseen(s: State) -> list[str]:
    return [EDITION.nights[night].name for night in members(s.unseen)]


def play(s: State, seat: int, text: str, turns: str = "") -> list[Event]:
    """Play one move in place; `turns` names the card that is turned over then."""
    chance = Scripted([unseen(s).index(turns)] if turns else [])
    events: list[Event] = []
    GAME.apply(s, seat, GAME.parse(text), chance, events)
    assert chance.spent(), f"{text!r} turns no card over"
    check(s)
    return events


def refused(s: State, seat: int, text: str) -> str:
    """The rule by which a move is refused, the position being left alone."""
    before = s.text()
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(s, seat, GAME.parse(text), Scripted([]))
    assert s.text() == before
    return caught.value.rule


def shown(s: State, seat: int = 0, verb: str = "") -> list[str]:
    """The legal moves, or those that begin with a verb."""
    texts = [GAME.format(move) for move in GAME.legal_moves(s, seat)]
    return [text for text in texts if text.split(" ")[0] == verb] if verb else texts


def points_by(s: State, rule: str, seat: int = 0) -> int:
    """What a rule brings on the score sheet."""
    return sum(line["points"] for line in GAME.sheet(s, seat) if line["rule"] == rule)


EARN = {  # lines there are, the card, how it is drawn, the shape that it completes
    "planet": ("b5-c5", "n03", "draw c5-d5 d5-e5", "earn b5 r0"),
    "stars": ("b4-b5", "n11", "draw b4-c4 b5-c5", "earn b4 r0"),
    "line": ("e8-f7", "n04", "draw g6-h5 f7-g6", "earn e5 r0"),
    "galaxy": ("d4-e4", "n10", "draw c3-d4 c5-d4", "earn c3 r0"),
    "twinkling": ("c5-d4", "n10", "draw c3-d4 d4-e3", "earn c3 r90"),
    "nova": ("d7-e8", "n10", "draw d7-e6 e6-f7", "earn d6 r270"),
    "aura": ("c4-c5", "n03", "draw b4-c4 c4-d4", "earn b4 r270"),
    "moon": ("c4-d4", "n09", "draw b5-c4 d4-e5", "earn b4 r0"),
    "black-hole": ("c4-d4", "n10", "draw c3-d4 c5-d4", "earn c3 r0"),
}


def earned(power: str, rest: str = "") -> State:
    """Seat 0 has just completed the shape of a power card and taken its power."""
    before, card, draw, earn = EARN[power]
    s = position(f"{before} {rest}".strip(), card=card, power=power)
    play(s, 0, draw)
    assert shown(s, verb="earn") == [earn]
    play(s, 0, earn)
    return s
