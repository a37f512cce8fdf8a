"""An order document to start from: safe orders that count as OR, with every other choice in comments."""

from collections.abc import Mapping
from typing import Final, final

from ....core.toml import quoted
from ..components import SCHOOLS, UNSCHOOLED, VERDICTS, YEARS
from ..state import Person, State
from ..turn0 import to_share
from . import choices
from .entry import format_entry
from .form import YEARS_ASKED, Field, form
from .mistakes import WAITS
from .orders import Entry
from .steward import safe_orders
from .writer import format_orders

SHOWN: Final = 12  # choices in a comment
SHOWN_WAITING: Final = 6  # and those that wait for something
LISTED: Final = ("marriage", "contract", "deal", "expedition", "verdict")  # [[…]]
SEVERAL: Final = (
    "dismiss",
    "aboard",
    "ships",
    "patrol",
    "prostheses",
    "remarriages",
    "permits",
    "bar",
    "names",
)  # [ … ]
NAMED: Final = ("name", "names")  # what people choose freely
NUMBERED: Final = {"births": "1", "amount": "1", "price": "0"}


# 31.3, 3.5: the one bachelor who may marry does; his sister is the family's priest
FIRST_SCHOOLS: Final = ("merchant", "warrior", "explorer", "merchant", "warrior", "priest")


def start_document(s: State, family: int, name: str, words: Mapping[str, str] | None = None) -> str:
    """What to begin with: careful orders, or the entry of a family that is not there yet."""
    return template(s, family, words) if family < len(s.families) else start_entry(s, name)


def steward_document(s: State, family: int, name: str) -> str:
    """What a steward sends for a player on vacation: the same, and the weddings that everyone can work out."""
    return format_orders(s, safe_orders(s, family)) if family < len(s.families) else start_entry(s, name)


def start_entry(s: State, name: str) -> str:
    entry = Entry(name)
    entry.schools = [SCHOOLS.index(school) for school in FIRST_SCHOOLS]
    entry.shares = s.edition.silent[:]
    entry.shares[0] += to_share(s) - s.edition.shared
    return format_entry(s, entry)


def template(s: State, family: int, headings: Mapping[str, str] | None = None) -> str:
    """The text of `safe_orders`, nobody's wedding in it, with comments: who everybody is, what else may be written.

    What a comment shows becomes an order when its `# ` is taken away. `headings` name the rules, what a choice waits
    for (`if-widowed`), and what somebody is (`w merchant`, `m none`).
    """
    return Writer(s, family, headings or {}).text()


