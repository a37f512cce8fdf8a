"""Makes tests/data/look-at-the-stars anew; tests/data/README.md says how to call it."""

from collections.abc import Iterator

from belle_etoile.core import Match, Quick, new_match
from belle_etoile.games.look_at_the_stars import GAME

from ...golden import Records, Wanted, absent, at_a_glance, at_random, played

HEARD = {"3.2", "5.1", "5.2", "6.2", *(f"8.{nth}" for nth in range(1, 10))}


def keen(match: Match, seat: int, luck: Quick) -> str:
    """Takes every power there is, draws on what is drawn already, and changes its mind now and then."""
    moves = match.legal_moves(seat)
    if "back" in moves and luck.pick(12, "") == 0:
        return "back"
    using = [move for move in moves if move.split(" ")[0] not in ("draw", "shoot", "skip", "confirm", "back")]
    return using[luck.pick(len(using), "")] if using else at_a_glance(match, seat, luck)


def with_power(power: str) -> Match:
    """The first of a few seeds in which the chosen power is used by both."""
    for seed in range(1, 40):
        match, luck = new_match(GAME, 2, f"{power} {seed}", {"cards": "chosen", "sheets": "chosen"}), Quick(seed)
        match.play(0, match.legal_moves(0)[seed % 10])
        match.play(0, f"power {power}")
        while not match.over:
            seat = match.waiting[luck.pick(len(match.waiting), "")]
            match.play(seat, keen(match, seat, luck))
        verbs = [(record.seat, record.move.split(" ")[0]) for record in match.log.records]
        if all((seat, "earn") in verbs for seat in (0, 1)):
            break
    return match


def games() -> Iterator[tuple[str, Match]]:
    yield "random", played(GAME, "random", at_random, 3)
    yield "at-a-glance", played(GAME, "at a glance", at_a_glance, 2, {"cards": "first-game"})
    yield "absent", played(GAME, "absent", absent, 2)
    yield "undo", played(GAME, "undo", keen, 2, undo_one_in=4)
    yield "alone", played(GAME, "alone", at_a_glance, 1)
    yield "eight", played(GAME, "eight", at_a_glance, 8)
    for power in GAME.edition.powers:
        yield power.name, with_power(power.name)


def until(name: str, seats: int, wanted: Wanted, **options: str) -> Match:
    """Play keenly until a position is as wanted."""
    match, luck = new_match(GAME, seats, name, options), Quick(1)
    while not wanted(match):
        seat = match.waiting[luck.pick(len(match.waiting), "")]
        match.play(seat, keen(match, seat, luck))
    return match


def turned(match: Match) -> int:
    return int(str(match.view(0)["turned"]))


def offers(match: Match, verb: str) -> bool:
    return any(move.startswith(verb) for move in match.legal_moves(0))


def positions() -> dict[str, tuple[Match, int]]:
    return {
        "opening": (new_match(GAME, 2, "1", {"cards": "first-game"}), 2),
        "choosing": (new_match(GAME, 3, "1", {"cards": "chosen", "sheets": "chosen"}), 3),
        "middle": (until("middle", 1, lambda match: turned(match) == 9), 3),
        "shooting": (until("shooting 2", 1, lambda match: match.view(0)["stage"] == "shoot"), 2),
        "to-earn": (until("to earn", 1, lambda match: offers(match, "earn")), 3),
        "late": (until("late", 2, lambda match: turned(match) == 18), 3),
    }


if __name__ == "__main__":
    Records(GAME).write(games(), HEARD, positions())
