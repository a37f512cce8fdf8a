"""The gazette says what everyone may know, in right French and English; reports say the rest to one family each."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from belle_etoile.campaigns.folder import Campaign
from belle_etoile.campaigns.folder.resolution import past_issue
from belle_etoile.campaigns.gazette import Issue, gazette_pages, pages, register_pages, report_pages
from belle_etoile.campaigns.gazette.issue import Fact, dated
from belle_etoile.campaigns.gazette.newspaper import newspaper, stories, weight
from belle_etoile.campaigns.gazette.paper import Page, Section, Table, is_number, signed
from belle_etoile.campaigns.gazette.plain import text_page
from belle_etoile.campaigns.gazette.press import linked
from belle_etoile.campaigns.gazette.prose import Prose
from belle_etoile.campaigns.gazette.text import joined, reference
from belle_etoile.campaigns.sheets import Received
from belle_etoile.core.chance import Quick
from belle_etoile.core.events import EVERYONE, Event
from belle_etoile.core.packaged import packaged_text
from belle_etoile.games.stellarium.components import ALL_SILENT, KIDNAPPING, MURDER, TURNS_PLAYED
from belle_etoile.games.stellarium.orders import Offer, Orders
from belle_etoile.games.stellarium.orders.checks import check_orders
from belle_etoile.games.stellarium.orders.steward import safe_orders
from belle_etoile.games.stellarium.state import Contract, State
from belle_etoile.games.stellarium.turn import resolve
from belle_etoile.games.stellarium.witness import Account
from belle_etoile.locales import LANGUAGES, Value
from belle_etoile.locales.french import begins_softly

from ..games.stellarium.test_campaign import founded
from .conftest import Make

every_language = pytest.mark.parametrize("language", LANGUAGES)


def told(s: State, orders: list[Orders], seed: int) -> Issue:
    """A turn played, and its issue."""
    account = Account(Quick(seed))
    resolve(s, orders, account.witness, account.events, hear=account.hear)
    return Issue(s, account.facts(), "fr", "seed", "promise")


def murder_by(client_family: int, seed: int) -> tuple[Issue, bool]:
    """The same murder, paid for by one family or another; was it solved?"""
    s = founded(6, 3)
    for family in s.families:
        family.credits, family.purse = 1, 9
    s.families[5].purse = 60
    orders = [safe_orders(s, family.id) for family in s.families]
    client, victim = s.families[client_family].members[0], s.families[4].members[0]
    orders[client_family].offers.append(Offer(client, 3, MURDER, victim, []))
    assert not check_orders(s, orders[client_family])
    issue = told(s, orders, seed)
    return issue, any(fact.event.kind == "found" for fact in issue.public)


def test_twins_nobody_can_tell_who_paid_for_an_unsolved_murder() -> None:
    unsolved = 0
    for seed in range(6):
        (one, solved), (other, _) = murder_by(0, seed), murder_by(1, seed)
        assert any(fact.event.kind in ("death", "murder-failed") for fact in one.public)
        assert one.state.text() != other.state.text()
        if not solved:
            unsolved += 1
            assert gazette_pages(one) == gazette_pages(other)
            assert report_pages(one, 2) == report_pages(other, 2)
            assert report_pages(one, 0) != report_pages(other, 0)
        else:
            assert gazette_pages(one) != gazette_pages(other)
    assert 0 < unsolved < 6


def test_twins_secrets_change_nothing_that_others_read(make: Make) -> None:
    campaign = make(families=5, bots=5, turns=5)
    issue, twin = (past_issue(campaign, 5, "fr") for _ in range(2))
    s = twin.state
    s.families[1].purse += 7
    s.families[1].credits += 2
    s.people[s.families[1].members[0]].prostheses += 1
    s.people[s.families[1].members[0]].kidnappers = [2]
    s.contracts.append(Contract(KIDNAPPING, 3, [1], [2], []))
    twin.facts += [(30, Event(1, "2.8.5", "accounts", 1, {"purse": 999, "credits": 999}))]
    twin.facts += [(28, Event(1, "28.1", "outbid", 1, {"amount": 777}))]
    twin.received[1] = Received("OPR", [])
    assert gazette_pages(issue) == gazette_pages(twin)
    for family in (0, 2, 3, 4):
        assert report_pages(issue, family) == report_pages(twin, family)
    assert report_pages(issue, 1) != report_pages(twin, 1)


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.links += [
            value or "" for name, value in attrs if name in ("src", "href", "style") or name.startswith("on")
        ]
        if tag not in ("meta", "path"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@every_language
def test_pages_are_whole_and_carry_everything_with_them(make: Make, language: str) -> None:
    campaign = make(turns=4)
    for turn in range(5):
        issue = past_issue(campaign, turn, language)
        for name, page in {**gazette_pages(issue), **report_pages(issue, 0)}.items():
            assert "{" not in page or name.endswith((".html", ".json")), name
            said = page.partition("</style>")[2] or page
            assert not re.search(r"\[stellarium|\u2060|\ue000", said), name
            assert language == "en" or not re.search(r"\bnone\b", said.replace('fill="none"', "")), name
            if name.endswith(".html"):
                tags = Tags()
                tags.feed(page)
                assert (tags.open, tags.links) == ([], [])
                assert not tags.seen & {"script", "img", "link", "iframe"}
                assert f'<html lang="{language}">' in page
            elif name.endswith(".json"):
                assert json.loads(page)["language"] == language


def test_a_newspaper_has_its_columns(make: Make) -> None:
    page = json.loads(gazette_pages(past_issue(make(families=6, bots=6, turns=6), 6, "fr"))["gazette.json"])
    assert page["title"] == "La Gazette de Stellarium"
    assert "5051–5060" in page["dateline"][1]
    assert page["headline"]
    assert page["standfirst"]
    columns = {section["id"] for section in page["sections"]}
    assert columns >= {"chronicle", "obituaries", "court", "shipping", "exchange", "social", "pyramids", "families"}
    years = [item["label"] for item in next(s for s in page["sections"] if s["id"] == "chronicle")["items"]]
    years = [year for year in years if year]
    assert years == sorted(set(years))
    assert all(5051 <= int(year) <= 5060 for year in years)


def test_every_public_fact_and_every_posting_finds_its_reader(make: Make) -> None:
    campaign = make(turns=3)
    issue = past_issue(campaign, 3, "en")
    s = issue.state
    for family in s.families:
        page = json.loads(report_pages(issue, family.id)[f"family-{family.id + 1}.json"])
        accounts = next(section for section in page["sections"] if section["id"] == "accounts")
        assert accounts["rows"][-1][2] == family.purse
        assert sum(row[2] for row in accounts["rows"][:-1]) == family.purse
        people = next(section for section in page["sections"] if section["id"] == "people")
        assert len(people["rows"]) == sum(s.people[member].alive for member in family.members)


def test_old_reports_are_printed_again_as_they_were(make: Make) -> None:
    campaign = make(turns=3)
    again = {**gazette_pages(past_issue(campaign, 2, "fr")), **report_pages(past_issue(campaign, 2, "fr"), 1)}
    for name, text in again.items():
        assert (campaign.turn_folder(2) / "reports" / name).read_text(encoding="utf-8") == text, name


def test_years_are_in_order_and_inside_the_cycle(make: Make) -> None:
    for fact in past_issue(make(turns=5), 5, "fr").dated:
        assert 1 <= fact.year <= 10
        said = fact.event.values.get("year", 0)
        assert not said or fact.year == said


def test_what_a_crime_brings_about_happens_in_its_year() -> None:
    kidnapped = Event(EVERYONE, "2.2.1", "kidnapped", 0, {"year": 4})
    ransomed = Event(EVERYONE, "2.2.4", "ransomed", 0, {"price": 3})
    revolt = Event(EVERYONE, "11.2.4", "revolt", -1, {})
    inquiry = Event(EVERYONE, "2.9.2", "unsolved", -1, {"crime": "rebellion", "year": 2})
    other = Event(EVERYONE, "11.2.4", "revolt", -1, {})
    facts = dated([(2, kidnapped), (2, ransomed), (11, revolt), (11, inquiry), (11, other)])
    assert [fact.year for fact in facts] == [4, 4, 2, 2, 5]


@pytest.mark.parametrize(
    ("word", "soft"),
    [
        ("Altaïr", True),
        ("Éridane", True),
        ("Œdipe", True),
        ("Hélène", True),
        ("Harpie", False),
        ("Yvain", True),
        ("Yolanda", False),
        ("Rigel", False),
        ("", False),
    ],
)
def test_which_words_elide(word: str, soft: bool) -> None:
    assert begins_softly(word) == soft


@pytest.mark.parametrize(
    ("id", "values", "french", "english"),
    [
        ("headline-scandal", {"person": "Iris"}, "Scandale autour d’Iris", "Scandal around Iris"),
        ("headline-dismissed", {"person": "Rémi"}, "La chute de Rémi", "The fall of Rémi"),
        ("seat-dauphin", {"pyramid": "government"}, "dauphin du Gouvernement", "dauphin of the Government"),
        ("seat-dauphin", {"pyramid": "army"}, "dauphin de l’Armée", "dauphin of the Army"),
        ("school", {"school": "explorer", "sex": "w"}, "exploratrice", "explorer"),
        ("report-widowed", {"sex": "w"}, "veuve", "widowed"),
        ("gazette-count", {"born": 1, "died": 0}, "Une naissance cette année-là.", "One birth that year."),
        (
            "gazette-count",
            {"born": 0, "died": 2},
            "Deux deuils dans les familles cette année-là.",
            "Two deaths in the families that year.",
        ),
    ],
)
def test_gender_number_and_elision(id: str, values: dict[str, int | str], french: str, english: str) -> None:
    assert Prose("fr").say(id, **values) == french
    assert Prose("en").say(id, **values) == english


@every_language
def test_like_sentences_differ_in_what_was_put_in(language: str) -> None:
    """The words of the first are kept for those after it: not its names, its numbers or what depends on them."""
    said = Prose(language)
    trades = [("Iris", "Mars", 3), ("Rémi", "Altaïr", 12_345), ("Ève", "le Havre", 3)]
    for person, planet, gain in trades:
        values: dict[str, Value] = {"person": person, "planet": planet, "gain": gain}
        assert said.say("gazette-best-trade", **values) == Prose(language).say("gazette-best-trade", **values)
    counts = [(born, died) for born in range(4) for died in range(4) if born or died]
    alone = [Prose(language).say("gazette-count", born=born, died=died) for born, died in counts]
    assert [said.say("gazette-count", born=born, died=died) for born, died in counts] == alone
    assert len(set(alone)) == len(alone)


def test_a_list_of_any_length_is_told() -> None:
    names = [reference(f"Iris Altaïr {number}", "person", f"1-{number}") for number in range(400)]
    for language in LANGUAGES:
        say = Prose(language)
        told = say.tell("gazette-silences", names=say.together([*names]), number=len(names))
        assert [part for part in told.parts if not isinstance(part, str)] == [name.parts[0] for name in names]


def test_a_person_reads_whom_a_bot_family_would_marry(make: Make) -> None:
    campaign: Campaign = make(families=5, bots=4, turns=2)
    found = ""
    for family in range(5):
        found += report_pages(past_issue(campaign, 2, "fr"), family)[f"family-{family + 1}.txt"]
    assert "protocole" in found


@every_language
def test_the_register_names_everyone_alive_and_nothing_secret(make: Make, language: str) -> None:
    campaign = make(turns=4)
    issue = past_issue(campaign, 4, language)
    page = json.loads(register_pages(issue)["register.json"])
    listed = {row[0] for section in page["sections"] if section["id"] != "ships" for row in section["rows"]}
    assert listed == {c.code for c in campaign.latest.people if c.alive}
    twin = past_issue(campaign, 4, language)
    for family in twin.state.families:
        family.purse, family.credits = family.purse + 9, 7
    for c in twin.state.people:
        c.prostheses, c.goods, c.kidnappers = 4, 31, [1]
    assert register_pages(twin) == register_pages(issue)


def test_a_sentence_stands_by_its_trial() -> None:
    s = founded(3, 1)

    def told(kind: str, **values: int | str) -> tuple[int, Event]:
        return 22, Event(EVERYONE, "22.4", kind, 0, {"sex": "m", **values})

    one, other = {"person": "Un Deux", "code": "1-1"}, {"person": "Trois Quatre", "code": "2-1"}
    facts = [
        *(told("tried", charge="20.2", trial=1, **one), told("tried", charge="2.9.3", trial=2, **other)),
        *(told("acquitted", charge="2.9.3", **other), told("convicted", years=20, **one)),
    ]
    page = json.loads(gazette_pages(Issue(s, facts, "fr", "seed", "promise"))["gazette.json"])
    court = next(section for section in page["sections"] if section["id"] == "court")
    said = [item["text"].split(" ")[0] for item in court["items"]]
    assert said == ["Procès", "Un", "Procès", "Trois"]


def test_one_who_takes_orders_and_several_who_do() -> None:
    say = Prose("fr").say
    assert say("gazette-school-priest", number=1) == "Entre dans les ordres"
    assert say("gazette-school-priest", number=2) == "Entrent dans les ordres"
    assert (
        say("gazette-promoted", floor=0, pyramid="church", person="Iris X", sex="w") == "Iris X devient Archipapesse."
    )
    assert say("seat-dauphin", pyramid="army", sex="w") == "dauphine de l’Armée"
    assert say("gazette-bets", merchants=1, stakes=3, gains=-15).endswith("−15\u202fM$ de résultat.")


def court_of(facts: list[tuple[int, Event]], language: str) -> list[str]:
    """What the court's column says of these facts."""
    page = json.loads(gazette_pages(Issue(founded(3, 1), facts, language, "seed", "promise"))["gazette.json"])
    return [item["text"] for section in page["sections"] if section["id"] == "court" for item in section["items"]]


