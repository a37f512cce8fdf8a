"""The log as text: what is written reads back, and every broken line is named."""

import pytest

from belle_etoile.core import BadLog, Log, Match, MoveGame, Record, new_match, parse_log, replayed, verified
from belle_etoile.core.log import TABLE, parse_record
from belle_etoile.games import GAMES, game_named

from ..walking import step, to_the_end

STELLAR = game_named("stellar")

TEXT = """belle-etoile log 1
game orchard 3
edition house 0123456789ab
seats 4
options first=random weather=fine
commitment 5f3a
0 setup | 1 3 0 2
1 1 open mars
2 2 open io | 12 7 40
3 2 undo
seed some seed with spaces
"""


def broken(line: int, text: str) -> str:
    """TEXT with one line (from 1) replaced."""
    lines = TEXT.splitlines()
    lines[line - 1] = text
    return "\n".join(lines) + "\n"


def test_a_log_reads_as_it_is_written() -> None:
    log = parse_log(TEXT, "orchard.log")
    assert (log.game, log.game_version, log.edition, log.edition_digest) == ("orchard", 3, "house", "0123456789ab")
    assert (log.seats, log.options, log.commitment) == (4, {"first": "random", "weather": "fine"}, "5f3a")
    assert [(record.version, record.seat, record.move, record.outcomes) for record in log.records] == [
        (0, TABLE, "setup", (1, 3, 0, 2)),
        (1, 0, "open mars", ()),
        (2, 1, "open io", (12, 7, 40)),
        (3, 1, "undo", ()),
    ]
    assert log.seed == "some seed with spaces"
    assert log.text() == TEXT


def test_options_may_be_none() -> None:
    text = broken(5, "options")
    assert parse_log(text, "orchard.log").options == {}
    assert parse_log(text, "orchard.log").text() == text


def test_a_match_still_going_on_has_no_seed_line() -> None:
    text = TEXT[: TEXT.index("seed ")]
    assert parse_log(text, "orchard.log").seed == ""
    assert parse_log(text, "orchard.log").text() == text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_logs_of_whole_games_read_as_they_are_written(game: MoveGame) -> None:
    text = to_the_end(new_match(game, game.info.seats[0], "round trip"), 3).log.text()
    assert parse_log(text, "match.log").text() == text


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "belle-etoile log 2", "expected 'belle-etoile log 1', found 'belle-etoile log 2'"),
        (2, "gam orchard 3", "expected 'game ...', found 'gam orchard 3'"),
        (2, "game orchard", "expected 'game ...', found 'game orchard'"),
        (2, "game orchard three", "expected a number, found 'three' in 'game orchard three'"),
        (3, "edition house", "expected 'edition ...', found 'edition house'"),
        (3, "", "expected 'edition ...', found ''"),
        (4, "seats", "expected 'seats ...', found 'seats'"),
        (4, "seats two", "expected a number, found 'two' in 'seats two'"),
        (4, "seats -2", "expected a number, found '-2' in 'seats -2'"),
        (5, "first=random", "expected 'options ...', found 'first=random'"),
        (5, "options first", "expected name=choice, found 'first'"),
        (6, "commitment", "expected 'commitment ...', found 'commitment'"),
        (7, "0 setup | 1 x", "not a move line: '0 setup | 1 x'"),
        (7, "zero setup", "not a move line: 'zero setup'"),
        (8, "1 open mars", "not a move line: '1 open mars'"),
        (8, "1 1", "not a move line: '1 1'"),
        (8, "1", "not a move line: '1'"),
        (8, "1 0 open mars", "not a move line: '1 0 open mars'"),
        (8, "1 1 setup", "not a move line: '1 1 setup'"),
        (8, "1 +1 open mars", "not a move line: '1 +1 open mars'"),
        (8, "0_1 1 open mars", "not a move line: '0_1 1 open mars'"),
        (8, "7 1 open mars", "expected version 1, found 7"),
        (9, "1 2 open io", "expected version 2, found 1"),
        (10, "3 two undo", "not a move line: '3 two undo'"),
        (11, "seeds", "not a move line: 'seeds'"),
    ],
)
def test_a_broken_line_is_named(line: int, text: str, reason: str) -> None:
    with pytest.raises(BadLog) as caught:
        parse_log(broken(line, text), "orchard.log")
    told = caught.value.values
    assert (told["file"], told["line"], told["reason"]) == ("orchard.log", line, reason)
    assert str(caught.value) == f"orchard.log, line {line}: {reason}"


