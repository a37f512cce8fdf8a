"""The game master mends a family between two turns; all can read in the log what was done."""

import json
from typing import Any

from sqlalchemy import Connection

from ...campaign.resolving import state_text
from ...games.stellarium.check import check
from ...games.stellarium.saving import BadSave, restored, saved
from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow
from ..house import House
from ..problems import Problem
from . import shapes
from .master import playing
from .referee import edition_of, figures
from .resolving import change

BY_MASTER = "master"  # in place of a rule, in the ledgers
State = dict[str, Any]


def refused(what: str) -> Problem:
    return Problem("malformed", reason=what)


async def edit(house: House, id: str, wish: shapes.EditFamily, person: str) -> None:
    """Purse, credits, names, prestige: the position after the last turn is written anew."""

    def work(connection: Connection, row: CampaignRow, houses: list[FamilyRow], now: float) -> None:
        playing(row, person)
        turn = kept.turn_row(connection, id, row.turn - 1) if row.turn > 0 else None
        if turn is None:
            raise Problem("no-such-turn")
        state: State = json.loads(turn.state)
        if wish.seat >= len(state["families"]):
            raise refused("seat")
        name = state["families"][wish.seat]["name"]
        done = _purse(state, wish) + _names(state, wish) + _people(state, wish)
        if not done:
            raise refused("edit")
        try:
            s = restored(edition_of(row.edition_text), state)
            check(s)
        except (BadSave, AssertionError, ValueError, TypeError) as error:
            raise refused(f"{type(error).__name__} {error}") from None
        changes = {"state": state_text(saved(s)), "figures": json.dumps(figures(s)), "resolved": now}
        kept.change_turn(connection, id, turn.turn, changes)
        kept.change_campaign(connection, id, {"moved": now})
        kept.change_family(connection, id, wish.seat, {"name": s.families[wish.seat].name})
        facts: dict[str, int | str] = {"family": name, "what": "; ".join(done)}
        kept.add_act(connection, row, "edit", now, person, wish.reason, facts)
        player = houses[wish.seat].person
        if player:
            kept.tell(connection, id, [player], "edited", row.turn, now)

    await change(house, id, work)


def _purse(state: State, wish: shapes.EditFamily) -> list[str]:
    family, done = state["families"][wish.seat], []
    if wish.purse:
        family["purse"] = family.get("purse", 0) + wish.purse
        family["in_debt"] = family["purse"] < 0
        state["money"].append([wish.seat, wish.purse, BY_MASTER])
        done.append(f"{wish.purse:+} M$")
    if wish.credits:
        family["credits"] = family.get("credits", 0) + wish.credits
        if family["credits"] < 0:
            raise refused("credits")
        done.append(f"{wish.credits:+} CR")
    return done


def _names(state: State, wish: shapes.EditFamily) -> list[str]:
    family, name = state["families"][wish.seat], (wish.name or "").strip()
    if not name or name == family["name"]:
        return []
    if not name.isprintable() or name in [other["name"] for other in state["families"]]:
        raise refused("name")
    before, family["name"] = family["name"], name
    return [f"{before} → {name}"]


def _people(state: State, wish: shapes.EditFamily) -> list[str]:
    members: list[int] = state["families"][wish.seat].get("members", [])
    done = []
    for code, changed in wish.people.items():
        family, _, number = code.partition("-")
        if family != str(wish.seat + 1) or not number.isdecimal() or not 1 <= int(number) <= len(members):
            raise refused(code[:20])
        who = members[int(number) - 1]
        c = state["people"][who]
        name = (changed.name or "").strip()
        if name and name != c["name"]:
            if not name.isprintable():
                raise refused("name")
            done.append(f"{code} {c['name'] or '–'} → {name}")
            c["name"] = name
        if changed.prestige:
            c["pp"] = c.get("pp", 0) + changed.prestige
            state["prestige"].append([who, changed.prestige, BY_MASTER])
            done.append(f"{code} {changed.prestige:+} PP")
    return done
