"""The suite, stage by stage: all of it, the part that PATH... names, or what an edit touches.

scripts/test                       everything
scripts/test tests/games/stellar   one part, in each stage that it has a place in
scripts/test --changed             what differs from where this branch left main
scripts/test web/src/api           unit tests of the pages below a folder, and what an edit there touches
scripts/test tests/web -- -x -k touch    words after -- are pytest's
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from . import pages, touched

ROOT: Final = Path(__file__).parents[1]
NO_TESTS: Final = 5  # pytest's exit code
PROCESSORS: Final = os.cpu_count() or 2
PURE: Final = {"PYTHONPATH": "src", "BELLE_ETOILE_PURE": "1"}
BOTH_WAYS: Final = (
    *("core", "games", "bots", "learning", "campaigns"),
    *("test_every_*.py", "test_golden.py", "test_readme.py", "test_docstrings.py", "test_earlier_versions.py"),
)
MEASURING: Final = ("tests/campaigns/test_bench.py",)  # the time of plain Python is not of interest
ELSEWHERE: Final = ("server", "store", "web")


def below_tests(*patterns: str) -> tuple[str, ...]:
    return tuple(str(path.relative_to(ROOT)) for each in patterns for path in sorted((ROOT / "tests").glob(each)))


@dataclass(frozen=True)
class Stage:
    """Some tests in one process, with its workers."""

    name: str
    about: str
    paths: tuple[str, ...]  # files and folders
    without: tuple[str, ...] = ()
    compiled: bool = True
    browser: bool = False
    vitest: bool = False  # not Python: the pages' unit tests
    dist: str = "worksteal"
    more: int = 0  # workers beyond one for each processor: they wait for others most of the time
    marked: str = ""  # pytest's -m
    until: str = ""  # runs beside the others, until the stage of this name is over

    def part(self, wanted: Sequence[str]) -> list[str]:
        """What of it is wanted; all where nothing is named."""
        if not wanted:
            return list(self.paths)
        found = []
        for each in wanted:
            file = Path(each.split("::")[0])
            if any(file.is_relative_to(path) for path in self.paths):
                if not any(file.is_relative_to(path) for path in self.without):
                    found.append(each)
            else:
                found += [path for path in self.paths if Path(path).is_relative_to(file)]
        return list(dict.fromkeys(found))


def stages() -> list[Stage]:
    """The rules both ways; what does not use the rules once; the server and its pages as people use them."""
    elsewhere, served = below_tests(*ELSEWHERE), below_tests("server", "store")
    waiting, others = (*served, "tests/test_drills.py"), "not waits"
    return [
        Stage("interpreted", "the rules, plain Python", below_tests(*BOTH_WAYS), without=MEASURING, compiled=False),
        Stage("waiting", "what waits until a time limit is over", waiting, marked="waits", until="server"),
        Stage(
            "compiled",
            "the rules, compiled, and all that needs one run only",
            ("tests",),
            without=elsewhere,
            more=1,  # some of its tests wait for programs that they start
            marked=others,
        ),
        Stage("pages", "what has logic in the pages, without a browser", ("web/src",), vitest=True),
        Stage("server", "server and databases", served, dist="loadscope", more=2, marked=others),
        Stage("browser", "the pages, in a real browser", below_tests("web"), browser=True, more=1),
    ]


@dataclass(frozen=True)
class Took:
    name: str
    passed: bool
    seconds: float
    processor: float
    beside: bool = False  # its seconds are also those of others


def environment(stage: Stage) -> dict[str, str]:
    """Plain Python comes from src; the compiled package is found by itself. Byte code is kept: each server that a test
    starts would otherwise read all packages anew, for a second.
    """
    kept = {name: value for name, value in os.environ.items() if name not in (*PURE, "PYTHONDONTWRITEBYTECODE")}
    if not stage.compiled:
        kept |= PURE
    if stage.browser:
        found = subprocess.run(["scripts/browser"], cwd=ROOT, env=kept, stdout=subprocess.PIPE, text=True)
        if found.returncode:
            sys.exit(found.returncode)
        kept.pop("CHROMIUM", None)
        if found.stdout.strip() != "playwright":
            kept["CHROMIUM"] = found.stdout.strip()
        whole = subprocess.run(["scripts/browser", "whole"], cwd=ROOT, env=kept, stdout=subprocess.PIPE, text=True)
        kept["WHOLE_CHROMIUM"] = whole.stdout.strip()
    return kept


def check_compiled(stage: Stage, environment: dict[str, str]) -> None:
    """The build a stage is about is the one it gets."""
    ask = "import belle_etoile.core.game as module; print(module.__file__)"
    told = subprocess.run(
        [sys.executable, "-c", ask], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    file = told.stdout.strip()
    if stage.compiled == file.endswith(".py"):
        wanted = "compiled rules, which are not there or older than the sources: run `make compile`"
        sys.exit(f"The stage “{stage.name}” needs {wanted if stage.compiled else 'plain Python'} (found {file}).")


def run(stage: Stage, paths: list[str], words: list[str], jobs: int) -> Took:
    print(f"\n== {stage.name}: {stage.about}", flush=True)
    if stage.vitest:
        return took(stage.name, lambda: pages.test([str(Path(path).relative_to("web")) for path in paths], jobs) == 0)
    around = environment(stage)
    check_compiled(stage, around)
    command = pytest_command([sys.executable], words_for(stage, paths, words), workers_for(stage, jobs), stage.dist)
    return run_pytest(stage.name, command, around)


def words_for(stage: Stage, paths: list[str], words: list[str]) -> list[str]:
    marked = ["-m", stage.marked] if stage.marked else []
    return [*[f"--ignore={path}" for path in stage.without], *marked, *words, *paths]


def workers_for(stage: Stage, jobs: int) -> int:
    return jobs + stage.more if jobs > 1 else jobs


def pytest_command(
    python: list[str], words: list[str], workers: int = PROCESSORS, dist: str = "worksteal"
) -> list[str]:
    slowest = ["--durations=10", "--durations-min=3"]
    return [*python, "-m", "pytest", "-q", "-n", str(workers), "--dist", dist, *slowest, *words]


def run_pytest(name: str, command: list[str], around: dict[str, str]) -> Took:
    return took(name, lambda: subprocess.run(command, cwd=ROOT, env=around).returncode in (0, NO_TESTS))


class Beside:
    """A stage that runs while others do. What it prints is shown when it is over."""

    def __init__(self, stage: Stage, paths: list[str], words: list[str], jobs: int) -> None:
        self.stage = stage
        self.printed = tempfile.TemporaryFile()  # noqa: SIM115 (closed when it was shown)
        around = environment(stage)
        check_compiled(stage, around)
        command = pytest_command([sys.executable], words_for(stage, paths, words), workers_for(stage, jobs), stage.dist)
        self.started = time.monotonic()
        self.process = subprocess.Popen(command, cwd=ROOT, env=around, stdout=self.printed, stderr=subprocess.STDOUT)
        print(f"\n== {stage.name}: {stage.about}; beside the others, until {stage.until} is over", flush=True)

    def over(self) -> Took:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        passed = self.process.wait() in (0, NO_TESTS)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        with self.printed:
            self.printed.seek(0)
            print(f"\n== {self.stage.name}: what it printed\n{self.printed.read().decode()}", flush=True)
        return Took(self.stage.name, passed, time.monotonic() - self.started, spent(before, after), beside=True)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()
        self.printed.close()


def took(name: str, work: Callable[[], bool]) -> Took:
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    passed = work()
    seconds, after = time.monotonic() - started, resource.getrusage(resource.RUSAGE_CHILDREN)
    return Took(name, passed, seconds, spent(before, after))


def spent(before: resource.struct_rusage, after: resource.struct_rusage) -> float:
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def show(all_took: list[Took]) -> None:
    print(f"\n{'stage':<14}{'seconds':>9}{'of processors':>15}")
    for each in all_took:
        words = ["beside the others"] * each.beside + ["failed"] * (not each.passed)
        print(f"{each.name:<14}{each.seconds:>9.1f}{each.processor:>15.1f}   {', '.join(words)}".rstrip())
    print(f"{'together':<14}{sum(each.seconds for each in all_took if not each.beside):>9.1f}", flush=True)


def wanted_by_edits(since: str) -> list[str] | None:
    """None: nothing. Says what was chosen, and why."""
    since = since or touched.base()
    try:
        edits = touched.edited(since)
    except touched.NoHistory as error:
        sys.exit(f"What has changed is not known here: {error}")
    chosen = touched.chosen(edits)
    print(f"{len(edits)} files differ from {since[:12]}.")
    for path, why in chosen.items():
        more = f" and {len(why) - 1} more" if len(why) > 1 else ""
        print(f"  {path:<44} because of {why[0]}{more}")
    if idle := [file for file in edits if not touched.tests_for(file)]:
        print(f"  no test knows of {', '.join(idle)}")
    return list(chosen) or None


def holds_tests(path: str) -> bool:
    """Else it is a source, whose tests are looked up."""
    return path.startswith("tests") or path.rstrip("/") in ("web", "web/src") or path.endswith(".test.ts")


def main(words: list[str]) -> int:
    for_pytest: list[str] = []
    if "--" in words:
        words, for_pytest = words[: words.index("--")], words[words.index("--") + 1 :]
    about = argparse.ArgumentParser("scripts/test", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    about.add_argument("paths", nargs="*", metavar="PATH", help="test files and folders; or sources, for their tests")
    about.add_argument("--changed", nargs="?", const="", metavar="COMMIT", help="what an edit since then touches")
    about.add_argument("--stage", action="append", choices=[stage.name for stage in stages()])
    about.add_argument("--jobs", type=int, default=int(os.environ.get("JOBS") or PROCESSORS))
    about.add_argument("--pictures", action="store_true", help="of every page that is looked at, in screenshots/")
    asked = about.parse_args(words)
    wanted: list[str] | None = []
    if asked.changed is not None:
        wanted = wanted_by_edits(asked.changed)
        if wanted is None:
            return 0
    for path in asked.paths:
        if not (ROOT / path.split("::")[0]).exists():
            about.error(f"there is no {path}")
        wanted = [*(wanted or []), *([path] if holds_tests(path) else touched.chosen([path]))]
    if asked.pictures:
        os.environ["PICTURES"] = "1"
    chosen = [stage for stage in stages() if stage.name in (asked.stage or [stage.name])]
    parts = [(stage, paths) for stage in chosen if (paths := stage.part(wanted or []))]
    all_took = run_all(parts, for_pytest, asked.jobs)
    show(all_took)
    return 0 if all(each.passed for each in all_took) else 1


def run_all(parts: list[tuple[Stage, list[str]]], words: list[str], jobs: int) -> list[Took]:
    """One after the other, until one fails."""
    all_took: list[Took] = []
    beside: list[Beside] = []
    try:
        for stage, paths in parts:
            if stage.until:
                beside.append(Beside(stage, paths, words, jobs))
                continue
            all_took.append(run(stage, paths, words, jobs))
            for other in [each for each in beside if each.stage.until == stage.name]:
                beside.remove(other)
                all_took.append(other.over())
            if not all(each.passed for each in all_took):
                return all_took
        while beside:  # the stage that it waits for was not asked for
            all_took.append(beside.pop().over())
    finally:
        for other in beside:
            other.end()
    return all_took


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
