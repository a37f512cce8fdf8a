"""Makes tests/data/stellar anew; tests/data/README.md says how to call it."""

from collections.abc import Callable, Iterator
from pathlib import Path

from belle_etoile.core import Match, Quick, new_match
from belle_etoile.core.walks import perft
from belle_etoile.games.stellar import GAME

DATA = Path(__file__).parents[2] / "data" / "stellar"

Player = Callable[[Match, int, Quick], str]


def at_random(match: Match, seat: int, luck: Quick) -> str:
    moves = match.legal_moves(seat)
    return moves[luck.pick(len(moves), "")]


def at_a_glance(match: Match, seat: int, luck: Quick) -> str:
    moves = GAME.legal_moves(match.state, seat)
    return GAME.format(max(moves, key=lambda move: GAME.promise(match.state, seat, move)))


def by_mood(match: Match, seat: int, luck: Quick) -> str:
    return at_a_glance(match, seat, luck) if luck.pick(3, "") else at_random(match, seat, luck)


def wiping(match: Match, seat: int, luck: Quick) -> str:
    return "wipe" if "wipe" in match.legal_moves(seat) else by_mood(match, seat, luck)


def absent(match: Match, seat: int, luck: Quick) -> str:
    return GAME.format(GAME.default_move(match.state, seat))


def played(seed: str, player: Player, first: str = "random", undo: bool = False) -> Match:
    match, luck = new_match(GAME, 2, seed, {"first": first}), Quick(sum(seed.encode()))
    while not match.over:
        mover = match.last_mover
        if undo and match.can_undo(mover) and luck.pick(4, "") == 0:
            match.undo(mover)
        seat = match.waiting[luck.pick(len(match.waiting), "")]
        match.play(seat, player(match, seat, luck))
    return match


def rules_met(match: Match) -> set[str]:
    """The rules whose events were heard."""
    again = new_match(GAME, match.log.seats, match.log.seed, match.log.options)
    met = set()
    for record in match.log.records[1:]:
        if record.move == "undo":
            again.undo(record.seat)
        else:
            met |= {event.rule for event in again.play(record.seat, record.move)}
    return met


def first_of(name: str, player: Player, wanted: Callable[[Match], bool]) -> Match:
    """The first seed whose game is as wanted."""
    seed = 1
    while not wanted(match := played(f"{name} {seed}", player)):
        seed += 1
    return match


def games() -> Iterator[tuple[str, Match]]:
    yield "random", played("random", at_random)
    yield "at-a-glance", played("at a glance", at_a_glance, "2")
    yield "absent", played("absent", absent, "1")
    yield "undo", played("undo", by_mood, undo=True)
    yield (
        "wipe-and-reshuffle",
        first_of("wipe", wiping, lambda match: {"7.2.4", "7.2.5"} <= rules_met(match)),
    )
    yield "tie", first_of("tie", by_mood, lambda match: match.outcome is not None and match.outcome["rule"] == "9.4.1")


def write_games() -> None:
    tables = ["# The end of each game in games/, and rules that must be heard of on the way.\n"]
    for name, match in games():
        (DATA / "games" / f"{name}.log").write_text(match.log.text(), encoding="utf-8")
        outcome = match.outcome
        assert outcome
        heard = sorted(rules_met(match) & {"4.4.1", "5.5", "7.1.3", "7.2.4", "7.2.5"})
        listed = ", ".join(f'"{rule}"' for rule in heard)
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
    heading = [f"game stellar {GAME.info.version}", f"position {name}.txt", f"seed {seed}"]
    (DATA / "perft" / f"{name}.perft").write_text("\n".join([*heading, *counts]) + "\n", encoding="utf-8")


def until(name: str, stage: str, moves: int = 0) -> Match:
    """Play at random until a stage is reached, not before `moves` moves."""
    match, luck = new_match(GAME, 2, name, {"first": "1"}), Quick(1)
    while match.version < moves or match.view(0)["stage"] != stage:
        match.play(match.waiting[0], at_random(match, match.waiting[0], luck))
    return match


def write_positions() -> None:
    write_perft("opening", new_match(GAME, 2, "1", {"first": "1"}), 5)
    write_perft("first-turn", until("first turn", "take", 2), 3)
    write_perft("to-wipe", until("to wipe 4", "wipe", 8), 4)
    write_perft("to-place", until("to place", "place", 24), 4)
    write_perft("late", until("late", "take", 44), 5)
    write_perft("last-cards", until("last cards", "last"), 3)


if __name__ == "__main__":
    for folder in ("games", "positions", "perft"):
        (DATA / folder).mkdir(parents=True, exist_ok=True)
    write_games()
    write_positions()
