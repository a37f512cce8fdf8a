"""An order document to start from: safe orders that count as OR, with every other choice in comments."""

from typing import Final

from .components import MERCHANT, NONE, SCHOOLS, STELLARIUM, UNSCHOOLED
from .form import Field, form
from .orders import Orders, Youth
from .phases.p00_status import is_youth, needs_place
from .state import Character, State
from .writing import format_orders

SHOWN: Final = 12  # choices in a comment


def safe_orders(s: State, family: int) -> Orders:
    """Everyone stays on Stellarium, merchants bet S1 while the purse lasts, youths get a name and a school."""
    orders = Orders(family, True)
    left = max(0, s.families[family].purse)
    for who in s.families[family].members:
        c = s.people[who]
        if needs_place(c):
            orders.places[who] = STELLARIUM  # 0.3
            if c.school == MERCHANT and left > 0 and not s.families[family].in_debt:
                orders.bets[who] = (0, 1)  # 5.3.5
                left -= 1
        if is_youth(c, s.turn + 1):
            orders.youths[who] = Youth(c.name or _name(s, c), MERCHANT, NONE)
    return orders


def _name(s: State, c: Character) -> str:
    """A name of the house list that no living member of the family bears, if there is one."""
    names = s.edition.first_names[c.sex]
    taken = {s.people[member].name for member in s.families[c.family].members if s.people[member].alive}
    for at in range(len(names)):
        name = names[(c.id + at) % len(names)]
        if name not in taken:
            return name
    return names[c.id % len(names)]


def template(s: State, family: int) -> str:
    """The text of `safe_orders` with comments: who everybody is, and what else may be written."""
    sheet = form(s, family)
    by_person: dict[str, list[Field]] = {}
    others: list[Field] = []
    for field in sheet.fields:
        where, _, _ = field.place.rpartition(".")
        if where.startswith("people."):
            by_person.setdefault(where, []).append(field)
        else:
            others.append(field)
    lines: list[str] = []
    for line in format_orders(s, safe_orders(s, family)).splitlines():
        lines.append(line)
        if line.startswith("[people."):
            where = line[1:-1]
            lines += _about(s, where)
            lines += [_comment(field, where) for field in by_person.pop(where, [])]
    for where, fields in by_person.items():
        lines += ["", f"# [{where}]", *_about(s, where), *[_comment(field, where) for field in fields]]
    lines += ["", *[_comment(field, "") for field in others]]
    return "\n".join(lines) + "\n"


def _about(s: State, where: str) -> list[str]:
    """Name, age next turn, school, prestige."""
    family, _, number = where.removeprefix("people.").partition("-")
    c = s.people[s.families[int(family) - 1].members[int(number) - 1]]
    school = SCHOOLS[c.school] if c.school != UNSCHOOLED else "-"
    return [f"# {c.name or c.code}, {s.age(c) + 10}, {school}, {c.pp} PP"]


def _comment(field: Field, where: str) -> str:
    """`# place = "Balnéa", "Carilam" (0.3)`"""
    key = field.place.removeprefix(f"{where}.") if where else field.place
    shown = ", ".join([f'"{choice}"' for choice in field.choices[:SHOWN]])
    if len(field.choices) > SHOWN:
        shown += ", ..."
    return f"# {key} = {shown or '...'} ({field.rule})"
