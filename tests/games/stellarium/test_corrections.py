"""What a game master mends between two turns."""

import pytest

from belle_etoile.games.stellarium.corrections import BY_MASTER, BadCorrection, Correction, corrected
from belle_etoile.games.stellarium.orders.rights import purchase_refusal

from .test_campaign import founded


def test_purse_credits_names_and_prestige() -> None:
    s = founded(3, 5)
    before, c = s.text(), s.people[s.families[0].members[0]]
    wish = Correction(0, 7, 2, " Les Réparés ", {"1-1": ("Octave", 3), "1-2": ("", -1)})
    after, done = corrected(s, wish)
    assert s.text() == before  # another position
    renamed = [f"{s.families[0].name} → Les Réparés", f"1-1 {c.name} → Octave"]
    assert done == ["+7 M$", "+2 CR", *renamed, "1-1 +3 PP", "1-2 -1 PP"]
    family, person = after.families[0], after.people[c.id]
    assert (family.purse, family.credits, family.name) == (s.families[0].purse + 7, 2, "Les Réparés")
    assert (person.name, person.pp) == ("Octave", c.pp + 3)
    assert (after.money[-1].amount, after.money[-1].rule) == (7, BY_MASTER)
    assert [p.amount for p in after.prestige if p.rule == BY_MASTER] == [3, -1]


def test_1_0_2_a_purse_below_zero_is_a_debt_and_one_above_is_none() -> None:
    s = founded(3, 5)
    poor, _ = corrected(s, Correction(0, -1 - s.families[0].purse, 0, "", {}))
    member = poor.people[poor.families[0].members[0]]
    assert poor.families[0].in_debt
    assert purchase_refusal(poor, member, 0) == "1.0.2"
    empty, _ = corrected(poor, Correction(0, 1, 0, "", {}))
    assert not empty.families[0].in_debt
    assert purchase_refusal(empty, member, 0) == "1.0.1"  # nothing to pay with, and no money comes before
    again, _ = corrected(poor, Correction(0, 2, 0, "", {}))
    assert purchase_refusal(again, member, 0) == ""


@pytest.mark.parametrize(
    ("wish", "wrong"),
    [
        (Correction(3, 1, 0, "", {}), "seat"),
        (Correction(0, 0, 0, "", {}), "edit"),
        (Correction(0, 0, 0, "  ", {"1-1": ("", 0)}), "edit"),
        (Correction(0, 0, -1, "", {}), "credits"),  # 2.8.5
        (Correction(0, 0, 0, "a\nb", {}), "name"),
        (Correction(0, 0, 0, "", {"1-1": ("a\nb", 0)}), "name"),
        (Correction(0, 0, 0, "", {"2-1": ("", 1)}), "2-1"),
        (Correction(0, 0, 0, "", {"1-99": ("", 1)}), "1-99"),
        (Correction(0, 0, 0, "", {"nobody": ("", 1)}), "nobody"),
    ],
)
def test_what_cannot_be_so(wish: Correction, wrong: str) -> None:
    with pytest.raises(BadCorrection, match=f"^{wrong}$"):
        corrected(founded(3, 5), wish)


def test_31_1_no_two_families_are_called_alike() -> None:
    s = founded(3, 5)
    with pytest.raises(BadCorrection, match="name"):
        corrected(s, Correction(0, 0, 0, s.families[1].name, {}))
