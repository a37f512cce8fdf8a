"""The README's example is played as written."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_game_in_the_readme_is_played_as_told() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_readme_opens_with_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.index("make play") < text.index("make test") < text.index(">>>")
