"""The public newspaper of a turn, made from the spectator's view and public facts only."""

from collections import Counter
from typing import Final

from ...core.events import Event
from ...games.stellarium.components import ABSTAIN, FIRST_YEAR, GUILTY, NOT_GUILTY, PYRAMIDS, SCHOOLS, VERDICTS, YEARS
from .issue import Fact, Issue
from .paper import Cell, Item, Page, Section, Table, shown
from .prose import Prose
from .references import Named
from .text import Line, Text, joined

# Kinds by the column they stand in; what is in none of them is told in the chronicle.
COURT: Final = frozenset(
    (
        *("heretic", "tried", "acquitted", "convicted", "fined", "absent", "forgiven", "eulogy", "silence", "resigned"),
        *("judge-elected", "judge-removed", "promoted", "governor-elected", "special-disgrace", "disgraced"),
        *("dismissed", "left-seat", "adjourned"),
    )
)
IN_COURT: Final = ("23.1", "24.1")  # who is freed by these leaves prison while the Assembly sits
SENTENCES: Final = ("convicted", "fined")
SHIPPING: Final = frozenset(
    (
        *("ship-sold", "ship-lent", "ship-hired", "ship-stays", "ship-leaves", "ship-destroyed", "ship-captured"),
        *("nothing-found", "colony-found", "pouark-planet-found", "ship-bought", "saved"),
    )
)
SOCIAL: Final = ("married", "born", "baptised", "recognised", "schooled")
LISTS: Final = frozenset(  # told in tables and totals, not one by one
    (
        *("status", "vote", "exchange", "traded", "points", "founder", "aboard", "trades-on", "garrisons"),
        *("joins-fleet", "death", "boom", "slump"),
    )
)
WEIGHTS: Final = {
    "end": 100,
    "coup-succeeds": 95,
    "coup-fails": 90,
    "planet-lost": 78,
    "planet-won": 72,
    "bomb": 76,
    "treason": 70,
    "invasion": 62,
    "assault": 60,
    "revolt": 58,
    "retaking": 57,
    "dismissed": 55,
    "coup": 1,
    "ship-captured": 50,
    "ship-destroyed": 48,
    "colony-found": 46,
    "pouark-planet-found": 44,
    "kidnapped": 43,
    "found": 42,
    "special-disgrace": 40,
    "scandal": 38,
    "heretic": 36,
    "convicted": 34,
    "judge-removed": 33,
    "ransomed": 30,
    "murder-failed": 29,
    "ship-bought": 20,
    "married": 12,
    "ship-leaves": 10,
}
EMPEROR: Final = 82  # a new one
HEAD: Final = 52  # of another pyramid
MURDER: Final = 66
SHOWN: Final = 3  # stories beside the headline
VIOLENT: Final = ("murder", "bomb", "coup")  # deaths that the chronicle tells
GREAT: Final = 20  # PP that earn an obituary of one's own
MOST_SHOWN: Final = 400  # sentences of one column; a larger Empire is told by numbers
WEATHER: Final = ((1.0, "sun"), (0.25, "fair"), (-0.25, "cloud"), (-1.0, "rain"))


def weight(fact: Fact) -> int:
    """How much of a headline a fact is."""
    event = fact.event
    if event.kind == "promoted" and event.values["floor"] == 0:
        return EMPEROR if event.values["pyramid"] == PYRAMIDS[0] else HEAD
    if event.kind == "death" and event.values["cause"] == "murder":
        return MURDER
    return WEIGHTS.get(event.kind, 0)


def stories(facts: list[Fact]) -> list[Fact]:
    """The weightiest facts, one of each kind and one about each world."""
    found: list[Fact] = []
    told: set[object] = set()
    for fact in sorted(facts, key=lambda fact: -weight(fact)):
        about = {fact.event.kind, fact.event.values.get("planet", fact.event.kind)}
        if weight(fact) > 0 and not told & about:
            told |= about
            found.append(fact)
            if len(found) > SHOWN:
                break
    return found


