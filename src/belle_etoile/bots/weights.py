"""Learned weights as files: a head that says what they are, then the tables, as text that people can read."""

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ..core.errors import BelleEtoileError, Values
from ..core.game import MoveGame, State
from ..core.learned import POINT, Learned
from ..core.packaged import packaged_text

VERSION: Final = 1  #: Of the weights that come with the package; bots that use them are named after it
IN_A_LINE: Final = 48
LARGEST: Final = 1 << 30


class BadWeights(BelleEtoileError):
    """Weights that cannot be used; `reason` is also the end of the key of its sentence."""

    def __init__(self, file: str, reason: str, values: Values | None = None) -> None:
        super().__init__(
            f"error-weights-{reason}", f"{file}: {reason} {values or ''}", {"file": file, **(values or {})}
        )


@final
class Head:
    """What weights are, and where they came from."""

    def __init__(self, game: str, edition: str, features: int, command: str, seed: int, games: int) -> None:
        self.game: Final = game
        self.edition: Final = edition
        self.features: Final = features
        self.command: Final = command
        self.seed: Final = seed
        self.games: Final = games


KEYS: Final = ("game", "edition", "features", "command", "seed", "games", "sha256")


def digest_of_weights(weights: vec[i32]) -> str:
    """SHA-256 of all numbers, as they are written, with a space between them."""
    return sha256(" ".join([str(weight) for weight in weights]).encode()).hexdigest()


def weights_text(game: MoveGame, head: Head, weights: vec[i32]) -> str:
    """The file; `read_weights` reads it."""
    lines = [
        f"game: {head.game}",
        f"edition: {head.edition}",
        f"features: {head.features}",
        f"command: {head.command}",
        f"seed: {head.seed}",
        f"games: {head.games}",
        f"sha256: {digest_of_weights(weights)}",
    ]
    place = 0
    for table in game.tables:
        lines += ["", f"[{table.name}] {table.size}"]
        for start in range(place, place + table.size, IN_A_LINE):
            end = min(start + IN_A_LINE, place + table.size)
            lines.append(" ".join([str(weights[each]) for each in range(i64(start), i64(end))]))
        place += table.size
    return "\n".join(lines) + "\n"


def read_head(text: str, file: str) -> dict[str, str]:
    """The lines before the first table; raises BadWeights where one is missing."""
    found: dict[str, str] = {}
    for line in text.split("\n\n", 1)[0].splitlines():
        key, _, told = line.partition(": ")
        found[key] = told
    if list(found) != list(KEYS):
        raise BadWeights(file, "broken")
    return found


def read_weights(game: MoveGame, text: str, file: str) -> Learned:
    """The weights of a file, for this game, edition and version of the features; raises BadWeights."""
    head = read_head(text, file)
    if head["game"] != game.info.id:
        raise BadWeights(file, "game", {"found": head["game"], "expected": game.info.id})
    if head["features"] != str(game.features):
        raise BadWeights(file, "features", {"found": head["features"], "expected": str(game.features)})
    if head["edition"] != game.edition_digest:
        raise BadWeights(file, "edition", {"found": head["edition"], "expected": game.edition_digest})
    weights = _read_tables(game, text.split("\n\n")[1:], file)
    if digest_of_weights(weights) != head["sha256"]:
        raise BadWeights(file, "digest")
    return Learned(weights, POINT)


def _read_tables(game: MoveGame, parts: list[str], file: str) -> vec[i32]:
    numbers: list[int] = []
    if len(parts) != len(game.tables):
        raise BadWeights(file, "broken")
    for table, part in zip(game.tables, parts, strict=True):
        title, _, told = part.partition("\n")
        words = told.split()
        if title != f"[{table.name}] {table.size}" or len(words) != table.size:
            raise BadWeights(file, "broken")
        try:
            numbers += [int(word) for word in words]
        except ValueError:
            raise BadWeights(file, "broken") from None
    if max(numbers) > LARGEST or min(numbers) < -LARGEST:
        raise BadWeights(file, "broken")
    return vec[i32](numbers)


_KNOWN: Final[dict[str, Learned | None]] = {}


def learned_values(game: MoveGame) -> Learned | None:
    """The values that come with the package, or None where this game or this edition of it has none."""
    if not game.features:
        return None
    key = f"{game.info.id} {game.edition_digest}"
    if key not in _KNOWN:
        _KNOWN[key] = _packaged(game)
    return _KNOWN[key]


def values_for(game: MoveGame, s: State) -> Learned | None:
    """The same, or None where the game does not trust them in a position."""
    learned = learned_values(game)
    return learned if learned is not None and game.trusts_values(s) else None


def _packaged(game: MoveGame) -> Learned | None:
    text = packaged_weights(game.info.id)
    if not text or read_head(text, game.info.id)["edition"] != game.edition_digest:
        return None
    return read_weights(game, text, f"{game.info.id}/weights.txt")


def packaged_weights(id: str) -> str:
    """The file that comes with the package, or "" if a game has none."""
    try:
        return packaged_text("games/" + id.replace("-", "_"), "weights.txt")
    except FileNotFoundError:
        return ""
