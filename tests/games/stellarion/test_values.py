"""Learned values: they see what the table may know, before luck has its say, and are the same in every build."""

import pytest
from librt.vecs import append, vec
from mypy_extensions import i32

from belle_etoile.core import Chance, Quick
from belle_etoile.core.learned import Learned, total_of
from belle_etoile.games.stellarion import GAME
from belle_etoile.games.stellarion.components import CELESTIAL, copies, galaxy_of, type_of
from belle_etoile.games.stellarion.foretell import LONG, SURE, after
from belle_etoile.games.stellarion.state import OVER, State, copies_left
from belle_etoile.games.stellarion.tables import ALL, CERTAIN, MOST, TABLES
from belle_etoile.games.stellarion.values import Outlook, look

from ...depth import deep
from .positions import ALPHA, LAUNCH, NINE, RING, play, position


def some_weights(seed: int) -> Learned:
    """Any weights, the same everywhere."""
    chance, weights = Quick(seed), vec[i32]([])
    for _ in range(ALL):
        weights = append(weights, i32(chance.pick(2001, "test") - 1000))
    return Learned(weights, 16)


WEIGHTS = some_weights(1)


def positions_of(seed: int) -> list[State]:
    """Every position of a random game of a training."""
    chance = Quick(seed)
    seats, options = GAME.training_options(0, chance)
    s = GAME.setup(seats, options, chance)
    found = []
    while (seat := GAME.turn(s)) >= 0:
        found.append(s.copy())
        moves = GAME.moves(s, seat)
        GAME.carry_out(s, seat, moves[chance.pick(len(moves), "test")], chance, None)
    return found


def expected(s: State) -> dict[str, int]:
    seat = GAME.turn(s)
    moves = GAME.moves(s, seat)
    return {GAME.format(m): v for m, v in zip(moves, GAME.expect(s, seat, moves, WEIGHTS), strict=True)}


def names_of(places: list[int]) -> list[str]:
    """The tables that these lookups fall into."""
    names = []
    for place in places:
        for table in TABLES:
            if place < table.size:
                names.append(table.name)
                break
            place -= table.size
    return names


def looked_up(s: State, text: str) -> list[int]:
    return [int(place) for place in GAME.lookups(s, s.turn, GAME.parse(text))]


def test_twins_are_worth_the_same() -> None:
    """What nobody knows is not in a position; all lookups are those of the position that the view tells."""
    for seed in range(deep(8, 3)):
        for s in positions_of(seed)[::5]:
            twin = GAME.determinize(GAME.view(s, s.turn), Quick(seed))
            assert expected(twin) == expected(s)
            for move in GAME.moves(s, s.turn):
                assert list(GAME.lookups(twin, s.turn, move)) == list(GAME.lookups(s, s.turn, move))


def test_luck_is_not_asked() -> None:
    """A move is looked at without a single outcome, and changes nothing."""
    for seed in range(deep(8, 3)):
        for s in positions_of(seed)[::3]:
            before = s.text()
            for move in GAME.moves(s, s.turn):
                then = after(s, s.turn, move)  # its chance raises when it is asked
                assert then.blind
            assert s.text() == before
    with pytest.raises(NotImplementedError):
        Chance().pick(2, "")


def test_lookups_add_up_to_what_is_expected() -> None:
    for seed in range(deep(8, 3)):
        for s in positions_of(seed)[::4]:
            for text, value in expected(s).items():
                found = looked_up(s, text)
                if found:
                    assert all(0 <= place < ALL for place in found)
                    assert len(found) <= MOST
                    assert len({*names_of(found)}) >= 8
                    assert total_of(WEIGHTS, vec[i32](found)) == value
                else:
                    assert abs(value) == SURE * WEIGHTS.point


def test_counts_agree_with_a_slow_recount() -> None:
    """Copies, sources and hidden decks, card by card."""
    o = Outlook()
    for seed in range(deep(8, 3)):
        for s in positions_of(seed)[::4]:
            for move in list(GAME.moves(s, s.turn))[:3]:
                then = after(s, s.turn, move)
                if then.stage == OVER:
                    continue
                look(o, then)
                o.taken()
                shown = [int(then.shown(deck)) for deck in range(8)]
                for card in range(CELESTIAL):
                    at_hand = shown.count(card) + (then.outpost >> card & 1)
                    assert (o.sources[card], o.there[card]) == (at_hand, copies_left(then, card))
                hidden = [deck for deck in range(8) if shown[deck] < 0 and then.size(deck)]
                assert o.hidden == len(hidden)
                for galaxy in range(4):
                    have = {type_of(card) for card in shown if 0 <= card < CELESTIAL and galaxy_of(card) == galaxy}
                    have |= {type for type in range(4) if then.outpost >> (galaxy * 4 + type) & 1}
                    assert o.have[galaxy] == len(have)


