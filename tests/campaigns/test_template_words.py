"""The comments of a template are in the reader's language; its orders keep the referee's words."""

import re

import pytest

from belle_etoile.campaigns.template_words import comment_words, template_words
from belle_etoile.games.stellarium.components import SCHOOLS
from belle_etoile.games.stellarium.orders.checks import read_orders
from belle_etoile.games.stellarium.orders.template import start_document, template

from .rich import FAMILIES, rich_world

WHO = re.compile(r"# ([^,]+), (\d+), (.+), (−?\d+) PP")


@pytest.mark.parametrize("family", range(FAMILIES))
def test_people_have_their_professions_in_words(family: int) -> None:
    s = rich_world().s
    s.people[s.families[family].members[0]].pp = -3
    told = [
        found.group(3) for line in template(s, family, template_words("fr")).splitlines() if (found := WHO.match(line))
    ]
    assert len(told) == sum(s.people[who].alive for who in s.families[family].members)
    assert set(told) <= {
        *("prêtre", "prêtresse", "guerrier", "guerrière", "explorateur", "exploratrice", "marchand", "marchande"),
        "trop jeune pour une école",
    }
    assert not set(told) & set(SCHOOLS)
    assert ", −3 PP" in template(s, family, template_words("fr"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_server_s_template_says_what_a_choice_waits_for(language: str) -> None:
    """What it shows is still read without a mistake."""
    s = rich_world().s
    text = start_document(s, 0, "House1", comment_words(language))
    assert not re.search(r"\(if-|\(conquered|\(schooled", text)
    assert {"fr": "(en perdant son siège ce tour)", "en": "(on losing the seat this turn)"}[language] in text
    assert read_orders(s, 0, text)[1] == []
