"""The box, heaps of cards, and one's own editions."""

import pytest

from belle_etoile.core import BadEdition, Quick
from belle_etoile.core.packaged import packaged_text
from belle_etoile.core.walks import play_randomly
from belle_etoile.games.stellarion import GAME
from belle_etoile.games.stellarion.components import (
    CARDS,
    card_in,
    copies,
    full_heap,
    galaxy_of,
    kind_in,
    type_of,
    with_kind,
    without_kind,
)
from belle_etoile.games.stellarion.state import row_kinds, row_length, row_of

TEXT = packaged_text("games/stellarion", "edition.toml")


def test_cards_by_galaxy_and_type() -> None:
    assert len(CARDS) == 18
    assert CARDS[7] == "beta-planet"
    assert (galaxy_of(7), type_of(7)) == (1, 3)


def test_kinds_and_cards_are_opposites() -> None:
    for deck in range(8):
        for kind in range(6):
            assert kind_in(deck, card_in(deck, kind)) == kind
    assert kind_in(0, 7) == kind_in(4, 7) == -1


def test_a_heap_counts_copies() -> None:
    for kind in range(6):
        heap = with_kind(full_heap(0) & ~(3 << 2 * kind), kind)
        assert copies(heap, kind) == 1
        assert copies(with_kind(heap, kind), kind) == 2
        assert copies(without_kind(with_kind(heap, kind), kind), kind) == 1
        assert without_kind(heap, kind) == full_heap(0) & ~(3 << 2 * kind)


def test_a_row_keeps_its_order() -> None:
    kinds = [5, 0, 4, 1, 1, 2, 3, 0, 2, 3]
    assert row_kinds(row_of(kinds)) == kinds
    assert row_length(row_of(kinds)) == 10
    assert row_of([]) == 0


def test_another_track_plays() -> None:
    game = GAME.with_edition(changed("track", "track = 99"), "mine.toml")
    assert game.edition_digest != GAME.edition_digest
    luck = Quick(1)
    s = game.setup(1, game.checked_options({"sun": "yes"}), luck)
    play_randomly(game, s, luck)
    game.check(s)


def changed(line: str, new: str) -> str:
    lines = [new if each.startswith(line) else each for each in TEXT.splitlines()]
    assert new in lines
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "new", "reason"),
    [
        ("track", "track = 4", "sun.track: must be a whole number from 5 to 99, not 4"),
        ("meteors", "meteors = [4, 8, 12]", "sun.meteors: there must be four"),
        ("meteors", "meteors = [4, 4, 8, 12]", "each lies on a square of its own"),
        ("meteors", "meteors = [0, 4, 8, 12]", "each lies on a square of its own"),
        ("meteors", "meteors = [4, 8, 12, 99]", "each lies on a square of its own"),
        ("types", 'types = ["ship", "ship", "star", "planet"]', "one theory of each type"),
        ("types", 'types = ["ship", "comet", "star", "planet"]', "must be one of ship, nebula, star, planet"),
        ("base", 'base = ["alpha"]', "must be a list of 8 words"),
        ("base", f"base = {['alpha'] * 8}", "there must be voyages to every galaxy"),
        ("advanced", f"advanced = {['alpha'] * 8}", "at most seven voyages to one galaxy"),
        ("id", 'id = "My box"', "id: must be a word"),
    ],
)
def test_a_wrong_edition_is_refused_at_its_line(line: str, new: str, reason: str) -> None:
    text = changed(line, new)
    with pytest.raises(BadEdition) as caught:
        GAME.with_edition(text, "mine.toml")
    assert reason in str(caught.value.values["reason"])
    at = text.splitlines().index(new) + 1
    assert caught.value.values["line"] in (at, at - 1)  # what two lines say together is named at the first


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(BadEdition, match=r"sun\.moons: unknown"):
        GAME.with_edition(TEXT + "\nmoons = 3\n", "mine.toml")
