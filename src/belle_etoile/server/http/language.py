"""The language somebody reads, and sentences for what went wrong."""

import re
from functools import lru_cache
from typing import Final

from ...locales import LANGUAGES, speaker
from .problems import Problem, ProblemDocument


def weights(header: str) -> dict[str, float]:
    """What an Accept-… header wishes for, in lower case, the most wanted first; 0: not at all (RFC 9110, 12.4.2).

    Parts that make no sense are ignored.
    """
    wishes: dict[str, float] = {}
    for part in header.split(",")[:30]:
        name, *more = [piece.strip().lower() for piece in part.split(";")]
        said = [piece[2:] for piece in more if piece.startswith("q=")] or ["1"]
        if name and re.fullmatch(r"0(\.\d{0,3})?|1(\.0{0,3})?", said[0]):
            wishes.setdefault(name, float(said[0]))
    return dict(sorted(wishes.items(), key=lambda wish: -wish[1]))


UNSAID: Final = 0.0001  # less than any weight that is said, and more than none
LONGEST: Final = 300  # characters of a header that are read and cached


def language_for(header: str) -> str:
    """The language an Accept-Language header likes best among ours; the first of ours where it likes none more."""
    return _accepted(header[:LONGEST])


@lru_cache(1000)
def _accepted(header: str) -> str:
    wishes = weights(header)
    said = [(name.split("-")[0], weight) for name, weight in wishes.items()]  # the most wanted first
    kinds = [kind for kind, _ in said]

    def liked(language: str) -> tuple[float, int]:
        if language in kinds:
            place = kinds.index(language)
            return said[place][1], -place
        return wishes.get("*", UNSAID), -len(said)

    return max(LANGUAGES, key=liked)


def encoding_for(header: str, ready: tuple[str, ...]) -> str:
    """How an Accept-Encoding header likes it best among those that are ready, the smallest first; "": not packed."""
    return _packing(header[:LONGEST], ready)


@lru_cache(1000)
def _packing(header: str, ready: tuple[str, ...]) -> str:
    wishes = weights(header)
    rest = wishes.get("*", 0.0)
    liked = max(ready, key=lambda name: wishes.get(name, rest), default="")
    weight = wishes.get(liked, rest)
    return liked if weight > 0 and weight >= wishes.get("identity", 0.0) else ""


def problem_document(problem: Problem, language: str) -> ProblemDocument:
    say = speaker(language).say
    detail = problem.said(language) if problem.said is not None else ""
    return ProblemDocument(
        type=f"/problems/{problem.kind}",
        title=say(f"server-title-{problem.kind}"),
        status=problem.status,
        detail=detail or say(f"server-problem-{problem.kind}", **problem.values),
        rule=problem.rule,
        game=problem.game,
        version=problem.version,
        retry_after=problem.retry_after,
    )
