"""`scripts/test`: every test has its stage, and an edit its tests."""

import subprocess
from pathlib import Path

import pytest

from tools import suite, touched

ROOT = Path(__file__).parent.parent
EVERY_GAME = {"tests/test_every_game.py", "tests/test_every_log.py", "tests/test_every_secret.py"}


def stages_of(*wanted: str) -> dict[str, list[str]]:
    return {stage.name: part for stage in suite.stages() if (part := stage.part(wanted))}


def test_every_test_file_has_a_stage() -> None:
    for file in [*ROOT.glob("tests/**/test_*.py"), *ROOT.glob("web/src/**/*.test.ts")]:
        path = str(file.relative_to(ROOT))
        assert stages_of(path), path


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("tests/games/stellar/test_rules.py", ["interpreted", "compiled"]),
        ("tests/games/stellar/test_rules.py::test_1", ["interpreted", "compiled"]),
        ("tests/test_every_game.py", ["interpreted", "compiled"]),
        ("tests/test_docstrings.py", ["interpreted", "compiled"]),
        ("tests/test_docs.py", ["compiled"]),
        ("tests/test_imports.py", ["compiled"]),
        ("tests/campaigns/test_bench.py", ["compiled"]),
        ("tests/server/test_kill.py", ["waiting", "server"]),
        ("tests/store", ["waiting", "server"]),
        ("tests/web/test_pages.py", ["browser"]),
        ("web/src/api/client.test.ts", ["pages"]),
        ("web/src/api", ["pages"]),
        ("web", ["pages"]),
        ("tests", ["interpreted", "waiting", "compiled", "server", "browser"]),
    ],
)
def test_a_path_runs_in_its_stages(path: str, names: list[str]) -> None:
    assert list(stages_of(path)) == names


def test_everything_is_everything() -> None:
    assert stages_of() == {stage.name: list(stage.paths) for stage in suite.stages()}


@pytest.mark.parametrize(
    ("file", "some", "none"),
    [
        (
            "src/belle_etoile/games/stellarion/moves.py",
            {"tests/games/stellarion", *EVERY_GAME},
            {"tests/games/stellar"},
        ),
        ("src/belle_etoile/games/stellarium/turn.py", {"tests/games/stellarium", "tests/campaigns"}, {"tests/server"}),
        ("src/belle_etoile/server/matches/table.py", {"tests/server", "tests/store"}, {"tests/web", "tests/core"}),
        ("src/belle_etoile/core/match.py", {"tests/core", "tests/games", "tests/server"}, {"tests/web"}),
        ("src/belle_etoile/locales/fr/web.ftl", {"tests/web/test_pages.py", "tests/test_every_game.py"}, {"tests/web"}),
        (
            "web/src/games/look-at-the-stars/Dock.svelte",
            {"tests/web/test_look_at_the_stars.py", "web/src"},
            {"tests/web"},
        ),
        ("web/src/campaign/api.ts", {"tests/web/test_campaign_orders.py", "web/src"}, {"tests/web"}),
        ("web/src/api/client.test.ts", {"web/src/api/client.test.ts"}, {"web/src", "tests/web"}),
        ("web/src/testing/server.ts", {"web/src"}, {"tests/web"}),
        ("web/src/app/App.svelte", {"tests/web", "tests/server/test_pages.py", "web/src"}, {"tests/server"}),
        ("tests/data/star-explorer/games/random.log", {"tests/games/star_explorer", "tests/test_golden.py"}, set()),
        ("tests/games/stellar/positions.py", {"tests/games/stellar"}, {"tests/games"}),
        ("tests/bots/test_bots.py", {"tests/bots/test_bots.py"}, {"tests/bots"}),
        ("building/pages.py", {"tests/building", "tests/test_suite.py"}, {"tests/web"}),
        ("docs/architecture.md", {"tests/test_docs.py", "tests/test_links.py"}, {"tests/test_readme.py"}),
        ("pyproject.toml", {"tests"}, set()),
        ("something/quite/new.py", {"tests"}, set()),
    ],
)
def test_an_edit_touches_its_tests(file: str, some: set[str], none: set[str]) -> None:
    chosen = set(touched.chosen([file]))
    assert some <= chosen
    assert not none & chosen


def test_some_edits_touch_no_test() -> None:
    assert touched.chosen(["LICENSE", ".editorconfig", "web/README.md"]) == {}


def test_what_is_inside_another_is_not_run_twice() -> None:
    chosen = touched.chosen(["tests/server/test_kill.py", "src/belle_etoile/server/app.py"])
    assert "tests/server/test_kill.py" not in chosen
    assert chosen["tests/server"] == ["src/belle_etoile/server/app.py"]


def test_what_is_edited_is_told_by_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Committed on a branch, not committed, and new; not what main has got meanwhile."""

    def git(*words: str) -> None:
        author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *author, *words], cwd=tmp_path, check=True, capture_output=True)

    def wrote(name: str) -> None:
        (tmp_path / name).write_text(name)
        git("add", name)
        git("commit", "-m", name)

    monkeypatch.setattr(touched, "ROOT", tmp_path)
    git("init", "-b", "main")
    for name in ("first", "second"):
        wrote(name)
    git("checkout", "-b", "branch")
    wrote("committed")
    git("checkout", "main")
    wrote("elsewhere")
    git("checkout", "branch")
    (tmp_path / "second").write_text("changed")
    (tmp_path / "new").write_text("new")
    assert touched.edited(touched.base()) == ["committed", "new", "second"]
    assert touched.edited("HEAD") == ["new", "second"]


def test_nothing_is_tried_twice() -> None:
    """What fails has failed: no option of the suite runs it again."""
    sources = [ROOT / "scripts" / "test", ROOT / "tools" / "suite.py", ROOT / "pyproject.toml"]
    assert not any(word in file.read_text() for file in sources for word in ("last-failed", "--lf", "reruns", "flaky"))


def test_a_path_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        suite.main(["tests/nothing_here.py"])
    assert "there is no tests/nothing_here.py" in capsys.readouterr().err
