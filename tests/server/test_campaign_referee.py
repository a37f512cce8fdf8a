"""The referee of the server: rows in, rows out, and between them the turn that every campaign gets."""

import msgspec
import pytest

from belle_etoile.campaigns.records import dice_text, facts_text, received_in, state_text
from belle_etoile.campaigns.turns import TurnInput, run_turn
from belle_etoile.core.packaged import packaged_text
from belle_etoile.server.campaigns.turn_worker import Done, Job, resolve_job, turn_input

from ..campaigns.test_turns import after, founding


def job_for(given: TurnInput) -> Job:
    """The same turn as the server's rows tell it."""
    joining = [len(given.state.families) + at for at in range(len(given.newcomers))]
    names = [family.name for family in given.state.families] or list(given.names)
    return Job(
        turn=given.turn,
        edition=packaged_text("games/stellarium", "edition.toml"),
        turns=10,
        governor="half",
        language="fr",
        seed=given.seed,
        redrawn={str(given.turn): given.redrawn},
        names=names + [newcomer.name for newcomer in given.newcomers],
        bots=[*given.bots, *[""] * len(given.newcomers)],
        state=state_text(given.state) if given.state.families else "",
        orders={seat: document.text for seat, document in given.orders.items()}
        | {seat: newcomer.text for seat, newcomer in zip(joining, given.newcomers, strict=True)},
        joining=joining,
        stewards=list(given.stewards),
        rules=given.state.rules,
    )


@pytest.mark.parametrize("turns", [0, 1, 3])
def test_a_server_gets_the_same_turn(turns: int) -> None:
    given = after(turns) if turns else founding()
    (packed,) = resolve_job(msgspec.json.encode(job_for(given)))
    done, here = msgspec.json.decode(packed, type=Done), run_turn(given)
    assert done.state == state_text(here.state)
    assert done.events == facts_text(here.facts)
    assert done.dice == dice_text(here.state, here.dice, "fr")
    assert (done.seed, done.year) == (here.seed, here.state.year)
    assert (done.written, done.stewarded) == (here.written, here.stewarded)
    assert done.joined == ([5, 6] if turns else [])
    assert set(received_in(done.sheets)) == {sheet.family for sheet in here.sheets + here.newcomers}


def test_a_server_leaves_out_drafts_that_count_for_nobody() -> None:
    job = job_for(after(1))
    job.orders |= {0: "ransom = 'pay'\n", 4: "  \n"}
    assert set(turn_input(job).orders) == {3}
