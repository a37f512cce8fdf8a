"""Component tables: every kind of mistake is refused with the file, the line and the reason."""

from collections.abc import Callable

import pytest

from belle_etoile.core import BadEdition
from belle_etoile.core.editions import TomlTable, digest_of, read_edition

TEXT = """# a box
id = "house-2"
title.fr = "Maison"
size = 12
open = true
rows = [1, 2]

[board]
kind = "round"  # or square
edges = [
    [1, 2],
    [2, 3]
]
rings = 3

[[card]]
name = "sun"

[[card]]  # the second
name = "moon"
stars = 4
"""


def top(text: str = TEXT) -> TomlTable:
    return read_edition(text, "box.toml")


def refusal(call: Callable[[], object]) -> tuple[object, object]:
    """The line and the reason of a BadEdition about box.toml."""
    with pytest.raises(BadEdition) as caught:
        call()
    values = caught.value.values
    assert values["file"] == "box.toml"
    assert str(caught.value) == f"box.toml, line {values['line']}: {values['reason']}"
    return values["line"], values["reason"]


def test_what_is_right_is_read() -> None:
    assert top().word("id") == "house-2"
    assert top().number("size", 1, 12) == 12
    assert top().flag("open")
    assert not top().flag("shut")
    assert top().numbers("rows") == [1, 2]
    assert top().table("board").choice("kind", ("square", "round")) == 1
    assert top().table("board").number_lists("edges") == [[1, 2], [2, 3]]
    assert [card.word("name") for card in top().tables("card")] == ["sun", "moon"]
    top().only(("id", "title", "size", "open", "rows", "board", "card"))


def test_not_toml() -> None:
    line, reason = refusal(lambda: top('id = "x"\nsize = = 3\n'))
    assert line == 2
    assert str(reason).startswith("not TOML: ")


def test_not_toml_at_the_very_end() -> None:
    line, reason = refusal(lambda: top('id = "x"\nname = """never closed\n'))
    assert line == 3
    assert str(reason).startswith("not TOML: ")


def test_a_key_set_twice() -> None:
    assert refusal(lambda: top("a = 1\na = 2\n"))[0] == 2


def test_an_unknown_key() -> None:
    assert refusal(lambda: top().only(("id", "title", "size", "rows", "board", "card"))) == (
        5,
        "open: unknown; this table has id, title, size, rows, board, card",
    )


def test_an_unknown_key_in_a_table() -> None:
    assert refusal(lambda: top().table("board").only(("kind", "edges"))) == (
        14,
        "board.rings: unknown; this table has kind, edges",
    )


def test_an_unknown_key_in_one_of_many() -> None:
    assert refusal(lambda: top().tables("card")[1].only(("name",))) == (
        21,
        "card 2.stars: unknown; this table has name",
    )


def test_an_unknown_table() -> None:
    line, reason = refusal(lambda: top().only(("id", "title", "size", "open", "rows", "card")))
    assert (line, reason) == (8, "board: unknown; this table has id, title, size, open, rows, card")


@pytest.mark.parametrize(
    ("value", "shown"),
    [("13", "13"), ("0", "0"), ("-1", "-1"), ("true", "True"), ("1.0", "1.0"), ('"3"', "'3'"), ("[1]", "[1]")],
)
def test_a_number_that_is_none_or_out_of_range(value: str, shown: str) -> None:
    text = f'id = "x"\nsize = {value}\n'
    assert refusal(lambda: top(text).number("size", 1, 12)) == (
        2,
        f"size: must be a whole number from 1 to 12, not {shown}",
    )


def test_a_number_that_is_missing_points_at_the_table() -> None:
    assert refusal(lambda: top().tables("card")[0].number("stars", 0, 3)) == (
        16,
        "card 1.stars: must be a whole number from 0 to 3, not None",
    )
    assert refusal(lambda: top().number("weight", 0, 3))[0] == 1


@pytest.mark.parametrize("value", ["1", '"true"', "[]"])
def test_a_flag_that_is_neither_true_nor_false(value: str) -> None:
    assert refusal(lambda: top(f"open = {value}").flag("open"))[0] == 1


@pytest.mark.parametrize("value", ['""', '"Two words"', '"Mars"', '"étoile"', "3", '"a_b"', "[]"])
def test_a_word_that_is_none(value: str) -> None:
    line, reason = refusal(lambda: top(f"\nid = {value}").word("id"))
    assert line == 2
    assert str(reason).startswith("id: must be a word of a-z, 0-9 and '-'")


def test_a_choice_that_is_not_offered() -> None:
    assert refusal(lambda: top().table("board").choice("kind", ("square", "flat"))) == (
        9,
        "board.kind: must be one of square, flat, not 'round'",
    )


@pytest.mark.parametrize("value", ["3", '["a"]', "[1, 2.5]", "[[1]]", "[true, 1]", "{a = 1}"])
def test_a_list_of_numbers_that_is_none(value: str) -> None:
    assert refusal(lambda: top(f"rows = {value}").numbers("rows")) == (1, "rows: must be a list of whole numbers")


@pytest.mark.parametrize("value", ["3", "[1, 2]", '[["a"]]', "[[1], 2]", "[[true, 2]]"])
def test_a_list_of_lists_that_is_none(value: str) -> None:
    assert refusal(lambda: top(f"edges = {value}").number_lists("edges")) == (
        1,
        "edges: must be a list of lists of whole numbers",
    )


def test_a_missing_table() -> None:
    assert refusal(lambda: top().table("telescope")) == (1, "telescope: this table is missing")
    assert refusal(lambda: top().table("size")) == (4, "size: this table is missing")


def test_missing_tables() -> None:
    assert refusal(lambda: top().tables("tile")) == (1, "tile: there must be [[tile]] tables")
    assert refusal(lambda: top().tables("rows"))[0] == 6


def test_the_line_is_right_after_a_list_over_several_lines() -> None:
    assert refusal(lambda: top().table("board").number("rings", 4, 9))[0] == 14


def test_the_line_is_right_in_a_later_table() -> None:
    assert refusal(lambda: top().tables("card")[1].number("stars", 0, 3))[0] == 21


def test_a_digest_names_the_content() -> None:
    assert digest_of(TEXT) == digest_of(TEXT) != digest_of(TEXT + "\n")
    assert len(digest_of(TEXT)) == 12
