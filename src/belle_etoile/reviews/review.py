"""A review: every decision of a match judged from what its seat knew then.

Nothing here looks at what a seat could not see: a decision is a view and a move. What is within the doubt of the search
is not called a mistake. docs/review.md explains the figures.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from ..arena.executor import Executor
from ..arena.tournament import game_with
from ..bots.judge import JUDGE, in_points, judged, moves_to_judge
from ..bots.weights import learned_values
from ..core.errors import BelleEtoileError
from ..core.game import Choice, MoveGame
from ..core.log import Log, Record
from ..core.match import Match, begin_replay, standing

TRIES: Final = 1000  #: For each decision; half as many again tell how sure it is
MARKS: Final = ("small", "large", "decisive")
IN_CHANCES: Final = (0.02, 0.05, 0.10)  # from where a loss has each of these marks
IN_POINTS: Final = (1.0, 3.0, 6.0)
HALF: Final = (0.05, 2.0)  # a loss of so much halves the accuracy of a decision: chance, points


@dataclass(frozen=True)
class Decision:
    """One move among several, and what it cost; `mark` is "" where that is nothing, or within the doubt."""

    version: int
    seat: int
    stage: str
    played: Choice
    best: Choice
    expected: float
    loss: float
    low: float
    high: float
    mark: str

    @property
    def cost(self) -> float:
        """The loss, as far as it is sure that there is one."""
        return max(0.0, self.loss) if self.low > 0 else 0.0


@dataclass(frozen=True)
class SeatReview:
    """What one seat made of its cards. `cost` and `luck` are in the unit of the review."""

    decisions: int
    accuracy: float
    cost: float
    luck: float


@dataclass(frozen=True)
class Review:
    """All decisions of a match. `in_points`: they are told in points, otherwise in chances from 0 to 1."""

    game: str
    bot: str
    tries: int
    in_points: bool
    decisions: list[Decision] = field(default_factory=list)
    seats: list[SeatReview] = field(default_factory=list)


@dataclass(frozen=True)
class Shared:
    """What all judgements of a match share."""

    game_id: str
    edition_text: str | None
    tries: int


@dataclass(frozen=True)
class Part:
    """One decision, to be judged in whichever process."""

    version: int
    seat: int
    view: Mapping[str, object]
    played: str


@dataclass(frozen=True)
class Verdict:
    """What came of it."""

    part: Part
    best: str
    expected: float
    loss: float
    low: float
    high: float


def review(
    game: MoveGame,
    log: Log,
    file: str,
    executor: Executor,
    tries: int = TRIES,
    edition_text: str | None = None,
    hear: Callable[[int, int], None] = lambda done, of: None,
) -> Review:
    """The review of a finished match; raises BadLog, or BelleEtoileError where it cannot be judged."""
    if learned_values(game) is None:
        raise BelleEtoileError("error-review-edition", f"no values for {game.info.id}", {"game": game.info.id})
    match = _at_the_end(game, log, file)
    parts = list(decisions_of(game, log, file))
    verdicts: list[Verdict] = []
    for verdict in executor.run(judge_part, Shared(game.info.id, edition_text, tries), parts):
        verdicts.append(verdict)
        hear(len(verdicts), len(parts))
    decisions = _described(game, log, file, verdicts)
    seats = [seat_review(match, decisions, seat) for seat in range(log.seats)]
    return Review(game.info.id, JUDGE, tries, in_points(game), decisions, seats)


def _at_the_end(game: MoveGame, log: Log, file: str) -> Match:
    match = begin_replay(game, log, file)
    for line, record in enumerate(log.records[1:], 8):
        match.replay(record, file, line)
    if not match.over:
        raise BelleEtoileError("error-review-in-play", f"{file} is still in play", {"file": file})
    return match


def _walk(game: MoveGame, log: Log, file: str) -> Iterator[tuple[Match, Record]]:
    """The match as it stood before each move that was not taken back."""
    told = log.without_records()
    told.records = standing(log.records)
    match = begin_replay(game, told, file)
    for line, record in enumerate(told.records[1:], 8):
        yield match, record
        match.replay(record, file, line)


def decisions_of(game: MoveGame, log: Log, file: str) -> Iterator[Part]:
    """Every move that was one of several."""
    for match, record in _walk(game, log, file):
        view = match.view(record.seat)
        if len(moves_to_judge(game, view, record.seat)) > 1:
            yield Part(record.version, record.seat, view, record.move)


def judge_part(shared: Shared, part: Part) -> Verdict:
    """In whichever process; luck comes from the number of the decision, so that a review can be repeated."""
    game = game_with(shared.game_id, shared.edition_text)
    found = judged(game, part.view, part.seat, game.parse(part.played), shared.tries, part.version)
    return Verdict(part, game.format(found.best), found.expected, found.loss, found.low, found.high)


def _described(game: MoveGame, log: Log, file: str, verdicts: list[Verdict]) -> list[Decision]:
    """The moves in parts that can be told."""
    by_version = {verdict.part.version: verdict for verdict in verdicts}
    told = []
    for match, record in _walk(game, log, file):
        verdict = by_version.get(record.version)
        if verdict is not None:
            played, best = [game.describe(match.state, game.parse(text)) for text in (record.move, verdict.best)]
            stage = str(verdict.part.view["stage"])
            mark = mark_of(verdict.loss, verdict.low, in_points(game))
            told.append(
                Decision(
                    record.version,
                    record.seat,
                    stage,
                    played,
                    best,
                    verdict.expected,
                    verdict.loss,
                    verdict.low,
                    verdict.high,
                    mark,
                )
            )
    return told


def mark_of(loss: float, low: float, points: bool) -> str:
    """How bad a loss is; nothing where it may be none.

    >>> mark_of(0.07, 0.01, False), mark_of(0.3, -0.01, False), mark_of(7.0, 5.0, True), mark_of(0.01, 0.005, False)
    ('large', '', 'decisive', '')
    """
    if low <= 0:
        return ""
    found = ""
    for mark, least in zip(MARKS, IN_POINTS if points else IN_CHANCES, strict=True):
        if loss >= least:
            found = mark
    return found


def accuracy_of(costs: list[float], points: bool) -> float:
    """From 0 to 100: each decision counts 100, halved for every 5 % of chance, or 2 points, that it cost.

    >>> accuracy_of([0.0, 0.05], False), accuracy_of([], False), accuracy_of([4.0], True)
    (75.0, 100.0, 25.0)
    """
    half = HALF[1] if points else HALF[0]
    return sum(100.0 * 0.5 ** (cost / half) for cost in costs) / len(costs) if costs else 100.0


def seat_review(match: Match, decisions: list[Decision], seat: int) -> SeatReview:
    """Luck is what is left of the result when what was expected at first, and what all choices cost, is taken off."""
    points = in_points(match.game)
    own = [decision for decision in decisions if decision.seat == seat]
    cost = sum(decision.cost for decision in own)
    others = sum(decision.cost for decision in decisions if decision.seat != seat)
    together = match.game.info.together
    start = own[0].expected if own else 0.0
    result = float(match.game.scores(match.state)[seat]) if points else _share(match, seat)
    gained = 0.0 if points else -others if together else others
    luck = result - start + cost - gained
    return SeatReview(len(own), accuracy_of([decision.cost for decision in own], points), cost, luck)


def _share(match: Match, seat: int) -> float:
    outcome = match.outcome
    winners = outcome["winners"] if outcome is not None else []
    if match.game.info.together:
        return 1.0 if winners else 0.0
    return 1 / len(winners) if seat in winners else 0.0
