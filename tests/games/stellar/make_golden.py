"""Makes tests/data/stellar anew; tests/data/README.md says how to call it."""

from collections.abc import Iterator

from belle_etoile.core import Match, Quick, new_match
from belle_etoile.games.stellar import GAME

from ...golden import Player, Records, absent, at_a_glance, at_random, ended_by, first_of, played, rules_met

HEARD = {"4.4.1", "5.5", "7.1.3", "7.2.4", "7.2.5"}


def by_mood(match: Match, seat: int, luck: Quick) -> str:
    return at_a_glance(match, seat, luck) if luck.pick(3, "") else at_random(match, seat, luck)


def wiping(match: Match, seat: int, luck: Quick) -> str:
    return "wipe" if "wipe" in match.legal_moves(seat) else by_mood(match, seat, luck)


def duel(seed: str, player: Player, first: str = "random", undo_one_in: int = 0) -> Match:
    return played(GAME, seed, player, 2, {"first": first}, undo_one_in)


def games() -> Iterator[tuple[str, Match]]:
    yield "random", duel("random", at_random)
    yield "at-a-glance", duel("at a glance", at_a_glance, "2")
    yield "absent", duel("absent", absent, "1")
    yield "undo", duel("undo", by_mood, undo_one_in=4)
    yield (
        "wipe-and-reshuffle",
        first_of("wipe", lambda seed: duel(seed, wiping), lambda match: {"7.2.4", "7.2.5"} <= rules_met(match)),
    )
    yield "tie", first_of("tie", lambda seed: duel(seed, by_mood), ended_by("9.4.1"))


def until(name: str, stage: str, moves: int = 0) -> Match:
    """Play at random until a stage is reached, not before `moves` moves."""
    match, luck = new_match(GAME, 2, name, {"first": "1"}), Quick(1)
    while match.version < moves or match.view(0)["stage"] != stage:
        match.play(match.waiting[0], at_random(match, match.waiting[0], luck))
    return match


def positions() -> dict[str, tuple[Match, int]]:
    return {
        "opening": (new_match(GAME, 2, "1", {"first": "1"}), 5),
        "first-turn": (until("first turn", "take", 2), 3),
        "to-wipe": (until("to wipe 4", "wipe", 8), 4),
        "to-place": (until("to place", "place", 24), 4),
        "late": (until("late", "take", 44), 5),
        "last-cards": (until("last cards", "last"), 3),
    }


if __name__ == "__main__":
    Records(GAME).write(games(), HEARD, positions())
