"""Recorded games and positions under tests/data/<game>: how they are read, and how they are made anew."""

import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from belle_etoile.core import Log, Match, MoveGame, Quick, new_match, parse_log
from belle_etoile.core.walks import perft

FOLDER = Path(__file__).parent / "data"
PERFT_SEED = 1

Player = Callable[[Match, int, Quick], str]
Wanted = Callable[[Match], bool]


@dataclass(frozen=True)
class Records:
    """What is recorded of one game."""

    game: MoveGame

    @property
    def folder(self) -> Path:
        return FOLDER / self.game.info.id

    @property
    def logs(self) -> list[Path]:
        return sorted((self.folder / "games").glob("*.log"))

    @property
    def perfts(self) -> list[Path]:
        return sorted((self.folder / "perft").glob("*.perft"))

    @property
    def scores(self) -> dict[str, Any]:
        return tomllib.loads((self.folder / "games" / "scores.toml").read_text(encoding="utf-8"))

    def position(self, name: str) -> str:
        return (self.folder / "positions" / name).read_text(encoding="utf-8").removesuffix("\n")

    def verbs(self) -> set[str]:
        """The first words of all moves that were played."""
        return {record.move.split(" ")[0] for path in self.logs for record in read_log(path).records}

    def heard(self) -> set[str]:
        return {rule for score in self.scores.values() for rule in score["heard"]}

    def ends(self) -> set[str]:
        return {score["rule"] for score in self.scores.values()}

    # Made anew

    def write(
        self, games: Iterable[tuple[str, Match]], heard: set[str], positions: dict[str, tuple[Match, int]]
    ) -> None:
        """`heard`: the rules to be listed where a game tells of them; `positions`: each with the depth to count to.

        What is recorded under other names stays as it is.
        """
        for folder in ("games", "positions", "perft"):
            (self.folder / folder).mkdir(parents=True, exist_ok=True)
        tables = self._tables()
        for name, match in games:
            (self.folder / "games" / f"{name}.log").write_text(match.log.text(), encoding="utf-8")
            tables[name] = self._table(name, match, heard)
        heading = "# The end of each game in games/, and rules that must be heard of on the way.\n"
        (self.folder / "games" / "scores.toml").write_text("\n".join([heading, *tables.values()]), encoding="utf-8")
        for name, (match, depth) in positions.items():
            self._write_perft(name, match, depth)

    def _tables(self) -> dict[str, str]:
        """What scores.toml tells of each game, by its name."""
        file = self.folder / "games" / "scores.toml"
        found = file.read_text(encoding="utf-8").split("\n[")[1:] if file.exists() else []
        return {text.partition("]")[0]: f"[{text.rstrip()}\n" for text in found}

    def _table(self, name: str, match: Match, heard: set[str]) -> str:
        outcome = match.outcome
        assert outcome
        listed = ", ".join(f'"{rule}"' for rule in sorted(rules_met(match) & heard))
        return (
            f"[{name}]\nscores = {self.game.scores(match.state)}\nwinners = {outcome['winners']}\n"
            f'rule = "{outcome["rule"]}"\nheard = [{listed}]\n'
        )

    def _write_perft(self, name: str, match: Match, depth: int) -> None:
        (self.folder / "positions" / f"{name}.txt").write_text(match.state.text() + "\n", encoding="utf-8")
        counts = [f"{each} {perft(self.game, match.state, each, PERFT_SEED)}" for each in range(1, depth + 1)]
        info = self.game.info
        heading = [f"game {info.id} {info.version}", f"position {name}.txt", f"seed {PERFT_SEED}"]
        (self.folder / "perft" / f"{name}.perft").write_text("\n".join([*heading, *counts]) + "\n", encoding="utf-8")


def read_log(path: Path) -> Log:
    return parse_log(path.read_text(encoding="utf-8"), path.name)


def rules_met(match: Match) -> set[str]:
    """The rules whose events were heard."""
    again = new_match(match.game, match.log.seats, match.log.seed, match.log.options)
    met = set()
    for record in match.log.records[1:]:
        if record.move == "undo":
            again.undo(record.seat)
        else:
            met |= {event.rule for event in again.play(record.seat, record.move)}
    return met


# Players


def at_random(match: Match, seat: int, luck: Quick) -> str:
    moves = match.legal_moves(seat)
    return moves[luck.pick(len(moves), "")]


def at_a_glance(match: Match, seat: int, luck: Quick) -> str:
    game = match.game
    moves = game.legal_moves(match.state, seat)
    return game.format(max(moves, key=lambda move: game.promise(match.state, seat, move)))


def absent(match: Match, seat: int, luck: Quick) -> str:
    return match.game.format(match.game.default_move(match.state, seat))


def played(
    game: MoveGame, seed: str, player: Player, seats: int, options: dict[str, str] | None = None, undo_one_in: int = 0
) -> Match:
    """A whole game; where it can, it takes one move in so many back."""
    match, luck = new_match(game, seats, seed, options or {}), Quick(sum(seed.encode()))
    while not match.over:
        mover = match.last_mover
        if undo_one_in and match.can_undo(mover) and luck.pick(undo_one_in, "") == 0:
            match.undo(mover)
        seat = match.waiting[luck.pick(len(match.waiting), "")]
        match.play(seat, player(match, seat, luck))
    return match


def first_of(name: str, play: Callable[[str], Match], wanted: Wanted) -> Match:
    """The game of the first seed that is as wanted."""
    seed = 1
    while not wanted(match := play(f"{name} {seed}")):
        seed += 1
    return match


def ended_by(rule: str) -> Wanted:
    return lambda match: match.outcome is not None and match.outcome["rule"] == rule
