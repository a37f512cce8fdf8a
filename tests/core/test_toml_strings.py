"""A string is written so that TOML reads the same string, on one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belle_etoile.core.toml import load, quoted


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_what_is_quoted_is_read(text: str) -> None:
    line = f"a = {quoted(text)}"
    assert load(line) == {"a": text}
    assert "\n" not in line


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Altaïr", '"Altaïr"'),
        ('Io "la belle"', '"Io \\"la belle\\""'),
        ("A\\B", '"A\\\\B"'),
        ("a\tb\nc\r", '"a\\tb\\nc\\r"'),
        ("\x00\x1b\x7f", '"\\u0000\\u001b\\u007f"'),
        ("mince\u202f!", '"mince\u202f!"'),
    ],
)
def test_control_characters_are_escaped_and_no_others(text: str, written: str) -> None:
    assert quoted(text) == written