@every_language
def test_22_2_the_gazette_names_who_voted_what_and_for_how_long(language: str) -> None:
    facts = [(22, Event(EVERYONE, "22.2", "tried", 0, {**somebody("A"), "charge": "2.9.3", "trial": 4}))]
    for name, verdict, years in (
        ("B", "not-guilty", 10),
        ("C", "abstain", 0),
        ("D", "guilty", 40),
        ("E", "guilty", 20),
    ):
        vote = {**somebody(name), "trial": 4, "verdict": verdict, "years": years}
        facts.append((22, Event(EVERYONE, "22.2", "vote", 1, vote)))
    (said,) = court_of(facts, language)
    expected = {
        "fr": "Procès pour crime\u202f: A. Coupable\u202f: D (40\u202fans) et E (20\u202fans). "
        "Non coupable\u202f: B (10\u202fans). S’abstient\u202f: C.",
        "en": "Trial for a crime: A. Guilty: D (40\u202fyears) and E (20\u202fyears). "
        "Not guilty: B (10\u202fyears). Abstains: C.",
    }
    assert said == expected[language]
    issue = Issue(founded(3, 1), facts, language, "seed", "promise")
    assert all(said in page.replace("\n  ", " ") for page in gazette_pages(issue).values())
    assert json.loads(linked(newspaper(issue)))["sections"][0]["items"][0]["text"][1]["kind"] == "person"