def newspaper(issue: Issue) -> Page:
    say = issue.prose
    turn, year = issue.view["turn"], issue.view["year"]
    top = stories(issue.public)
    lead = top[0] if top else None
    headline, standfirst = _lead(issue, say, lead)
    last = max(year + YEARS - 1, FIRST_YEAR - 1)
    return Page(
        language=issue.language,
        kind="gazette",
        title=say.say("gazette-title"),
        motto=say.say("gazette-motto"),
        dateline=[
            say.say("gazette-number", number=turn),
            say.say("gazette-cycle", first=str(year), last=str(last)) if turn else say.say("gazette-founding"),
            say.say("gazette-published", year=str(last)),
        ],
        headline=headline,
        standfirst=standfirst,
        secondary=[told(issue, fact.event, _headline(say, fact)) for fact in top[1:]],
        sections=[section for section in _sections(issue, say) if not section.empty],
        footer=[say.say("gazette-seed", seed=issue.seed, turn=turn), *promise(issue)],
        story=_story(lead) if lead else "",
    )


def promise(issue: Issue) -> list[str]:
    """The fingerprint of the coming turn's seed, if there is such a turn."""
    if issue.over:
        return []
    return [issue.prose.say("gazette-commitment", commitment=issue.next_commitment, turn=issue.view["turn"] + 1)]


def told(issue: Issue, event: Event, label: Line = "") -> Item:
    """One fact in one sentence."""
    return Item(issue.prose.fact(event), label, event.rule)


def _story(fact: Fact) -> str:
    kind = "emperor" if weight(fact) == EMPEROR else fact.event.kind
    return "murder" if kind == "death" else kind


def _lead(issue: Issue, say: Prose, fact: Fact | None) -> tuple[Line, Line]:
    """The headline and the sentence below it."""
    if fact is None:
        return say.say("headline-quiet"), say.say("gazette-quiet-story")
    if issue.winners:
        return _winners(issue, say, "headline-winners"), _winners(issue, say, "gazette-winners")
    return _headline(say, fact), say.fact(fact.event)


def _winners(issue: Issue, say: Prose, message: str) -> Text:
    """30.3"""
    names = say.together([issue.family(at) for at in issue.winners])
    points = issue.view["families"][issue.winners[0]]["points"]
    return say.tell(message, names=names, number=len(issue.winners), points=points)


def _headline(say: Prose, fact: Fact) -> Line:
    return say.tell(f"headline-{_story(fact)}", **say.named(fact.event))


def _sections(issue: Issue, say: Prose) -> list[Section]:
    return [
        _chronicle(issue, say),
        _obituaries(issue, say),
        _court(issue, say),
        _shipping(issue, say),
        _exchange(issue, say),
        _social(issue, say),
        _movements(issue, say),
        _pyramids(issue, say),
        _planets(issue, say),
        _families(issue, say),
    ]


def _items(issue: Issue, say: Prose, facts: list[Fact]) -> list[Item]:
    """Sentences in the order of the years, which stand before the first of each."""
    items: list[Item] = []
    before = 0
    for fact in sorted(facts, key=lambda fact: fact.year)[:MOST_SHOWN]:
        label = issue.imperial(fact.year) if fact.year != before else ""
        before = fact.year
        items.append(told(issue, fact.event, label))
    if len(facts) > MOST_SHOWN:
        items.append(Item(say.say("gazette-more", number=len(facts) - MOST_SHOWN)))
    return items


def _chronicle(issue: Issue, say: Prose) -> Section:
    """Year by year: crimes and their inquiries, wars, revolts, prisoners, coups; births and deaths by number."""
    elsewhere = SHIPPING | LISTS | set(SOCIAL)
    facts = [f for f in issue.public if f.event.kind not in elsewhere or f.event.values.get("cause") in VIOLENT]
    items = _items(issue, say, [fact for fact in facts if not _in_court(fact.event)])
    if issue.winners and items:
        items.append(Item(_winners(issue, say, "gazette-winners"), "", "30.3"))
    born = Counter(fact.year for fact in issue.public if fact.event.kind == "born")
    died = Counter(fact.year for fact in issue.public if fact.event.kind == "death")
    by_year: dict[str, list[Item]] = {}
    for item in items:
        if item.label:
            here = by_year.setdefault(shown(item.label), [])
        here.append(item)
    for year in sorted({*born, *died}):
        count = say.say("gazette-count", born=born[year], died=died[year])
        by_year.setdefault(issue.imperial(year), []).append(Item(count))
    ordered: list[Item] = []
    for label in sorted(by_year):
        for item in by_year[label]:
            item.label = ""
        by_year[label][0].label = label
        ordered += by_year[label]
    return Section("chronicle", say.say("gazette-chronicle"), ordered)


