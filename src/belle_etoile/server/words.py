"""The language somebody reads, and sentences for what went wrong."""

from functools import lru_cache

from ..locales import LANGUAGES, speaker
from .problems import Problem, ProblemDocument


@lru_cache(1000)
def accepted(header: str) -> str:
    """The language an Accept-Language header likes best among ours; the first of ours where it names none."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.strip().lower()[:2]
        if language in LANGUAGES:
            try:
                wishes.append((-float(weight or 1), place, language))
            except ValueError:
                continue
    return min(wishes)[2] if wishes else LANGUAGES[0]


def document(problem: Problem, language: str) -> ProblemDocument:
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
