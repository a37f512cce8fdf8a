"""A family's private report: its accounts, its people, what its orders brought."""

from ...core.events import Event
from ...games.stellarium.components import DEALS, YEARS
from ...games.stellarium.view import PersonView
from ...locales import ledger
from .issue import Issue, Own
from .newspaper import promise, told
from .paper import Cell, Item, Page, Section, Table, signed
from .prose import Prose
from .text import Line, Text, joined, reference


def report(issue: Issue, family: int) -> Page:
    say = issue.prose
    view = issue.view
    seen, own = view["families"][family], issue.own(family)
    return Page(
        language=issue.language,
        kind="report",
        title=say.say("report-title", family=seen["name"]),
        motto=say.say("report-secret"),
        dateline=[
            say.say("report-turn", turn=view["turn"]),
            say.say("report-status", status=seen["status"]),
            say.say("report-points", points=seen["points_turn"], total=seen["points"]),
        ],
        headline="",
        standfirst="",
        secondary=[],
        sections=[
            section
            for section in (
                _accounts(issue, own, say),
                _orders(issue, family, say),
                _news(issue, family, say),
                _people(issue, family, own, say),
                _trials(issue, family, say),
                _proposals(issue, family, say),
            )
            if not section.empty
        ],
        footer=promise(issue),
    )


def _accounts(issue: Issue, own: Own, say: Prose) -> Section:
    """The purse to the last M$: postings of the turn, by rule."""
    sums: dict[str, int] = {}
    for amount, rule in own.postings:
        sums[rule] = sums.get(rule, 0) + amount
    rows: list[list[Cell]] = [[say.say("report-start"), "", own.purse - sum(sums.values())]]
    rows += [[_posted(issue, rule, say), reference(rule, "rule", rule), amount] for rule, amount in sums.items()]
    rows.append([say.say("report-purse"), "", own.purse])
    heads = [say.say(f"report-{head}") for head in ("entry", "rule", "amount")]
    section = Section("accounts", say.say("report-accounts"), [], Table(heads, rows))
    section.items.append(Item(say.say("report-credits", credits=own.credits)))
    if own.in_debt and not issue.over:
        section.items.append(Item(say.say("report-debt")))
    return section


def _posted(issue: Issue, rule: str, say: Prose) -> str:
    """What money was moved for: in words of our own, else the heading of the rule."""
    own = f"posting-{rule.replace('.', '-')}"
    if say.speaker.has(f"stellarium-{own}"):
        return say.say(own)
    rules = ledger("stellarium", issue.language).rules
    return rules[rule].heading if rule in rules else rule


def _orders(issue: Issue, family: int, say: Prose) -> Section:
    items = []
    received = issue.received.get(family)
    if received is not None:
        items.append(Item(say.say("report-received", status=received.status)))
    elif issue.view["turn"]:
        items.append(Item(say.say("report-silent")))
    for mistake in received.mistakes if received is not None else []:
        said = say.speaker.say(f"stellarium-event-mistake-{mistake.kind}", **mistake.values())
        items.append(Item(said, "", mistake.rule))
    events = [fact.event for fact in issue.private.get(family, []) if fact.event.kind != "accounts"]
    items += _purchases(issue, [event for event in events if event.kind == "bought"], say)
    items += [told(issue, event) for event in events if event.kind != "bought"]
    return Section("orders", say.say("report-orders"), items)


def _purchases(issue: Issue, events: list[Event], say: Prose) -> list[Item]:
    """Good by good, with all those it was bought for."""
    by_good: dict[str, list[Event]] = {}
    for event in events:
        by_good.setdefault(str(event.values["good"]), []).append(event)
    found = []
    for good, bought in by_good.items():
        names = say.together([_bought_for(event) for event in bought])
        found.append(Item(say.tell("report-bought", names=names, good=good), "", bought[0].rule))
    return found


def _bought_for(event: Event) -> Text:
    code = str(event.values["code"])
    return reference(str(event.values["person"] or code), "person", code)


