"""The locks hold, whatever is published later and whichever pip a Python brings."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from building import packages
from building.failures import Failed
from building.places import LOCKS

from .registry import Registry

PIPS = {  # that of Python 3.11.7 and 3.12.1, and one that looks no further than the lock
    "23.2.1": "7ccf472345f20d35bdc9d1841ff5f313260c2c33fe417f48c30ac46cccabf5be",
    "26.3": "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13",
}


@pytest.fixture
def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Registry]:
    """One that pip and uv ask, and nothing else."""
    folder = tmp_path / "registry"
    folder.mkdir()
    registry = Registry(folder)
    for name in ("PIP_INDEX_URL", "UV_DEFAULT_INDEX"):
        monkeypatch.setenv(name, registry.url)
    for name in ("PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS", "UV_INDEX"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
    monkeypatch.setenv("UV_NO_CACHE", "1")
    yield registry
    registry.close()


@pytest.fixture(scope="session", params=PIPS)
def python(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with such a pip, from the real registry."""
    place: Path = tmp_path_factory.mktemp("pip") / request.param
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    found = place / "bin" / "python"
    lock = place / "pip.txt"
    lock.write_text(f"pip=={request.param} --hash=sha256:{PIPS[request.param]}\n")
    packages.install([lock], found)
    return found


@pytest.fixture
def lock(registry: Registry, tmp_path: Path) -> Path:
    """Pinned, and then the registry moves on: what `games` asks for with an extra has a newer release."""
    lines = [
        registry.publish("games", "1.0", "Requires-Dist: driver[pool]>=1"),
        registry.publish("driver", "1.0", "Provides-Extra: pool", "Requires-Dist: pool>=1; extra == 'pool'"),
        registry.publish("pool", "1.0"),
    ]
    registry.publish("driver", "2.0", "Provides-Extra: pool", "Requires-Dist: pool>=1; extra == 'pool'")
    registry.publish("pool", "2.0")
    lock = tmp_path / "lock.txt"
    lock.write_text("\n".join(lines) + "\n")
    return lock


def versions(python: Path) -> list[str]:
    code = "import driver, games, pool; print(driver.VERSION, games.VERSION, pool.VERSION)"
    return subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.split()


def take_away(python: Path) -> None:
    subprocess.run([packages.UV, "pip", "uninstall", "--python", python, "-q", "games", "driver", "pool"], check=False)


def test_an_old_pip_alone_fails_where_the_registry_has_moved_on(lock: Path, python: Path) -> None:
    """This is why uv installs. Should it pass one day, nothing is lost."""
    take_away(python)
    command: list[str | Path] = [python, "-m", "pip", "install", "--require-hashes", "-r", lock]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    if "23.2.1" in str(python):
        assert "must have their versions pinned" in said.stderr
    else:
        assert versions(python) == ["1.0", "1.0", "1.0"]


def test_the_lock_holds_where_the_registry_has_moved_on(lock: Path, python: Path) -> None:
    take_away(python)
    packages.install([lock], python)
    assert versions(python) == ["1.0", "1.0", "1.0"]


def test_it_holds_without_uv_too(lock: Path, python: Path) -> None:
    take_away(python)
    packages.install([lock], python, uv=Path("/nowhere/uv"))
    assert versions(python) == ["1.0", "1.0", "1.0"]


def test_any_pip_brings_uv_though_newer_ones_are_there(registry: Registry, python: Path, tmp_path: Path) -> None:
    pinned = tmp_path / "uv.txt"
    pinned.write_text(registry.publish("uv", "1.0") + "\n")
    registry.publish("uv", "2.0")
    subprocess.run([python, "-m", "pip", "install", "-q", "--require-hashes", "-r", pinned], check=True)
    code = "import uv; print(uv.VERSION)"
    assert subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout == "1.0\n"


def test_another_file_than_the_pinned_one_is_refused(lock: Path, python: Path) -> None:
    take_away(python)
    lock.write_text(re.sub("sha256:.{8}", "sha256:00000000", lock.read_text()))
    with pytest.raises(Failed):
        packages.install([lock], python)


@pytest.mark.parametrize("name", sorted(each.name for each in LOCKS.glob("*.txt")))
def test_locks_name_versions_and_hashes_and_no_address(name: str) -> None:
    text = (LOCKS / name).read_text()
    names = re.findall(r"^[a-z0-9][\w.-]*.*\\$", text, re.MULTILINE)
    assert names
    assert all("==" in line for line in names)
    assert text.count("--hash=sha256:") >= len(names)
    assert "://" not in text
