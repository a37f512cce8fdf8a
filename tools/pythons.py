"""The rules on every other Python that is found here: plain Python, from src, in an environment of its own for each.

`scripts/test-pythons` for all of 3.12, 3.13 and 3.14 that there are, `scripts/test-pythons 3.13` for some.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from building.packages import TO_TEST, install
from building.places import BUILD, LOCKS

from .suite import PURE, ROOT, Took, pytest_command, run_pytest, show

OTHERS: Final = ("3.12", "3.13", "3.14")
RULES: Final = ("tests/core", "tests/games", "tests/bots", "tests/test_every_*.py", "tests/test_golden.py")


def places(version: str) -> Iterator[Path]:
    if found := shutil.which(f"python{version}"):
        yield Path(found)
    home = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(home.glob(f"versions/{version}*/bin/python{version}"), reverse=True)


def python_of(version: str) -> Path | None:
    """The first that runs and is what its name says."""
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    for place in places(version):
        told = subprocess.run([place, "-c", ask], capture_output=True, text=True)
        if told.stdout.strip() == version:
            return place
    return None


def environment_of(version: str, python: Path) -> Path:
    """Made once for each lock."""
    folder, mark = BUILD / "pythons" / version, BUILD / "pythons" / version / "has"
    digest = hashlib.sha256(b"".join((LOCKS / name).read_bytes() for name in TO_TEST)).hexdigest()
    program = folder / "bin" / "python"
    if not mark.exists() or mark.read_text() != digest:
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([python, "-m", "venv", "--without-pip", folder], check=True)
        install([LOCKS / name for name in TO_TEST], program)
        mark.write_text(digest)
    return program


def main(words: list[str]) -> int:
    wanted = words or list(OTHERS)
    all_took: list[Took] = []
    for version in wanted:
        python = python_of(version)
        if python is None:
            print(f"There is no Python {version} here.")
            continue
        print(f"\n== Python {version}, {python}", flush=True)
        program = environment_of(version, python)
        paths = [str(path.relative_to(ROOT)) for pattern in RULES for path in sorted(ROOT.glob(pattern))]
        all_took.append(run_pytest(version, pytest_command([str(program)], paths), {**os.environ, **PURE}))
    show(all_took)
    return 0 if all(took.passed for took in all_took) and (all_took or not words) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
