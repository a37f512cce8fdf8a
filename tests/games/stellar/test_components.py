"""The house edition, and editions of one's own."""

import re
from collections import Counter

import pytest

from belle_etoile.core import BadEdition, MoveGame, Quick, new_match, replayed
from belle_etoile.core.bits import members
from belle_etoile.core.packaged import packaged_text
from belle_etoile.core.walks import play_randomly
from belle_etoile.games.stellar import GAME
from belle_etoile.games.stellar.components import KINDS, MULTIPLIER, longest_run

from ...walking import to_the_end
from .positions import EDITION, of_kind

TEXT = packaged_text("games/stellar", "edition.toml")


# The house deck


def test_sixty_cards_eleven_of_each_type_and_five_satellites() -> None:
    assert len(EDITION.names) == 60 == len(set(EDITION.names))
    assert Counter(KINDS[kind] for kind in EDITION.kind) == dict.fromkeys(KINDS, 11) | {"satellite": 5}


@pytest.mark.parametrize("kind", KINDS[:5])
def test_each_type_has_its_numbers_and_stars(kind: str) -> None:
    cards = [EDITION.by_name[name] for name in of_kind(kind)]
    assert sorted((EDITION.number[card], EDITION.stars[card]) for card in cards) == [
        (1, 2),
        (1, 3),
        (2, 2),
        (2, 3),
        (3, 1),
        (3, 2),
        (4, 1),
        (4, 2),
        (5, 0),
        (5, 1),
        (6, 0),
    ]
    assert sum(EDITION.stars[card] for card in cards) == 17


def test_satellites_are_one_to_five_without_stars() -> None:
    cards = [EDITION.by_name[name] for name in of_kind("satellite")]
    assert [(EDITION.number[card], EDITION.stars[card]) for card in cards] == [(n, 0) for n in range(1, 6)]
    assert members(EDITION.satellites) == cards


def test_the_starters_are_the_two_star_threes() -> None:
    starters = members(EDITION.starters)
    assert [EDITION.kind[card] for card in starters] == [0, 1, 2, 3, 4]
    assert {(EDITION.number[card], EDITION.stars[card]) for card in starters} == {(3, 2)}
    assert "mars" in [EDITION.names[card] for card in starters]


def test_cards_are_listed_by_type_and_rising_number() -> None:
    """So that a notebook listed by card is in rising order (6.2)."""
    order = [(EDITION.kind[card], EDITION.number[card]) for card in range(60)]
    assert order == sorted(order)


# The telescope

EDGES = "1-2 1-3 2-3 2-4 3-5 4-5 4-6 4-7 5-7 5-8 6-7 7-8 6-9 6-10 7-10 7-11 8-11 8-12 9-10 10-11 11-12"


def test_the_telescope_has_twenty_one_edges() -> None:
    pairs = {
        frozenset((slot + 1, other + 1))
        for slot in range(12)
        for other in range(12)
        if EDITION.beside[slot] >> other & 1
    }
    assert pairs == {frozenset(map(int, edge.split("-"))) for edge in EDGES.split()}
    assert len(pairs) == 21


def test_neighbours_follow_from_centred_rows() -> None:
    """Slots are cards of width 2 in centred rows; they touch when they overlap along an edge."""
    places = {}
    slot = 1
    for depth, width in enumerate(EDITION.rows):
        for nth in range(width):
            places[slot] = (depth, 2 * nth - width)
            slot += 1
    for one, (depth, left) in places.items():
        for other, (other_depth, other_left) in places.items():
            beside = depth == other_depth and abs(left - other_left) == 2
            above = abs(depth - other_depth) == 1 and abs(left - other_left) < 2
            assert (EDITION.beside[one - 1] >> (other - 1) & 1) == (beside or above), (one, other)


def test_the_table_of_touching_slots() -> None:
    for slots in (0, 1, 0b100000000001, 0b000001100000, 4095):
        touched = 0
        for slot in members(slots):
            touched |= EDITION.beside[slot]
        assert EDITION.touching[slots] == touched


# Tables


def test_runs_against_plain_python() -> None:
    for numbers in range(128):
        runs = re.findall("1+", f"{numbers:b}")
        assert longest_run(numbers) == max(map(len, runs), default=0)