def _news(issue: Issue, family: int, say: Prose) -> Section:
    """What everyone may read about this family's people, in one place."""
    skipped = ("status", "points", "founder", "family")
    facts = [fact for fact in issue.concerning.get(family, []) if fact.event.kind not in skipped]
    items = []
    before = 0
    for fact in sorted(facts, key=lambda fact: fact.year):
        label = issue.imperial(fact.year) if fact.year != before else ""
        before = fact.year
        items.append(told(issue, fact.event, label))
    return Section("news", say.say("report-news"), items)


def _people(issue: Issue, family: int, own: Own, say: Prose) -> Section:
    view = issue.view
    gains: dict[int, int] = issue.gains
    rows: list[list[Cell]] = []
    for member in view["families"][family]["members"]:
        c = view["people"][member]
        if c["died"] >= 0:
            continue
        change = gains.get(member, 0)
        rows.append(
            [
                reference(c["code"], "person", c["code"]),
                c["name"] or say.say("report-newborn"),
                view["year"] + YEARS - c["born"],
                say.say("school", school=c["school"] or "none", sex=c["sex"]),
                c["prestige"],
                signed(change) if change else "",
                office_of(issue, member, c, say),
                tie_of(issue, c, say),
                own.prostheses.get(c["code"], 0) or "",
            ]
        )
    names = ("code", "name", "age", "school", "prestige", "change", "office", "tie", "prostheses")
    heads = [say.say(f"report-{head}") for head in names]
    return Section("people", say.say("report-people"), [], Table(heads, rows), wide=True)


def office_of(issue: Issue, member: int, c: PersonView, say: Prose) -> Line:
    """Offices, heresy, captivity."""
    offices: list[Line] = []
    for pyramid, seats in issue.view["pyramids"].items():
        if member in seats:
            seat = seats.index(member)
            floor = "head" if seat == 0 else "dauphin" if seat < 3 else "councillor"
            offices.append(say.say(f"seat-{floor}", pyramid=pyramid, sex=c["sex"]))
    if c["judge"]:
        offices.append(say.say("seat-judge"))
    if c["governs"] >= 0:
        offices.append(say.tell("seat-governor", planet=issue.planet(c["governs"])))
    if c["heretic"]:
        offices.append(say.say("seat-heretic"))
    if c["captivity"] == "convict":
        offices.append(say.say("seat-convict", turn=c["until"]))
    elif c["captivity"] != "free":
        offices.append(say.tell("seat-captive", by=c["captivity"], planet=issue.planet(c["held_at"])))
    return joined(offices) if offices else ""


def tie_of(issue: Issue, c: PersonView, say: Prose) -> Line:
    if c["spouse"] >= 0:
        return _coded(issue, c["spouse"])
    if c["spouse"] == -2:
        return say.say("report-outsider")
    return say.say("report-widowed", sex=c["sex"]) if c["widowed"] else ""


def _coded(issue: Issue, who: int) -> Text:
    return issue.person(who) + f" ({issue.view['people'][who]['code']})"


def _trials(issue: Issue, family: int, say: Prose) -> Section:
    """All open trials for a family that judges, else those against its own."""
    if issue.over:
        return Section("trials", "")
    items = []
    for trial in issue.view["trials"] if family in issue.judging else issue.accused.get(family, []):
        code = issue.view["people"][trial["accused"]]["code"]
        named = issue.person(trial["accused"])
        said = say.tell("report-trial", trial=trial["number"], person=named, code=code)
        items.append(Item(said, "", trial["rule"]))
    return Section("trials", say.say("report-trials"), items)


def _proposals(issue: Issue, family: int, say: Prose) -> Section:
    """Marriages and deals that bots will write for the coming turn."""
    items = []
    for union in issue.unions.get(family, []):
        groom, bride, priest = [_coded(issue, who) for who in (union.groom, union.bride, union.priest)]
        items.append(Item(say.tell("report-proposal", groom=groom, bride=bride, priest=priest), "", "3.7"))
    for deal in issue.bargains.get(family, []):
        sides = {"family": issue.family(deal.owner), "other": issue.family(deal.other)}
        ship = issue.view["ships"][deal.ship]["name"]
        said = say.tell("report-bargain", deal=DEALS[deal.kind], ship=ship, price=deal.price, **sides)
        items.append(Item(said, "", "28.4"))
    return Section("proposals", say.say("report-proposals"), items)
