"""A training that goes on later: all of it in one file, which is replaced whole."""

import json
from array import array
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ..bots.weights import BadWeights
from ..core.game import MoveGame
from ..files import write_file
from .temporal import Learner
from .training import Point, Training

FORM: Final = "belle-etoile training 1"


def keep(training: Training, file: Path) -> None:
    """Writes the training as it is."""
    learner, game = training.learner, training.game
    numbers = b"".join(
        [
            array("i", learner.learned.weights).tobytes(),
            array("q", learner.net).tobytes(),
            array("q", learner.gross).tobytes(),
        ]
    )
    head = {
        "form": FORM,
        "game": game.info.id,
        "edition": game.edition_digest,
        "features": game.features,
        "seed": training.seed,
        "workers": training.workers,
        "by_glance": training.by_glance,
        "games": training.games,
        "positions": training.positions,
        "seconds": training.seconds,
        "wrong": training.wrong,
        "looked_at": training.looked_at,
        "curve": [asdict(point) for point in training.curve],
        "sha256": sha256(numbers).hexdigest(),
    }
    write_file(file, json.dumps(head).encode() + b"\n" + numbers)


def take_up(game: MoveGame, file: Path) -> Training:
    """The training that was kept; raises BadWeights where it cannot go on."""
    line, _, numbers = file.read_bytes().partition(b"\n")
    head = _head_of(line, str(file))
    for key, expected in (("game", game.info.id), ("features", game.features), ("edition", game.edition_digest)):
        if head.get(key) != expected:
            raise BadWeights(str(file), key, {"found": str(head.get(key)), "expected": str(expected)})
    many = sum(table.size for table in game.tables)
    if len(numbers) != many * 20 or sha256(numbers).hexdigest() != head.get("sha256"):
        raise BadWeights(str(file), "digest")
    try:
        training = Training(game, head["seed"], head["workers"], head["by_glance"], _learner_of(numbers, many))
        for key in ("games", "positions", "seconds", "wrong", "looked_at"):
            setattr(training, key, head[key])
        training.curve = [Point(**point) for point in head["curve"]]
    except (KeyError, TypeError):
        raise BadWeights(str(file), "broken") from None
    return training


def _head_of(line: bytes, file: str) -> dict[str, Any]:
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("form") != FORM:
        raise BadWeights(file, "broken")
    return head


def _learner_of(numbers: bytes, many: int) -> Learner:
    weights, sums = array("i", numbers[: many * 4]), array("q", numbers[many * 4 :])
    return Learner(vec[i32](weights), vec[i64](sums[:many]), vec[i64](sums[many:]))