def test_multipliers_with_and_without_a_six_or_zero() -> None:
    for collection in range(64):
        plain = collection & 0x3E
        assert MULTIPLIER[plain] == longest_run(plain)
        assert MULTIPLIER[plain | 64] == max(longest_run(plain | 1), longest_run(plain | 64))


def test_what_a_board_needs_to_draw() -> None:
    shown = GAME.components()
    cards = shown["cards"]
    assert isinstance(cards, list)
    assert len(cards) == 60
    assert cards[4] == {"id": "mars", "type": "planet", "number": 3, "stars": 2, "zero": False, "starter": True}
    assert cards[10]["zero"]
    assert cards[10]["number"] == 6
    assert shown["rows"] == [1, 2, 2, 3, 4]
    assert shown["section_of"] == [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2]


# One's own box


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, count)


def card_text(name: str, **changes: str) -> tuple[str, str]:
    """The table of one card, as it is and with some lines changed ("" takes a line out)."""
    (found,) = re.findall(rf'\[\[card\]\]\nid = "{name}"\n(?:\w.*\n)*', TEXT)
    new = found
    for key, value in changes.items():
        line = f"{key} = {value}\n" if value else ""
        new = re.sub(rf"{key} = .*\n", line, new) if f"\n{key} = " in new else new + line
    return found, new


def with_card(name: str, **changes: str) -> str:
    return changed(*card_text(name, **changes))


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def played(game: MoveGame) -> None:
    match = to_the_end(new_match(game, 2, "own box"), 7)
    game.check(match.state)
    assert replayed(game, match.log).state.text() == match.state.text()


def test_an_own_edition_plays() -> None:
    text = (
        changed('id = "house"', 'id = "my-box"')
        .replace("stars = 0", "stars = 3")
        .replace('id = "mercury"', 'id = "eris"')
    )
    text = re.sub(r'(type = "satellite"\nnumber = \d\nstars = )3', r"\g<1>0", text)
    game = GAME.with_edition(text, "my-box.toml")
    assert game.edition_id == "my-box"
    assert game.edition_digest != GAME.edition_digest
    assert game.format(game.parse("open eris")) == "open eris"
    played(game)


@pytest.mark.parametrize("cards", [57, 58, 62])
def test_a_smaller_and_a_larger_deck_play(cards: int) -> None:
    """57 is the least: thirteen are laid out at the start and 44 follow."""
    text = TEXT
    for satellite in of_kind("satellite")[: 60 - cards]:
        text = text.replace(card_text(satellite)[0], "")
    for extra in range(cards - 60):
        text += f'\n[[card]]\nid = "extra-{extra}"\ntype = "satellite"\nnumber = 1\nstars = 0\n'
    game = GAME.with_edition(text, "my-box.toml")
    luck = Quick(cards)
    for _ in range(20):
        s = game.setup(2, {"first": "1"}, luck)
        play_randomly(game, s, luck)
        game.check(s)
    played(game)


def test_a_log_of_another_edition_is_not_replayed() -> None:
    game = GAME.with_edition(with_card("mercury", stars="1"), "my-box.toml")
    match = new_match(game, 2, "own box")
    with pytest.raises(Exception, match="line 3: played with edition house"):
        replayed(GAME, match.log)