def test_a_hidden_deck_tells_what_it_may_show() -> None:
    s = position(ALPHA, discards={"gamma": "ship ship nebula nebula star"})
    then = after(s, 0, GAME.parse("coordinate alpha beta"))
    o = Outlook()
    look(o, then)
    assert o.hidden == 2
    for kind in range(4):
        share = copies(then.heaps[0], kind) * (CERTAIN // 7)
        assert o.coming[kind] == share + 0  # the type decks show their cards


def test_every_table_is_looked_into() -> None:
    met: set[str] = set()
    for seed in range(deep(30, 14)):
        for s in positions_of(seed)[::3]:
            for move in GAME.moves(s, s.turn):
                met |= {*names_of([int(place) for place in GAME.lookups(s, s.turn, move)])}
    assert met == {table.name for table in TABLES}


def test_the_last_launch_is_certain_and_a_burnt_table_as_well() -> None:
    last = position(ALPHA, voyages=(1, 0, 0, 0))
    assert expected(last)[LAUNCH] == SURE * WEIGHTS.point
    assert looked_up(last, LAUNCH) == []
    burnt = position(ALPHA, expansions="sun", voyages=NINE, sun=17)
    assert expected(burnt)[LAUNCH] == -SURE * WEIGHTS.point


def test_a_proof_with_theories_beneath_does_not_win() -> None:
    s = position(ALPHA, expansions="theories", voyages=(0, 0, 0, 0), theory="ship", theories="star", discovery="ship")
    shown = [s.shown(deck) for deck in range(8)]
    assert sum([card < CELESTIAL and card % 4 == 0 for card in shown]) >= 3
    then = after(s, 0, GAME.parse("prove ship"))
    assert then.stage != OVER
    assert then.theory < 0
    assert then.theories


def test_a_turned_ring_is_another_position() -> None:
    s = position(ALPHA, ring=RING, voyages=NINE)
    t = position(ALPHA, ring="beta alpha gamma delta alpha beta gamma delta alpha", voyages=NINE)
    assert looked_up(s, "coordinate alpha beta") != looked_up(t, "coordinate alpha beta")


def test_with_two_players_piles_matter() -> None:
    s = position(ALPHA, seats=2)
    assert "piles" in names_of(looked_up(s, LAUNCH))
    play(s, LAUNCH)
    assert s.turn == 1


def test_a_lost_game_is_worth_the_more_the_nearer_it_came() -> None:
    margins = [GAME.margin(position(ALPHA, voyages=(left, 0, 0, 0)), 0) for left in range(3)]
    assert 0 < margins[2] < margins[1] < margins[0] < 1000
    won = position(ALPHA, voyages=(1, 0, 0, 0))
    play(won, LAUNCH)
    assert GAME.margin(won, 0) == 1000


def test_a_long_game_is_brought_to_an_end() -> None:
    """A pair of nebulas can go round for ever: after many turns it is better to recover nothing."""
    s = position("nebula nebula nebula nebula alpha alpha alpha alpha", discards={"nebula": "alpha beta beta"})
    play(s, "coordinate alpha beta")
    indifferent = Learned(vec[i32]([0] * ALL), 16)
    moves = GAME.moves(s, 0)
    assert len({*GAME.expect(s, 0, moves, indifferent)}) == 1
    s.turns = LONG + 1
    worths = {GAME.format(m): v for m, v in zip(moves, GAME.expect(s, 0, moves, indifferent), strict=True)}
    assert all(worths["stop"] > value for text, value in worths.items() if text != "stop")


def test_a_training_plays_all_kinds() -> None:
    seen = set()
    for seed in range(400):
        seats, options = GAME.training_options(0, Quick(seed))
        GAME.checked_seats(seats)
        options = GAME.checked_options(options)
        seen.add((seats, tuple(sorted(name for name, choice in options.items() if choice == "yes"))))
        assert GAME.training_options(0, Quick(seed)) == (seats, options)
    assert len(seen) > 25


@pytest.mark.parametrize(("seed", "sum_of_all"), [(1, -2654242), (2, 68858250)])
def test_interpreted_and_compiled_agree_to_the_last_unit(seed: int, sum_of_all: int) -> None:
    """Recorded once; both builds must come to the same numbers."""
    total = 0
    for nth, s in enumerate(positions_of(seed), 1):
        total += nth * sum(expected(s).values())
    assert total == sum_of_all