def somebody(name: str) -> dict[str, int | str]:
    return {"person": name, "code": "1-1", "sex": "w"}


@every_language
@pytest.mark.parametrize(
    ("kind", "rules"),
    [
        ("ship-stays", ("4.3", "4.7", "4.8", "")),
        ("freed", ("2.2.5", "2.2.6", "11.2.5", "11.5", "23.1", "24.1", "")),
        ("heretic", ("1.3.3", "19.1")),
    ],
)
def test_acts_of_one_kind_are_told_apart_by_their_rule(kind: str, rules: tuple[str, ...], language: str) -> None:
    say = Prose(language)
    events = [Event(EVERYONE, rule, kind, 0, {**somebody("A"), "ship": "S"}) for rule in rules]
    assert len({str(say.fact(event)) for event in events}) == len(rules)
    if kind == "heretic":
        heads = [say.say("headline-heretic", person="A", act=act) for act in ("r1-3-3", "r19-1")]
        assert heads[0] != heads[1]


def test_every_rule_by_which_one_is_freed_has_its_sentence() -> None:
    sources = (Path(__file__).parents[2] / "src/belle_etoile/games/stellarium/phases").glob("*.py")
    rules = {rule for file in sources for rule in re.findall(r'release\(s, \w+, "([\d.]+)"', file.read_text("utf-8"))}
    words = packaged_text("locales/en", "stellarium-gazette.ftl").partition("gazette-freed =")[2].partition("}\nst")[0]
    assert {f"r{rule.replace('.', '-')}" for rule in rules} == set(re.findall(r"\[(r[\d-]+)\]", words))