@pytest.mark.parametrize(
    ("text", "part", "reason"),
    [
        (changed('id = "house"', 'id = "My box"'), 'id = "My box"', "id: must be a word"),
        (changed('id = "house"', 'id = "house"\nprice = 3'), "price", "price: unknown"),
        (with_card("mars", type='"comet"'), 'type = "comet"', "card 5.type: must be one of planet, moon"),
        (with_card("mars", number="6"), "number = 6", "card 5.number: must be a whole number from 1 to 5, not 6"),
        (with_card("mars", number="0"), "number = 0", "card 5.number: must be a whole number from 1 to 5, not 0"),
        (with_card("mars", stars="4"), "stars = 4", "card 5.stars: must be a whole number from 0 to 3, not 4"),
        (with_card("mars", number='"three"'), 'number = "three"', "card 5.number: must be a whole number"),
        (with_card("mars", weight="1"), "weight = 1", "card 5.weight: unknown"),
        (with_card("mars", zero="1"), "zero = 1", "card 5.zero: must be true or false"),
        (
            with_card("venus", id='"mercury"'),
            'id = "mercury"\ntype = "planet"\nnumber = 1\nstars = 2',
            "is already the name of card 1",
        ),
        (
            with_card("jupiter", number="5"),
            "number = 5\nstars = 0\nzero = true",
            "must be a whole number from 6 to 6, not 5",
        ),
        (
            with_card("iss", stars="1"),
            'stars = 1\n\n[[card]]\nid = "gaia"',
            "must be a whole number from 0 to 0, not 1",
        ),
        (with_card("iss", zero="true"), 'zero = true\n\n[[card]]\nid = "gaia"', "a satellite is no 6/0 card"),
        (changed("[1, 2, 3, 4, 5], [6, 7, 8]", "[1, 2, 3, 4], [6, 7, 8]"), "sections", "must be three lists"),
        (changed("[1, 2, 3, 4, 5], [6, 7, 8]", "[1, 2, 3, 4, 5], [6, 7, 8, 1]"), "sections", "must be three lists"),
        (changed("[1, 2, 3, 4, 5], [6, 7, 8]", "[1, 2, 3, 4, 5, 6, 7, 8]"), "sections", "must be three lists"),
        (changed("[1, 2], [1, 3]", "[1, 1], [1, 3]"), "edges", "each edge joins two slots from 1 to 12, unlike [1, 1]"),
        (changed("[1, 2], [1, 3]", "[1, 13], [1, 3]"), "edges", "unlike [1, 13]"),
        (changed("[1, 2], [1, 3]", "[1, 2, 3], [1, 3]"), "edges", "unlike [1, 2, 3]"),
        (changed("rows = [1, 2, 2, 3, 4]", "rows = [1, 2, 2, 3, 5]"), "rows", "must add up to 12 slots"),
        (changed("rows = [1, 2, 2, 3, 4]", "rows = [13, -1]"), "rows", "must add up to 12 slots"),
        (changed("rows = [1, 2, 2, 3, 4]", 'rows = "1 2 2 3 4"'), "rows", "must be a list of whole numbers"),
        (changed("rows = [1, 2, 2, 3, 4]", "columns = 5"), "columns", "telescope.columns: unknown"),
        (with_card("mars", starter=""), "[[card]]", "there must be five starters, one of each type"),
        (with_card("venus", starter="true"), "[[card]]", "there must be five starters, one of each type"),
        (with_card("iss", starter="true"), "[[card]]", "there must be five starters, one of each type"),
        (with_card("jupiter", zero="", number="5"), "[[card]]", "there must be one 6/0 card of each type"),
        (with_card("venus", zero="true", number="6"), "[[card]]", "there must be one 6/0 card of each type"),
        (changed("stars = 3", "stars = = 3"), "stars = = 3", "not TOML"),
    ],
)
def test_a_wrong_edition_is_refused_at_its_line(text: str, part: str, reason: str) -> None:
    with pytest.raises(BadEdition) as caught:
        GAME.with_edition(text, "my-box.toml")
    values = caught.value.values
    assert values["file"] == "my-box.toml"
    assert reason in str(values["reason"])
    assert values["line"] == line_of(text, part) or (part == "[[card]]" and values["line"] == 1)


def without(*ids: str) -> str:
    text = TEXT
    for id in ids:
        text = text.replace(card_text(id)[0], "")
    return text


def test_too_few_and_too_many_cards_are_refused() -> None:
    with pytest.raises(BadEdition, match="there must be 57 to 62 cards, not 56"):
        GAME.with_edition(without("sputnik-1", "hubble", "iss", "gaia"), "my-box.toml")
    more = "".join(f'[[card]]\nid = "x{n}"\ntype = "moon"\nnumber = 1\nstars = 0\n' for n in range(3))
    with pytest.raises(BadEdition, match="there must be 57 to 62 cards, not 63"):
        GAME.with_edition(TEXT + more, "my-box.toml")


def test_a_missing_telescope_is_refused() -> None:
    text = TEXT[: TEXT.index("[telescope]")] + TEXT[TEXT.index("[[card]]") :]
    with pytest.raises(BadEdition, match="telescope: this table is missing"):
        GAME.with_edition(text, "my-box.toml")


def test_no_cards_at_all_are_refused() -> None:
    with pytest.raises(BadEdition, match=r"there must be \[\[card\]\] tables"):
        GAME.with_edition(TEXT[: TEXT.index("[[card]]")], "my-box.toml")
