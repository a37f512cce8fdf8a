"""Every field of the order form with every choice, written as the page writes it: the check lets it pass, and the
referee carries it out or the check has told what it waits for, with the rule."""

import pytest

from belle_etoile.games.stellarium.orders.conditions import CONDITIONS
from belle_etoile.games.stellarium.orders.form import Field, Form, form

from ..depth import COMPILED
from .choosing import NotTogether, fill
from .filling import Filled, waits
from .rich import FAMILIES, rich_world

LUCKS = 30  # seeds, until chance lets it be seen
PLAIN = 5  # with plain Python: each field, and one choice in so many
TYPED = {"bid.amount": ["1", "5"], "deal.price": ["0", "7"], "contract.amount": ["1", "40"]}


def choices_of(sheet: Form, field: Field) -> list[str]:
    """As a page offers them: a range is a list, and what is typed is tried with one name."""
    found = sheet.lists[field.list] if field.list else field.choices
    if field.place in TYPED:
        return TYPED[field.place]
    if found == ["no", "0-5"]:
        return ["no", *map(str, range(6))]
    return found or ["Zénobie"]


def tried(family: int, field: Field, choice: str, sheet: Form) -> str:
    """What is wrong with this choice, or ""."""
    f = Filled(rich_world().s, family, sheet)
    try:
        seen = fill(f, field, choice)
    except NotTogether:
        return ""
    for luck in range(LUCKS):
        turn = f.play(f"luck {luck}")
        for sheet_read in turn.done.sheets:
            if sheet_read.mistakes:
                return f"refused: {sheet_read.mistakes}"
        if seen(turn):
            return ""
        warned = waits(turn.done, family)
        if any(warning.waits.removeprefix("if-") in CONDITIONS and warning.rule for warning in warned):
            return ""
    return "lapsed without a word"


@pytest.mark.parametrize("family", range(FAMILIES))
def test_every_choice_is_carried_out_or_waits_for_something_that_is_told(family: int) -> None:
    sheet, wrong, number = form(rich_world().s, family), [], 0
    for field in sheet.fields:
        for at, choice in enumerate(choices_of(sheet, field)):
            number += 1
            if COMPILED or at == 0 or number % PLAIN == 0:
                told = tried(family, field, choice, sheet)
                wrong += [f"{field.place} = {choice}: {told}"] if told else []
    assert not wrong, "\n" + "\n".join(wrong)
