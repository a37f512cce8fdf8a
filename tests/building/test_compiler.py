"""An edit compiles what it touches, and no more. Tried on a small project of two games on one core."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from building.compiler import MAKE_LIBRARIES, Compiler, has_compiler
from building.groups import Group, layers
from building.places import PACKAGE

CORE = """
class Game:
    def points(self) -> int:
        return 0

def double(n: int) -> int:
    return 2 * n
"""
GAME = """
from belle_etoile.core import Game, double

class {name}(Game):
    def points(self) -> int:
        return double({n})
"""

pytestmark = pytest.mark.skipif(not has_compiler(Path(sys.executable)), reason="no C compiler here")


class Small:
    """A project with a core and two games, each a group."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        self.package = self.source / "belle_etoile"
        self.package.mkdir(parents=True)
        self.build = folder / "build"
        self.write("__init__", "")
        self.write("core", CORE)
        self.write("sun", GAME.format(name="Sun", n=1))
        self.write("moon", GAME.format(name="Moon", n=2))

    def write(self, name: str, text: str) -> None:
        (self.package / f"{name}.py").write_text(text)

    def compile(self) -> dict[str, Path]:
        plan = [[Group(name, [self.package / f"{name}.py"], 0) for name in ("core", "sun", "moon")]]
        return Compiler(Path(sys.executable), self.source, self.build).compile(plan)

    def points(self, modules: dict[str, Path]) -> list[int]:
        """Told by the compiled modules, in a process of its own."""
        place = self.build / "run"
        for name, file in modules.items():
            target = place / (name.replace(".", "/") + file.name[file.name.index(".") :])
            target.parent.mkdir(parents=True, exist_ok=True)
            target.unlink(missing_ok=True)
            target.symlink_to(file)
        (place / "belle_etoile" / "__init__.py").touch()
        code = "from belle_etoile import sun, moon; print([sun.Sun().points(), moon.Moon().points()])"
        told = subprocess.run([sys.executable, "-c", code], cwd=place, capture_output=True, text=True, check=True)
        points: list[int] = json.loads(told.stdout)
        return points


def libraries(before: dict[str, Path], after: dict[str, Path]) -> set[str]:
    """The groups that were compiled again."""
    names = {name for name in after if name.endswith("__mypyc") and after[name] != before[name]}
    return {name.removeprefix("belle_etoile_").removesuffix("__mypyc") for name in names}


def test_an_edit_compiles_its_own_group_and_those_that_take_from_it(tmp_path: Path) -> None:
    project = Small(tmp_path)
    first = project.compile()
    assert project.points(first) == [2, 4]

    project.write("moon", GAME.format(name="Moon", n=5))
    second = project.compile()
    assert libraries(first, second) == {"moon"}
    assert project.points(second) == [2, 10]

    project.write("moon", GAME.format(name="Moon", n=5) + "\ndef phase() -> int:\n    return 4\n")
    more = project.compile()
    assert libraries(second, more) == {"moon"}
    project.write("moon", GAME.format(name="Moon", n=5))

    project.write("core", CORE.replace("2 * n", "3 * n"))  # the games call it as before
    third = project.compile()
    assert libraries(second, third) == {"core"}
    assert project.points(third) == [3, 15]

    project.write("core", CORE.replace("def points", "def name(self) -> str:\n        return ''\n\n    def points"))
    fourth = project.compile()  # a Game has another shape now
    assert libraries(third, fourth) == {"core", "sun", "moon"}
    assert project.points(fourth) == [2, 10]

    project.write("moon", GAME.format(name="Moon", n=2))
    project.write("core", CORE)
    assert project.compile() == first  # found again, not made again


def test_every_module_of_the_rules_is_in_one_group() -> None:
    files = [file for layer in layers() for group in layer for file in group.files]
    assert len(files) == len(set(files))
    compiled = {str(file.relative_to(PACKAGE).parent).split("/")[0] for file in files}
    assert compiled == {"core", "bots", "games", "learning", "server", "store"}
    shelf = PACKAGE / "games" / "__init__.py"  # takes from every game: with any edit it would be compiled anew
    for folder in ("core", "bots", "games"):
        assert set((PACKAGE / folder).rglob("*.py")) - {shelf} <= set(files)


SETUPTOOLS = """
class Distribution:
    def __init__(self, content):
        self.extensions = content["ext_modules"]

class Extension:
    def __init__(self, name, sources, **more):
        self.name = name
"""
BUILD_EXT = """
from concurrent.futures import ThreadPoolExecutor

class build_ext:
    def __init__(self, distribution):
        self.extensions = distribution.extensions

    def ensure_finalized(self):
        pass

    def build_extension(self, extension):
        pass

    def run(self):
        with ThreadPoolExecutor(self.parallel) as threads:
            list(threads.map(self.build_extension, self.extensions))
"""


def test_libraries_that_are_made_at_once_are_told_one_by_one(tmp_path: Path) -> None:
    """With a compiler that takes no time, so that all speak at once."""
    folder = tmp_path / "setuptools" / "command"
    folder.mkdir(parents=True)
    (tmp_path / "setuptools" / "__init__.py").write_text(SETUPTOOLS)
    (folder / "__init__.py").write_text("")
    (folder / "build_ext.py").write_text(BUILD_EXT)
    names = [f"module_{number}" for number in range(5000)]
    asked = json.dumps([[[name, f"{name}.c", [], []] for name in names], str(tmp_path), 8])
    command = [sys.executable, "-c", MAKE_LIBRARIES]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    said = subprocess.run(command, input=asked, capture_output=True, text=True, check=True, env=environment).stdout
    assert sorted(line for line in said.splitlines() if line) == sorted(f"made {name}" for name in names)


def test_what_mypyc_cannot_remember_it_does_anew(tmp_path: Path) -> None:
    project = Small(tmp_path)
    project.compile()
    for file in (project.build / "mypyc").rglob("memory/*/cache.*.db"):
        with closing(sqlite3.connect(file)) as memory, memory:
            memory.execute("update files2 set data = '[]' where path like 'belle_etoile/%.ir.json'")
    project.write("moon", GAME.format(name="Moon", n=5))
    assert project.points(project.compile()) == [2, 10]
