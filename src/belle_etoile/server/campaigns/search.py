"""Search in all that a family may read: every gazette, its own reports, the letters it holds."""

import asyncio
import re
import time
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from ...core.events import EVERYONE
from ...store import letters as post
from ...store.campaigns import CampaignRow
from ...store.letters import LetterRow
from ..context import Context
from .reports import page
from .schemas import campaigns as schemas
from .schemas import history as history_schemas
from .schemas.sentences import Reference, Sentence, cut, parts_of, plain

MOST_FOUND: Final = 100
AROUND: Final = 90  # characters before and after
MOST_SECONDS: Final = 5.0  # printed pages are cached, so the next search gets further
SPACES: Final = re.compile(r"\s+")


def folded(text: str) -> str:
    """Without case and accents, of the same length where that is possible."""
    plain = "".join([c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c)])
    return plain.casefold().replace("’", "'")


def tidy(text: str) -> str:
    return SPACES.sub(" ", unicodedata.normalize("NFC", text))


def excerpt(sentence: Sentence, words: list[str]) -> Sentence | None:
    """The part of the sentence around the first of the words, if all are in it."""
    text = plain(sentence)
    low = folded(text)
    if not all(word in low for word in words):
        return None
    at = min(low.index(word) for word in words)
    if len(low) != len(text):  # a character that becomes two without its case
        at = min(at, len(text))
    start, end = max(0, at - AROUND), min(len(text), at + AROUND)
    if start:
        start = text.find(" ", start, at) + 1 or start
    if end < len(text):
        end = text.rfind(" ", at + 1, end) if " " in text[at + 1 : end] else end
    found: list[str | Reference] = ["… "] if start else []
    found += cut(sentence, start, start + len(text[start:end].rstrip()))
    found += [" …"] if end < len(text) else []
    return found if any(isinstance(part, Reference) for part in found) else plain(found)


def sentences(sheet: schemas.Page) -> Iterator[tuple[str, str, Sentence]]:
    """Each with its section."""
    yield "headline", sheet.title, _tidied(" ", [sheet.headline, sheet.standfirst])
    for item in sheet.secondary:
        yield "headline", sheet.title, _tidied(" ", [item.label, item.text])
    for section in sheet.sections:
        for item in section.items:
            yield section.id, section.title, _tidied(" ", [item.label, item.text])
        for row in section.rows:
            yield section.id, section.title, _tidied(" · ", row)


def _tidied(between: str, cells: Sequence[int | Sentence]) -> Sentence:
    """One sentence of several; those without words do not count."""
    found: list[str | Reference] = []
    for cell in cells:
        parts = parts_of(str(cell) if isinstance(cell, int) else cell)
        if plain(parts):
            found += [between] if found else []
            found += [
                tidy(part) if isinstance(part, str) else Reference(tidy(part.text), part.kind, part.id)
                for part in parts
            ]
    return found


def words_of(query: str) -> list[str]:
    return folded(tidy(query)).split()


async def search(context: Context, row: CampaignRow, seat: int, query: str, language: str) -> history_schemas.Search:
    """All words in one sentence: letters between families first, then the newest turn."""
    words, until = words_of(query), time.monotonic() + MOST_SECONDS
    found: list[history_schemas.Found] = []
    if not words:
        return history_schemas.Search([], False)
    if seat != EVERYONE:
        found = await context.db.read(lambda c: _in_letters(post.texts_for(c, row.id, seat), words))
    for turn in range(row.turn - 1, -1, -1):
        for reader in (EVERYONE, seat) if seat != EVERYONE else (EVERYONE,):
            text = await page(context, row, turn, reader, language, "json")
            found += await asyncio.to_thread(_in_page, text, turn, reader, words)
            if len(found) > MOST_FOUND or time.monotonic() > until:
                return history_schemas.Search(found[:MOST_FOUND], True)
    return history_schemas.Search(found, False)


def _in_letters(letters: list[LetterRow], words: list[str]) -> list[history_schemas.Found]:
    found = []
    for letter in letters:
        part = excerpt(tidy(f"{letter.subject} {letter.text}").strip(), words)
        if part is not None:
            found.append(history_schemas.Found(letter.turn, "letter", "letters", letter.subject, part, letter.id))
    return found[:MOST_FOUND]


def _in_page(text: str, turn: int, reader: int, words: list[str]) -> list[history_schemas.Found]:
    found = []
    seen = set()
    for place, title, sentence in sentences(msgspec.json.decode(text, type=schemas.Page)):
        part = excerpt(sentence, words)
        told = msgspec.json.encode(part)
        if part is not None and told not in seen:
            seen.add(told)
            found.append(history_schemas.Found(turn, "gazette" if reader == EVERYONE else "report", place, title, part))
    return found