@every_language
def test_adjourned_trials_deposed_emperors_and_the_times_are_told(language: str) -> None:
    put_off = {**somebody("A"), "charge": "17.3", "trial": 1}
    facts = [
        (13, Event(EVERYONE, "13.5", "slump", -1, {})),
        (17, Event(EVERYONE, "17.3", "deposed", 0, somebody("A"))),
        (22, Event(EVERYONE, "22.3", "adjourned", 0, {**put_off, "why": "held"})),
        (22, Event(EVERYONE, "22.3", "adjourned", 0, {**put_off, "why": "no-judge"})),
        (24, Event(EVERYONE, "24.1", "freed", 0, somebody("A"))),
        (11, Event(EVERYONE, "11.5", "freed", 0, somebody("A"))),
    ]
    page = json.loads(gazette_pages(Issue(founded(3, 1), facts, language, "seed", "promise"))["gazette.json"])
    columns = {section["id"]: [item["text"] for item in section.get("items", [])] for section in page["sections"]}
    words = {
        "fr": ("rétrécit", "chassée du trône", "aux mains d’autrui", "faute de juge", "Grâce impériale", "reprise"),
        "en": ("shrinks", "driven from the throne", "captives", "want of a judge", "pardon", "retaken"),
    }[language]
    for column, word in zip(("exchange", "chronicle", "court", "court", "court", "chronicle"), words, strict=True):
        assert sum(word in text for text in columns[column]) == 1, word


