"""What the comments of a template say in the reader's language; its orders are in the words of the referee."""

from functools import cache

from ..games.stellarium.components import SCHOOLS
from ..games.stellarium.orders.conditions import CONDITIONS
from ..locales import ledger, speaker

NO_SCHOOL = "none"


@cache
def comment_words(language: str) -> dict[str, str]:
    """What a choice waits for, and professions by sex."""
    say = speaker(language)
    words = {f"if-{condition}": say.say(f"stellarium-if-{condition}") for condition in CONDITIONS}
    for sex in "mw":
        for school in (*SCHOOLS, NO_SCHOOL):
            words[f"{sex} {school}"] = say.say("reports-school", school=school, sex=sex)
    return words


@cache
def template_words(language: str) -> dict[str, str]:
    """The headings of the rules too."""
    rules = ledger("stellarium", language).rules
    return {number: rule.heading for number, rule in rules.items()} | comment_words(language)
