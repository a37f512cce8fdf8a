"""`run_turn`: the same input gives the same result, and every place where a campaign lives gets the same turn."""

from dataclasses import replace
from pathlib import Path

import pytest

from belle_etoile.campaigns.folder import create, open_campaign, resolve_turn
from belle_etoile.campaigns.folder.resolution import turn_input
from belle_etoile.campaigns.gazette import gazette_pages, report_pages
from belle_etoile.campaigns.records import (
    dice_text,
    facts_in,
    facts_text,
    received_in,
    received_text,
    state_in,
    state_text,
)
from belle_etoile.campaigns.seeds import bot_seed, turn_seed
from belle_etoile.campaigns.sheets import Document, received
from belle_etoile.campaigns.simulation import play_campaign
from belle_etoile.campaigns.turns import HUMAN, Newcomer, TurnInput, TurnResult, issue_of, run_turn
from belle_etoile.core.errors import IllegalMove
from belle_etoile.games.stellarium import GAME
from belle_etoile.games.stellarium.components import ONR, PNJ, TURNS_PLAYED
from belle_etoile.games.stellarium.invariants import check
from belle_etoile.games.stellarium.orders.template import steward_document, template
from belle_etoile.games.stellarium.turn0 import found_empire

from .conftest import settings

BOTS = ("cautious", "ambitious", "ruthless", HUMAN, "")
NAMES = ("Altaïr", "", "Rigelan", "", "Mérope")
ENTRY = 'name = "Vega"\nschools = ["merchant"]\nwrong = 1\n'


def founding(last_turn: int = 10) -> TurnInput:
    orders = {3: Document(3, ENTRY)}
    return TurnInput(found_empire(GAME.edition, last_turn, False), "seed", NAMES, BOTS, orders, stewards=[4])


def after(turns: int, last_turn: int = 10) -> TurnInput:
    """A turn with something of everything: bots, a person, one who is silent, a steward, two who join."""
    given = founding(last_turn)
    for _ in range(turns):
        given = replace(given, state=run_turn(given).state, orders={}, stewards=[])
    sheet = "placee = 3\n" + template(given.state, 3)
    return replace(
        given,
        orders={3: Document(3, sheet)},
        stewards=[3, 4],
        newcomers=[Newcomer("bid = { amount = 2 }\n", "Tardive"), Newcomer('name = "Later"\n')],
        redrawn=2,
    )


def told(done: TurnResult) -> dict[str, object]:
    return {
        "turn": (done.turn, done.seed, done.over),
        "state": state_text(done.state),
        "facts": facts_text(done.facts),
        "dice": dice_text(done.state, done.dice, "fr"),
        "received": received_text(received(done.sheets + done.newcomers)),
        "written": (done.written, done.stewarded),
        "pages": gazette_pages(issue_of(done, "promise", "en")) | report_pages(issue_of(done, "promise", "fr"), 3),
    }


@pytest.mark.parametrize("turns", [0, 1, 4])
def test_the_same_input_gives_the_same_result_and_stays_as_it_is(turns: int) -> None:
    given = after(turns) if turns else founding()
    before, text = state_text(given.state), given.state.text()
    first, second = told(run_turn(given)), told(run_turn(given))
    assert first == second
    assert (state_text(given.state), given.state.text()) == (before, text)


def test_who_writes() -> None:
    given = after(2)
    done = run_turn(given)
    assert set(done.written) == {0, 1, 2}
    assert done.stewarded == {4: steward_document(given.state, 4, "")}
    assert [sheet.family for sheet in done.sheets] == [0, 1, 2, 3, 4]
    assert [sheet.status for sheet in done.sheets] == ["OR"] * 5
    assert [mistake.place for mistake in done.sheets[3].mistakes] == ["placee"]
    check(done.state)