@final
class Writer:
    """One family's template."""

    def __init__(self, s: State, family: int, headings: Mapping[str, str]) -> None:
        self.s: Final = s
        self.family: Final = family
        self.headings: Final = headings
        self.sheet: Final = form(s, family)

    def text(self) -> str:
        by_person: dict[str, list[Field]] = {}
        by_part: dict[str, list[Field]] = {}
        for field in self.sheet.fields:
            where, _, _ = field.place.rpartition(".")
            if where.startswith("people.") and field.place.endswith(".buy"):
                continue  # written at the top
            if where.startswith("people."):
                by_person.setdefault(where, []).append(field)
            elif where:
                by_part.setdefault(where, []).append(field)
        lines: list[str] = []
        for block in format_orders(self.s, safe_orders(self.s, self.family, weddings=False)).split("\n\n"):
            head, _, rest = block.strip().partition("\n")
            lines.append(head)
            if head.startswith("family"):
                rest = "\n".join([rest, *self._purchases()])
            if head.startswith("[people."):
                where = head[1:-1]
                set_already = [line.partition(" ")[0] for line in rest.split("\n")]
                lines += self._about(where)
                lines += [self._comment(field, where, set_already) for field in by_person.pop(where, [])]
            lines += [rest, ""] if rest else [""]
        for where, fields in by_person.items():
            lines += [f"# [{where}]", *self._about(where), *[self._comment(field, where, []) for field in fields], ""]
        members = choices.codes(self.s, choices.ransomed(self.s, self.family))
        if members:
            lines += ["# [ransoms]", f'# {members[0]} = "pay"  # {self._rule("2.2.4")}{self._shown(members)}', ""]
        for part, fields in by_part.items():
            lines += [*self._part(part, fields), ""]
        return "\n".join(lines)

    def _purchases(self) -> list[str]:
        """1.0.1: at the top of the document, where they are written."""
        goods: dict[str, list[str]] = {}
        for field in self.sheet.fields:
            if field.place.endswith(".buy"):
                code = field.place.removeprefix("people.").removesuffix(".buy")
                goods[code] = [f"{code} {good}" for good in field.choices]
        if not goods:
            return []
        first = next(iter(goods.values()))
        shown = [f"#   {', '.join([quoted(each) for each in written])}" for written in goods.values()]
        return [f"# purchases = [{quoted(first[0])}]  # {self._rule('1.0.1')}", *shown]

    def _part(self, part: str, fields: list[Field]) -> list[str]:
        """A marriage, a contract, a verdict, an office: its header and every line it may have."""
        kind, _, rest = part.partition(".")
        lines = [f"# [[{kind}]]" if kind in LISTED else f"# [{kind}]"]
        if kind == "verdict":
            rule = self._rule("22.2")
            trial = fields[0].place.rpartition(".")[2]
            lines += [f"# judge = {quoted(rest)}{self._who(rest)}", f"# trial = {trial}{self._accused(trial)}"]
            lines += [
                f'# verdict = "abstain"  # {rule}{self._shown(list(VERDICTS))}',
                f"# years = 10  # {rule}{self._shown(YEARS_ASKED)}",
            ]
            return lines + self._more_trials(fields)
        seen: list[str] = []
        for field in fields:
            key = field.place.rpartition(".")[2]
            if field.choices or key in NAMED or self.sheet.lists.get(field.list):
                lines.append(self._comment(field, part, seen))
                seen.append(key)
        return lines

    def _more_trials(self, fields: list[Field]) -> list[str]:
        trials = [field.place.rpartition(".")[2] for field in fields[1:]]
        return [f"#   trial: {trial}{self._accused(trial)}" for trial in trials]

    def _accused(self, number: str) -> str:
        for trial in self.s.trials:
            if str(trial.id) == number:
                accused = self.s.people[trial.accused]
                return f"  # {self._rule(trial.rule)}: {accused.code} {self._named(accused)}"
        return ""

    def _about(self, where: str) -> list[str]:
        """Name, age next turn, school, prestige."""
        c = self._person(where.removeprefix("people."))
        school = SCHOOLS[c.school] if c.school != UNSCHOOLED else "none"
        profession = self.headings.get(f"{'mw'[c.sex]} {school}", school)
        prestige = str(c.pp).replace("-", "−")
        return [f"# {c.name or c.code}, {self.s.age(c) + YEARS}, {profession}, {prestige} PP"]

    def _person(self, code: str) -> Person:
        family, _, number = code.partition("-")
        return self.s.people[self.s.families[int(family) - 1].members[int(number) - 1]]

    def _named(self, c: Person) -> str:
        return f"{c.name or '-'} {self.s.families[c.family].name}"

    def _who(self, code: str) -> str:
        return f"  # {self._named(self._person(code))}"

    def _rule(self, number: str) -> str:
        return f"{number} {self.headings[number]}" if number in self.headings else number

    def _comment(self, field: Field, where: str, set_already: list[str]) -> str:
        """`# place = "Balnéa"  # 0.3: "Balnéa", "Carilam"`; without the order where the document has one."""
        key = field.place.removeprefix(f"{where}.")
        allowed = self.sheet.lists[field.list] if field.list else field.choices
        if key in set_already:
            return f"#   {key} ({self._rule(field.rule)}){self._shown(allowed, field)}"
        return f"# {key} = {self._example(key, allowed)}  # {self._rule(field.rule)}{self._shown(allowed, field)}"

    def _example(self, key: str, allowed: list[str]) -> str:
        """One right value, as TOML."""
        own, others = self.s.families[self.family].name, [f.name for f in self.s.families if f.id != self.family]
        first = allowed[0] if allowed else ""
        if key in NUMBERED:
            return NUMBERED[key]
        if first in ("true", "false"):
            return first
        if key == "abolish":
            return f"{{ family = {quoted(others[0])}, planet = {quoted(first)} }}"
        if key in ("from", "to"):
            first = own if key == "from" else others[0]
        elif key == "bar":
            first = others[0]
        elif key in NAMED:
            first = "…"
        return f"[{quoted(first)}]" if key in SEVERAL else quoted(first)

    def _shown(self, allowed: list[str], field: Field | None = None) -> str:
        """Some of the choices; people with their names, and what a choice waits for."""
        waiting = [choice for choice in allowed if field is not None and self.sheet.waits(field, choice)]
        certain = len(allowed) - len(waiting)  # they come first
        told = [*allowed[: min(certain, SHOWN)], *waiting[:SHOWN_WAITING]]
        shown: list[str] = []
        for choice in told:
            family, dash, number = choice.partition("-")
            is_code = dash and family.isdecimal() and number.isdecimal() and 1 <= int(family) <= len(self.s.families)
            known = is_code and 1 <= int(number) <= len(self.s.families[int(family) - 1].members)
            named = f"{quoted(choice)} {self._named(self._person(choice))}" if known else quoted(choice)
            waits = self.sheet.waits(field, choice) if field is not None else ""
            shown.append(f"{named} ({self._condition(waits)})" if waits else named)
        listed = ", ".join(shown)
        return f": {listed}, …" if len(allowed) > len(told) else f": {listed}" if listed else ""

    def _condition(self, waits: str) -> str:
        return self.headings.get(f"{WAITS}{waits}", f"{WAITS}{waits}")
