"""Campaigns in the browser: a family is founded and ruled through every chapter; two people marry and sail together."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from ..server.people import Person
from ..server.test_campaigns import BOTS, found, play_turn, ready
from .campaign import Ruler, enter, ruling
from .looking import Look, Visit, every_look, looks_right

CHAPTERS = {
    *("people", "youth", "family", "marriages", "exchange", "expeditions"),
    *("ships", "contracts", "court", "votes", "powers", "bid"),
}
KEYS = ("code", "verdict", "years", "trial", "ship", "fleet", "amount")
LEAST_TURNS = 3
MOST_TURNS = 9  # until luck has brought a trial, a ship and an office


def found_family(ruler: Ruler) -> None:
    """All prestige and publicity on the first founder, who will head a pyramid; candidates for every office."""
    page = ruler.page
    ruler.write("name", "Altaïr")
    for number, name in enumerate(("Orion", "Iris", "Hector", "Cassandre", "Bastien", "Diane", "Rémi", "Ève"), 1):
        page.locator(f"#founder-names-{number}").fill(name)
    for number, share in enumerate((13, 6, 6, 0, 0, 0, 0, 0), 1):
        page.locator(f"#founder-shares-{number}").fill(str(share))
    page.locator("#founder-publicity-1").fill("1")
    page.locator("#founder-candidates-2").select_option("judge")
    page.locator("#founder-candidates-3").select_option(index=2)
    ruler.write("bid.amount", "2")
    ruler.write("bid.name", "Comète")


def test_a_family_is_founded_with_live_totals_and_mistakes_beside_their_fields(visit: Visit) -> None:
    ada = Ruler(visit(still=False))
    ada.rule_tonight("Ada")
    found_family(ada)
    assert ada.saved()["check"]["mistakes"] == []
    expect(ada.page.locator("p.totals")).to_contain_text("25")
    ada.page.locator("#founder-shares-1").fill("20")
    expect(ada.page.locator("#wrong-shares a")).to_have_attribute("href", "/rules/stellarium#31.5")
    expect(ada.page.locator("p.totals")).to_contain_text("7 PP de trop")
    ada.page.locator("#founder-shares-1").fill("13")
    expect(ada.page.locator("#wrong-shares")).to_have_count(0)
    ada.page.reload()
    expect(ada.page.locator("#founder-names-5")).to_have_value("Bastien")
    ada.ready_and_resolved()
    ada.page.wait_for_url(re.compile("/gazette"))
    expect(ada.page.locator("article.gazette")).to_be_visible()
    ada.go("orders")
    expect(ada.page.locator("#chapter-people")).to_be_visible()


def use_people(ada: Ruler) -> bool:
    """A place, a bet, a purchase, a limit of births, a candidacy."""
    row = ada.page.locator("#chapter-people li", has=ada.page.locator("[id$='.bet']")).first
    row.locator("[id$='.bet']").select_option("N1")
    row.get_by_role("button", name="gardes").click()
    for key, value in (("births", "2"), ("candidate", "judge")):
        field = row.locator(f"[id$='.{key}']")
        if field.count():
            field.select_option(value)
    return True


def use_youth(ada: Ruler) -> bool:
    names = ada.page.locator("#chapter-youth [id$='.name']")
    if names.count():  # founders have theirs
        names.first.fill("Maïa")
    ada.page.locator("#chapter-youth [id$='.school']").first.select_option("explorer")
    return True


def use_family(ada: Ruler) -> bool:
    ada.choose("ransom", "pay")
    ada.page.locator("#chapter-family .field select").nth(1).select_option(index=1)
    return True


def one_wedding(ruler: Ruler) -> None:
    """The steward's give way to one of one's own."""
    for _ in range(ruler.page.locator("#chapter-marriages ol > li").count()):
        ruler.drop("marriages")
    ruler.add("marriages")


def use_marriages(ada: Ruler) -> bool:
    """With a family that will not answer: the offer is written, and that is all the form can do."""
    one_wedding(ada)
    for key in ("groom", "bride", "priest"):
        ada.first(f"marriage 1.{key}")
    return True


def use_exchange(ada: Ruler) -> bool:
    tool = ada.page.locator("#chapter-exchange fieldset")
    tool.locator("select").select_option("S1")
    tool.locator("button").click()
    return True


def use_expeditions(ada: Ruler) -> bool:
    ada.add("expeditions")
    if not ada.field("expedition 1.ship").input_value():
        ada.first("expedition 1.ship")
    ada.first("expedition 1.captain")
    ada.first("expedition 1.aboard")
    ada.write("expedition 1.names 1", "Belle Étoile")
    return True


def use_ships(ada: Ruler) -> bool:
    ada.add("ships")
    ada.choose("deal 1.kind", "lend")
    ada.first("deal 1.ship")
    ada.field("deal 1.to").select_option(index=2)
    ada.write("deal 1.price", "1")
    return True


def use_contracts(ada: Ruler) -> bool:
    ada.add("contracts")
    ada.choose("contract 1.kind", "scandal")
    if not ada.field("contract 1.client").input_value():
        ada.first("contract 1.client")
    ada.write("contract 1.amount", "1")
    ada.first("contract 1.target")
    return True


def use_court(ada: Ruler) -> bool:
    """Not guilty takes a sentence as well (22.2), and it stays when the judge thinks better of it."""
    ada.page.locator("#chapter-court input[value=guilty]").first.check()
    ada.page.locator("#chapter-court select").first.select_option("20")
    ada.page.locator("#chapter-court input[value='not-guilty']").first.check()
    expect(ada.page.locator("#chapter-court select").first).to_have_value("20")
    assert [wrong for wrong in ada.saved()["check"]["mistakes"] if wrong["place"].startswith("verdict")] == []
    return True


def use_votes(ada: Ruler) -> bool:
    ada.page.locator("#chapter-votes input[type=checkbox]").first.check()
    return True


def use_powers(ada: Ruler) -> bool:
    choices = ada.page.locator("#chapter-powers select")
    choices.first.select_option(index=1)
    return True


def use_bid(ada: Ruler) -> bool:
    ada.write("bid.amount", "1")
    ada.write("bid.name", "Étoile du soir")
    return True


USES: dict[str, tuple[Callable[[Ruler], bool], str]] = {
    "people": (use_people, "purchases"),
    "youth": (use_youth, "people"),
    "family": (use_family, "ransoms"),
    "marriages": (use_marriages, "marriage"),
    "exchange": (use_exchange, "people"),
    "expeditions": (use_expeditions, "expedition"),
    "ships": (use_ships, "deal"),
    "contracts": (use_contracts, "contract"),
    "court": (use_court, "verdict"),
    "votes": (use_votes, "people"),
    "powers": (use_powers, "emperor archpope general dauphin commander master"),
    "bid": (use_bid, "bid"),
}


def use_chapters(ada: Ruler, left: set[str]) -> set[str]:
    """Every chapter of this turn that has not been used yet; those that were."""
    used = set()
    for chapter in sorted(left):
        if ada.open_chapter(chapter):
            USES[chapter][0](ada)
            used.add(chapter)
    return used


def kept(document: dict[str, Any], chapter: str) -> bool:
    return any(key in document for key in USES[chapter][1].split())


def test_three_turns_and_every_chapter_of_the_form(visit: Visit) -> None:
    ada = Ruler(visit())
    ada.rule_tonight("Ada")
    found_family(ada)
    ada.ready_and_resolved()
    left = set(CHAPTERS)
    for turn in range(1, MOST_TURNS + 1):
        ada.go("orders")
        expect(ada.page.locator("#chapter-people")).to_be_visible()
        used = use_chapters(ada, left)
        sheet = ada.saved()
        for chapter in used:
            assert kept(sheet["document"], chapter), (chapter, sheet["document"])
        assert sheet["check"]["status"] == "OR", sheet["check"]
        left -= used
        if turn >= LEAST_TURNS and not left:
            break
        ada.ready_and_resolved()
    assert not left
    ada.ready_and_resolved()


def votes(ada: Person, campaign: str) -> list[tuple[str, str]]:
    """Each judge of the family with each trial."""
    judges = [each["code"] for each in ada.get(f"/campaigns/{campaign}/view")["people"] if each["judge"]]
    places = [field["place"].split(".") for field in ada.get(f"/campaigns/{campaign}/form")["fields"]]
    return [(place[1], place[2]) for place in places if place[0] == "verdict" and place[1] in judges]


def go_to_court(ada: Person, campaign: str) -> tuple[str, str]:
    """Turns over the API until the family has a judge and there is somebody to be tried."""
    for _ in range(MOST_TURNS):
        if found := votes(ada, campaign):
            return found[0]
        fields = ada.get(f"/campaigns/{campaign}/form")["fields"]
        document = ada.get(f"/campaigns/{campaign}/orders/start")["document"]
        able = [field["place"].split(".")[1] for field in fields if "judge" in field["choices"]]
        document["people"].setdefault(able[0], {})["candidate"] = "judge"
        turn = ada.get(f"/campaigns/{campaign}")["turn"]
        assert ada.ask("PUT", f"/campaigns/{campaign}/orders", {"document": document, "turn": turn}).is_success
        ready(ada, campaign)
    raise AssertionError("nobody is tried")


def fill_one_of_each(ada: Ruler, judge: str, trial: str) -> tuple[str, str]:
    """A verdict with its sentence, a choice, a box, a number and a text; who goes where, and the bid."""
    ada.go("orders")
    expect(ada.page.locator("#chapter-court")).to_be_visible()
    ada.open_chapter("court")
    choice = f"input[name='verdict-{judge}-{trial}'][value='not-guilty']"
    ada.page.locator(choice).check()
    ada.page.locator("#chapter-court .judge", has=ada.page.locator(choice)).locator("select").select_option("30")
    warriors = [each["code"] for each in ada.asked("/view")["people"] if each["school"] == "warrior"]
    warrior = next((code for code in warriors if ada.field(f"people.{code}.place").count()), "")  # not if all judge
    if warrior:
        ada.choose(f"people.{warrior}.place", "fleet 1")
    ada.field(f"people.{judge}.resign").check()
    totals = ada.saved()["check"]["totals"]
    amount = str(max(1, totals["purse"] - totals["spent"]))
    ada.open_chapter("bid")
    ada.write("bid.amount", amount)
    ada.write("bid.name", "Étoile du soir")
    assert ada.saved()["check"]["mistakes"] == []
    return warrior, amount


def test_what_is_filled_in_is_what_the_turn_tells(visit: Visit, address: str) -> None:
    """22.2 and the others. A judge may be kidnapped, or the accused die first: then the next turn tells it."""
    person = Person(address, "Ada", "fr")
    campaign = found(person, "me", *BOTS, turns=20)["id"]
    play_turn(person, campaign)
    seat = visit()
    enter(seat, person)
    ada = Ruler(seat, campaign)
    left = {"verdict", "box", "choice", "number and text"}
    for _ in range(MOST_TURNS):
        judge, trial = go_to_court(person, campaign)
        warrior, amount = fill_one_of_each(ada, judge, trial)
        turn = ada.turn
        ada.ready_and_resolved()
        told = [
            (event["kind"], *[str(event["values"][key]) for key in KEYS if key in event["values"]])
            for event in ada.asked(f"/turns/{turn}/events")
        ]
        bought = [fact for fact in told if fact[0] == "ship-bought" and fact[1].startswith("Étoile\u00a0du\u00a0soir")]
        if ("vote", judge, "not-guilty", "30", trial) in told and "verdict" in left:
            left.remove("verdict")
            ada.go(f"gazette/{turn}")
            expect(ada.page.locator("article.gazette")).to_contain_text(re.compile(r"30[ \u00a0\u202f]ans"))
        left -= {"box"} if ("resigned", judge) in told else set()
        left -= {"choice"} if ("joins-fleet", warrior, "1") in told else set()
        left -= {"number and text"} if bought or ("outbid", amount) in told else set()
        if not left:
            return
    raise AssertionError(left)


def test_what_is_typed_is_kept_and_checked(visit: Visit, address: str) -> None:
    """Saved while one types, nothing lost on a reload, a mistake beside its field with its rule, and a link to it."""
    ada = ruling(visit(), address)
    ada.go("orders")
    expect(ada.page.locator("p.laid")).to_be_visible()
    ada.open_chapter("bid")
    ada.write("bid.amount", "3")
    ada.page.reload()  # before half a second has gone
    ada.page.wait_for_selector("#chapter-bid")
    ada.open_chapter("bid")
    expect(ada.field("bid.amount")).to_have_value("3")
    place = ada.page.locator("#chapter-people [id$='.place']").first
    name = str(place.get_attribute("id"))
    place.select_option("")
    expect(ada.page.locator(f'[id="{name}-wrong"]')).to_be_visible()
    expect(ada.page.locator(".standing .status")).to_have_text("OPR")
    ada.page.locator(".todo summary").click()
    ada.page.locator(".todo li button").first.click()
    expect(place).to_be_focused()
    place.select_option("Stellarium")
    expect(ada.page.locator(".standing .status")).to_have_text("OR")


def test_purchases_have_words_where_nothing_hovers(visit: Visit, address: str) -> None:
    """On a phone, and on a large screen that is touched; a mouse reads the title."""
    ada = ruling(visit("phone"), address)
    ada.go("orders")
    ada.page.locator("#chapter-people .unfold").first.click()
    goods = "#chapter-people .goods button"
    for width in (360, 1440):
        ada.page.set_viewport_size({"width": width, "height": 900})
        assert ada.page.evaluate("matchMedia('(hover: none)').matches")
        expect(ada.page.locator(f"{goods} span").first).to_be_visible()
        expect(ada.page.locator(f"{goods} span").first).to_have_text("une capsule de survie")
    mouse = visit(like=ada.seat).page
    mouse.goto(ada.page.url)
    expect(mouse.locator(goods).first).to_have_attribute("title", "une capsule de survie")
    expect(mouse.locator(f"{goods} span").first).to_be_hidden()


def test_ready_with_open_mistakes_asks_first(visit: Visit, address: str) -> None:
    ada = ruling(visit(), address)
    ada.go("orders")
    place = ada.page.locator("#chapter-people [id$='.place']").first
    place.select_option("")
    ready = ada.page.locator(".standing .go button")
    asked = ada.page.locator(".standing .asked")
    turn = ada.turn
    ready.click()  # before the sheet is saved: what counts is what is written now
    expect(asked).to_be_visible()
    assert not ada.saved()["ready"]
    asked.locator("button").last.click()
    expect(asked).to_have_count(0)
    expect(place).to_be_focused()
    assert not ada.saved()["ready"]
    assert ada.turn == turn
    ready.click()
    asked.locator("button.urgent").click()
    ada.until_turn(turn + 1)


def test_ready_asks_nothing_where_all_is_right(visit: Visit, address: str) -> None:
    ada = ruling(visit(), address)
    ada.go("orders")
    expect(ada.page.locator(".standing .status")).to_have_text("OR")
    turn = ada.turn
    ada.page.locator(".standing .go button").click()
    ada.until_turn(turn + 1)
    expect(ada.page.locator(".standing .asked")).to_have_count(0)


def test_a_turn_that_passed_unseen_is_asked_for_once(visit: Visit, address: str) -> None:
    """The page learns of it by its sheet, before it has looked at the campaign again; then it is taken back."""
    person = Person(address, "Ada", "fr")
    campaign = found(person, "me", *BOTS)["id"]
    play_turn(person, campaign)
    seat = visit()
    enter(seat, person)
    ada = Ruler(seat, campaign)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/form") else None)
    ada.go("")
    tab = ada.page.locator(f'nav a[href="/campaign/{campaign}/orders"]')
    expect(tab).to_be_visible()
    play_turn(person, campaign)
    tab.click()
    expect(ada.page.locator("header .turn")).to_contain_text("Tour 2")
    expect(ada.page.locator("#chapter-people")).to_be_visible()
    seat.settle()
    assert len(asked) <= 2  # the page may have looked at the campaign meanwhile
    for turn in (1, 0):
        person.post(f"/campaigns/{campaign}/take-back", {"turn": turn, "reason": "une erreur"})
    ada.page.reload()
    ada.page.wait_for_url(re.compile("/founding"))
    expect(ada.page.locator("#founders")).to_be_visible()


def test_at_the_end_one_reads_one_s_rank_and_why(visit: Visit, address: str) -> None:
    """29.1-29.3: points of prestige and points of honours are all one's points; no turn is promised any more."""
    person = Person(address, "Ada", "fr")
    campaign = found(person, "me", *BOTS, turns=1)["id"]
    for _ in range(2):
        play_turn(person, campaign)
    own = next(rank for rank in person.get(f"/campaigns/{campaign}/ranking") if rank["seat"] == 0)
    for language, place, of in (("fr", ("1re", f"{own['rank']}e"), "sur 4"), ("en", "", "of 4")):
        seat = visit(language=language)
        enter(seat, person)
        for section in ("", "/orders"):
            seat.open(f"/campaign/{campaign}{section}")
            rank = seat.page.locator("p.rank")
            expect(rank).to_contain_text(of)
            expect(rank).to_contain_text(str(own["points"]))
            assert not place or place[own["rank"] > 1] in rank.inner_text()
            why = seat.page.locator("p.rank + p").inner_text()
            assert {own["prestige"], own["points"] - own["prestige"]} <= {int(n) for n in re.findall(r"\d+", why)}
            assert not re.search(r"([Tt]our|[Tt]urn) 2", seat.page.locator("main").inner_text())


