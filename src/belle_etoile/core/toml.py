"""TOML from strangers: a text that would take very long to read is refused before it is read.
And how a string is written.

Python's reader takes time and memory with the square of the parts of a dotted key, gives up in the middle of deep
brackets, and refuses a number of many digits with another error than any other mistake.
"""

import tomllib
from typing import Final

MOST_PARTS: Final = 16  # of a key, or of a table's name
DEEPEST: Final = 16  # brackets within brackets
LONGEST_WORD: Final = 256  # characters of a key or a number, outside of quotes
ESCAPED: Final[dict[int, str]] = {
    **{code: f"\\u{code:04x}" for code in [*range(0x20), 0x7F]},
    **{ord(letter): f"\\{word}" for letter, word in (('"', '"'), ("\\", "\\"), ("\n", "n"), ("\t", "t"), ("\r", "r"))},
}


def quoted(text: str) -> str:
    """A string as TOML writes it, on one line whatever is in it."""
    return f'"{text.translate(ESCAPED)}"'


def load(text: str) -> dict[str, object]:
    """A TOML document as a mapping; raises TOMLDecodeError with the line, whatever is wrong."""
    refuse_tangles(text)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise tomllib.TOMLDecodeError("Too many brackets within brackets (at end of document)") from None


def refuse_tangles(text: str) -> None:
    """Raises TOMLDecodeError for what would take long to read. Other mistakes are left to the reader."""
    at, end, parts, depth, word = 0, len(text), 1, 0, 0
    while at < end:
        letter = text[at]
        at += 1
        if letter == '"' or letter == "'":
            at = after_string(text, at - 1, letter)
            word = 0
        elif letter == "#":
            at = _found(text, "\n", at, end)
        elif letter == ".":
            parts += 1
            word = 0
            if parts > MOST_PARTS:
                raise wrong(text, at, f"More than {MOST_PARTS} parts in a key")
        elif letter in "=,\n[]{}":
            parts, word = 1, 0
            depth = depth + 1 if letter in "[{" else max(0, depth - 1) if letter in "]}" else depth
            if depth > DEEPEST:
                raise wrong(text, at, f"More than {DEEPEST} brackets within brackets")
        elif letter == " " or letter == "\t":
            word = 0
        else:
            word += 1
            if word > LONGEST_WORD:
                raise wrong(text, at, f"A word or number of more than {LONGEST_WORD} letters")


def after_string(text: str, at: int, quote: str) -> int:
    """Where the string ends that begins with a quote at `at`: at the latest at the end of its line, or of the text."""
    end = len(text)
    thrice = quote * 3
    if text[at : at + 3] == thrice:
        at += 3
        while at < end and text[at : at + 3] != thrice:
            at += 2 if quote == '"' and text[at] == "\\" else 1
        return min(at + 3, end)
    at += 1
    while at < end and text[at] != quote and text[at] != "\n":
        at += 2 if quote == '"' and text[at] == "\\" else 1
    return min(at + 1, end) if at < end and text[at] == quote else min(at, end)


def wrong(text: str, at: int, what: str) -> tomllib.TOMLDecodeError:
    """An error as Python's own reader raises it, with line and column."""
    line = text.count("\n", 0, at - 1) + 1
    return tomllib.TOMLDecodeError(f"{what} (at line {line}, column {at - 1 - text.rfind(chr(10), 0, at - 1)})")


def _found(text: str, what: str, at: int, otherwise: int) -> int:
    found = text.find(what, at)
    return found if found >= 0 else otherwise
