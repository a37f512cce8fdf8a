"""An order document to start from: safe orders that count as OR, with every other choice in comments."""

from typing import Final

from . import choices
from .components import MERCHANT, NONE, SCHOOLS, STELLARIUM, UNSCHOOLED, VERDICTS
from .form import YEARS_ASKED, Field, Form, form
from .orders import Orders, Youth
from .phases.p00_status import is_youth, needs_place
from .state import Character, State
from .writing import format_orders, quoted

SHOWN: Final = 12  # choices in a comment
LISTED: Final = ("marriage", "contract", "deal", "expedition", "verdict")  # [[…]]
SEVERAL: Final = ("dismiss", "aboard", "ships", "patrol", "prostheses", "remarriages", "permits", "bar")  # [ … ]


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
    """The text of `safe_orders` with comments: who everybody is, and what else may be written.

    What a comment shows becomes an order when its `# ` is taken away.
    """
    sheet = form(s, family)
    by_person: dict[str, list[Field]] = {}
    by_part: dict[str, list[Field]] = {}
    for field in sheet.fields:
        where, _, _ = field.place.rpartition(".")
        if where.startswith("people."):
            by_person.setdefault(where, []).append(field)
        elif where:
            by_part.setdefault(where, []).append(field)
    lines: list[str] = []
    written = format_orders(s, safe_orders(s, family)).split("\n\n")
    for block in written:
        head, _, rest = block.strip().partition("\n")
        lines += [head]
        if head.startswith("[people."):
            where = head[1:-1]
            set_already = [line.partition(" ")[0] for line in rest.split("\n")]
            lines += _about(s, where)
            lines += [_comment(sheet, field, where, set_already) for field in by_person.pop(where, [])]
        lines += [rest, ""] if rest else [""]
    for where, fields in by_person.items():
        lines += [f"# [{where}]", *_about(s, where), *[_comment(sheet, field, where, []) for field in fields], ""]
    lines += [f"# [ransoms]  # 2.2.4{_shown(choices.codes(s, choices.members(s, family)))}", ""]
    for part, fields in by_part.items():
        lines += [*_part(s, sheet, family, part, fields), ""]
    return "\n".join(lines)


def _part(s: State, sheet: Form, family: int, part: str, fields: list[Field]) -> list[str]:
    """A marriage, a contract, a verdict, an office: its header and every line it may have."""
    kind, _, rest = part.partition(".")
    lines = [f"# [[{kind}]]" if kind in LISTED else f"# [{kind}]"]
    if kind == "verdict":
        lines += [f"# judge = {quoted(rest)}", f"# trial = {fields[0].place.rpartition('.')[2]}"]
        lines += [
            f'# verdict = "abstain"  # 22.2{_shown(list(VERDICTS))}',
            f"# years = 10  # 22.2{_shown(YEARS_ASKED)}",
        ]
        return lines + _more_trials(fields)
    seen: list[str] = []
    for field in fields:
        if field.choices or sheet.lists.get(field.list):
            lines.append(_comment(sheet, field, part, seen))
            seen.append(field.place.rpartition(".")[2])
    if kind == "deal":
        lines += [f"# from = {quoted(s.families[family].name)}", "# price = 0"]
    return lines


def _more_trials(fields: list[Field]) -> list[str]:
    trials = [field.place.rpartition(".")[2] for field in fields[1:]]
    return [f"#   trial: {', '.join(trials)}"] if trials else []


def _about(s: State, where: str) -> list[str]:
    """Name, age next turn, school, prestige."""
    family, _, number = where.removeprefix("people.").partition("-")
    c = s.people[s.families[int(family) - 1].members[int(number) - 1]]
    school = SCHOOLS[c.school] if c.school != UNSCHOOLED else "-"
    return [f"# {c.name or c.code}, {s.age(c) + 10}, {school}, {c.pp} PP"]


def _comment(sheet: Form, field: Field, where: str, set_already: list[str]) -> str:
    """`# place = "Balnéa"  # 0.3: "Balnéa", "Carilam"`; without the order where the document has one."""
    key = field.place.removeprefix(f"{where}.")
    allowed = sheet.lists[field.list] if field.list else field.choices
    if key == "buy":
        code = where.removeprefix("people.")
        return f"#   purchases: {', '.join([quoted(f'{code} {good}') for good in allowed])} ({field.rule})"
    if key in set_already:
        return f"#   {key} ({field.rule}){_shown(allowed)}"
    return f"# {key} = {_example(key, allowed)}  # {field.rule}{_shown(allowed)}"


def _example(key: str, allowed: list[str]) -> str:
    """One right value, as TOML."""
    first = allowed[0] if allowed else ""
    if key == "births" or key == "amount":
        return "1"
    if first in ("true", "false"):
        return first
    if key == "abolish":
        return f'{{ family = "…", planet = {quoted(first)} }}'
    return f"[{quoted(first)}]" if key in SEVERAL else quoted(first)


def _shown(allowed: list[str]) -> str:
    shown = ", ".join([quoted(choice) for choice in allowed[:SHOWN]])
    return f": {shown}, …" if len(allowed) > SHOWN else f": {shown}" if shown else ""