def test_two_windows_are_told_kindly(visit: Visit, address: str) -> None:
    ada = ruling(visit(), address)
    ada.go("orders")
    ada.page.wait_for_selector("#chapter-bid")
    other = ada.page.context.new_page()
    other.goto(ada.page.url)
    other.wait_for_selector("#chapter-bid")
    ada.open_chapter("bid")
    ada.write("bid.name", "Aurore")
    ada.saved()
    other.locator("#chapter-bid h2 button").click()
    other.locator('[id="at-bid.name"]').fill("Crépuscule")
    expect(other.locator(".box")).to_be_visible()
    other.locator(".box button").nth(1).click()
    expect(other.locator("p.saved")).to_be_visible()
    assert ada.asked("/orders")["document"]["bid"]["name"] == "Crépuscule"


def test_as_text_down_and_up_again(visit: Visit, address: str) -> None:
    ada = ruling(visit(), address)
    ada.go("orders/text")
    text = ada.page.locator("textarea")
    expect(text).to_have_value(re.compile("ransom"))
    text.fill(text.input_value().replace('ransom = "refuse"', 'ransom = "pay"'))
    assert ada.saved()["document"]["ransom"] == "pay"
    ada.page.locator(".start button").click()
    with ada.page.expect_download() as waiting:
        ada.page.locator("dialog a[download]").click()
    file = waiting.value.path()
    ada.page.locator("dialog .stack > button").first.click()  # the steward's
    expect(ada.page.locator("dialog")).to_have_count(0)
    assert ada.saved()["document"]["ransom"] == "refuse"
    ada.page.locator(".start button").click()
    ada.page.locator("dialog input[type=file]").set_input_files(file)
    expect(ada.page.locator("dialog")).to_have_count(0)
    assert ada.saved()["document"]["ransom"] == "pay"