def promoted(floor: int, pyramid: str) -> Fact:
    return Fact(27, 10, Event(EVERYONE, "27.3", "promoted", 0, {**somebody("A"), "floor": floor, "pyramid": pyramid}))


def test_only_those_at_the_top_are_headlined_there() -> None:
    assert [weight(promoted(floor, "army")) > 0 for floor in (0, 1, 2)] == [True, False, False]
    assert weight(promoted(0, "government")) > weight(promoted(0, "army"))
    assert stories([promoted(1, "government"), promoted(2, "church")]) == []


@every_language
def test_30_3_the_last_number_names_the_winner_and_promises_nothing(make: Make, language: str) -> None:
    campaign = make(families=3, bots=3, turns=1)
    issue = past_issue(campaign, 1, language)
    assert issue.next_commitment in gazette_pages(issue)["gazette.txt"]
    s = issue.state
    for points, names in (([5, 9, 7], [1]), ([9, 9, 7], [0, 1])):
        last = past_issue(campaign, 1, language)
        last.state.end = TURNS_PLAYED
        for family, each in zip(last.state.families, points, strict=True):
            family.points = each
        last.facts.append((30, Event(EVERYONE, "30.1", "end", -1, {"end": "turns"})))
        page = json.loads(gazette_pages(last)["gazette.json"])
        assert page["story"] == "end"
        chronicle = next(section for section in page["sections"] if section["id"] == "chronicle")
        told = [item["text"] for item in chronicle["items"] if item["rule"] == "30.3"]
        assert told == [page["standfirst"]]
        for said in (page["headline"], page["standfirst"]):
            assert [s.families[at].name in said for at in range(3)] == [at in names for at in range(3)]
        assert "9 points" in page["standfirst"]
        for text in pages(last).values():
            assert last.next_commitment not in text
    lost = past_issue(campaign, 1, language)
    lost.state.end = ALL_SILENT
    lost.facts.append((30, Event(EVERYONE, "30.2", "end", -1, {"end": "silent"})))
    assert "Empire" in json.loads(gazette_pages(lost)["gazette.json"])["headline"]


@every_language
def test_text_fits_eighty_columns_with_one_minus_sign(make: Make, language: str) -> None:
    issue = past_issue(make(families=5, bots=5, turns=4), 4, language)
    for name, text in pages(issue).items():
        if name.endswith(".txt"):
            assert max(len(line) for line in text.splitlines()) <= 80, name
        if name.endswith((".txt", ".json")):
            assert not re.search(r"(?<![\w-])-\d", text.replace(": -", ":").replace(", -", ",")), name
    issue.state.families[0].name = "Nom-interminable-" * 2 + "fin"
    assert max(len(line) for line in report_pages(issue, 0)["family-1.txt"].splitlines()) <= 80


def test_a_wide_table_is_broken_between_names() -> None:
    names = joined([reference(f"Prénom{at} Nom", "person", f"1-{at}") for at in range(9)])
    page = Page(
        "fr",
        "report",
        "T" * 90,
        "",
        ["x"],
        "",
        "",
        [],
        [Section("s", "S", [], Table(["A", "B"], [[names, names], ["", -3]]))],
        [],
    )
    lines = text_page(page).splitlines()
    assert max(map(len, lines)) <= 80
    assert all("Prénom" in line for line in lines if "Nom" in line)
    assert any(line.endswith("−3") for line in lines)
    assert (signed(3), signed(-3), is_number("−3"), is_number("1-3")) == ("+3", "−3", True, False)