@pytest.mark.parametrize("lines", range(6))
def test_a_heading_that_ends_too_early_is_named(lines: int) -> None:
    with pytest.raises(BadLog) as caught:
        parse_log("".join(TEXT.splitlines(keepends=True)[:lines]), "orchard.log")
    assert caught.value.values["line"] == lines + 1


def test_a_record_reads_as_it_is_written() -> None:
    of_the_table = [Record(0, TABLE, "setup", [4, 1])]
    for record in (*of_the_table, Record(17, 1, "play mars 4 down", [3]), Record(3, 0, "undo", [])):
        assert parse_record(record.text(), "x", 1).text() == record.text()


# What reads well and does not replay


def played(moves: int) -> Match:
    match = new_match(STELLAR, 2, "to be broken", {"first": "1"})
    for choice in range(moves):
        step(match, 1000 * choice)
    return match


def refused(text: str) -> tuple[object, str]:
    """The line that `replayed` names, and why."""
    with pytest.raises(BadLog) as caught:
        replayed(STELLAR, parse_log(text, "match.log"), "match.log")
    return caught.value.values["line"], str(caught.value.values["reason"])


def changed(log: Log, line: int, old: str, new: str) -> str:
    lines = log.text().splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    return "\n".join(lines) + "\n"


def test_another_game_is_refused() -> None:
    text = changed(played(1).log, 2, "stellar", "stellarion")
    assert refused(text) == (2, "a match of stellarion, this is stellar")


def test_another_version_of_the_game_is_refused() -> None:
    line, reason = refused(changed(played(0).log, 2, "stellar 1", "stellar 99"))
    assert (line, reason) == (2, "played with version 99 of stellar, this is version 1")


def test_another_edition_is_refused() -> None:
    line, reason = refused(changed(played(0).log, 3, STELLAR.edition_digest, "ffffffffffff"))
    assert line == 3
    assert "played with edition house ffffffffffff" in reason


def test_a_number_of_seats_the_box_does_not_have_is_refused() -> None:
    assert refused(changed(played(0).log, 4, "2", "5"))[1] == "stellar takes 2 to 2 players, not 5"


def test_an_option_that_does_not_exist_is_refused() -> None:
    assert "unknown option 'weather'" in refused(changed(played(0).log, 5, "first=1", "weather=fine"))[1]


def test_a_log_without_setup_is_refused() -> None:
    text = "\n".join(played(0).log.heading()) + "\n"
    assert refused(text) == (7, "the first record is not the setup")


def test_an_illegal_move_is_refused_at_its_line() -> None:
    log = played(3).log
    line, reason = refused(changed(log, 10, log.records[3].move, "wipe"))
    assert line == 10
    assert reason.startswith("7.2.4: 'wipe'")


def test_an_unreadable_move_is_refused_at_its_line() -> None:
    log = played(3).log
    line, reason = refused(changed(log, 10, log.records[3].move, "jump"))
    assert line == 10
    assert reason.startswith("unreadable move 'jump'")


def test_a_move_out_of_turn_is_refused_at_its_line() -> None:
    log = played(3).log
    assert refused(changed(log, 10, "3 1 take", "3 2 take")) == (10, "seat 2 is not waited for")


def test_an_undo_of_nothing_is_refused_at_its_line() -> None:
    log = played(3).log
    assert refused(log.text() + "4 2 undo\n") == (11, "seat 2 has nothing to take back")


def test_a_second_setup_is_refused_at_its_line() -> None:
    assert refused(played(1).log.text() + "2 setup | 0\n")[0] == 9


def test_an_empty_line_does_not_shift_the_line_that_is_named() -> None:
    """Either the empty line itself is refused, or the line that does not replay is named as an editor counts it."""
    lines = played(3).log.text().splitlines()
    lines.insert(8, "")
    assert refused("\n".join([*lines, "4 2 undo"]))[0] in (9, 12)


def test_a_forged_outcome_is_named_at_its_line() -> None:
    log = to_the_end(played(3), 1).log
    version = next(record.version for record in log.records[5:] if record.outcomes)
    record = log.records[version]
    last = record.outcomes[-1]
    forged = [*record.outcomes[:-1], last - 1 if last else 1]
    log.records[version] = Record(version, record.seat, record.move, forged)
    with pytest.raises(BadLog) as caught:
        verified(STELLAR, log, "match.log")
    assert caught.value.values["line"] == version + 7
