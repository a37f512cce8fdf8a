"""A match goes on under the rules it was begun with, whatever new matches are played with.

These tests pretend: in a later version of Stellar the second player begins unless somebody
chooses, and up to now the first one always did; who begins was no option then.
"""

import pytest

from belle_etoile.core import BadLog, GameInfo, Log, MoveGame, Option, new_match, parse_log, replayed, verified
from belle_etoile.core.match import begin_replay, dealt, resumed
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games import game_named

from ..walking import to_the_end

STELLAR = game_named("stellar")
LATER = GameInfo("stellar", 2, (2, 2), (Option("first", ("2", "1", "random"), before="1"),), plays=(1, 2))


def later_stellar(info: GameInfo = LATER) -> MoveGame:
    game = STELLAR.with_edition(packaged_text("games/stellar", "edition.toml"), "edition.toml")
    game.info = info
    return game


def earlier_log(moves: int) -> Log:
    """As 0.1 would have written it, had it known no options."""
    match = new_match(STELLAR, 2, "a seed", {"first": "1"})
    for _ in range(moves):
        if not match.over:
            seat = match.waiting[0]
            match.play(seat, match.legal_moves(seat)[0])
    text = match.log.text().replace("options first=1\n", "options\n")
    return parse_log(text, "earlier.log")


def beginner(game: MoveGame, log: Log) -> int:
    """The seat that is to move after both have opened."""
    match = begin_replay(game, log, "x")
    for record in log.records[1:3]:
        match.replay(record, "x", record.version)
    return match.waiting[0]


def test_an_option_that_came_later_says_how_it_was_before() -> None:
    game = later_stellar()
    assert game.checked_options({}) == {"first": "2"}
    assert game.stored_options({}) == {"first": "1"}
    assert game.stored_options({"first": "random"}) == {"first": "random"}
    assert Option("first", ("random", "1")).before == "random"
    assert not game.is_current(1, {})
    assert game.is_current(2, {"first": "2"})


def test_a_new_match_gets_the_new_reading_and_an_earlier_log_the_old_one() -> None:
    game = later_stellar()
    match = new_match(game, 2, "a seed")
    assert match.log.heading()[1] == "game stellar 2"
    assert match.log.heading()[4] == "options first=2"
    assert beginner(game, to_the_end(match, 1).log) == 1
    assert beginner(game, earlier_log(9)) == 0


def test_an_earlier_log_is_played_on_and_stays_as_it_was() -> None:
    game, log = later_stellar(), earlier_log(9)
    again = to_the_end(replayed(game, log, "earlier.log", "a seed"), 4)
    text = again.log.text()
    assert text.startswith(log.text())
    assert text.splitlines()[1:5:3] == ["game stellar 1", "options"]
    assert replayed(game, parse_log(text, "x")).state.text() == again.state.text()
    assert verified(game, parse_log(text, "x")).state.text() == again.state.text()


def test_a_table_that_was_set_up_earlier_is_dealt_by_its_own_rules() -> None:
    game, heading = later_stellar(), earlier_log(0).without_records()
    match = to_the_end(dealt(game, heading, "a seed"), 2)
    assert match.log.game_version == 1
    assert beginner(game, match.log) == 0


def test_a_match_goes_on_with_the_components_it_was_begun_with() -> None:
    """Pretended: the edition that comes with Stellar has a newer one beside it."""
    text = packaged_text("games/stellar", "edition.toml")
    newer = STELLAR.with_edition(text.replace('id = "house"', 'id = "newer"'), "newer.toml")
    log = new_match(STELLAR, 2, "a seed").log
    with pytest.raises(BadLog, match="this is newer"):
        replayed(newer, log)
    newer.earlier_editions = (text,)
    match = to_the_end(replayed(newer, log, "log", "a seed"), 3)
    assert match.game.edition_digest == STELLAR.edition_digest
    assert verified(newer, match.log).state.text() == match.state.text()
    assert dealt(newer, log, "a seed").game.edition_id == "house"
    assert new_match(newer, 2, "a seed").log.edition == "newer"


def test_a_version_that_is_no_longer_played_is_named() -> None:
    only = GameInfo("stellar", 3, (2, 2), LATER.options, plays=(2, 3))
    game, log = later_stellar(only), earlier_log(3)
    with pytest.raises(BadLog, match="played with version 1 of stellar, this is version 2, 3"):
        replayed(game, log)
    with pytest.raises(BadLog, match="played with version 1"):
        resumed(game, log, 3, new_match(STELLAR, 2, "a seed").state.text(), "a seed")
    with pytest.raises(BadLog, match="played with version 1"):
        dealt(game, log, "a seed")


def test_a_log_of_a_later_version_is_refused() -> None:
    log = new_match(later_stellar(), 2, "a seed").log
    with pytest.raises(BadLog, match="played with version 2 of stellar, this is version 1"):
        replayed(STELLAR, log)