def test_a_document_counts_before_the_bot_s() -> None:
    given = after(1)
    mine = template(given.state, 0)
    done = run_turn(replace(given, orders={0: Document(0, mine)}))
    assert 0 not in done.written
    assert done.sheets[0].document.text == mine
    assert [sheet.family for sheet in done.sheets] == [0, 1, 2, 3, 4]  # 3 has its steward


def test_nobody_writes_for_a_family_without_a_player() -> None:
    given = after(1)
    given.state.families[0].status = PNJ
    done = run_turn(given)
    assert 0 not in done.written
    assert done.state.families[0].status == PNJ


def test_31_7_newcomers_get_the_next_numbers() -> None:
    given = after(1)
    done = run_turn(given)
    assert [sheet.family for sheet in done.newcomers] == [5, 6]
    assert [family.name for family in done.state.families[5:]] == ["Tardive", "Later"]
    assert not received(done.sheets).keys() & {5, 6}


def test_31_7_nobody_joins_a_campaign_that_is_over_or_not_begun() -> None:
    given = founding()
    assert run_turn(replace(given, newcomers=[Newcomer(ENTRY)])).newcomers == []
    last = after(1, last_turn=1)
    done = run_turn(last)
    assert (done.over, done.state.end, len(done.state.families)) == (True, TURNS_PLAYED, 5)
    with pytest.raises(IllegalMove, match=r"^30\.1"):
        run_turn(replace(last, state=done.state))


def test_silence_is_no_orders() -> None:
    given = replace(after(1), orders={}, stewards=[], newcomers=[])
    done = run_turn(given)
    assert [sheet.family for sheet in done.sheets] == [0, 1, 2]
    assert done.state.families[3].status == ONR


def test_luck_depends_on_the_seed_the_turn_and_how_often_it_was_drawn() -> None:
    given = after(1)
    seeds = {given.turn_seed, replace(given, redrawn=3).turn_seed, replace(given, seed="x").turn_seed}
    assert len({*seeds, turn_seed("seed", 2, 2), bot_seed("seed", 1, 2)}) == 5
    assert run_turn(given).seed == turn_seed("seed", 1, 2)
    assert facts_text(run_turn(replace(given, redrawn=3)).facts) != facts_text(run_turn(given).facts)


def test_what_is_kept_reads_back() -> None:
    done = run_turn(after(2))
    state = state_in(GAME.edition, state_text(done.state))
    assert state_text(state) == state_text(done.state)
    assert facts_text(facts_in(facts_text(done.facts))) == facts_text(done.facts)
    sheets = received(done.sheets)
    assert received_text(received_in(received_text(sheets))) == received_text(sheets)
    assert issue_of(done, "promise", "fr").received == sheets


# Where a campaign lives


def test_a_folder_gets_the_same_turn(tmp_path: Path) -> None:
    folder = str(tmp_path / "campaign")
    create(folder, settings(4, 3))
    for turn in range(3):
        campaign = open_campaign(folder)
        inbox = campaign.inbox(turn)
        inbox.mkdir(parents=True, exist_ok=True)
        text = template(campaign.latest, 0) if turn else 'name = "Vega"\n'
        (inbox / "1.toml").write_text(text, encoding="utf-8")
        here = run_turn(turn_input(campaign))
        done = resolve_turn(campaign)
        assert (done.folder / "state.json").read_text(encoding="utf-8") == state_text(here.state)
        assert (done.folder / "events.jsonl").read_text(encoding="utf-8") == facts_text(here.facts)
        pages = gazette_pages(issue_of(here, campaign.commitment(turn + 1), "fr"))
        for name, page in pages.items():
            assert (done.folder / "reports" / name).read_text(encoding="utf-8") == page


def test_a_campaign_of_bots_ends_and_is_the_same_every_time() -> None:
    first, second = (list(play_campaign(GAME.edition, BOTS[:3], 3, True, "seed")) for _ in range(2))
    assert [told.turn for told in first] == [0, 1, 2, 3]
    assert [state_text(one.state) for one in first] == [state_text(other.state) for other in second]
    assert first[-1].state.end == TURNS_PLAYED