def crew(ruler: Ruler, schools: list[str], shares: list[int], bid: int) -> None:
    for number, school in enumerate(schools, 1):
        ruler.page.locator(f"#founder-schools-{number}").select_option(school)
    for number, share in enumerate(shares, 1):
        ruler.page.locator(f"#founder-shares-{number}").fill(str(share))
    if bid:
        ruler.write("bid.amount", str(bid))
        ruler.write("bid.name", "Argo")


def person(ruler: Ruler, number: int) -> str:
    """A founder's code."""
    return f"{ruler.asked('')['mine'] + 1}-{number}"


def explorer(ruler: Ruler) -> str:
    """One of the family who sits among the explorers and may therefore lead a ship."""
    view = ruler.asked("/view")
    seated = [view["people"][who] for who in view["pyramids"]["explorers"] if who >= 0]
    return next(str(who["code"]) for who in seated if who["family"] == view["seat"])


def test_two_browsers_marry_their_characters_and_share_an_expedition(visit: Visit) -> None:
    ada, bea = Ruler(visit()), Ruler(visit())
    ada.found_campaign("Ada", "À deux", friends=2)
    links = ada.invitations()
    bea.accept_invitation(links[0], "Bea")
    cleo = Ruler(visit())
    cleo.accept_invitation(links[1], "Cléo")
    ada.go("founding")
    for ruler, bid in ((ada, 10), (bea, 0)):
        expect(ruler.page.locator("#founders")).to_be_visible()
        schools = ["warrior", "warrior", "explorer", "explorer", "merchant", "merchant"]
        crew(ruler, schools if ruler is bea else [*schools[:5], "priest"], [25, 0, 0, 0, 0, 0, 0, 0], bid)
        ruler.saved()
    ada.ready()
    bea.ready()
    expect(cleo.page.locator("#founders")).to_be_visible()
    cleo.ready_and_resolved()

    groom, bride, priest = person(ada, 5), person(bea, 6), person(ada, 6)
    captain, guest = explorer(ada), explorer(bea)
    for ruler in (ada, bea):
        ruler.go("orders")
        expect(ruler.page.locator("#chapter-marriages")).to_be_visible()
        ruler.open_chapter("marriages")
        one_wedding(ruler)
        ruler.choose("marriage 1.groom", groom)
        ruler.choose("marriage 1.bride", bride)
        ruler.choose("marriage 1.priest", priest)
    ada.open_chapter("expeditions")
    ada.add("expeditions")
    ada.choose("expedition 1.ship", "Argo")
    ada.choose("expedition 1.captain", captain)
    for sailor in (priest, guest):
        ada.choose("expedition 1.aboard", sailor)
    for sailor in (captain, priest):
        ada.choose(f"people.{sailor}.place", "ship Argo")
    bea.choose(f"people.{guest}.place", "ship Argo")
    for ruler in (ada, bea):
        assert ruler.saved()["check"]["mistakes"] == []
    ada.ready()
    bea.ready()
    cleo.go("orders")
    expect(cleo.page.locator("#chapter-people")).to_be_visible()
    cleo.ready_and_resolved()

    told = bea.asked("/turns/1/events")
    assert [event for event in told if event["kind"] == "married"]
    assert len([event for event in told if event["kind"] == "aboard"]) == 3, told


