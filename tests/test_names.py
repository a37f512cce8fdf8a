"""Nobody has published a package of our name; whoever does first is somebody else. So nothing installs it by name."""

import os
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
INSTALLERS = r"\b(?:pip[\d.]*|pipx|uv|conda|poetry|pdm)(?: (?:pip|tool))? (?:install|run|add|inject)|\buvx"
BY_NAME = re.compile(
    rf"(?:{INSTALLERS})(?: --?[\w=-]+)* +[«“‘'\"`]*belle[-_]etoile(?![\w.-]*\.(?:whl|tar\.gz))", re.IGNORECASE
)
TOLD = (
    "*.md",
    "*.ftl",
    "*.toml",
    "*.txt",
    "*.in",
    "*.yaml",
    "*.yml",
    "*.mjs",
    "Containerfile",
    "Makefile",
    "Caddyfile",
)
COMMANDS = {"scripts", ".ci"}
ELSEWHERE = {".venv", ".git", "node_modules", "build", "dist", "static"}


@pytest.mark.parametrize(
    "words",
    [
        "pip install belle-etoile",
        "pip install 'belle-etoile[bench]'",
        "python -m pip install --upgrade belle_etoile==0.1",
        "pip3 install -U belle-etoile",
        "uv pip install belle-etoile",
        "uv tool install belle-etoile",
        "uvx belle-etoile serve",
        "pipx run belle-etoile serve",
        "pipx install belle-etoile",
    ],
)
def test_what_would_fetch_a_stranger_is_seen(words: str) -> None:
    assert BY_NAME.search(words)


@pytest.mark.parametrize(
    "words",
    [
        "pip install dist/compiled/belle_etoile-0.1.0-cp311-cp311-linux_x86_64.whl",
        "pip install belle_etoile-0.1.0-py3-none-any.whl",
        "uvx --from dist/pure/belle_etoile-0.1.0-py3-none-any.whl belle-etoile serve",
        "pipx run --spec FILE belle-etoile serve",
        "pip install .",
    ],
)
def test_a_file_is_no_stranger(words: str) -> None:
    assert not BY_NAME.search(words)


def told() -> list[Path]:
    """Everything that people or machines read commands in."""
    found = []
    for folder, below, names in os.walk(ROOT):
        below[:] = [name for name in below if name not in ELSEWHERE]
        wanted = [name for name in names if any(fnmatch(name, form) for form in TOLD) or Path(folder).name in COMMANDS]
        found += [Path(folder, name) for name in wanted]
    return found


def test_no_page_installs_by_name() -> None:
    files = told()
    assert {ROOT / "README.md", ROOT / "docs" / "self-hosting.md", ROOT / "Containerfile", ROOT / ".ci/run"} <= set(
        files
    )
    found = {str(file): BY_NAME.findall(" ".join(file.read_text(encoding="utf-8").split())) for file in files}
    assert {file: words for file, words in found.items() if words} == {}