def _obituaries(issue: Issue, say: Prose) -> Section:
    people = {person["code"]: person for person in issue.view["people"]}
    honoured = {f.event.values["code"] for f in issue.public if f.event.kind in ("eulogy", "silence")}
    dead = sorted([f for f in issue.public if f.event.kind == "death"], key=lambda fact: fact.year)
    items: list[Item] = []
    others: list[Line] = []
    for fact in dead:
        person = people[str(fact.event.values["code"])]
        if person["prestige"] < GREAT and person["code"] not in honoured:
            others.append(say.tell("gazette-dead", **_some(say, fact.event, "person", "age")))
            continue
        story = say.say(
            "gazette-obituary",
            sex=person["sex"],
            school=person["school"] or "none",
            cause=fact.event.values["cause"],
            age=fact.event.values["age"],
            year=issue.imperial(fact.year),
            prestige=person["prestige"],
            voyages=person["voyages"] + person["commands"],
            office="yes" if person["code"] in honoured else "no",
        )
        items.append(Item(story, _names(say, [fact.event]), fact.event.rule))
    if others:
        label = say.say("gazette-also-dead", number=len(others))
        items.append(Item(say.together(others[:MOST_SHOWN]) + ".", label))
    return Section("obituaries", say.say("gazette-obituaries"), items, glyph="urn")


def _in_court(event: Event) -> bool:
    return event.kind in COURT or (event.kind == "freed" and event.rule in IN_COURT)


def _court(issue: Issue, say: Prose) -> Section:
    """In the order of the phases; a sentence stands by its trial, and a priest speaks of all his dead at once."""
    facts = [fact.event for fact in issue.public if _in_court(fact.event)]
    votes = _votes(issue)
    sentences = _by(say, "code", [event for event in facts if event.kind in SENTENCES])
    eulogies = _by(say, "priest", [event for event in facts if event.kind == "eulogy"])
    mourned = [event for event in facts if event.kind == "silence"]
    items: list[Item] = []
    for at, event in enumerate(facts):
        after = facts[at + 1] if at + 1 < len(facts) else event
        if event.kind == "tried":
            items.append(Item(_trial(say, event, votes), "", event.rule))
            code = str(event.values["code"])
            acquitted = after.kind == "acquitted" and after.values["code"] == code
            if not acquitted and sentences.get(code):
                sentence = sentences[code].pop(0)
                items.append(told(issue, sentence))
        elif event.kind == "eulogy":
            priest = say.name(event, "priest")
            dead = eulogies.pop(priest, [])
            if dead:
                said = say.tell("gazette-eulogies", priest=priest, names=_names(say, dead))
                items.append(Item(said, "", event.rule))
        elif event.kind == "silence":
            if mourned:
                items.append(Item(say.tell("gazette-silences", names=_names(say, mourned)), "", event.rule))
                mourned = []
        elif event.kind not in SENTENCES:
            items.append(told(issue, event))
    if len(items) > MOST_SHOWN:
        items = [*items[:MOST_SHOWN], Item(say.say("gazette-more", number=len(items) - MOST_SHOWN))]
    return Section("court", say.say("gazette-court"), items, glyph="scales")


def _votes(issue: Issue) -> dict[int, list[Event]]:
    """By trial."""
    found: dict[int, list[Event]] = {}
    for fact in issue.public:
        if fact.event.kind == "vote":
            found.setdefault(int(fact.event.values["trial"]), []).append(fact.event)
    return found


