"""`python -m tools.pages check|types`: the checks of web/, side by side, with the Node.js that builds the pages.

check   layout, lint, types and accessibility of the pages, and that the types they have from the server are fresh
types   writes those types anew
"""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from building import pages
from building.places import ROOT, WEB

Done = subprocess.CompletedProcess[str]


def npm_run(script: str, *words: str, given: str = "") -> Done:
    """What it prints is kept, to be shown whole where it fails."""
    command = pages.npm("run", "--silent", script, "--", *words)
    return subprocess.run(
        command,
        cwd=WEB,
        env=pages.environment(),
        input=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def types(*words: str) -> Done:
    """The pages' types, from the server's OpenAPI document; with `--check` they are compared, not written."""
    command = [sys.executable, "-m", "belle_etoile.server.http.openapi"]
    document = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    return npm_run("types", *words, given=document)


def test(paths: list[str], jobs: int) -> int:
    """The unit tests below these folders of web/, or in these files."""
    if not are_ready():
        return 2
    command = pages.npm("run", "--silent", "test", "--", f"--maxWorkers={jobs}", *paths)
    return subprocess.run(command, cwd=WEB, env=pages.environment(), check=False).returncode


def are_ready() -> bool:
    if pages.has_packages(tools=True):
        return True
    print("What checks and tests the pages is not installed: run `python3 -m building tests`.", file=sys.stderr)
    return False


CHECKS: Final[tuple[tuple[str, Callable[[], Done]], ...]] = (
    ("format", lambda: npm_run("format")),
    ("lint", lambda: npm_run("lint")),
    ("check", lambda: npm_run("check")),
    ("types", lambda: types("--check")),
)


def check() -> int:
    with ThreadPoolExecutor() as pool:
        done = list(pool.map(lambda each: (each[0], each[1]()), CHECKS))
    for name, each in done:
        if each.returncode:
            print(f"web, npm run {name}:\n{each.stdout}", file=sys.stderr)
    return 1 if any(each.returncode for _, each in done) else 0


def main(words: list[str]) -> int:
    if not are_ready():
        return 2
    if words == ["check"]:
        return check()
    if words == ["types"]:
        done = types()
        print(done.stdout, end="")
        return done.returncode
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