def test_a_letter_and_an_offer_that_fills_both_sheets(visit: Visit) -> None:
    """A draft is kept while one types, a letter marked as read; an accepted marriage stands in both orders."""
    ada, bea = Ruler(visit()), Ruler(visit())
    ada.found_campaign("Ada", "À deux", friends=1, bots=1)
    bea.accept_invitation(ada.invitations()[0], "Bea")
    ada.go("founding")
    for ruler in (ada, bea):
        expect(ruler.page.locator("#founders")).to_be_visible()
        crew(ruler, ["warrior", "warrior", "explorer", "merchant", "merchant", "merchant"], [5, 5, 5, 5, 5, 0, 0, 0], 0)
        ruler.saved()
    ada.ready()
    bea.ready_and_resolved()

    bea.go("letters/write")
    bea.page.locator(".who input").first.check()
    bea.page.locator("[name=subject]").fill("Une alliance")
    bea.page.locator("[name=text]").fill("Chère Altaïr, unissons nos maisons.")
    expect(bea.page.locator(".do [role=status]")).to_have_text("Brouillon gardé")
    bea.page.locator("form button.main").click()
    bea.page.wait_for_url(re.compile("/letters/sent"))
    bea.page.locator(".what li a").first.click()
    expect(bea.page.locator("article header")).to_contain_text("Pas encore lue")
    ada.go("letters")
    ada.page.locator(".what li.unread a").click()
    expect(ada.page.locator("article .text")).to_contain_text("unissons nos maisons")
    expect(bea.page.locator("article header")).to_contain_text("Lue par")

    bea.go("letters/offers")
    bea.page.locator("[name=to]").select_option(index=1)
    groom, bride = person(ada, 5), person(bea, 6)
    for key, value in (("groom", groom), ("bride", bride)):
        bea.page.locator(f"#offer-{key}").select_option(value)
    bea.page.locator("#offer-priest").select_option(index=1)
    bea.page.locator("form button.main").click()
    expect(bea.page.locator("li.open")).to_have_count(1)
    ada.go("letters/offers")
    ada.page.locator("li.open button.main").click()
    expect(ada.page.locator("li .status")).to_be_visible()
    for ruler in (ada, bea):
        weddings = ruler.asked("/orders")["document"]["marriage"]
        assert [each["bride"] for each in weddings if each["groom"] == groom] == [bride]


