"""Quick: one move deep by learned values."""

from belle_etoile import bot_named, game_named
from belle_etoile.arena import run_tournament
from belle_etoile.arena.executor import Here
from belle_etoile.bots.greedy import Greedy
from belle_etoile.bots.quick import QuickBot
from belle_etoile.core import Quick
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games import GAMES
from belle_etoile.locales import speaker

from ..depth import deep
from .test_bots import middle

STELLAR = game_named("stellar")


def test_it_says_its_version() -> None:
    assert bot_named("quick").name == bot_named("quick-1").name == "quick-1"
    assert speaker("en").bot("quick-1") == "Quick 1"
    assert speaker("fr").bot("quick") == "Vif"


def test_it_beats_greedy() -> None:
    """The deals are always the same, and so are both bots: no matter of luck."""
    told = run_tournament("stellar", None, ["quick", "greedy"], deep(60, 20), 3, {}, Here(), lambda played: None)
    assert told.win_rate(0) > 0.6
    assert told.mean_margin > 0


def test_without_learned_values_it_takes_what_looks_best() -> None:
    text = packaged_text("games/stellar", "edition.toml")
    other = STELLAR.with_edition(text + "# my box\n", "edition.toml")
    for game in (other, *[game for game in GAMES if not game.tables]):
        s = middle(game, 10)
        seat = game.turn(s)
        view = game.view(s, seat)
        assert QuickBot().choose(game, view, seat, Quick(1)) == Greedy().choose(game, view, seat, Quick(1))


def test_where_values_are_not_trusted_it_takes_what_looks_best() -> None:
    """As in Stellarion with several expansions, which self-play has not learned to win."""
    game = game_named("stellarion")
    for added, known in ((["sun"], True), (["sun", "theories"], False)):
        options = game.checked_options(dict.fromkeys(added, "yes"))
        differs = 0
        for seed in range(12):
            s = game.setup(1, options, Quick(seed))
            view = game.view(s, 0)
            assert game.trusts_values(s) is known
            differs += QuickBot().choose(game, view, 0, Quick(1)) != Greedy().choose(game, view, 0, Quick(1))
        assert bool(differs) is known


def test_luck_has_no_say() -> None:
    """What the seat may not know is invented, and changes nothing."""
    for moves in range(2, 40, 5):
        s = middle(STELLAR, moves)
        seat = STELLAR.turn(s)
        answers = {QuickBot().choose(STELLAR, STELLAR.view(s, seat), seat, Quick(luck)) for luck in range(4)}
        assert len(answers) == 1
