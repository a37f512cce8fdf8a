"""The wheel builds with and without a C compiler."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

pytest.importorskip("hatchling")


def build(folder: Path, **environment: str) -> tuple[Path, str]:
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    (wheel,) = folder.glob("*.whl")
    return wheel, run.stdout + run.stderr


def test_without_a_compiler_the_wheel_is_pure_and_says_so_once(tmp_path: Path) -> None:
    wheel, said = build(tmp_path, CC="false", LDSHARED="false")
    assert wheel.name.endswith("py3-none-any.whl")
    assert said.count("No C compiler") == 1


def test_the_wheel_holds_what_the_games_need_and_no_tests(tmp_path: Path) -> None:
    wheel, _ = build(tmp_path, BELLE_ETOILE_PURE="1")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "belle_etoile/py.typed" in names
    assert "belle_etoile/games/stellar/edition.toml" in names
    assert "belle_etoile/games/stellar/rules.fr.toml" in names
    assert "belle_etoile/locales/en/core.ftl" in names
    assert not any(name.startswith("tests") for name in names)
