"""Makes tests/data/look-at-the-stars anew; tests/data/README.md says how to call it."""

from collections.abc import Callable, Iterator
from pathlib import Path

from belle_etoile.core import Match, Quick, new_match
from belle_etoile.core.walks import perft
from belle_etoile.games.look_at_the_stars import GAME

DATA = Path(__file__).parents[2] / "data" / "look-at-the-stars"
WATCHED = ("3.2", "5.1", "5.2", "6.2", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9")

Player = Callable[[Match, int, Quick], str]


def at_random(match: Match, seat: int, luck: Quick) -> str:
    moves = match.legal_moves(seat)
    return moves[luck.pick(len(moves), "")]


def at_a_glance(match: Match, seat: int, luck: Quick) -> str:
    moves = GAME.legal_moves(match.state, seat)
    return GAME.format(max(moves, key=lambda move: GAME.promise(match.state, seat, move)))


def keen(match: Match, seat: int, luck: Quick) -> str:
    """Takes every power there is, draws on what is drawn already, and changes its mind now and then."""
    moves = match.legal_moves(seat)
    if "back" in moves and luck.pick(12, "") == 0:
        return "back"
    using = [move for move in moves if move.split(" ")[0] not in ("draw", "shoot", "skip", "confirm", "back")]
    return using[luck.pick(len(using), "")] if using else at_a_glance(match, seat, luck)


def absent(match: Match, seat: int, luck: Quick) -> str:
    return GAME.format(GAME.default_move(match.state, seat))


def played(seed: str, player: Player, seats: int, undo: bool = False, **options: str) -> Match:
    match, luck = new_match(GAME, seats, seed, options), Quick(sum(seed.encode()))
    while not match.over:
        mover = match.last_mover
        if undo and match.can_undo(mover) and luck.pick(4, "") == 0:
            match.undo(mover)
        seat = match.waiting[luck.pick(len(match.waiting), "")]
        match.play(seat, player(match, seat, luck))
    return match


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


def heard_in(match: Match) -> set[str]:
    """The rules whose events were heard."""
    again = new_match(GAME, match.log.seats, match.log.seed, match.log.options)
    met = set()
    for record in match.log.records[1:]:
        if record.move == "undo":
            again.undo(record.seat)
        else:
            met |= {event.rule for event in again.play(record.seat, record.move)}
    return met


def games() -> Iterator[tuple[str, Match]]:
    yield "random", played("random", at_random, 3)
    yield "at-a-glance", played("at a glance", at_a_glance, 2, cards="first-game")
    yield "absent", played("absent", absent, 2)
    yield "undo", played("undo", keen, 2, undo=True)
    yield "alone", played("alone", at_a_glance, 1)
    yield "eight", played("eight", at_a_glance, 8)
    for power in GAME.edition.powers:
        yield power.name, with_power(power.name)


def write_games() -> None:
    tables = ["# The end of each game in games/, and rules that must be heard of on the way.\n"]
    for name, match in games():
        (DATA / "games" / f"{name}.log").write_text(match.log.text(), encoding="utf-8")
        outcome = match.outcome
        assert outcome
        listed = ", ".join(f'"{rule}"' for rule in WATCHED if rule in heard_in(match))
        tables.append(
            f"[{name}]\nscores = {GAME.scores(match.state)}\nwinners = {outcome['winners']}\n"
            f'rule = "{outcome["rule"]}"\nheard = [{listed}]\n'
        )
    (DATA / "games" / "scores.toml").write_text("\n".join(tables), encoding="utf-8")


def write_perft(name: str, match: Match, depth: int) -> None:
    """The position and the counts of lines of play from it."""
    (DATA / "positions" / f"{name}.txt").write_text(match.state.text() + "\n", encoding="utf-8")
    seed = 1
    counts = [f"{each} {perft(GAME, match.state, each, seed)}" for each in range(1, depth + 1)]
    heading = [f"game look-at-the-stars {GAME.info.version}", f"position {name}.txt", f"seed {seed}"]
    (DATA / "perft" / f"{name}.perft").write_text("\n".join([*heading, *counts]) + "\n", encoding="utf-8")


def until(name: str, seats: int, wanted: Callable[[Match], bool], **options: str) -> Match:
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


def write_positions() -> None:
    write_perft("opening", new_match(GAME, 2, "1", {"cards": "first-game"}), 2)
    write_perft("choosing", new_match(GAME, 3, "1", {"cards": "chosen", "sheets": "chosen"}), 3)
    write_perft("middle", until("middle", 1, lambda match: turned(match) == 9), 3)
    write_perft("shooting", until("shooting 2", 1, lambda match: match.view(0)["stage"] == "shoot"), 2)
    write_perft("to-earn", until("to earn", 1, lambda match: offers(match, "earn")), 3)
    write_perft("late", until("late", 2, lambda match: turned(match) == 18), 3)


if __name__ == "__main__":
    for folder in ("games", "positions", "perft"):
        (DATA / folder).mkdir(parents=True, exist_ok=True)
    write_games()
    write_positions()
