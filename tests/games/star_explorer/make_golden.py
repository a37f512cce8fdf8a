"""Makes tests/data/star-explorer anew; tests/data/README.md says how to call it."""

from collections.abc import Iterator

from belle_etoile.core import EVERYONE, Match, Quick, new_match
from belle_etoile.games.star_explorer import GAME

from ...golden import Player, Records, absent, at_a_glance, at_random, ended_by, first_of, played

HEARD = {"1.3", "3.1", "4.1", "4.2", "4.4", "5.1", "5.3.3", "5.4.1", "5.4.4", "6.5", "7.1", "8.1", "9.1", "9.4"}


def by_mood(match: Match, seat: int, luck: Quick) -> str:
    return at_a_glance(match, seat, luck) if luck.pick(3, "") else at_random(match, seat, luck)


def sparing(match: Match, seat: int, luck: Quick) -> str:
    """Leaves stars out, puts them back and goes back on drawings now and then."""
    moves = [move for move in match.legal_moves(seat) if move.split(" ")[0] in ("leave", "put", "back", "nothing")]
    return moves[luck.pick(len(moves), "")] if moves and luck.pick(3, "") == 0 else by_mood(match, seat, luck)


def table(seed: str, seats: int, player: Player, first: str = "random", undo_one_in: int = 0) -> Match:
    return played(GAME, seed, player, seats, {"first": first}, undo_one_in)


def cut_to_pieces(match: Match) -> bool:
    """5.4.2: was a tile placed whole that does not hang together?"""
    for b in match.view(EVERYONE)["boards"]:  # type: ignore[attr-defined]
        for drawing in b["drawings"]:
            if len(drawing["kept"]) == len(GAME.edition.stars[drawing["tile"]]) > len(drawing["lines"]) + 1:
                return True
    return False


def games() -> Iterator[tuple[str, Match]]:
    yield "random", table("random", 4, at_random)
    yield "alone", table("alone", 1, at_a_glance)
    yield "at-a-glance", table("at a glance", 2, at_a_glance, "1")
    yield "absent", table("absent", 3, absent)
    yield "undo", table("undo", 2, by_mood, undo_one_in=4)
    yield "sparing", table("sparing", 2, sparing)
    yield "cut-to-pieces", first_of("pieces", lambda seed: table(seed, 1, at_random), cut_to_pieces)
    yield "tie-broken", first_of("broken", lambda seed: table(seed, 4, at_random), ended_by("8.8"))
    yield "shared", first_of("shared", lambda seed: table(seed, 4, at_random), ended_by("8.9"))


def until(name: str, seats: int, stage: str, round: int) -> Match:
    """Play at random until a stage of a round is reached, with other seeds where it never is."""
    seed = 1
    while True:
        match, luck = new_match(GAME, seats, f"{name} {seed}", {"first": "1"}), Quick(seed)
        while not match.over:
            if match.view(0)["round"] == round and match.view(0)["stage"] == stage:
                return match
            match.play(match.waiting[0], at_random(match, match.waiting[0], luck))
        seed += 1


def positions() -> dict[str, tuple[Match, int]]:
    return {
        "opening": (new_match(GAME, 2, "1", {"first": "1"}), 3),
        "alone": (until("alone", 1, "draw", 1), 2),
        "sevens": (until("sevens", 3, "seven", 2), 3),
        "half-full": (until("half full", 2, "draw", 4), 2),
        "last-round": (until("last round", 1, "draw", 6), 3),
    }


if __name__ == "__main__":
    Records(GAME).write(games(), HEARD, positions())