def test_the_game_master_s_desk(visit: Visit, address: str) -> None:
    """Pause, resume, write to all, resolve, take back: each with its reason, in the register for everyone."""
    ada = ruling(visit(), address)
    ada.go("master")
    for name in ("pause", "resume", "resolve", "take-back"):
        form = ada.page.locator(f'form[aria-labelledby="act-{name}"]')
        form.locator("input").last.fill(f"raison de {name}")
        form.locator("button").click()
        expect(ada.page.locator("p.done")).to_be_visible()
        expect(form.locator("input").last if name in ("resolve", "take-back") else form).to_have_count(
            1 if name in ("resolve", "take-back") else 0
        )
    announce = ada.page.locator('form[aria-labelledby="act-announce"]')
    announce.locator("textarea").fill("Bienvenue à la cour.")
    announce.locator("button").click()
    ada.go("log")
    told = ada.page.locator("section ol")
    for name in ("pause", "resume", "resolve", "take-back"):
        expect(told).to_contain_text(f"raison de {name}")
    assert ada.turn == 1


def sign_up(page: Page) -> None:
    form = page.locator("form", has=page.locator("[autocomplete=new-password]"))
    form.locator("[name=username]").fill("Ada de la Vieille Cour")
    form.locator("[type=password]").fill("correct horse battery")
    form.locator("button").click()
    expect(page.locator("p.saved")).to_be_visible()


