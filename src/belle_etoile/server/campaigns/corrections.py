"""The game master mends a family between two turns; all can read in the log what was done."""

import json
from typing import Any

import msgspec
from sqlalchemy import Connection

from ...campaigns.records import figures, state_text
from ...games.stellarium.corrections import BadCorrection, Correction, corrected
from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow
from ..context import Context
from ..http.problems import Problem
from .access import require_running
from .cache import Position
from .positions import ask_at, place_of
from .schemas import campaigns as schemas
from .turns import change


class Mended(msgspec.Struct):
    """The position as it is to be, or what is wrong with it."""

    wrong: str = ""
    state: str = ""
    figures: str = ""
    done: list[str] = []
    before: str = ""  # the family's name
    name: str = ""


def mended(at: Position, told: dict[str, Any]) -> Mended:
    """`told` is what the game master wishes for."""
    wish = msgspec.convert(told, type=schemas.EditFamily)
    people = {code: (person.name or "", person.prestige) for code, person in wish.people.items()}
    try:
        s, done = corrected(at.state, Correction(wish.seat, wish.purse, wish.credits, wish.name or "", people))
    except BadCorrection as error:
        return Mended(str(error))
    before, name = [state.families[wish.seat].name for state in (at.state, s)]
    return Mended("", state_text(s), json.dumps(figures(s)), done, before, name)


async def edit(context: Context, id: str, wish: schemas.EditFamily, person: str) -> None:
    """Purse, credits, names, prestige: the position after the last turn is written anew."""
    found = await context.db.read(lambda c: kept.campaign_row(c, id))
    if found is None:
        raise Problem("no-such-campaign")
    require_running(found, person)
    place = await place_of(context, found, found.turn - 1) if found.turn > 0 else None
    if place is None:
        raise Problem("no-such-turn")
    new = msgspec.json.decode(await ask_at(context, place, mended, msgspec.to_builtins(wish)), type=Mended)
    if new.wrong:
        raise Problem("malformed", reason=new.wrong)

    def work(connection: Connection, row: CampaignRow, families: list[FamilyRow], now: float) -> None:
        require_running(row, person)
        if kept.when_resolved(connection, id, row.turn - 1) != place.resolved:
            raise Problem("busy", retry_after=1)  # another turn, or another edit
        changes = {"state": new.state, "figures": new.figures, "resolved": now}
        kept.change_turn(connection, id, place.turn, changes)
        kept.change_campaign(connection, id, {"moved": now})
        kept.change_family(connection, id, wish.seat, {"name": new.name})
        facts: dict[str, int | str] = {"family": new.before, "what": "; ".join(new.done)}
        kept.add_act(connection, row, "edit", now, person, wish.reason, facts)
        player = families[wish.seat].person
        if player:
            kept.tell(connection, id, [player], "edited", row.turn, now)

    await change(context, id, work)
