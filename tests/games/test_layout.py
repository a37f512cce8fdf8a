"""The same files carry out the same verbs in the folder of every table game; docs/adding-a-game.md says it in words."""

import ast
from pathlib import Path

import pytest

from belle_etoile.core import MoveGame
from belle_etoile.games import GAMES

from ..walking import folder_of

SOURCE = Path(__file__).parent.parent.parent / "src" / "belle_etoile" / "games"
GUIDE = Path(__file__).parent.parent.parent / "docs" / "adding-a-game.md"

LAYOUT = {
    "components.py": ("Edition",),
    "state.py": ("State", "read_state", "check"),
    "notation.py": ("parse_move", "format_move"),
    "moves.py": ("turn", "refusal", "moves", "describe"),
    "play.py": ("setup", "carry_out"),
    "scoring.py": ("scores", "sheet", "outcome"),
    "view.py": ("View", "view", "determinize"),
    "heuristics.py": ("promise", "worth", "default_move"),
}
ONCE = {verb for verbs in LAYOUT.values() for verb in verbs} | {"waiting", "imagine", "views"}
AT_HOME = {"waiting": "moves.py", "imagine": "view.py", "views": "view.py"}  # where a game has one of its own
HOME = AT_HOME | {verb: file for file, verbs in LAYOUT.items() for verb in verbs}

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)


def defined(file: Path) -> set[str]:
    """The functions and classes of a module."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}


@every_game
def test_every_verb_is_where_one_looks_for_it(game: MoveGame) -> None:
    folder = SOURCE / folder_of(game)
    for file, verbs in LAYOUT.items():
        assert not set(verbs) - defined(folder / file), file


@every_game
def test_no_verb_is_elsewhere_too(game: MoveGame) -> None:
    for file in (SOURCE / folder_of(game)).glob("*.py"):
        assert not {verb for verb in defined(file) & ONCE if HOME[verb] != file.name}, file.name


@every_game
def test_the_front_door_leads_each_verb_to_its_file(game: MoveGame) -> None:
    front = (SOURCE / folder_of(game) / "__init__.py").read_text(encoding="utf-8")
    for call in ("play.setup(", "play.carry_out(", "moves.refusal(", "moves.moves(", "notation.parse_move("):
        assert call in front, call
    for call in ("heuristics.promise(", "heuristics.default_move(", "scoring.scores(", "views.determinize("):
        assert call in front, call


def test_the_guide_names_them_all() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    for file, verbs in LAYOUT.items():
        assert f"`{file}`" in guide, file
        assert all(f"`{verb}`" in guide for verb in verbs), file
