"""French elides before a name that was put into a sentence."""

import pytest

from belle_etoile.locales import speaker
from belle_etoile.locales.french import elided


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Mariage de Eve et Bastien", "Mariage d’Eve et Bastien"),
        ("la fille de Émile", "la fille d’Émile"),
        ("La campagne de Hector", "La campagne d’Hector"),
        ("De Iris à Zoé", "D’Iris à Zoé"),
        ("la rançon de Yann", "la rançon de Yann"),
        ("les juges de Haute Cour", "les juges de Haute Cour"),
        ("le tour de onze", "le tour de onze"),
        ("le monde Altaïr", "le monde Altaïr"),
    ],
)
def test_before_a_name(text: str, right: str) -> None:
    assert elided(text) == right


def test_an_offer_of_marriage_is_said_as_one_says_it() -> None:
    said = speaker("fr").say("campaigns-offer-marriage", groom="Eve", bride="Ada", priest="Odon")
    assert said.startswith("Mariage d’Eve et Ada")
    said = speaker("en").say("campaigns-offer-marriage", groom="Eve", bride="Ada", priest="Odon")
    assert said.startswith("Marriage of Eve")
