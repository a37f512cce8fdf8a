"""The Python packages of a checkout: .venv, filled from the locks. Pip only brings uv, and uv the rest.

An old pip looks for the newest release of a name with extras, which a lock does not know; uv does not.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .failures import Failed, run
from .places import LOCKS, PACKAGE, PROGRAMS, PYTHON, ROOT, VENV
from .progress import Progress

TO_BUILD: Final = ("build.txt",)
TO_PLAY: Final = ("run.txt",)
TO_TEST: Final = ("run.txt", "test.txt")
TO_DOCUMENT: Final = ("run.txt", "docs.txt")
UV: Final = PROGRAMS / ("uv.exe" if os.name == "nt" else "uv")


def digest_of(*names: str) -> str:
    """Of what is to be installed, and for which Python."""
    digest = hashlib.sha256(sys.version.encode())
    for name in names:
        digest.update((LOCKS / name).read_bytes())
    return digest.hexdigest()


def is_made(mark: str, digest: str) -> bool:
    place = VENV / mark
    return place.exists() and place.read_text(encoding="utf-8") == digest


def set_mark(mark: str, digest: str) -> None:
    (VENV / mark).write_text(digest, encoding="utf-8")


def make_environment(progress: Progress) -> None:
    """.venv, and what builds pages and rules: Node.js, mypyc."""
    if not _is_alive():
        with progress.step("Python", f"an environment of its own in {VENV.name}", 3):
            shutil.rmtree(VENV, ignore_errors=True)
            run("python", [sys.executable, "-m", "venv", VENV])
    uv = digest_of("uv.txt")
    if not is_made("uv", uv):
        with progress.step("Installer", "uv", 2):
            run("installer", [PYTHON, "-m", "pip", "install", "--require-hashes", "-r", LOCKS / "uv.txt"])
            set_mark("uv", uv)
    fetch(progress, "Tools", "Node.js and mypyc", TO_BUILD, 3)


def make_packages(progress: Progress, locks: tuple[str, ...] = TO_PLAY) -> None:
    """What the server itself imports, and the command `belle-etoile`, which runs the sources."""
    fetch(progress, "Packages", "Python's, as the locks name them", locks, 2 if locks == TO_PLAY else 5)
    _link_the_sources(progress)


def fetch(progress: Progress, name: str, about: str, locks: tuple[str, ...], expected: float) -> None:
    wanted = digest_of(*locks)
    mark = "-".join(["has", *(lock.removesuffix(".txt") for lock in locks)])
    if not is_made(mark, wanted):
        with progress.step(name, about, expected):
            install([LOCKS / lock for lock in locks])
            set_mark(mark, wanted)


def _is_alive() -> bool:
    """An environment whose Python still runs, and is this one."""
    if not PYTHON.exists():
        return False
    ask = subprocess.run([PYTHON, "-c", "import sys; print(sys.version)"], capture_output=True, text=True, check=False)
    return ask.returncode == 0 and ask.stdout.strip() == sys.version.strip()


def install(locks: Sequence[Path], python: Path = PYTHON, uv: Path = UV) -> None:
    """By uv; where uv does not reach a registry that pip is set up for, by pip, which then looks nothing up."""
    files = [word for lock in locks for word in ("-r", str(lock))]
    name = "-".join(["packages", *(lock.stem for lock in locks)])
    try:
        run(name, [uv, "pip", "install", "--python", python, "--require-hashes", *files], with_certificates())
    except Failed as failure:
        try:
            install_by_pip(f"{name}-by-pip", files, python)
        except Failed:
            raise failure from None


def install_by_pip(name: str, files: list[str], python: Path) -> None:
    """Installs what the locks name and no dependencies: an old pip would look for newer ones."""
    run(name, [python, "-m", "pip", "install", "--no-deps", "--require-hashes", *files])


def with_certificates() -> dict[str, str]:
    """uv trusts what pip trusts on this machine."""
    bundle = os.environ.get("SSL_CERT_FILE") or os.environ.get("PIP_CERT")
    return {**os.environ, "SSL_CERT_FILE": bundle} if bundle else {**os.environ, "UV_SYSTEM_CERTS": "1"}


def _link_the_sources(progress: Progress) -> None:
    """`import belle_etoile` finds src/, and the command is there."""
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + str(PACKAGE).encode()).hexdigest()
    if not is_made("linked", digest):
        with progress.step("Command", "belle-etoile, run from src", 1):
            linked = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
            run("command", [UV, "pip", "install", "--python", PYTHON, *linked], with_certificates())
            set_mark("linked", digest)
