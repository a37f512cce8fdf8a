"""Makes tests/data/stellarion anew: `PYTHONPATH=src python -m tests.games.stellarion.make_golden`."""

from collections.abc import Iterator

from belle_etoile.core import Match, Quick, new_match
from belle_etoile.games.stellarion import GAME

from ...golden import Player, Records, Wanted, absent, at_a_glance, at_random, ended_by, rules_met

ALL = {"black-holes": "yes", "theories": "yes", "mirrors": "yes", "sun": "yes"}
HEARD = {"4.3", "5.8.2", "9.3", "9.9", "10.4", "10.9", "10.10", "10.11", "11.11", "12.8", "12.11"}


def eager(match: Match, seat: int, luck: Quick) -> str:
    """At random, but never past a chance that comes seldom."""
    moves = match.legal_moves(seat)
    rare = [text for text in moves if text.split()[0] in ("cross", "take", "give", "prove", "meteors", "launch")]
    return (rare or moves)[luck.pick(len(rare or moves), "")]


def by_mood(match: Match, seat: int, luck: Quick) -> str:
    return at_a_glance(match, seat, luck) if luck.pick(3, "") else eager(match, seat, luck)


def driving_back(match: Match, seat: int, luck: Quick) -> str:
    """Takes meteors where it can."""
    moves = match.legal_moves(seat)
    squares = match.view(seat)["on_track"]
    assert isinstance(squares, list)
    for move in match.game.legal_moves(match.state, seat):
        choice = match.game.describe(match.state, move)
        if choice["kind"] == "retreat" and choice["values"]["at"] in squares:
            return choice["move"]
    rare = [text for text in moves if text.startswith("meteors")]
    return rare[0] if rare else by_mood(match, seat, luck)


def played(seed: str, player: Player, seats: int, options: dict[str, str], undo: bool = False) -> Match:
    match, luck = new_match(GAME, seats, seed, options), Quick(sum(seed.encode()))
    while not match.over:
        mover = match.last_mover
        if undo and match.can_undo(mover) and luck.pick(3, "") == 0:
            match.undo(mover)
        seat = match.waiting[0]
        match.play(seat, player(match, seat, luck))
    return match


def meets(*rules: str) -> Wanted:
    return lambda match: set(rules) <= rules_met(match)


def first_of(
    name: str, player: Player, seats: int, options: dict[str, str], wanted: Wanted, undo: bool = False
) -> Match:
    """The first seed whose game is as wanted."""
    seed = 1
    while not wanted(match := played(f"{name} {seed}", player, seats, options, undo)):
        seed += 1
    return match


def has_undo(match: Match) -> bool:
    return any(record.move == "undo" for record in match.log.records)


def takes_and_gives(match: Match) -> bool:
    return {"take", "give"} <= {record.move.split(" ")[0] for record in match.log.records}


def games() -> Iterator[tuple[str, Match]]:
    yield "random", played("random", at_random, 1, {})
    yield "absent", played("absent", absent, 2, {})
    yield "won", first_of("won", at_a_glance, 1, {"shooting-stars": "3"}, ended_by("7.1"))
    yield "lost", first_of("lost", at_a_glance, 1, {"shooting-stars": "0"}, ended_by("7.2"))
    yield "won-by-two", first_of("together", at_a_glance, 2, {"shooting-stars": "2"}, ended_by("7.1"))
    yield "undo", first_of("undo", by_mood, 1, {}, has_undo, undo=True)
    yield "crossing", first_of("crossing", eager, 2, {"black-holes": "yes"}, takes_and_gives)
    theories = {"theories": "yes", "shooting-stars": "4"}
    yield "theories-won", first_of("theories", at_a_glance, 1, theories, ended_by("10.13"))
    yield "thrusters", first_of("thrusters", by_mood, 1, theories, meets("10.4", "10.9"))
    yield "radar", first_of("radar", by_mood, 1, theories, meets("10.4", "10.10"))
    yield "amplifier", first_of("amplifier", by_mood, 1, theories, meets("10.4", "10.11"))
    yield "orbits", first_of("orbits", by_mood, 1, {"mirrors": "yes"}, meets("11.11"))
    yield "burnt", first_of("burnt", eager, 1, {"sun": "yes", "shooting-stars": "4"}, ended_by("12.9"))
    yield "meteors", first_of("meteors", driving_back, 2, {"sun": "yes"}, meets("12.8", "12.11"))
    yield "everything", played("everything", by_mood, 2, ALL)


def until(name: str, seats: int, options: dict[str, str], stage: str, moves: int = 0) -> Match:
    """Play at random until a stage is reached, not before `moves` moves."""
    attempt = 0
    while True:
        attempt += 1
        match, luck = new_match(GAME, seats, f"{name} {attempt}", options), Quick(attempt)
        while not match.over:
            if match.version >= moves and match.view(0)["stage"] == stage:
                return match
            match.play(match.waiting[0], eager(match, match.waiting[0], luck))


def positions() -> dict[str, tuple[Match, int]]:
    return {
        "opening": (new_match(GAME, 1, "1", {}), 3),
        "opening-for-two": (new_match(GAME, 2, "2", ALL), 3),
        "power": (until("power", 1, {}, "power", 20), 3),
        "pick": (until("pick", 1, {"theories": "yes"}, "pick", 10), 3),
        "crossing": (until("crossing", 2, {"black-holes": "yes", "mirrors": "yes"}, "cross"), 4),
        "late": (until("late", 1, ALL, "act", 60), 3),
    }


if __name__ == "__main__":
    Records(GAME).write(games(), HEARD, positions())
