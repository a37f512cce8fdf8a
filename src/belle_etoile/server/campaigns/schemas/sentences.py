"""A sentence on the wire, whose names say what they mean."""

from typing import Literal, TypeAlias

import msgspec


class Reference(msgspec.Struct):
    """A name as it is read, and what it means: a person's code, the number of a planet or a family, a rule's number."""

    text: str
    kind: Literal["person", "planet", "family", "rule"]
    id: str


# Mere words, or parts in the order of reading
Sentence: TypeAlias = str | list[str | Reference]


def plain(sentence: Sentence) -> str:
    """As it is read."""
    return "".join([part if isinstance(part, str) else part.text for part in parts_of(sentence)])


def parts_of(sentence: Sentence) -> list[str | Reference]:
    return [sentence] if isinstance(sentence, str) else sentence


def cut(sentence: Sentence, start: int, end: int) -> list[str | Reference]:
    """From one letter to another; a name that is cut means what it meant."""
    found: list[str | Reference] = []
    at = 0
    for part in parts_of(sentence):
        whole = part if isinstance(part, str) else part.text
        words = whole[max(0, start - at) : max(0, end - at)]
        if words:
            found.append(words if isinstance(part, str) else Reference(words, part.kind, part.id))
        at += len(whole)
    return found
