"""The public newspaper of a turn, made from the spectator's view and public facts only."""

from collections import Counter
from typing import Final

from ...core.events import Event
from ...games.stellarium.components import FIRST_YEAR, PYRAMIDS, SCHOOLS, YEARS
from ...games.stellarium.effects import HARD_SPACE
from .issue import Fact, Issue
from .paper import Cell, Item, Page, Section, Table
from .prose import Prose
from .references import Reference

# Kinds by the column they stand in; what is in none of them is told in the chronicle.
COURT: Final = frozenset(
    (
        *("heretic", "tried", "acquitted", "convicted", "fined", "absent", "forgiven", "eulogy", "silence", "resigned"),
        *("judge-elected", "judge-removed", "promoted", "governor-elected", "special-disgrace", "disgraced"),
        *("dismissed", "left-seat"),
    )
)
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
        *("joins-fleet", "death"),
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
    "promoted": 8,
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
        headline=_headline(say, lead),
        standfirst=say.fact(lead.event) if lead else say.say("gazette-quiet-story"),
        secondary=[told(issue, fact.event, _headline(say, fact)) for fact in top[1:]],
        sections=[section for section in _sections(issue, say) if not section.empty],
        footer=[
            say.say("gazette-seed", seed=issue.seed, turn=turn),
            say.say("gazette-commitment", commitment=issue.next_commitment, turn=turn + 1),
        ],
        story=_story(lead) if lead else "",
        references=issue.index.of(lead.event) if lead else [],
    )


def told(issue: Issue, event: Event, label: str = "") -> Item:
    """One fact in one sentence."""
    return Item(issue.prose.fact(event), label, event.rule, issue.index.of(event))


def _story(fact: Fact) -> str:
    kind = "emperor" if weight(fact) == EMPEROR else fact.event.kind
    return "murder" if kind == "death" else kind


def _headline(say: Prose, fact: Fact | None) -> str:
    if fact is None:
        return say.say("headline-quiet")
    return say.say(f"headline-{_story(fact)}", **fact.event.values)


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
    elsewhere = COURT | SHIPPING | LISTS | set(SOCIAL)
    facts = [f for f in issue.public if f.event.kind not in elsewhere or f.event.values.get("cause") in VIOLENT]
    items = _items(issue, say, facts)
    born = Counter(fact.year for fact in issue.public if fact.event.kind == "born")
    died = Counter(fact.year for fact in issue.public if fact.event.kind == "death")
    by_year: dict[str, list[Item]] = {}
    for item in items:
        if item.label:
            here = by_year.setdefault(item.label, [])
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
    others: list[str] = []
    unsung: list[Event] = []
    for fact in dead:
        person = people[str(fact.event.values["code"])]
        name = str(fact.event.values["person"]).replace(HARD_SPACE, " ")
        if person["prestige"] < GREAT and person["code"] not in honoured:
            others.append(say.say("gazette-dead", person=name, age=fact.event.values["age"]))
            unsung.append(fact.event)
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
        items.append(Item(story, name, fact.event.rule, issue.index.of(fact.event)))
    if others:
        listed, label = (
            say.speaker.together(others[:MOST_SHOWN]) + ".",
            say.say("gazette-also-dead", number=len(others)),
        )
        items.append(Item(listed, label, "", issue.index.of(*unsung)))
    return Section("obituaries", say.say("gazette-obituaries"), items, glyph="urn")


def _court(issue: Issue, say: Prose) -> Section:
    """In the order of the phases; a sentence stands by its trial, and a priest speaks of all his dead at once."""
    facts = [fact.event for fact in issue.public if fact.event.kind in COURT]
    votes = _votes(issue)
    sentences = _by("code", [event for event in facts if event.kind in SENTENCES])
    eulogies = _by("priest", [event for event in facts if event.kind == "eulogy"])
    mourned = [event for event in facts if event.kind == "silence"]
    items: list[Item] = []
    for at, event in enumerate(facts):
        after = facts[at + 1] if at + 1 < len(facts) else event
        if event.kind == "tried":
            items.append(Item(_trial(say, event, votes), "", event.rule, issue.index.of(event)))
            code = str(event.values["code"])
            acquitted = after.kind == "acquitted" and after.values["code"] == code
            if not acquitted and sentences.get(code):
                sentence = sentences[code].pop(0)
                items.append(told(issue, sentence))
        elif event.kind == "eulogy":
            dead = eulogies.pop(str(event.values["priest"]), [])
            if dead:
                said = say.say("gazette-eulogies", priest=event.values["priest"], names=_names(say, dead))
                items.append(Item(said, "", event.rule, issue.index.of(*dead)))
        elif event.kind == "silence":
            if mourned:
                said = say.say("gazette-silences", names=_names(say, mourned))
                items.append(Item(said, "", event.rule, issue.index.of(*mourned)))
                mourned = []
        elif event.kind not in SENTENCES:
            items.append(told(issue, event))
    if len(items) > MOST_SHOWN:
        items = [*items[:MOST_SHOWN], Item(say.say("gazette-more", number=len(items) - MOST_SHOWN))]
    return Section("court", say.say("gazette-court"), items, glyph="scales")


def _votes(issue: Issue) -> dict[int, Counter[str]]:
    """By trial."""
    found: dict[int, Counter[str]] = {}
    for fact in issue.public:
        if fact.event.kind == "vote":
            trial = int(fact.event.values["trial"])
            found.setdefault(trial, Counter())[str(fact.event.values["verdict"])] += 1
    return found


