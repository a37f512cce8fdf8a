"""TOML from anywhere: read as Python reads it, or refused before it costs anything."""

import time
import tomllib
from pathlib import Path

import pytest

from belle_etoile.core.toml import DEEPEST, LONGEST_WORD, MOST_PARTS, after_string, load, refuse_tangles

SOURCES = Path(__file__).parents[2] / "src" / "belle_etoile"


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.toml")), ids=lambda path: str(path.relative_to(SOURCES)))
def test_every_document_of_the_project_reads_as_before(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert load(text) == tomllib.loads(text)


DOTS = ".".join("a" * MOST_PARTS)
MORE_DOTS = DOTS + ".a"
DEEP = "[" * DEEPEST + "]" * DEEPEST


@pytest.mark.parametrize(
    "text",
    [
        f"{DOTS} = 1",
        f"[{DOTS}]\nx = 1",
        f"x = {DEEP}",
        f'x = "{MORE_DOTS}"',
        f"x = '{MORE_DOTS}'",
        f'x = """\n{MORE_DOTS}\n"{MORE_DOTS}"\n[[[[[[[[[[[[[[[[[[[\n"""',
        f"x = '''\n{MORE_DOTS} ' '' {'[' * 20}\n'''",
        f"# {MORE_DOTS} {'[' * 20}\nx = 1",
        f'x = "\\"{MORE_DOTS}" # "\ny = 1.5',
        f"x = [{'1.5, ' * 500}]",
        f"x = {'9' * LONGEST_WORD}",
        f'x = "{"9" * 5000}"',
        "\n".join(f"[t{n}.u]\nx = [{{ a.b = 1 }}]" for n in range(300)),
    ],
)
def test_what_is_long_but_harmless_is_read(text: str) -> None:
    assert load(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"{MORE_DOTS} = 1", 1),
        (f"x = 1\n[{MORE_DOTS}]", 2),
        (f'\n\n"a" . "b".{MORE_DOTS} = 1', 3),
        (f"x = {{ {MORE_DOTS} = 1 }}", 1),
        (f"x = 1\ny = [{DEEP}]", 2),
        (f"x = 1\ny = {'{a=' * 20}", 2),
        (f"x = {'9' * (LONGEST_WORD + 1)}", 1),
        (f'x = "never closed\n{MORE_DOTS} = 1', 2),
    ],
)
def test_tangles_are_refused_with_their_line(text: str, line: int) -> None:
    with pytest.raises(tomllib.TOMLDecodeError, match=f"at line {line}, column"):
        load(text)


@pytest.mark.parametrize(
    "text",
    [
        "a." * 100_000 + "a = 1",
        "[" + "a." * 100_000 + "a]",
        "x = " + "[" * 100_000,
        "x = " + "9" * 200_000,
        'x = "' + '\\"' * 100_000,
        '"""' * 66_000,
        "'''" * 66_001,
        '"' * 200_000,
        "#" * 200_000 + "\nx",
        "x\n" * 100_000,
    ],
    ids=lambda text: text[:8],
)
def test_nothing_takes_longer_than_its_length(text: str) -> None:
    """Two seconds for what takes a tenth: it is the square of the length that this looks for, which takes minutes."""
    began = time.process_time()
    with pytest.raises(tomllib.TOMLDecodeError):
        load(text)
    assert time.process_time() - began < 2


def test_the_end_of_a_string() -> None:
    for text, end in (
        ('"a" b', 3),
        ('"a\\" b" c', 7),
        ("'a\\' b", 4),
        ('"a\nb', 2),
        ('"""a"b""" c', 9),
        ("'''a'b\n''' c", 10),
        ('"', 1),
        ('"\\', 2),
        ('"""', 3),
        ('"""\\', 4),
    ):
        assert after_string(text, 0, text[0]) == end, text
    refuse_tangles('"' * 7)
