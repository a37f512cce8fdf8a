"""What is in the wheels: the package, once, with all that the games and the pages need."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from building.compiler import SUFFIX
from building.groups import layers, library_name
from building.places import PACKAGE, ROOT


def build(folder: Path, **environment: str) -> tuple[zipfile.ZipFile, str]:
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "BELLE_ETOILE_PURE": "", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    (wheel,) = folder.glob("*.whl")
    return zipfile.ZipFile(wheel), run.stdout + run.stderr


def sources() -> set[str]:
    """All that lies in the package's folder and is not made by running it."""
    found = {str(file.relative_to(ROOT / "src")) for file in PACKAGE.rglob("*") if file.is_file()}
    return {name for name in found if "__pycache__" not in name}


def test_without_a_compiler_the_wheel_is_pure_and_says_so_once(tmp_path: Path) -> None:
    wheel, said = build(tmp_path, CC="false", LDSHARED="false")
    assert str(wheel.filename).endswith("py3-none-any.whl")
    assert said.count("No C compiler") == 1


def test_the_pure_wheel_holds_the_package_and_nothing_else(tmp_path: Path) -> None:
    wheel, _ = build(tmp_path, BELLE_ETOILE_PURE="1")
    names = [name for name in wheel.namelist() if ".dist-info/" not in name]
    assert len(names) == len(set(names))
    assert set(names) == sources()
    assert "belle_etoile/server/static/index.html" in names


@pytest.mark.skipif(bool(os.environ.get("BELLE_ETOILE_PURE")), reason="plain Python was asked for")
def test_the_compiled_wheel_adds_each_compiled_module_once(tmp_path: Path) -> None:
    wheel, said = build(tmp_path)
    if "No C compiler" in said:
        pytest.skip("no C compiler here")
    assert not str(wheel.filename).endswith("none-any.whl")
    names = [name for name in wheel.namelist() if ".dist-info/" not in name]
    assert len(names) == len(set(names))
    groups = [group for layer in layers() for group in layer]
    compiled = {str(file.relative_to(ROOT / "src")).removesuffix(".py") for group in groups for file in group.files}
    compiled |= {library_name(group).replace(".", "/") for group in groups}
    assert set(names) == sources() | {name + SUFFIX for name in compiled}

    wheel.extractall(tmp_path / "installed")
    imports = "import belle_etoile.core.ledger as one, belle_etoile.server.matches.moves as two"
    code = f"{imports}; print(one.__file__, two.__file__)"
    without = {name: value for name, value in os.environ.items() if name != "BELLE_ETOILE_PURE"}
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**without, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.count(str(tmp_path)) == run.stdout.count(SUFFIX) == 2


def test_the_version_is_told_once() -> None:
    said = re.findall(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert len(said) == 1
