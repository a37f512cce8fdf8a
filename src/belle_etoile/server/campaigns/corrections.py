"""The game master mends a family between two turns; all can read in the log what was done."""

import json
from typing import Any

import msgspec
from sqlalchemy import Connection

from ...campaigns.records import figures, state_text
from ...games.stellarium.invariants import check
from ...games.stellarium.saves import BadSave, restored
from ...store import campaigns as kept
from ...store.campaigns import CampaignRow, FamilyRow
from ..context import Context
from ..http.problems import Problem
from .access import require_running
from .cache import Position
from .positions import ask_at, place_of
from .schemas import campaigns as schemas
from .turns import change

BY_MASTER = "master"  # in place of a rule, in the ledgers
State = dict[str, Any]


class Refused(Exception):
    """What cannot be so."""


class Mended(msgspec.Struct):
    """The position as it is to be, or what is wrong with it."""

    wrong: str = ""
    state: str = ""
    figures: str = ""
    done: list[str] = []
    before: str = ""  # the family's name
    name: str = ""


def mended(at: Position, told: State) -> Mended:
    """`told` is what the game master wishes for."""
    wish = msgspec.convert(told, type=schemas.EditFamily)
    state: State = json.loads(state_text(at.state))
    try:
        if wish.seat >= len(state["families"]):
            raise Refused("seat")
        before = state["families"][wish.seat]["name"]
        done = _purse(state, wish) + _names(state, wish) + _people(state, wish)
        if not done:
            raise Refused("edit")
        s = restored(at.state.edition, state)
        check(s)
    except Refused as error:
        return Mended(str(error))
    except (BadSave, AssertionError, ValueError, TypeError) as error:
        return Mended(f"{type(error).__name__} {error}")
    return Mended("", state_text(s), json.dumps(figures(s)), done, before, s.families[wish.seat].name)


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


def _purse(state: State, wish: schemas.EditFamily) -> list[str]:
    family, done = state["families"][wish.seat], []
    if wish.purse:
        family["purse"] = family.get("purse", 0) + wish.purse
        family["in_debt"] = family["purse"] < 0
        state["money"].append([wish.seat, wish.purse, BY_MASTER])
        done.append(f"{wish.purse:+} M$")
    if wish.credits:
        family["credits"] = family.get("credits", 0) + wish.credits
        if family["credits"] < 0:
            raise Refused("credits")
        done.append(f"{wish.credits:+} CR")
    return done


def _names(state: State, wish: schemas.EditFamily) -> list[str]:
    family, name = state["families"][wish.seat], (wish.name or "").strip()
    if not name or name == family["name"]:
        return []
    if not name.isprintable() or name in [other["name"] for other in state["families"]]:
        raise Refused("name")
    before, family["name"] = family["name"], name
    return [f"{before} → {name}"]


def _people(state: State, wish: schemas.EditFamily) -> list[str]:
    members: list[int] = state["families"][wish.seat].get("members", [])
    done = []
    for code, changed in wish.people.items():
        family, _, number = code.partition("-")
        if family != str(wish.seat + 1) or not number.isdecimal() or not 1 <= int(number) <= len(members):
            raise Refused(code[:20])
        who = members[int(number) - 1]
        c = state["people"][who]
        name = (changed.name or "").strip()
        if name and name != c["name"]:
            if not name.isprintable():
                raise Refused("name")
            done.append(f"{code} {c['name'] or '–'} → {name}")
            c["name"] = name
        if changed.prestige:
            c["pp"] = c.get("pp", 0) + changed.prestige
            state["prestige"].append([who, changed.prestige, BY_MASTER])
            done.append(f"{code} {changed.prestige:+} PP")
    return done
