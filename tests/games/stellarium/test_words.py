"""Every fact has its sentence in both languages."""

import re
from pathlib import Path

import pytest

from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.stellarium import GAME
from belle_etoile.locales import LANGUAGES, speaker

from .test_campaign import played

SOURCES = Path(__file__).parents[3] / "src" / "belle_etoile" / "games" / "stellarium"
TOLD = re.compile(r'(?:say|proclaim|whisper|report)\(\s*(?:s, )?events,\s*(?:rule|"[\d.]+"),\s*"([a-z-]+)"')
MISTAKE = re.compile(r'(?:wrong|Mistake)\([^"]*?(?:"[^"]*"|f"[^"]*"|[\w.]+), "[\d.]+", "([a-z-]+)"')


def ids(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", packaged_text(f"locales/{language}", "stellarium.ftl"), re.MULTILINE)


def test_both_languages_say_the_same_things() -> None:
    french, english = ids("fr"), ids("en")
    assert french == english
    assert len(set(english)) == len(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_in_the_code_has_a_sentence(language: str) -> None:
    code = "\n".join([file.read_text(encoding="utf-8") for file in sorted(SOURCES.rglob("*.py"))])
    kinds = set(TOLD.findall(code)) | {f"mistake-{kind}" for kind in MISTAKE.findall(code)}
    assert len(kinds) > 60
    assert not {kind for kind in kinds if f"stellarium-event-{kind}" not in ids(language)}
    assert not {option.name for option in GAME.info.options if f"stellarium-option-{option.name}" not in ids(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_told_without_gaps(language: str) -> None:
    s, told = played(8, 6, 4, checked=False)
    names = [family.name for family in s.families]
    for event in told:
        sentence = speaker(language).event("stellarium", event, names)
        assert sentence.strip()
        assert "[" not in sentence
        assert "{" not in sentence, sentence
