"""Makes tests/data/star-explorer anew; tests/data/README.md says how to call it."""

from collections.abc import Callable, Iterator
from pathlib import Path

from belle_etoile.core import EVERYONE, Match, Quick, new_match
from belle_etoile.core.walks import perft
from belle_etoile.games.star_explorer import GAME

DATA = Path(__file__).parents[2] / "data" / "star-explorer"

Player = Callable[[Match, int, Quick], str]


def at_random(match: Match, seat: int, luck: Quick) -> str:
    moves = match.legal_moves(seat)
    return moves[luck.pick(len(moves), "")]


def at_a_glance(match: Match, seat: int, luck: Quick) -> str:
    moves = GAME.legal_moves(match.state, seat)
    return GAME.format(max(moves, key=lambda move: GAME.promise(match.state, seat, move)))


def by_mood(match: Match, seat: int, luck: Quick) -> str:
    return at_a_glance(match, seat, luck) if luck.pick(3, "") else at_random(match, seat, luck)


def sparing(match: Match, seat: int, luck: Quick) -> str:
    """Leaves stars out, puts them back and goes back on drawings now and then."""
    moves = [move for move in match.legal_moves(seat) if move.split(" ")[0] in ("leave", "put", "back", "nothing")]
    return moves[luck.pick(len(moves), "")] if moves and luck.pick(3, "") == 0 else by_mood(match, seat, luck)


def absent(match: Match, seat: int, luck: Quick) -> str:
    return GAME.format(GAME.default_move(match.state, seat))


def played(seed: str, seats: int, player: Player, first: str = "random", undo: bool = False) -> Match:
    match, luck = new_match(GAME, seats, seed, {"first": first}), Quick(sum(seed.encode()))
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


def first_of(name: str, seats: int, player: Player, wanted: Callable[[Match], bool]) -> Match:
    """The first seed whose game is as wanted."""
    seed = 1
    while not wanted(match := played(f"{name} {seed}", seats, player)):
        seed += 1
    return match


def ended_by(rule: str) -> Callable[[Match], bool]:
    return lambda match: match.outcome is not None and match.outcome["rule"] == rule


def cut_to_pieces(match: Match) -> bool:
    """5.4.2: was a tile placed whole that does not hang together?"""
    for b in match.view(EVERYONE)["boards"]:  # type: ignore[attr-defined]
        for drawing in b["drawings"]:
            if len(drawing["kept"]) == len(GAME.edition.stars[drawing["tile"]]) > len(drawing["lines"]) + 1:
                return True
    return False


def games() -> Iterator[tuple[str, Match]]:
    yield "random", played("random", 4, at_random)
    yield "alone", played("alone", 1, at_a_glance)
    yield "at-a-glance", played("at a glance", 2, at_a_glance, "1")
    yield "absent", played("absent", 3, absent)
    yield "undo", played("undo", 2, by_mood, undo=True)
    yield "sparing", played("sparing", 2, sparing)
    yield "cut-to-pieces", first_of("pieces", 1, at_random, cut_to_pieces)
    yield "tie-broken", first_of("broken", 4, at_random, ended_by("8.8"))
    yield "shared", first_of("shared", 4, at_random, ended_by("8.9"))


HEARD = {"1.3", "3.1", "4.1", "4.2", "4.4", "5.1", "5.3.3", "5.4.1", "5.4.4", "6.5", "7.1", "8.1", "9.1", "9.4"}


def write_games() -> None:
    tables = ["# The end of each game in games/, and rules that must be heard of on the way.\n"]
    for name, match in games():
        (DATA / "games" / f"{name}.log").write_text(match.log.text(), encoding="utf-8")
        outcome = match.outcome
        assert outcome
        heard = sorted(rules_met(match) & HEARD)
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
    heading = [f"game star-explorer {GAME.info.version}", f"position {name}.txt", f"seed {seed}"]
    (DATA / "perft" / f"{name}.perft").write_text("\n".join([*heading, *counts]) + "\n", encoding="utf-8")


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


def write_positions() -> None:
    write_perft("opening", new_match(GAME, 2, "1", {"first": "1"}), 3)
    write_perft("alone", until("alone", 1, "draw", 1), 2)
    write_perft("sevens", until("sevens", 3, "seven", 2), 3)
    write_perft("half-full", until("half full", 2, "draw", 4), 2)
    write_perft("last-round", until("last round", 1, "draw", 6), 3)


if __name__ == "__main__":
    for folder in ("games", "positions", "perft"):
        (DATA / folder).mkdir(parents=True, exist_ok=True)
    write_games()
    write_positions()
