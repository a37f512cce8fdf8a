"""A position of Look at the Stars."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ...core import game as core
from ...core.bits import bit, count, mask_of, members
from .components import AURA, BLACK_HOLE, CARDS, MOON, PILE, STARS, SUNLIT, Edition
from .geometry import WORDS, has_line, lines_in, places_in
from .notation import format_move, parse_move
from .sky import GROUP, NONE, SIZE, Sky, printed_sky, read_sky

# What is waited for
POINT: Final = 0  # 1.3, the first player
POWER: Final = 1  # 1.3, the first player
SHEET: Final = 2  # 1.1, one after another
DRAW: Final = 3  # 3.2, all at once
SHOOT: Final = 4  # 6.1, all at once
OVER: Final = 5  # 9.5
STAGES: Final = ("point", "power", "sheet", "draw", "shoot", "over")
SKY_LINES: Final = 7  # of text, with the draft


@mypyc_attr(acyclic=True)
@final
class State(core.State):
    """Everyone's sky and draft, and the cards. The piles have no order: each card is picked when it is turned over."""

    def __init__(self, edition: Edition, skies: list[Sky], drafts: list[list[Sky]], steps: list[list[int]]) -> None:
        self.edition = edition
        self.stage: i64 = DRAW
        self.seats: Final = len(drafts)
        self.point: i64 = NONE
        self.power: i64 = NONE
        self.unseen: i64 = 0  # night cards not turned over yet; 1.2: nobody knows which will come
        self.turned: i64 = 0  # cards turned over, the present one included
        self.card: i64 = NONE
        self.done: i64 = 0  # the seats that have confirmed
        self.absent: i64 = 0  # the seats that a search leaves out
        self.skies: list[Sky] = skies  # shorter than `drafts` while sheets are chosen (1.1)
        self.drafts: list[list[Sky]] = drafts  # hidden from every seat but the owner: the sky after each step
        self.steps: list[list[int]] = steps  # hidden from every seat but the owner: the moves of the draft

    def copy(self) -> "State":
        """Skies are shared: they never change."""
        s = State(self.edition, self.skies[:], [draft[:] for draft in self.drafts], [step[:] for step in self.steps])
        s.stage = self.stage
        s.point = self.point
        s.power = self.power
        s.unseen = self.unseen
        s.turned = self.turned
        s.card = self.card
        s.done = self.done
        s.absent = self.absent
        return s

    def sky(self, seat: i64) -> Sky:
        """What the owner sees: the draft if there is one."""
        draft = self.drafts[seat]
        return draft[-1] if draft else self.skies[seat]

    def sunlit(self) -> i64:
        """5: the closed rows, in the low word."""
        return SUNLIT[self.empty_piles()]

    def empty_piles(self) -> i64:
        return (self.turned - 1) // PILE if self.turned else 0

    def once(self) -> bool:
        """8.11"""
        kind = self.edition.powers[self.power].power
        return kind == MOON or kind == BLACK_HOLE

    def text(self) -> str:
        e = self.edition
        lines = [
            f"stage {STAGES[self.stage]}",
            f"seats {self.seats}",
            f"point {e.points[self.point].name if self.point != NONE else ''}",
            f"power {e.powers[self.power].name if self.power != NONE else ''}",
            f"turned {self.turned}",
            f"card {e.nights[self.card].name if self.card != NONE else ''}",
            f"done {' '.join([str(seat + 1) for seat in members(self.done)])}",
            f"unseen {' '.join([e.nights[night].name for night in members(self.unseen)])}",
        ]
        for seat, sky in enumerate(self.skies):
            lines.append(sky.text())
            lines.append(f"draft {', '.join([format_move(e, step) for step in self.steps[seat]])}")
        return "\n".join(lines)


def empty_state(edition: Edition, seats: int) -> State:
    nobody: list[Sky] = []
    drafts: list[list[Sky]] = [[] for _ in range(seats)]
    steps: list[list[int]] = [[] for _ in range(seats)]
    s = State(edition, nobody, drafts, steps)
    s.unseen = edition.all_nights
    return s


