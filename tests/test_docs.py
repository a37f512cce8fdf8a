"""The docs are a site: built without a warning, whole, and at home where there is no network."""

import re
from configparser import ConfigParser
from pathlib import Path

from building import docs

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "belle_etoile"
REFERENCE = ROOT / "docs" / "reference"
REMOTE = re.compile(r"""(?:href|src)=["'](?:https?:)?//|url\(["']?https?:|@import""")
NAMED = re.compile(r"automodule:: ([\w.]+)")


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """A dead link between pages, a missing anchor or a name that is not in the reference raises Failed.

    One test, because a site takes ten seconds.
    """
    site = tmp_path / "site"
    docs.build(site, tmp_path / "remembered")
    check_first_page(site)
    check_reference(site)
    check_links(site)
    check_nothing_is_remote(site)


def test_the_service_starts_again_for_ever_and_keeps_its_files_to_itself() -> None:
    """As the docs hand it out: systemd's own limits would leave a server down after five quick ends."""
    text = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # systemd tells small from capital letters
    unit.read_string(text.split("```ini\n[Unit]", 1)[1].split("```", 1)[0].join(("[Unit]", "")))
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"
    service = unit["Service"]
    assert (service["Restart"], int(service["RestartSec"]) >= 1) == ("always", True)
    assert (service["UMask"], service["StateDirectoryMode"]) == ("0077", "0700")
    for hardening in ("NoNewPrivileges", "ProtectHome", "PrivateTmp"):
        assert service[hardening] == "yes"


def test_who_finds_a_weakness_is_led_to_what_is_promised() -> None:
    assert "(docs/security.md)" in (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    told = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    for part in ("## What is promised", "## What is not promised", "## The threat table", "(../SECURITY.md)"):
        assert part in told


def check_first_page(site: Path) -> None:
    assert "docs/index.html" in (site / "index.html").read_text(encoding="utf-8")
    assert "glossary.html" in (site / "docs" / "index.html").read_text(encoding="utf-8")


def check_reference(site: Path) -> None:
    page = (site / "docs" / "reference" / "core.html").read_text(encoding="utf-8")
    assert "a position and the log that led to it" in page
    assert 'id="belle_etoile.core.match.Match.play"' in page


def check_links(site: Path) -> None:
    """Those to pages stay links; those to folders of the repository become words."""
    page = (site / "README.html").read_text(encoding="utf-8")
    assert 'href="docs/games/stellarium.html"' in page
    assert "bench/results</a>" not in page


def check_nothing_is_remote(site: Path) -> None:
    files = [file for kind in ("html", "css") for file in site.rglob(f"*.{kind}")]
    assert len(files) > 20
    assert [file for file in files if REMOTE.search(file.read_text(encoding="utf-8"))] == []


def test_every_module_is_in_the_reference() -> None:
    """Of core, bots and arena."""
    named = {name for page in REFERENCE.glob("*.md") for name in NAMED.findall(page.read_text(encoding="utf-8"))}
    for room in ("core", "bots", "arena"):
        for file in (PACKAGE / room).glob("*.py"):
            module = f"belle_etoile.{room}" if file.stem == "__init__" else f"belle_etoile.{room}.{file.stem}"
            assert module in named
