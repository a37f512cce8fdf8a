"""Reviews: what was best, what it cost, how sure that is; and only what a seat knew counts."""

import pytest

from belle_etoile import Quick, game_named, new_match
from belle_etoile.arena.executor import Here
from belle_etoile.bots import bot_named
from belle_etoile.bots.judge import judged, moves_to_judge
from belle_etoile.core.errors import BelleEtoileError
from belle_etoile.core.game import NEVER, MoveGame
from belle_etoile.core.match import Match
from belle_etoile.core.packaged import packaged_text
from belle_etoile.reviews.review import Review, review

STELLAR = game_named("stellar")
FEW = 60


def played(game: MoveGame, seed: str, *bots: str, until: int = 10_000) -> Match:
    match = new_match(game, len(bots), seed)
    seated = [bot_named(name) for name in bots]
    while not match.over and match.version < until:
        seat = match.waiting[0]
        move = seated[seat].choose(game, match.view(seat), seat, Quick(match.version))
        match.play(seat, game.format(move))
    return match


@pytest.fixture(scope="module")
def told() -> Review:
    match = played(STELLAR, "reviewed", "quick", "random")
    return review(STELLAR, match.log, "here", Here(), FEW)


def test_who_plays_well_is_told_so(told: Review) -> None:
    well, badly = told.seats
    assert well.accuracy > badly.accuracy + 10
    assert well.cost < badly.cost
    assert {"decisive", "large"} & {each.mark for each in told.decisions if each.seat == 1}


def test_every_decision_has_its_doubt(told: Review) -> None:
    for each in told.decisions:
        assert each.low <= each.loss <= each.high
        assert not each.mark or each.low > 0
        assert -0.01 <= each.expected <= 1.01
        if each.played["move"] == each.best["move"]:
            assert (each.loss, each.low, each.high, each.mark) == (0.0, 0.0, 0.0, "")


def test_result_choices_and_luck_add_up(told: Review) -> None:
    for seat, other in ((0, 1), (1, 0)):
        mine, theirs = told.seats[seat], told.seats[other]
        start = next(each.expected for each in told.decisions if each.seat == seat)
        result = start - mine.cost + theirs.cost + mine.luck
        assert result == pytest.approx(0.0 if seat else 1.0)


def test_a_review_can_be_repeated(told: Review) -> None:
    match = played(STELLAR, "reviewed", "quick", "random")
    assert review(STELLAR, match.log, "here", Here(), FEW) == told


def test_moves_taken_back_are_not_reviewed() -> None:
    match = new_match(STELLAR, 2, "taken back", {"first": "1"})
    match.play(0, match.legal_moves(0)[0])
    match.undo(0)
    players = [bot_named("greedy"), bot_named("greedy")]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, STELLAR.format(players[seat].choose(STELLAR, match.view(seat), seat, Quick(match.version))))
    versions = [each.version for each in review(STELLAR, match.log, "here", Here(), 16).decisions]
    assert versions[0] == 3  # the first was taken back by the second
    assert len(versions) == len(set(versions))


def test_a_match_in_play_is_not_reviewed() -> None:
    match = played(STELLAR, "in play", "greedy", "greedy", until=20)
    with pytest.raises(BelleEtoileError) as refused:
        review(STELLAR, match.log, "here", Here(), FEW)
    assert refused.value.key == "error-review-in-play"


def test_an_edition_that_nobody_learned_is_not_judged() -> None:
    game = STELLAR.with_edition(packaged_text("games/stellar", "edition.toml") + "# my box\n", "edition.toml")
    match = played(game, "another", "greedy", "greedy")
    with pytest.raises(BelleEtoileError) as refused:
        review(game, match.log, "here", Here(), FEW)
    assert refused.value.key == "error-review-edition"


def test_only_what_a_seat_knew_counts() -> None:
    """Hidden cards dealt again: the same judgement."""
    match = played(STELLAR, "twins", "greedy", "greedy", until=24)
    seat = match.waiting[0]
    view = match.view(seat)
    twin = STELLAR.determinize(view, Quick(77))
    assert twin.text() != match.state.text()
    move = STELLAR.parse(match.legal_moves(seat)[-1])
    one = judged(STELLAR, view, seat, move, FEW, 5)
    other = judged(STELLAR, STELLAR.view(twin, seat), seat, move, FEW, 5)
    assert (one.best, one.expected, one.loss) == (other.best, other.expected, other.loss)


def test_steps_that_lead_nowhere_are_no_decisions() -> None:
    match = played(STELLAR, "steps", "greedy", "greedy", until=12)
    seat = match.waiting[0]
    found = moves_to_judge(STELLAR, match.view(seat), seat)
    assert found
    assert all(STELLAR.promise(match.state, seat, move) > NEVER for move in found)