def _trial(say: Prose, event: Event, votes: dict[int, list[Event]]) -> Text:
    """22.2: who voted what, and which sentence each of them asked for."""
    sentences: list[Line] = [say.tell("gazette-trial", **_some(say, event, "person", "charge"))]
    ballots = votes.get(int(event.values["trial"]), [])
    for verdict in (VERDICTS[GUILTY], VERDICTS[NOT_GUILTY], VERDICTS[ABSTAIN]):
        same = [ballot for ballot in ballots if ballot.values["verdict"] == verdict]
        if same:
            names = say.together([_ballot(say, ballot) for ballot in same])
            sentences.append(say.tell(f"gazette-ballots-{verdict}", names=names, number=len(same)))
    return joined(sentences, " ")


def _ballot(say: Prose, vote: Event) -> Line:
    """A judge, and the years that he asks for."""
    if not vote.values["years"]:
        return say.name(vote, "person")
    return say.tell("gazette-ballot", **_some(say, vote, "person", "years"))


def _by(say: Prose, key: str, events: list[Event]) -> dict[Line, list[Event]]:
    """Namesakes apart."""
    found: dict[Line, list[Event]] = {}
    for event in events:
        found.setdefault(say.name(event, key), []).append(event)
    return found


def _some(say: Prose, event: Event, *keys: str) -> Named:
    """What a sentence needs of a fact."""
    named = say.named(event)
    return {key: named[key] for key in keys}


def _shipping(issue: Issue, say: Prose) -> Section:
    facts = [fact for fact in issue.public if fact.event.kind in SHIPPING]
    return Section("shipping", say.say("gazette-shipping"), _items(issue, say, facts), glyph="ship")


def _exchange(issue: Issue, say: Prose) -> Section:
    """The weather: what a stellar brought, by share; and the best and worst days."""
    bets = [fact.event for fact in issue.public if fact.event.kind == "exchange"]
    trades = [fact.event for fact in issue.public if fact.event.kind == "traded"]
    items: list[Item] = []
    glyph = "calm"
    if bets:
        stakes = sum(int(event.values["stake"]) for event in bets)
        gains = sum(int(event.values["gain"]) for event in bets)
        glyph = next((name for least, name in WEATHER if gains / stakes >= least), "storm")
        items.append(Item(say.say("gazette-bets", merchants=len(bets), stakes=stakes, gains=gains)))
        best = max(bets, key=lambda event: int(event.values["gain"]))
        worst = min(bets, key=lambda event: int(event.values["gain"]))
        if int(best.values["gain"]) > 0:
            items.append(Item(say.tell("gazette-best", **_some(say, best, "person", "gain"))))
        if int(worst.values["gain"]) < 0:
            lost = -int(worst.values["gain"])
            items.append(Item(say.tell("gazette-worst", **_some(say, worst, "person"), gain=lost)))
    items[:0] = [told(issue, fact.event) for fact in issue.public if fact.event.kind in ("boom", "slump")]
    items.insert(0, Item(say.say(f"weather-{glyph}")))
    if trades:
        total = sum(int(event.values["gain"]) for event in trades)
        items.append(Item(say.say("gazette-trade", merchants=len(trades), gains=total)))
        first = max(trades, key=lambda event: int(event.values["gain"]))
        items.append(Item(say.tell("gazette-best-trade", **_some(say, first, "person", "planet", "gain"))))
    return Section("exchange", say.say("gazette-exchange-title"), items, glyph=glyph)


def _social(issue: Issue, say: Prose) -> Section:
    """Weddings one by one, births by couple, baptisms by priest, schools as lists of names."""
    items = [told(issue, fact.event) for fact in issue.public if fact.event.kind in ("married", "recognised")]
    items += _births(issue, say) + _baptisms(issue, say)
    if len(items) > MOST_SHOWN:
        items = [*items[:MOST_SHOWN], Item(say.say("gazette-more", number=len(items) - MOST_SHOWN))]
    for school in SCHOOLS:
        leaving = [f.event for f in issue.public if f.event.kind == "schooled" and f.event.values["school"] == school]
        if leaving:
            label = say.say(f"gazette-school-{school}", number=len(leaving))
            items.append(Item(_names(say, leaving) + ".", label, "10.1"))
    return Section("social", say.say("gazette-social"), items, glyph="rings")