def test_a_campaign_is_exported_and_taken_up_again(visit: Visit) -> None:
    """By a game master who leads no family and therefore may hold everyone's secrets."""
    ada = Ruler(visit())
    ada.page.goto("/stellarium/new")
    ada.page.locator("[name=campaign]").fill("La Vieille Cour")
    ada.page.locator("[name=plays]").uncheck()
    ada.page.locator("[name=friends]").fill("0")
    ada.page.locator("[name=calendar][value=hand]").check()
    ada.page.locator("form button.go").click()
    ada.seat.tell_name("Ada")
    ada.page.wait_for_url(re.compile("/campaign/"))
    ada.go("master")
    form = ada.page.locator('form[aria-labelledby="act-resolve"]')
    form.locator("input").fill("que l’empire commence")
    form.locator("button").click()
    expect(ada.page.locator("p.done")).to_be_visible()
    with ada.page.expect_download() as waiting:
        ada.page.locator(".master a[download]").click()
    first = ada.campaign
    ada.page.goto("/stellarium/new")
    ada.page.locator(".import summary").click()
    ada.page.locator(".import a").click()  # what is taken up is kept for an account
    sign_up(ada.page)
    ada.page.goto("/stellarium/new")
    ada.page.locator(".import summary").click()
    ada.page.locator(".import input").first.fill("La Nouvelle Cour")
    ada.page.locator(".import input[type=file]").set_input_files(waiting.value.path())
    ada.page.locator(".import button").click()
    ada.page.wait_for_url(re.compile("/campaign/"))
    expect(ada.page.locator("h1")).to_have_text("La Nouvelle Cour")
    assert ada.campaign != first
    assert ada.turn == 1


