"""The words of gazette and command keep French typography, and every message is said somewhere."""

import re
from pathlib import Path

import pytest

from belle_etoile.core.packaged import packaged_text

from ..cli import test_messages as words

SOURCES = Path(__file__).parents[2] / "src" / "belle_etoile"
FILES = ("stellarium-gazette", "stellarium-cli")


@pytest.mark.parametrize("name", FILES)
def test_typography(name: str) -> None:
    words.test_french_typography(name)


def test_every_kind_the_gazette_tells_is_a_fact() -> None:
    kinds = set(
        re.findall(r"^stellarium-event-([a-z-]+) =", packaged_text("locales/en", "stellarium.ftl"), re.MULTILINE)
    )
    source = (SOURCES / "campaigns" / "gazette" / "newspaper.py").read_text(encoding="utf-8")
    named = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)": \d+', source))
    assert named <= kinds
    heads = {
        id.removeprefix("stellarium-headline-")
        for id in words.messages("fr", "stellarium-gazette")
        if "-headline-" in id
    }
    assert named <= heads
    assert heads - named == {"quiet", "emperor", "murder", "promoted", "winners"}


def test_errors_have_their_sentences() -> None:
    code = "\n".join(
        [
            file.read_text(encoding="utf-8")
            for folder in ("campaigns", "cli")
            for file in sorted((SOURCES / folder).rglob("*.py"))
        ]
    )
    raised = set(re.findall(r'"(stellarium-error-[a-z-]+)"', code))
    assert raised == {id for id in words.messages("fr", "stellarium-cli") if id.startswith("stellarium-error-")}
    helped = {
        f"help-{name}" for name in re.findall(r'"(stellarium-[a-z-]+)"', (SOURCES / "cli/stellarium.py").read_text())
    }
    verbs = {"new", "template", "check", "resolve", "report", "status", "undo-turn"}
    helps = {id for id in words.messages("fr", "stellarium-cli") if id.startswith("help-")}
    assert helps <= helped | {f"help-stellarium-{verb}" for verb in verbs}