def _trial(say: Prose, event: Event, votes: dict[int, Counter[str]]) -> str:
    count = votes.get(int(event.values["trial"]), Counter())
    return say.say(
        "gazette-trial",
        person=event.values["person"],
        charge=f"c{event.values['charge']}".replace(".", "-"),
        guilty=count["guilty"],
        innocent=count["not-guilty"],
        silent=count["abstain"],
    )


def _by(key: str, events: list[Event]) -> dict[str, list[Event]]:
    found: dict[str, list[Event]] = {}
    for event in events:
        found.setdefault(str(event.values[key]), []).append(event)
    return found


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
            said = say.say("gazette-best", person=best.values["person"], gain=best.values["gain"])
            items.append(Item(said, references=issue.index.of(best)))
        if int(worst.values["gain"]) < 0:
            said = say.say("gazette-worst", person=worst.values["person"], gain=-int(worst.values["gain"]))
            items.append(Item(said, references=issue.index.of(worst)))
    items.insert(0, Item(say.say(f"weather-{glyph}")))
    if trades:
        total = sum(int(event.values["gain"]) for event in trades)
        items.append(Item(say.say("gazette-trade", merchants=len(trades), gains=total)))
        first = max(trades, key=lambda event: int(event.values["gain"]))
        named = {key: first.values[key] for key in ("person", "planet", "gain")}
        items.append(Item(say.say("gazette-best-trade", **named), references=issue.index.of(first)))
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
            items.append(Item(_names(say, leaving) + ".", label, "10.1", issue.index.of(*leaving)))
    return Section("social", say.say("gazette-social"), items, glyph="rings")


def _names(say: Prose, events: list[Event]) -> str:
    names = [str(event.values["person"]).replace(HARD_SPACE, " ") for event in events[:MOST_SHOWN]]
    return say.speaker.together(names)


def _births(issue: Issue, say: Prose) -> list[Item]:
    couples: dict[tuple[str, str], list[Event]] = {}
    for fact in issue.public:
        if fact.event.kind == "born":
            values = fact.event.values
            couples.setdefault((str(values["father"]), str(values["mother"])), []).append(fact.event)
    items = []
    for (father, mother), births in couples.items():
        girls = sum(event.values["sex"] == "w" for event in births)
        said = say.say("gazette-births", father=father, mother=mother, boys=len(births) - girls, girls=girls)
        items.append(Item(said, "", "7.4", issue.index.of(*births)))
    return items


def _baptisms(issue: Issue, say: Prose) -> list[Item]:
    by_priest = _by("priest", [fact.event for fact in issue.public if fact.event.kind == "baptised"])
    return [
        Item(say.say("gazette-baptisms", priest=priest, names=_names(say, events)), "", "9.1", issue.index.of(*events))
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
        said = say.say("gazette-colony", planet=planet, merchants=merchants, warriors=warriors)
        items.append(Item(said, references=issue.index.planet(planet)))
    return Section("movements", say.say("gazette-movements"), items)


def _pyramids(issue: Issue, say: Prose) -> Section:
    people = issue.view["people"]
    families = issue.view["families"]

    def named(who: int) -> str:
        return f"{people[who]['name']} {families[people[who]['family']]['name']}" if who >= 0 else "—"

    rows: list[list[Cell]] = []
    for pyramid in PYRAMIDS:
        seats = [named(who) for who in issue.view["pyramids"][pyramid]]
        rows.append([say.noun("pyramid", pyramid), seats[0], ", ".join(seats[1:3]), ", ".join(seats[3:])])
    judges = ", ".join(named(who) for who in issue.view["judges"]) or "—"
    seated = [who for pyramid in PYRAMIDS for who in issue.view["pyramids"][pyramid]]
    heads = [say.say(f"column-{head}") for head in ("institution", "head", "dauphins", "councillors")]
    section = Section("pyramids", say.say("gazette-pyramids"), [], Table(heads, rows), wide=True)
    section.references = _people(issue, seated)
    section.items.append(Item(judges, say.say("gazette-judges"), references=_people(issue, issue.view["judges"])))
    return section


def _people(issue: Issue, numbers: list[int]) -> list[Reference]:
    return list(dict.fromkeys(found for who in numbers for found in issue.index.person(who)))


def _planets(issue: Issue, say: Prose) -> Section:
    people, families = issue.view["people"], issue.view["families"]
    rows: list[list[Cell]] = []
    for planet in issue.view["planets"]:
        governor = planet["governor"]
        name = f"{people[governor]['name']} {families[people[governor]['family']]['name']}" if governor >= 0 else "—"
        rows.append([planet["name"], say.say(f"holder-{planet['holder']}"), name, len(planet["posts"])])
    heads = [say.say(f"column-{head}") for head in ("planet", "holder", "governor", "posts")]
    section = Section("planets", say.say("gazette-planets"), [], Table(heads, rows), wide=True)
    section.references = _people(issue, [planet["governor"] for planet in issue.view["planets"]])
    section.references += [Reference(p["name"], "planet", str(at)) for at, p in enumerate(issue.view["planets"])]
    return section


def _families(issue: Issue, say: Prose) -> Section:
    people = issue.view["people"]
    families = sorted(issue.view["families"], key=lambda family: -family["points"])
    rows: list[list[Cell]] = []
    for place, family in enumerate(families, 1):
        living = sum(people[member]["died"] < 0 for member in family["members"])
        rows.append([place, family["name"], family["points_turn"], family["points"], living, family["status"]])
    heads = [say.say(f"column-{head}") for head in ("place", "family", "points-turn", "points", "living", "status")]
    section = Section("families", say.say("gazette-families"), [], Table(heads, rows), wide=True)
    section.references = [Reference(f["name"], "family", str(at)) for at, f in enumerate(issue.view["families"])]
    return section