def read_state(edition: Edition, text: str) -> State:
    """The position that `State.text` wrote: one line for each fact, then six for each sky."""
    from .play import drafted  # a draft is told by its moves, and they are played again

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


def check(s: State) -> None:
    """Cards and drafts belong to the stage, and what is kept for speed is true."""
    assert count(s.unseen) == len(s.edition.nights) - s.turned, s.text()
    assert 0 <= s.turned <= CARDS
    assert s.card == NONE or s.unseen & bit(s.card) == 0
    playing = s.stage == DRAW or s.stage == SHOOT
    assert playing == (s.card != NONE and s.done != bit(s.seats) - 1)
    assert not playing or s.edition.nights[s.card].shooting == (s.stage == SHOOT)
    names = [sky.sheet.name for sky in s.skies]
    assert len(set(names)) == len(names) == (s.seats if s.stage > SHEET else len(names))  # 1.1
    for sky in s.skies:
        assert (sky.drawn, sky.pending, sky.earned, sky.low_fresh | sky.high_fresh) == (False, 0, NONE, 0)
        _check_sky(s, sky)
    for seat in range(s.seats):
        assert len(s.drafts[seat]) == len(s.steps[seat])
        for draft in s.drafts[seat]:
            _check_sky(s, draft)
            _check_grown(s.skies[seat], draft)


def _check_grown(before: Sky, after: Sky) -> None:
    """Nothing that was drawn is ever lost."""
    for word in range(i64(WORDS)):
        assert before.lines[word] & ~after.lines[word] == 0
        assert before.spent[word] & ~after.spent[word] == 0
    assert (before.low_marks & ~after.low_marks) | (before.high_marks & ~after.high_marks) == 0


def _check_sky(s: State, sky: Sky) -> None:
    power = s.edition.powers[s.power].power if s.power != NONE else STARS
    again = printed_sky(sky.sheet)
    for line in lines_in(sky.lines):
        if not has_line(again.lines, line):
            again.draw(line)
    assert list(again.lines) == list(sky.lines)
    assert (again.low_used, again.high_used) == (sky.low_used, sky.high_used)
    low_new, high_new = sky.low_stars & ~sky.sheet.low_stars, sky.high_stars & ~sky.sheet.high_stars
    assert ((low_new | sky.low_fresh) & ~sky.sheet.low_holes) | (
        (high_new | sky.high_fresh) & ~sky.sheet.high_holes
    ) == 0
    assert (sky.low_used & ~sky.low_stars) | (sky.high_used & ~sky.high_stars) == 0
    _check_groups(sky, again)
    shot_stars = 0
    for shot in sky.shots:
        again.shoot(shot & 511, shot >> 9)
        shot_stars += (shot >> 9) + 1
    assert count(again.low_shut) + count(again.high_shut) == shot_stars  # 6.3: they touch nothing, nor each other
    for place in places_in(sky.low_marks, sky.high_marks):
        again.mark(power, place)
    assert (again.low_shut, again.high_shut) == (sky.low_shut, sky.high_shut), s.text()
    assert (again.low_barred, again.high_barred) == (sky.low_barred, sky.high_barred)
    assert sorted(_group_list(again, ~0)) == sorted(_group_list(sky, ~0))
    if power != AURA and power != BLACK_HOLE:
        assert (sky.low_used & sky.low_shut) | (sky.high_used & sky.high_shut) == 0
    for word in range(i64(WORDS)):
        assert sky.spent[word] & ~sky.lines[word] == 0
    assert s.power == NONE or not s.once() or count(sky.low_marks) + count(sky.high_marks) <= 1  # 8.11


def _check_groups(sky: Sky, again: Sky) -> None:
    assert sorted(_group_list(sky, SIZE)) == sorted(_group_list(again, SIZE))
    assert sum([size for _, _, size in _group_list(sky, SIZE)]) == len(lines_in(sky.lines))


def _group_list(sky: Sky, facts: i64) -> list[tuple[int, int, int]]:
    groups = sky.groups
    return [(groups[at], groups[at + 1], groups[at + 2] & facts) for at in range(0, len(groups), GROUP)]
