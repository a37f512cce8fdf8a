"""Makes what tests/data/stellarion holds of the present reading anew:
`PYTHONPATH=src python -m tests.games.stellarion.make_golden`.

The games and counts whose heading says `stellarion 1` are of the first reading: they were made by 0.1, and stay.
"""

from collections.abc import Iterator

from belle_etoile.core import Match, Quick, new_match
from belle_etoile.games.stellarion import GAME

from ...golden import Player, Records, Wanted, at_a_glance

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


def played(seed: str, player: Player, seats: int, options: dict[str, str]) -> Match:
    match, luck = new_match(GAME, seats, seed, options), Quick(sum(seed.encode()))
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, player(match, seat, luck))
    return match


def takes_and_gives(match: Match) -> bool:
    return {"take", "give"} <= {record.move.split(" ")[0] for record in match.log.records}


def first_of(name: str, player: Player, seats: int, options: dict[str, str], wanted: Wanted) -> Match:
    """The first seed whose game is as wanted."""
    seed = 1
    while not wanted(match := played(f"{name} {seed}", player, seats, options)):
        seed += 1
    return match


def patient(match: Match, seat: int, luck: Quick) -> str:
    """Takes meteors where it can, and spends them inside actions only."""
    update = match.view(seat)
    moves = match.legal_moves(seat)
    meteors = [text for text in moves if text.startswith("meteors")]
    others = [text for text in moves if not text.startswith("meteors")]
    if meteors and (not others or (update["stage"] != "act" and luck.pick(2, "") == 0)):
        return meteors[luck.pick(len(meteors), "")]
    text = driving_back(match, seat, luck)
    return text if text in others else others[luck.pick(len(others), "")]


def at_last(match: Match, seat: int, luck: Quick) -> str:
    """Plays at a glance, but keeps its meteors for when the sun waits."""
    game, moves = match.game, match.legal_moves(seat)
    others = [text for text in moves if not text.startswith("meteors")] or moves
    taking = driving_back(match, seat, luck)
    if taking.startswith("retreat"):
        return taking
    return max(others, key=lambda text: game.promise(match.state, seat, game.parse(text)))


def spends_in(*stages: str) -> Wanted:
    """Are meteors spent in each of these stages?"""

    def wanted(match: Match) -> bool:
        again, found = new_match(GAME, match.log.seats, match.log.seed, match.log.options), set[object]()
        for record in match.log.records[1:]:
            if record.move.startswith("meteors"):
                found.add(again.view(record.seat)["stage"])
            again.play(record.seat, record.move)
        return set(stages) <= found

    return wanted


def games() -> Iterator[tuple[str, Match]]:
    sun = {"sun": "yes", "shooting-stars": "4"}
    yield "any-time-power", first_of("power", patient, 2, sun, spends_in("power"))
    yield "any-time-pick", first_of("pick", patient, 1, sun, spends_in("pick"))
    yield "any-time-rescue", first_of("rescue", at_last, 1, sun, spends_in("rescue"))
    orbits = {"black-holes": "yes", "mirrors": "yes", "shooting-stars": "4"}
    yield "any-time-crossing", first_of("orbits", eager, 2, orbits, takes_and_gives)
    yield "any-time-everything", played("everything", by_mood, 2, ALL)


def until(name: str, seats: int, options: dict[str, str], stage: str, meteors: int = 0) -> Match:
    """Play until a stage is reached with so many meteors at hand."""
    attempt = 0
    while True:
        attempt += 1
        match, luck = new_match(GAME, seats, f"{name} {attempt}", options), Quick(attempt)
        while not match.over:
            seen = match.view(0)
            if seen["stage"] == stage and match.state.text().count(f"meteors {meteors}\n"):
                return match
            match.play(match.waiting[0], (at_last if meteors else eager)(match, match.waiting[0], luck))


def positions() -> dict[str, tuple[Match, int]]:
    sun = {"sun": "yes", "shooting-stars": "4"}
    return {
        "any-time-opening": (new_match(GAME, 2, "2", ALL), 3),
        "any-time-act": (until("act", 1, sun, "act", 2), 3),
        "any-time-power": (until("power", 2, sun, "power", 2), 3),
        "any-time-pick": (until("pick", 1, sun, "pick", 2), 3),
        "any-time-rescue": (until("rescue", 1, sun, "rescue", 2), 2),
        "any-time-crossing": (until("crossing", 2, {"black-holes": "yes", "mirrors": "yes"}, "cross"), 4),
    }


if __name__ == "__main__":
    Records(GAME).write(games(), HEARD, positions())
