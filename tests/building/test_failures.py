"""Set-up that fails ends in one sentence that says what to do, and tells where its log lies."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from building.failures import Failed, meaning, run
from building.places import LOGS, ROOT

SAID = {
    "error: could not create: No space left on device (os error 28)": "disk is full",
    "npm error code ENOSPC": "disk is full",
    "invalid peer certificate: UnknownIssuer": "SSL_CERT_FILE",
    "SSLCertVerificationError: CERTIFICATE_VERIFY_FAILED": "SSL_CERT_FILE",
    "npm error code EAI_AGAIN": "Check the network",
    "error sending request: dns error": "Check the network",
    "The virtual environment was not created because ensurepip is not available.": "python3-venv",
    "npm error code EACCES": "writable",
}


@pytest.mark.parametrize("said", SAID)
def test_what_programs_say_becomes_what_to_do(said: str) -> None:
    told = meaning(f"something\n{said}\nmore", LOGS / "npm.txt")
    assert SAID[said] in told
    assert told.endswith("build/logs/npm.txt")


def test_what_is_not_known_is_shown() -> None:
    with pytest.raises(Failed, match=r"c-probe\.txt:\n.*surprise"):
        run("c-probe", [sys.executable, "-c", "raise SystemExit('surprise')"])


def test_a_full_disk_has_no_room_for_words_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that cannot write cannot say why it stopped."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=4096))
    with pytest.raises(Failed, match="disk is full"):
        run("f-probe", [sys.executable, "-c", "raise SystemExit(1)"])


def building(folder: Path, *words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """In a checkout that has nothing yet."""
    for name in ("building", "requirements"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return subprocess.run(
        [sys.executable, "-m", "building", *words],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_network_one_sentence_and_the_log(tmp_path: Path) -> None:
    nowhere = "http://127.0.0.1:9/"
    told = building(
        tmp_path, "pages", PIP_INDEX_URL=nowhere, PIP_CONFIG_FILE=os.devnull, PIP_RETRIES="0", PIP_FIND_LINKS=""
    )
    assert told.returncode == 2
    assert "No package registry answers" in told.stderr
    assert "build/logs/installer.txt" in told.stderr
    assert "Traceback" not in told.stderr
    assert "✓ Python" in told.stdout  # what worked is kept, and told
    assert "✗ Installer" in told.stdout


def test_a_taken_port_is_told_before_anything_is_fetched(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = building(tmp_path, "play", str(port))
    assert told.returncode == 2
    assert f"Port {port} is taken" in told.stderr
    assert f"make play PORT={port + 1}" in told.stderr
    assert not (tmp_path / ".venv").exists()


@pytest.mark.parametrize(("python", "said"), [("/nowhere/python3", "There is no"), ("false", "needs Python 3.11")])
def test_make_asks_for_a_python_that_will_do(python: str, said: str) -> None:
    told = subprocess.run(["make", f"PYTHON={python}", "python"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode != 0
    assert said in told.stdout
