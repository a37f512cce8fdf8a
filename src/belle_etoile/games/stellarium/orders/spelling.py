"""The known word that is nearest to a misspelt one: fewest letters added, left out, changed or swapped."""

import unicodedata
from typing import Final

LETTERS_FOR_A_SLIP: Final = 3  # one slip for every three letters
MOST_SLIPS: Final = 3


def plain(word: str) -> str:
    """Without capitals and accents, which people leave out."""
    low = word.casefold()
    if low.isascii():
        return low
    parts = unicodedata.normalize("NFD", low)
    return "".join([letter for letter in parts if not unicodedata.combining(letter)])


def distance(one: str, other: str) -> int:
    """Slips between two words; two neighbours that changed places are one."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i in range(1, len(one) + 1):
        earlier, before, row = before, row, [i] + [0] * len(other)
        for j in range(1, len(other) + 1):
            changed = before[j - 1] + (one[i - 1] != other[j - 1])
            row[j] = min(before[j] + 1, row[j - 1] + 1, changed)
            if i > 1 and j > 1 and one[i - 1] == other[j - 2] and one[i - 2] == other[j - 1]:
                row[j] = min(row[j], earlier[j - 2] + 1)
    return row[len(other)]


def nearest(word: str, known: list[str]) -> str:
    """The nearest of the known words, the first of several; "" where none is near."""
    wanted = plain(word)
    allowed = min(MOST_SLIPS, max(1, (len(wanted) + 1) // LETTERS_FOR_A_SLIP))
    found, least = "", allowed + 1
    for each in known:
        if abs(len(each) - len(wanted)) <= allowed + 1:
            slips = distance(wanted, plain(each))
            if slips < least:
                found, least = each, slips
    return found
