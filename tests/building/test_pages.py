"""What building the pages installs, and what makes it build them anew."""

from pathlib import Path

import pytest

from building import pages


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "web"
    (folder / "src" / "testing").mkdir(parents=True)
    (folder / "node_modules").mkdir()
    (folder / "package-lock.json").write_text("{}")
    (folder / "src" / "main.ts").write_text("start()")
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    monkeypatch.setattr(pages, "WEB", folder)
    monkeypatch.setattr(pages, "INSTALLED", folder / "node_modules" / ".installed-from")
    return folder


def installed(monkeypatch: pytest.MonkeyPatch, tools: bool) -> list[str]:
    """The words npm is called with."""
    called: list[str] = []
    monkeypatch.setattr(pages, "node_programs", lambda: (Path("node"), Path("npm-cli.js")))
    monkeypatch.setattr(pages, "run", lambda name, command, *_, **__: called.extend(str(word) for word in command))
    pages.fetch_packages(tools=tools)
    return called


def test_a_plain_build_leaves_out_what_checks_and_tests(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not pages.has_packages()
    assert "--omit=dev" in installed(monkeypatch, tools=False)
    assert pages.has_packages()
    assert not pages.has_packages(tools=True)


def test_who_tests_can_build_as_well(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "--omit=dev" not in installed(monkeypatch, tools=True)
    assert pages.has_packages(tools=True)
    assert pages.has_packages()
    (web / "package-lock.json").write_text('{"other": 1}')
    assert not pages.has_packages()


def test_pages_are_built_anew_for_what_goes_into_them(web: Path) -> None:
    before = pages.digest_of_pages()
    for other in ("src/main.test.ts", "src/testing/server.ts", "node_modules/x.js", ".svelte-check/x.ts"):
        (web / other).parent.mkdir(exist_ok=True)
        (web / other).write_text("test()")
    assert pages.digest_of_pages() == before
    (web / "src" / "main.ts").write_text("stop()")
    assert pages.digest_of_pages() != before
