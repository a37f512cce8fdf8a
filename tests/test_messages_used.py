"""Every message of the locale files is said somewhere: its id stands in the code, or is put together of words there."""

import re
from functools import cache
from pathlib import Path

import pytest

from belle_etoile.games import SHELF

from .cli.test_messages import FILES, PAGE_FILES, messages, words_of

ROOT = Path(__file__).parents[1]
CODE = (("src/belle_etoile", ("py", "toml")), ("tools", ("py",)), ("web/src", ("ts", "svelte")))
NOT_CODE = {"static", "migrations"}
PLACE = "\0"  # of a value within an id
VALUE = re.compile(r"\$?\{[^{}]*(\{[^{}]*\}[^{}]*)*\}")
QUOTED = [re.compile(rf"(?:\bf|(?=`)){quote}([^{quote}\n]*){quote}") for quote in ("'", '"', "`")]
JOINED = re.compile(r"""["']([a-z0-9-]+-)["'] \+|\+ \(?["'](-[a-z0-9-]+)["']""")
DEEPEST = 3  # values that are put together themselves
ENDS = (PLACE, f"{PLACE}-{PLACE}", f"card-{PLACE}-{PLACE}", f"option-{PLACE}-{PLACE}")  # of what every game names


@cache
def code() -> str:
    files = [file for folder, ends in CODE for end in ends for file in (ROOT / folder).rglob(f"*.{end}")]
    read = [file for file in files if not NOT_CODE & set(file.parts) and ".test." not in file.name]
    return "\n".join(file.read_text(encoding="utf-8") for file in read if file.name != "schema.d.ts")


@cache
def shapes() -> list[re.Pattern[str]]:
    """Ids with values in them, such as `stellar-card-…`, and what is joined by a plus."""
    found = {VALUE.sub(PLACE, quoted) for quote in QUOTED for quoted in quote.findall(code())}
    found |= {PLACE + end if end else start + PLACE for start, end in JOINED.findall(code())}
    made = {each for each in found if PLACE in each and re.fullmatch(rf"[a-z0-9{PLACE}-]+", each)}
    made = {each for each in made if re.search("[a-z]", each)}
    made |= {f"{game.info.id}-{end}" for game in SHELF for end in ENDS}
    return [re.compile(each.replace(PLACE, value)) for each in sorted(made) for value in ("(.+)", "(.+?)")]


@cache
def words() -> set[str]:
    """Of the code, and messages that others have in them."""
    said = "\n".join(words_of("fr", name) for name in FILES + PAGE_FILES)
    found = {re.sub("[._]", "-", word).lower() for word in re.findall(r"[\w.-]+", code())}
    return found | set(re.findall(r"\{ ?([a-z][a-z0-9-]+) ?\}", said))


@cache
def is_said(id: str, depth: int = 0) -> bool:
    if id.lower() in words():
        return True
    parts = [shape.fullmatch(id) for shape in shapes()] if depth < DEEPEST else []
    return any(part is not None and all(is_said(word, depth + 1) for word in part.groups()) for part in parts)


@pytest.mark.parametrize("name", FILES + PAGE_FILES)
def test_every_message_is_said_somewhere(name: str) -> None:
    assert [id for id in messages("fr", name) if not is_said(id)] == []


@pytest.mark.parametrize("id", ["stellar-card-xylophone", "campaign-xylophone", "stellarium-event-xylophones-left"])
def test_a_message_that_nobody_says_is_found(id: str) -> None:
    assert not is_said(id)
