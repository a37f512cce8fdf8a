"""The worked examples of the rulebook, with cards of the house edition."""

from belle_etoile.games.stellar import GAME
from belle_etoile.games.stellar.view import view

from .positions import (
    EDITION,
    board,
    card,
    facts,
    hand,
    multiplier,
    notebook,
    play,
    points_by,
    position,
    row,
    slots_up,
    star_points,
    telescope,
)


def numbers(names: list[str]) -> list[int]:
    return [EDITION.number[card(name)] for name in names]


def test_a_turn_of_youri() -> None:
    """4: planet 3 into the hand, black hole 1 into the telescope, asteroid 4 at position 1 into the notebook."""
    s = position(
        board({1: "mars"}, notebook="moon", hand="a0620-00 saturn"),
        row="juno titan proxima-b lagoon-nebula earth",
    )
    assert numbers(["proxima-b", "a0620-00", "juno"]) == [3, 1, 4]
    assert facts(play(s, 0, "take 3")) == ["4.2 takes card=proxima-b at=3"]
    events = play(s, 0, "play a0620-00 2", draws="io ida")
    assert facts(events)[:3] == [
        "4.3 places card=a0620-00 at=2",
        "4.4 follows card=juno at=1",
        "4.4 notes card=juno",
    ]
    assert hand(s, 0) == ["proxima-b", "saturn"]
    assert telescope(s, 0) == {1: "mars", 2: "a0620-00"}
    assert notebook(s, 0) == ["moon", "juno"]
    assert row(s) == ["io", "titan", "ida", "lagoon-nebula", "earth"]


def test_where_neils_next_cards_may_go() -> None:
    """5.3: three slots for the next moon, two for the next planet, three for the next black hole."""
    s = position(
        board({1: "moon", 3: "europa", 5: "phobos", 8: "m31", 9: "earth"}, hand="titan mars gaia-bh3"), stage="play"
    )
    assert slots_up(s, 0, "titan") == [2, 4, 7]
    assert slots_up(s, 0, "mars") == [6, 10]
    assert slots_up(s, 0, "gaia-bh3") == [7, 11, 12]


def test_youris_notebook_in_the_middle_of_the_game() -> None:
    """6.2: a cloud 4 goes between the 1 and the 5."""
    s = position(
        board(notebook="uranus bennu eros juno ring-nebula rosette-nebula", hand="eagle-nebula"),
        stage="play",
        row="venus phobos . m31 m87",
    )
    assert [multiplier(s, 0, kind) for kind in ("planet", "asteroid", "cloud")] == [1, 3, 1]
    play(s, 0, "note eagle-nebula")
    noted = [EDITION.names[each] for each in view(s, 0)["boards"][0]["notebook"]]
    clouds = [name for name in noted if name.endswith("nebula")]
    assert numbers(clouds) == [1, 4, 5]
    assert multiplier(s, 0, "cloud") == 2


def test_neils_moons() -> None:
    """9.1: two moons with five stars in all, and a run of 4, 5 and 6."""
    s = position(board({1: "phobos", 2: "miranda"}, notebook="europa titan ganymede mars"))
    (line,) = [line for line in GAME.sheet(s, 0) if line["values"].get("type") == "moon"]
    assert (line["values"]["stars"], line["values"]["multiplier"], line["values"]["wild"]) == (5, 3, "6")
    assert star_points(s, 0, "moon") == 15


def test_sections_of_youri_and_neil() -> None:
    """9.2: bottom 15 to 13, middle 11 to 6, top 14 to 17."""
    youri = board(
        {1: "mars", 2: "uranus", 3: "venus", 4: "itokawa!", 5: "apophis!"}
        | {6: "titan", 7: "callisto", 8: "phobos"}
        | {9: "pallas", 10: "vesta", 11: "bennu", 12: "ida!"}
    )
    neil = board(
        {1: "moon", 2: "europa", 3: "io", 4: "triton", 5: "saturn!"}
        | {6: "ring-nebula", 7: "crab-nebula", 8: "neptune!"}
        | {9: "m31", 10: "sagittarius-a", 11: "gaia-bh1", 12: "earth!"}
    )
    s = position(youri, neil, stage="over", turns=22)
    assert [s.boards[0].sum_of(section) for section in range(3)] == [14, 11, 15]
    assert [s.boards[1].sum_of(section) for section in range(3)] == [17, 6, 13]
    assert [points_by(s, seat, "section") for seat in (0, 1)] == [20, 10]
    assert GAME.scores(s) == [20, 10]
