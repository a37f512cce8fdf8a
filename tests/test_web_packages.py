"""What npm installs: nothing that a plain build does not need, and from no address that a lock would name."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = ["web/package-lock.json", "bench/boardgameio/package-lock.json", "tests/web/axe/package-lock.json"]


def packages(lock: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / lock).read_text(encoding="utf-8"))["packages"]
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_registry(lock: str) -> None:
    for name, package in packages(lock).items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-")


def test_a_plain_build_installs_what_it_needs_and_no_more() -> None:
    """`npm ci --omit=dev`: neither a browser nor what checks, generates and tests."""
    plain = {
        name.rpartition("node_modules/")[2]
        for name, each in packages("web/package-lock.json").items()
        if not each.get("dev")
    }
    assert {"vite", "svelte", "@sveltejs/vite-plugin-svelte", "@fluent/bundle"} <= plain
    tools = {"typescript", "svelte-check", "eslint", "prettier", "vitest", "happy-dom", "openapi-typescript"}
    assert not plain & {*tools, "axe-core", "playwright-core"}
    assert not [name for name in packages("web/package-lock.json") if "playwright" in name]


def test_everything_the_sources_import_is_installed_by_a_plain_build() -> None:
    wanted = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["dependencies"]
    for file in [*(ROOT / "web/src").rglob("*"), *(ROOT / "web/plugins").glob("*.ts"), ROOT / "web/vite.config.ts"]:
        for_tests = file.name.endswith(".test.ts") or file.parent.name == "testing"
        if file.suffix in (".ts", ".svelte", ".css") and not for_tests and file.is_file():
            for name in re.findall(
                r"""(?:from|import) ["']((?:@[\w-]+/)?[a-z][\w-]*)(?:/[\w./-]+)?["']""", file.read_text()
            ):
                assert name in wanted, f"{file}: {name}"


def test_one_name_means_one_thing() -> None:
    """BELLE_ETOILE_SERVER is how a parent process tells its workers their settings; the pages have another word."""
    config = (ROOT / "web/vite.config.ts").read_text(encoding="utf-8")
    assert "BELLE_ETOILE_PROXY" in config
    for file in ("web/vite.config.ts", "web/README.md"):
        assert "BELLE_ETOILE_SERVER" not in (ROOT / file).read_text(encoding="utf-8")


def test_no_line_of_svelte_is_too_long_to_read() -> None:
    for file in (ROOT / "web/src").rglob("*.svelte"):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            assert len(line) <= 140, f"{file}:{number}"