def test_ready_with_the_keyboard_alone(visit: Visit, address: str) -> None:
    ada = ruling(visit(), address)
    ada.go("orders")
    ada.page.wait_for_selector("#chapter-people")
    ada.page.locator("#content").focus()
    for _ in range(60):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("() => !!document.activeElement.closest('.standing .go')"):
            break
    ada.page.keyboard.press("Enter")
    ada.until_turn(2)


@every_look
def test_every_page_of_a_campaign(visit: Visit, address: str, look: Look) -> None:
    """Accessible, no sideways scrolling, all chapters open."""
    seat = look.visit(visit)
    for name, path in (("empires", "/stellarium"), ("new-empire", "/stellarium/new")):
        seat.open(path)
        looks_right(seat, name, look)
    ada = ruling(seat, address, turns=0)
    seat.open(f"/campaign/{ada.campaign}/founding")
    expect(ada.page.locator("#founders")).to_be_visible()
    looks_right(seat, "campaign-founding", look)
    ada.ready_and_resolved()
    ada.page.wait_for_url(re.compile("/gazette"))
    for section in ("", "orders", "orders/text", "letters", "letters/offers", "log", "master"):
        seat.open(f"/campaign/{ada.campaign}/{section}")
        if section == "orders":
            open_everything(ada)
        looks_right(seat, f"empire-{section.replace('/', '-') or 'empire'}", look)


def open_everything(ada: Ruler) -> None:
    """Every chapter that applies, with an entry that is not finished: its mistakes are shown too."""
    for chapter in sorted(CHAPTERS):
        ada.open_chapter(chapter)
    ada.page.locator("button.add").first.click()
    expect(ada.page.locator(".todo")).to_be_visible()
