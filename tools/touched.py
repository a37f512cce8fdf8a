"""Which tests an edit touches: a file's path tells, by the first pattern that fits it."""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
UNITS: Final = "web/src"  # of the pages, beside their modules; all of them take a few seconds
EVERYTHING: Final = ("tests", UNITS)
EVERY_GAME: Final = ("tests/test_every_*.py", "tests/test_golden.py", "tests/test_rules_ledger.py")
RULES: Final = ("tests/core", "tests/games", "tests/bots", "tests/campaigns", "tests/cli", "tests/test_*.py")
SERVER: Final = ("tests/server", "tests/store")
CAMPAIGN: Final = ("tests/web/test_campaign_*.py",)
BUILDING: Final = ("tests/test_build*.py", "tests/building", "tests/test_suite.py")
WORDS: Final = (
    *("tests/cli/test_messages.py", "tests/*/test_words.py", "tests/games/*/test_words.py"),
    *("tests/test_every_game.py", "tests/server/test_problems.py", "tests/web/test_pages.py", UNITS),
)
PAGES: Final = ("tests/test_docs.py", "tests/test_glossary.py", "tests/test_links.py")
NOTHING: Final = ()
LESSONS: Final = ("tests/lessons", "tests/server/test_lessons.py", "tests/web/test_lessons.py")

# What is edited: what is run. `{game}` is the game's folder; a pattern of tests that finds none is left out.
TOUCHES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (r"tests/data/(?P<game>[\w-]+)/.*", ("tests/games/{game}", "tests/test_golden.py")),
    (r"(?P<file>tests/(.*/)?test_\w+\.py)", ("{file}",)),
    (r"tests/server/\w+\.py", (*SERVER, "tests/web")),
    (r"(?P<folder>tests/(games/)?\w+)/.*", ("{folder}",)),
    (r"tests/\w+\.py", EVERYTHING),
    (r"src/belle_etoile/(games/\w+/)?lessons/.*", (*LESSONS, "tests/test_imports.py")),
    (r"src/belle_etoile/games/stellarium/.*", ("tests/games/stellarium", "tests/campaigns", *EVERY_GAME)),
    (r"src/belle_etoile/games/(?P<game>\w+)/.*", ("tests/games/{game}", *EVERY_GAME)),
    (r"src/belle_etoile/(core|games)/.*", (*RULES, *SERVER)),
    (r"src/belle_etoile/(bots|arena)/.*", ("tests/bots", "tests/test_imports.py", "tests/test_doc*.py")),
    (r"src/belle_etoile/campaigns/.*", ("tests/campaigns", "tests/test_imports.py")),
    (r"src/belle_etoile/store/.*", (*SERVER, "tests/test_imports.py")),
    (r"src/belle_etoile/server/.*", (*SERVER, "tests/test_imports.py")),
    (r"src/belle_etoile/bench/.*", ("tests/cli", "tests/campaigns/test_bench.py", "tests/web/test_loading.py")),
    (
        r"src/belle_etoile/cli/.*",
        ("tests/cli", "tests/campaigns/test_command.py", "tests/server/test_commands.py", "tests/test_readme.py"),
    ),
    (r"src/belle_etoile/locales/.*", WORDS),
    (r"(?P<file>web/src/.*\.test\.ts)", ("{file}",)),
    (r"web/src/testing/.*|web/vitest\.config\.ts", (UNITS,)),
    (
        r"web/src/games/stellar/.*",
        ("tests/web/test_playing.py", "tests/web/test_pages.py", "tests/web/test_table*.py", UNITS),
    ),
    (r"web/src/games/(?P<game>[\w-]+)/.*", ("tests/web/test_{game}.py", UNITS)),
    (r"web/src/campaign/.*", (*CAMPAIGN, UNITS)),
    (r"web/src/learn/.*", ("tests/web/test_lessons.py", UNITS)),
    (r"web/(README\.md|eslint\.config\.js|\.prettier.*)", NOTHING),
    (r"web/.*", ("tests/web", "tests/server/test_pages.py", UNITS)),
    (r"(building|requirements|scripts|tools|\.ci)/.*", BUILDING),
    (r"Makefile|hatch_build\.py|Containerfile|compose\.yaml|\.gitignore", BUILDING),
    (r"README\.md", ("tests/test_readme.py", *PAGES)),
    (r"docs/protocol\.md", ("tests/server/test_protocol.py", *PAGES)),
    (r"docs/security\.md", ("tests/test_doors.py", *PAGES)),
    (r"docs/.*|\w+\.md", PAGES),
    (r"LICENSE|bench/.*|\.editorconfig", NOTHING),
)


def tests_for(file: str) -> tuple[str, ...]:
    """The patterns of tests that an edit of this file touches; all tests if no pattern fits."""
    for pattern, tests in TOUCHES:
        if found := re.fullmatch(pattern, file):
            named = {name: value.replace("-", "_") for name, value in found.groupdict().items() if name == "game"}
            return tuple(each.format(**{**found.groupdict(), **named}) for each in tests)
    return EVERYTHING


def chosen(files: Iterable[str]) -> dict[str, list[str]]:
    """Each test file or folder that is there, with the edits that touch it; one inside another is left out."""
    why: dict[str, list[str]] = {}
    for file in files:
        for pattern in tests_for(file):
            for path in sorted(ROOT.glob(pattern)):
                why.setdefault(str(path.relative_to(ROOT)), []).append(file)
    outer = {name: [each for each in why if name != each and Path(name).is_relative_to(each)] for name in why}
    return {name: why[name] for name in sorted(why) if not outer[name]}


# What has been edited


class NoHistory(Exception):
    """Git cannot tell."""


def git(*words: str) -> list[str]:
    try:
        told = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoHistory(f"git {' '.join(words)}: {getattr(error, 'stderr', '') or error}") from None
    return told.stdout.splitlines()


def base() -> str:
    """Where this branch left the main one; the last commit where there is no other branch."""
    for name in ("origin/main", "main"):
        try:
            return git("merge-base", "HEAD", name)[0]
        except NoHistory:
            continue
    return "HEAD"


def edited(since: str) -> list[str]:
    """Committed, not yet committed and new files, as far as they are still there or were."""
    return sorted({*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")})
