"""How people may be called."""

import unicodedata
from typing import Final

from ...store.people import tidied
from ..http.problems import Problem

LONGEST_NAME: Final = 40


def checked_name(text: str) -> str:
    name = tidied(text)
    if not 1 <= len(name) <= LONGEST_NAME or any(unicodedata.category(c)[0] == "C" for c in name):
        raise Problem("bad-name", most=LONGEST_NAME)
    return name