def _names(say: Prose, events: list[Event]) -> Text:
    return say.together([say.name(event, "person") for event in events[:MOST_SHOWN]])


def _births(issue: Issue, say: Prose) -> list[Item]:
    couples: dict[tuple[Line, Line], list[Event]] = {}
    for fact in issue.public:
        if fact.event.kind == "born":
            parents = (say.name(fact.event, "father"), say.name(fact.event, "mother"))
            couples.setdefault(parents, []).append(fact.event)
    items = []
    for (father, mother), births in couples.items():
        girls = sum(event.values["sex"] == "w" for event in births)
        said = say.tell("gazette-births", father=father, mother=mother, boys=len(births) - girls, girls=girls)
        items.append(Item(said, "", "7.4"))
    return items


def _baptisms(issue: Issue, say: Prose) -> list[Item]:
    by_priest = _by(say, "priest", [fact.event for fact in issue.public if fact.event.kind == "baptised"])
    return [
        Item(say.tell("gazette-baptisms", priest=priest, names=_names(say, events)), "", "9.1")
        for priest, events in by_priest.items()
    ]


def _movements(issue: Issue, say: Prose) -> Section:
    """Who was where, by number; each family's own report names its people."""
    colonies: dict[str, list[int]] = {}
    fleets = [0, 0]
    for fact in issue.public:
        values = fact.event.values
        if fact.event.kind == "joins-fleet":
            fleets[int(values["fleet"]) - 1] += 1
        elif fact.event.kind in ("trades-on", "garrisons"):
            colonies.setdefault(str(values["planet"]), [0, 0])[fact.event.kind == "garrisons"] += 1
    if not any(fleets) and not colonies:
        return Section("movements", "")
    items = [Item(say.say("gazette-fleets", first=fleets[0], second=fleets[1]))]
    for planet in sorted(colonies):
        merchants, warriors = colonies[planet]
        named = issue.index.place("planet", planet)
        items.append(Item(say.tell("gazette-colony", planet=named, merchants=merchants, warriors=warriors)))
    return Section("movements", say.say("gazette-movements"), items)


def _pyramids(issue: Issue, say: Prose) -> Section:
    def named(seats: list[int]) -> Line:
        return joined([issue.person(who) if who >= 0 else "—" for who in seats])

    rows: list[list[Cell]] = []
    for pyramid in PYRAMIDS:
        seats = issue.view["pyramids"][pyramid]
        rows.append([say.noun("pyramid", pyramid), named(seats[:1]), named(seats[1:3]), named(seats[3:])])
    heads = [say.say(f"column-{head}") for head in ("institution", "head", "dauphins", "councillors")]
    section = Section("pyramids", say.say("gazette-pyramids"), [], Table(heads, rows), wide=True)
    section.items.append(Item(named(issue.view["judges"] or [-1]), say.say("gazette-judges")))
    return section


def _planets(issue: Issue, say: Prose) -> Section:
    rows: list[list[Cell]] = []
    for at, planet in enumerate(issue.view["planets"]):
        governor = issue.person(planet["governor"]) if planet["governor"] >= 0 else "—"
        rows.append([issue.planet(at), say.say(f"holder-{planet['holder']}"), governor, len(planet["posts"])])
    heads = [say.say(f"column-{head}") for head in ("planet", "holder", "governor", "posts")]
    return Section("planets", say.say("gazette-planets"), [], Table(heads, rows), wide=True)


def _families(issue: Issue, say: Prose) -> Section:
    people = issue.view["people"]
    families = sorted(enumerate(issue.view["families"]), key=lambda each: -each[1]["points"])
    rows: list[list[Cell]] = []
    points = [family["points"] for _, family in families]
    for at, family in families:
        place = points.index(family["points"]) + 1  # those who tie share it
        living = sum(people[member]["died"] < 0 for member in family["members"])
        rows.append([place, issue.family(at), family["points_turn"], family["points"], living, family["status"]])
    heads = [say.say(f"column-{head}") for head in ("place", "family", "points-turn", "points", "living", "status")]
    return Section("families", say.say("gazette-families"), [], Table(heads, rows), wide=True)
