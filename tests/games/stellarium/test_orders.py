"""Orders as documents: read, written, checked, listed."""

import re

import pytest

from belle_etoile.games.stellarium.components import (
    ARMY,
    BOMB,
    CHURCH,
    EXPLORERS,
    FLEET_1,
    GOVERNMENT,
    HEAD,
    HIRE,
    KOLOMBO,
    MERCHANTS,
    MURDER,
    ONR,
    OPR,
    OR,
    REBELLION,
    SABOTAGE,
    TREASON,
    VERDICTS,
    ship_place,
)
from belle_etoile.games.stellarium.effects import perish
from belle_etoile.games.stellarium.orders import Deal, Expedition, Offer, Orders, Verdict, Wedding, Youth, reader
from belle_etoile.games.stellarium.orders.checks import check_orders, checked_orders, read_orders, status_of
from belle_etoile.games.stellarium.orders.form import form
from belle_etoile.games.stellarium.orders.mistakes import Mistake
from belle_etoile.games.stellarium.orders.names import Names
from belle_etoile.games.stellarium.orders.reader import load_document, orders_in
from belle_etoile.games.stellarium.orders.rights import client_refusal, most_families_barred
from belle_etoile.games.stellarium.orders.spelling import distance, nearest
from belle_etoile.games.stellarium.orders.steward import safe_orders
from belle_etoile.games.stellarium.orders.template import template
from belle_etoile.games.stellarium.orders.writer import format_orders
from belle_etoile.locales import LANGUAGES, speaker

from .building import BALNEA, CARILAM, XORG, World


def court() -> World:
    """Family 0 has everything: all five heads, a judge, a youth, a ship, credits."""
    w = World()
    for pyramid, school in enumerate(("merchant", "priest", "warrior", "explorer", "merchant")):
        w.seat(pyramid, HEAD, w.person(0, school))  # 1-1 to 1-5
        w.seat(pyramid, 3, w.person(1, school))  # 2-1 to 2-5
    w.judge(w.person(0))  # 1-6
    w.person(0, sex="w")  # 1-7
    w[w.youth(0)].entered = w.s.turn  # 1-8
    w.person(0, "merchant")  # 1-9
    w.ship(0)
    w.s.families[0].credits = 5
    w.accuse(1)
    return w


def everything(w: World) -> Orders:
    o = Orders(0, True)
    who = w.s.families[0].members
    other = w.s.families[1].members
    o.places = {
        who[0]: 0,
        who[1]: ship_place(0),
        who[2]: FLEET_1,
        who[3]: ship_place(0),
        who[4]: BALNEA,
        who[6]: CARILAM,
    }
    o.places[who[8]] = 0
    o.bets = {who[0]: (2, 3), who[8]: (0, 1)}
    o.purchases = [(who[3], KOLOMBO), (who[0], 2)]
    o.limits = {who[0]: 2, who[6]: 0}
    o.youths = {who[7]: Youth('Ada "la Rouge"', 2, who[1])}
    o.candidates = {who[6]: 0, who[8]: BALNEA}
    o.resign = [who[5]]
    o.verdicts = [Verdict(who[5], 1, 1, 30), Verdict(who[0], 1, 2, 10)]
    o.weddings = [Wedding(other[0], who[6], other[1])]
    o.offers = [
        Offer(who[0], 2, MURDER, other[0], []),
        Offer(who[1], 1, SABOTAGE, 0, []),
        Offer(who[2], 1, REBELLION, BALNEA, []),
        Offer(who[3], 1, TREASON, -1, [0]),
        Offer(who[4], 1, BOMB, -1, []),
    ]
    o.pay_all, o.pay = True, {who[0]: False}
    o.deals = [Deal(HIRE, 0, 0, 1, 3)]
    o.expeditions = [Expedition(0, who[3], [who[3], who[1], other[2]], ["Nova", "Vega"])]
    o.bid, o.bid_name = 4, "Zéphyr"
    o.disgrace = [other[pyramid] for pyramid in range(5)]
    o.special, o.remove, o.war, o.target, o.pardon = other[2], who[5], True, XORG, other[0]
    o.excommunicate, o.leaves, o.remarry = other[4], [who[0]], [who[6], other[3]]
    o.commanders, o.offensive, o.patrol, o.stragglers, o.coup = [who[2], other[2]], True, [BALNEA, CARILAM], 2, True
    o.ban, o.abolish, o.close, o.bar = 0, (1, BALNEA), CARILAM, [1]
    return o


def mistakes(w: World, text: str, family: int = 0) -> list[Mistake]:
    return read_orders(w.s, family, text)[1]


def broken(w: World, text: str, family: int = 0) -> list[tuple[str, str]]:
    return [(mistake.place, mistake.rule) for mistake in mistakes(w, text, family)]


def test_what_is_written_is_read_and_right() -> None:
    w = court()
    orders = everything(w)
    wrong: list[Mistake] = []
    again = orders_in(w.s, 0, load_document(format_orders(w.s, orders), wrong), wrong, Names(w.s))
    assert wrong == []
    assert again.text() == orders.text()
    assert check_orders(w.s, again) == []
    assert again.text() == orders.text()


def test_0_1_the_status_as_it_will_count() -> None:
    w = court()
    orders, _ = read_orders(w.s, 0, format_orders(w.s, everything(w)))
    assert status_of(w.s, orders) == OR
    del orders.places[0]
    assert status_of(w.s, orders) == OPR
    orders, wrong = read_orders(w.s, 0, '# nothing\nfamily = "House1"\n')
    assert status_of(w.s, orders) == ONR
    assert wrong == []


def test_unknown_keys_name_the_nearest() -> None:
    w = court()
    wrong = mistakes(w, 'purchase = []\n[people.1-1]\nplcae = "Balnéa"\n[emperor]\nwor = true\n')
    assert [(mistake.place, mistake.found, mistake.right) for mistake in wrong] == [
        ("purchase", "purchase", "purchases"),
        ("people.1-1.plcae", "plcae", "place"),
        ("emperor.wor", "wor", "war"),
    ]


@pytest.mark.parametrize(
    ("text", "kind", "right"),
    [
        ("[people.1-1]\npurchasess = []\n", "key-at-top", "purchases"),
        ('[people.1-1]\nransom = "pay"\n', "key-at-top", "ransom"),
        ("[people.1-1]\namount = 3\n", "key-elsewhere", "[[contract]] amount, [bid] amount"),
        ("[people.1-1]\nexcomunicate = 3\n", "key-elsewhere", "[archpope] excommunicate"),
        ("[people.1-1]\nweather = 3\n", "no-such-key", ", ".join(reader.PERSON)),
        ("zzz = 3\n", "no-such-key", ", ".join(reader.TOP)),
        ('[people.1-1]\nNames = "Iris"\n', "unknown-key", "name"),
    ],
)
def test_a_key_that_belongs_elsewhere_says_where_and_nothing_near_brings_nothing(
    text: str, kind: str, right: str
) -> None:
    assert [(mistake.kind, mistake.right) for mistake in mistakes(court(), text)] == [(kind, right)]


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [("place", "plcae", 1), ("", "war", 3), ("war", "war", 0), ("purchases", "purchasess", 1), ("abcd", "badc", 2)],
)
def test_slips_are_counted(one: str, other: str, slips: int) -> None:
    assert distance(one, other) == distance(other, one) == slips


def test_the_nearest_word_heeds_neither_accents_nor_capitals() -> None:
    assert nearest("balnea", ["Carilam", "Balnéa"]) == "Balnéa"
    assert nearest("purchasess", ["priest", "place"]) == ""


def test_a_line_that_is_not_toml_costs_only_itself() -> None:
    w = court()
    orders, wrong = read_orders(w.s, 0, 'ransom = "pay"\nthis is not toml\n[people.1-1]\nplace = "Stellarium"\n')
    assert [(mistake.place, mistake.kind) for mistake in wrong] == [("line 2", "not-toml")]
    assert orders.pay_all
    assert orders.places == {0: 0}


def test_all_mistakes_at_once() -> None:
    w = court()
    text = """
purchases = ["1-1 guards", "2-1 guards", "1-1 hat", "9-9 guards"]
ransom = "maybe"
[people.1-1]
place = "Balnea"
bet = "X9"
births = -1
[people.1-3]
place = "ship Comète"
candidate = "governor of Stellarium"
dismiss = ["army", "navy"]
[[marriage]]
groom = "1-1"
bride = "1-7"
priest = "2-2"
[[contract]]
client = "1-1"
amount = 99
kind = "murder"
target = "2-1"
[bid]
amount = "ten"
"""
    assert broken(w, text) == [
        ("purchases 3", "1.0.1"),
        ("purchases 4", "1.0.1"),
        ("ransom", "2.2.4"),
        ("people.1-1.place", "0.3"),
        ("people.1-1.bet", "5.3.1"),
        ("people.1-1.births", "7.2"),
        ("people.1-3.candidate", "27.4.7"),
        ("people.1-3.dismiss 2", "21.1"),
        ("bid.amount", "28.1"),
        ("purchases 2", "0.3"),
        ("people.1-3.dismiss", "21.1"),
        ("marriage 1", "3.2"),
        ("contract 1", "2.8.1"),
    ]
    assert mistakes(w, text)[3].right == "Balnéa"


def test_5_3_2_bets_are_checked() -> None:
    """5.3.2, 5.3.3"""
    w = court()
    w.purse(0, 3)
    text = '[people.1-1]\nplace = "Stellarium"\nbet = "R3"\n[people.1-9]\nplace = "Stellarium"\nbet = "S1"\n'
    assert broken(w, text) == [("people.1-9.bet", "5.3.2")]
    assert broken(w, '[people.1-5]\nplace = "Balnéa"\nbet = "S1"\n') == [("people.1-5.bet", "5.3.3")]


def test_0_3_who_has_no_place() -> None:
    """27.2.5, 27.4.4, 22.5"""
    w = court()
    w.govern(w.person(0), BALNEA)
    w.convict(w.person(0))
    text = "".join([f'[people.1-{n}]\nplace = "Stellarium"\n' for n in (6, 10, 11, 8)])
    assert [rule for _, rule in broken(w, text)] == ["27.2.5", "27.4.4", "22.5", "0.3"]


def test_6_1_places_by_school() -> None:
    """4.3, 4.9, 5.2, 6.1"""
    w = court()
    text = "".join(
        [f'[people.1-{n}]\nplace = "{place}"\n' for n, place in ((2, "Balnéa"), (4, "fleet 1"), (5, "Xorg"))]
    )
    assert [rule for _, rule in broken(w, text)] == ["4.3", "4.9", "5.2"]
    assert broken(w, '[people.1-5]\nplace = "Araknid"\n') == [("people.1-5.place", "5.2")]
    assert broken(w, '[people.1-3]\nplace = "Araknid"\n') == []
    assert broken(w, '[people.1-3]\nplace = "Xorg"\n') == [("people.1-3.place", "6.1")]
    assert "fleet 1" in mistakes(w, '[people.1-3]\nplace = "Xorg"\n')[0].right


def test_1_0_2_purchases_are_checked() -> None:
    w = court()
    w[0].prostheses = 5
    w.prisoner(6, XORG)  # 2-3
    assert broken(w, 'purchases = ["1-1 prosthesis", "1-1 guards", "1-1 guards"]\n') == [
        ("purchases 1", "1.3.2"),
        ("purchases 3", "1.0.1"),
    ]
    assert broken(w, f'purchases = ["{w[6].code} guards"]\n', w[6].family) == [("purchases 1", "1.0.2")]
    w.s.families[0].in_debt = True
    assert broken(w, 'purchases = ["1-1 guards"]\n') == [("purchases 1", "1.0.2")]


def test_5_3_1_bets_of_one_to_three_on_three_kinds() -> None:
    w = court()
    for bet, rule in (((0, 4), "5.3.1"), ((3, 1), "5.3.1"), ((2, 0), "5.3.1"), ((2, 3), "")):
        orders = Orders(0, True)
        orders.bets[0] = bet
        assert [mistake.rule for mistake in check_orders(w.s, orders)] == ([rule] if rule else [])


def test_2_8_1_contracts_are_checked() -> None:
    """2.8.1, 2.8.4, 2.0.3"""
    w = court()
    one = '[[contract]]\nclient = "1-1"\namount = 1\nkind = "bomb"\n'
    assert broken(w, one + one) == [("contract 2.client", "2.8.4")]
    w.s.families[0].credits = 0
    assert broken(w, one) == [("contract 1", "2.8.5")]
    w.s.families[0].in_debt = True
    assert broken(w, one) == [("contract 1.client", "2.0.3")]


@pytest.mark.parametrize(
    ("text", "place", "kind", "found", "right"),
    [
        ('[[marriage]]\ngroom = "1-1"\nbride = ""\n', "marriage 1.bride", "blank", "", "1-1"),
        ("[[contract]]\n", "contract 1.kind", "blank", "", "murder, kidnapping"),
        ('[[deal]]\nprice = -1\nfrom = "House1"\n', "deal 1.price", "not-a-number", "-1", "1"),
        ("[master]\nabolish = {}\n", "master.abolish.family", "blank", "", "House1, House2"),
        ('purchases = ["1-1"]\n', "purchases 1", "bad-choice", "1-1", "1-1 capsule, 1-1 guards"),
        (
            'purchases = ["1-1 doctor", "1-1 doctor"]\n',
            "purchases 2",
            "refused",
            "1-1 doctor",
            "capsule, guards, prost",
        ),
        ('[people.1-1]\nbet = "S4"\n', "people.1-1.bet", "bad-bet", "S4", "S1, S2, S3, N1"),
        ('[people.1-7]\ncandidate = "pope"\n', "people.1-7.candidate", "bad-choice", "pope", "judge, governor of Bal"),
        (
            '[people.1-7]\ncandidate = "governor of balnea"\n',
            "",
            "bad-choice",
            "governor of balnea",
            "governor of Balnéa",
        ),
        (
            '[general]\npatrol = ["Balnéa", "Carilam", "Dorkir", "Kistrang"]\n',
            "general.patrol 4",
            "too-many",
            "Kistrang",
            "3",
        ),
        ('[bastard]\nname = "Gaston"\n', "bastard", "no-bastard", "", ""),
        ('[[expedition]]\nship = "Nef"\ncaptain = "1-4"\n', "expedition 1", "refused", "Nef", "Comète"),
        (
            '[[marriage]]\ngroom = "2-1"\nbride = "1-7"\npriest = "1-1"\n',
            *("marriage 1.priest", "refused", "1-1", "1-2, 2-2"),
        ),
        (
            '[[marriage]]\ngroom = "2-2"\nbride = "1-7"\npriest = "1-2"\n',
            *("marriage 1", "refused", "2-2 + 1-7", "2-1, 2-3"),
        ),
        ('[[marriage]]\ngroom = "1-1"\nbride = "1-7"\npriest = "1-2"\n', "marriage 1", "impossible", "1-1 + 1-7", ""),
    ],
)
def test_what_is_told_is_no_python_and_what_would_be_right_is_right(
    text: str, place: str, kind: str, found: str, right: str
) -> None:
    """0.3, 1.0.1, 3.8, 4.2, 11.3: in words for both languages."""
    w = court()
    w.ship(1, "Nef")
    told = next(mistake for mistake in mistakes(w, text) if not place or mistake.place == place)
    assert (told.kind, told.found) == (kind, found)
    assert told.right.startswith(right)
    assert bool(told.right) == bool(right)
    for language in LANGUAGES:
        said = speaker(language).say(f"stellarium-event-mistake-{kind}", **told.values())
        assert not re.search(r"None|« ?»|“”|stellarium-", said.replace("\u202f", "").replace("\u00a0", "")), said


def test_32_8_powers_of_others_are_told_so() -> None:
    """Without a list of what would be right, for nothing would."""
    w = court()
    text = """
[emperor]
war = true
special = "1-1"
[archpope]
forgive = "1-1"
prostheses = ["1-1"]
[general]
patrol = ["Balnéa"]
strategy = "offensive"
[commander]
permits = ["1-1"]
[master]
close = "Balnéa"
bar = ["House1"]
"""
    told = mistakes(w, text, 2)
    assert len(told) == 9
    assert {(mistake.kind, mistake.right) for mistake in told} == {("not-held", "")}
    assert {mistake.kind for mistake in mistakes(w, '[general]\npatrol = ["Stellarium"]\n')} == {"refused"}


def test_2_0_4_targets_are_checked() -> None:
    """2.1.1, 2.4.1, 2.5.1, 2.6.1, 2.7.1"""
    w = court()
    for kind, target, rule in (
        ("murder", "7-1", "2.1.1"),
        ("sabotage", "Nef", "2.4.1"),
        ("rebellion", "Xorg", "2.6.1"),
        ("rebellion", "Stellarium", "2.6.1"),
        ("arson", "1-1", "2.0.4"),
    ):
        text = f'[[contract]]\nclient = "1-1"\namount = 1\nkind = "{kind}"\ntarget = "{target}"\n'
        assert [mistake.rule for mistake in mistakes(w, text)] == [rule]


def test_22_2_verdicts_are_checked() -> None:
    """22.2, 22.7"""
    w = court()
    own = w.accuse(w.s.judges[0])
    line = '[[verdict]]\njudge = "{}"\ntrial = {}\nverdict = "guilty"\nyears = {}\n'
    assert broken(w, line.format("1-6", 1, 30)) == []
    assert broken(w, line.format("1-6", own, 30)) == [("verdict 1", "22.7")]
    assert broken(w, line.format("1-6", 1, 35)) == [("verdict 1.years", "22.2")]
    acquit = line.replace("guilty", "not-guilty")
    assert broken(w, acquit.format("1-6", 1, 0)) == [("verdict 1.years", "22.2")]
    assert broken(w, acquit.format("1-6", 1, 10)) == []
    assert broken(w, line.format("1-7", 1, 30)) == [("verdict 1", "22.2")]
    assert broken(w, line.format("1-3", 1, 30)) == []  # he may be Emperor by then


def test_28_5_bids_and_bastards_are_checked() -> None:
    """7.7, 28.5"""
    w = court()
    w.s.families[0].in_debt = True
    assert broken(w, '[bastard]\nname = "Gaston"\n[bid]\namount = 3\nname = "Nef"\n') == [
        ("bid", "28.5"),
        ("bastard", "7.7"),
    ]


def test_28_4_deals_and_ships_are_checked() -> None:
    """28.4, 4.2"""
    w = court()
    deal = '[[deal]]\nkind = "lend"\nship = "Comète"\nfrom = "House1"\nto = "House2"\nprice = {}\n'
    assert broken(w, deal.format(0)) == []
    assert broken(w, deal.format(2)) == [("deal 1", "28.4")]
    plan = '[[expedition]]\nship = "Comète"\ncaptain = "2-4"\naboard = ["2-4", "2-2"]\n'
    assert broken(w, plan, 1) == [("expedition 1", "4.2")]
    assert broken(w, deal.format(0) + plan, 1) == []


def test_4_7_the_dead_do_not_fly_and_are_no_targets() -> None:
    w = court()
    dead = [w.person(1, "explorer"), w.person(1)]  # 2-6, 2-7
    for who in dead:
        perish(w.s, who, "age", "8.2", None)
    plan = '[[expedition]]\nship = "Comète"\ncaptain = "{}"\naboard = ["{}"]\n'
    assert broken(w, plan.format("2-6", "2-2")) == [("expedition 1", "4.7")]
    assert broken(w, plan.format("2-4", "2-7")) == [("expedition 1", "4.3")]
    assert broken(w, plan.format("2-3", "2-2")) == [("expedition 1", "4.7")]
    assert broken(w, plan.format("2-4", "1-9")) == [("expedition 1", "4.3")]
    contract = '[[contract]]\nclient = "1-1"\namount = 1\nkind = "{}"\ntarget = "2-7"\n'
    for kind, rule in (("murder", "2.1.1"), ("kidnapping", "2.2.1"), ("scandal", "2.3.1")):
        assert broken(w, contract.format(kind)) == [("contract 1", rule)]
    assert broken(w, '[archpope]\nprostheses = ["2-7"]\n') == [("archpope.prostheses 1", "1.3.2")]
    assert broken(w, '[archpope]\nexcommunicate = "2-7"\n') == [("archpope.excommunicate", "19.1")]


def test_4_2_a_deal_about_one_ship_does_not_lend_another() -> None:
    w = court()
    w.ship(0, "Nef")
    deal = '[[deal]]\nkind = "lend"\nship = "Nef"\nfrom = "House1"\nto = "House2"\n'
    plan = '[[expedition]]\nship = "Comète"\ncaptain = "2-4"\naboard = ["2-4", "2-2"]\n'
    assert broken(w, deal + plan, 1) == [("expedition 1", "4.2")]


def test_32_13_a_quarter_of_the_merchant_families() -> None:
    w = World(6)
    for family in range(5):
        w.person(family, "merchant")
    assert most_families_barred(w.s) == 2
    perish(w.s, 4, "age", "8.2", None)
    assert most_families_barred(w.s) == 1


def test_32_8_powers_belong_to_their_holders() -> None:
    """32.3, 32.6, 32.8, 32.10, 32.12"""
    w = court()
    text = """
[emperor]
war = true
disgrace = "2-1"
[archpope]
excommunicate = "2-1"
[general]
coup = true
patrol = ["Balnéa"]
[dauphin]
coup = true
[commander]
ban = "Comète"
[master]
close = "Balnéa"
"""
    assert [rule for _, rule in broken(w, text, 2)] == ["20.1", "12.2", "19.1", "11.3", "17.1", "17.1", "4.8", "5.3.4"]
    assert broken(w, text) == [("dauphin.coup", "17.1")]


def test_32_3_what_the_emperor_may_order() -> None:
    w = court()
    text = '[emperor]\nspecial = "{}"\nremove = "{}"\npardon = "{}"\ntarget = "{}"\n'
    assert broken(w, text.format("2-3", "1-6", "2-1", "Xorg")) == []
    assert [rule for _, rule in broken(w, text.format("1-3", "1-7", "1-7", "Stellarium"))] == [
        "18.1",
        "18.2",
        "24.1",
        "12.2",
    ]


def test_32_13_how_far_powers_reach() -> None:
    """1.3.4, 4.7, 32.13, 11.3"""
    w = court()
    codes = ", ".join([f'"1-{n}"' for n in (1, 2)])
    assert broken(w, f"[archpope]\nprostheses = [{codes}]\n") == [("archpope.prostheses 2", "1.3.4")]
    assert broken(w, '[commander]\npermits = ["1-4"]\n') == [("commander.permits 1", "4.7")]
    assert broken(w, '[master]\nbar = ["House2", "House3"]\n') == [("master.bar 2", "32.13")]
    four = '[general]\npatrol = ["Balnéa", "Carilam", "Dorkir", "Araknid"]\n'
    assert broken(w, four) == [("general.patrol 4", "11.3")]


def test_32_6_what_the_archpope_may_order() -> None:
    w = court()
    w[w.person(1, heretic=True)].heretic = True  # 2-6
    text = '[archpope]\ndisgrace = "{}"\nexcommunicate = "{}"\nforgive = "{}"\nremarriages = ["{}"]\n'
    assert broken(w, text.format("2-2", "2-1", "2-6", "1-7")) == []
    assert [rule for _, rule in broken(w, text.format("2-1", "2-6", "2-1", "2-2"))] == ["20.1", "19.1", "3.6"]


def test_32_10_what_the_grand_commander_may_order() -> None:
    w = court()
    beginners = [w[w.person(2, "explorer")].code for _ in range(3)]
    text = f'[commander]\ndisgrace = "2-4"\nban = "Comète"\npermits = ["{beginners[0]}", "{beginners[1]}"]\n'
    assert broken(w, text) == []
    assert broken(w, text.replace('"]', f'", "{beginners[2]}"]')) == [("commander.permits 3", "4.7")]


def test_17_1_a_possible_leader_fills_in_the_emperor_s_part() -> None:
    w = World()
    w.seat(GOVERNMENT, HEAD, w.person(0))
    w.seat(ARMY, HEAD, w.person(1))
    w.seat(ARMY, 1, w.person(2))
    part = f'[emperor]\nremove = "{w[w.judge(w.person(0))].code}"\n'
    assert broken(w, part + "[general]\ncoup = true\n", 1) == []
    assert broken(w, part + "[dauphin]\ncoup = true\n", 2) == []


def test_12_2_only_the_emperor_declares_war() -> None:
    """A coup comes after the war: whoever leads one has nothing to declare."""
    w = World()
    w.seat(GOVERNMENT, HEAD, w.person(0))
    w.seat(ARMY, HEAD, w.person(1))
    part = '[emperor]\nwar = true\ntarget = "Balnéa"\n'
    assert broken(w, part, 0) == []
    assert broken(w, part, 1) == [("emperor.war", "12.2"), ("emperor.target", "12.2")]
    assert form(w.s, 1).field("emperor.disgrace") is None  # nobody sits below him yet
    assert form(w.s, 1).field("emperor.war") is form(w.s, 1).field("emperor.target") is None


def test_the_form_lists_what_the_check_lets_pass() -> None:
    w = court()
    sheet = form(w.s, 0)
    places = {field.place: field for field in sheet.fields}
    assert places["people.1-3.place"].choices[:2] == ["Stellarium", "Balnéa"]
    assert places["people.1-3.place"].owed
    assert "people.1-6.place" not in places
    assert places["people.1-8.school"].owed
    assert sheet.field("general.coup") is not None
    assert sheet.field("nothing") is None
    for field in sheet.fields:
        if field.place.endswith(".place") or field.place.endswith(".candidate"):
            where, _, key = field.place.rpartition(".")
            for choice in field.choices:
                assert broken(w, f'[{where}]\n{key} = "{choice}"\n') == []
    for field in sheet.fields:
        head, _, key = field.place.partition(".")
        if head in ("emperor", "commander") and key in ("disgrace", "special", "remove", "pardon", "target", "ban"):
            for choice in field.choices:
                assert broken(w, f'[{head}]\n{key} = "{choice}"\n') == []


def test_every_section_of_the_form_is_for_its_holder_only() -> None:
    w = court()
    heads = {field.place.split(".")[0] for field in form(w.s, 2).fields}
    assert not heads & {"emperor", "archpope", "general", "commander", "master", "dauphin", "verdict"}
    assert {CHURCH, EXPLORERS, MERCHANTS} == {1, 3, 4}


def test_the_template_is_read_without_a_mistake_and_counts_as_or() -> None:
    w = court()
    text = template(w.s, 0)
    orders, wrong = read_orders(w.s, 0, text)
    assert wrong == []
    assert status_of(w.s, orders) == OR
    assert orders.text() == safe_orders(w.s, 0, weddings=False).text()
    assert orders.weddings == []  # nobody asked for one; a steward's document has those of the protocol
    top, _, rest = text.partition("\n\n")
    assert '# purchases = ["1-1 capsule"]' in top
    assert "purchases" not in rest
    assert read_orders(w.s, 0, text.replace("# purchases", "purchases"))[1] == []
    assert "# P0, 40, merchant, 10 PP" in text
    assert "# [general]" in text
    assert '"2-2" P3 House2' in text  # a number and whose it is
    named = template(w.s, 0, {"12.3.8": "Attack or defence"})
    assert '# strategy = "offensive"  # 12.3.8 Attack or defence: "offensive", "defensive"' in named
    assert read_orders(w.s, 0, named)[1] == []


@pytest.mark.parametrize("family", range(3))
def test_what_the_template_shows_can_be_written(family: int) -> None:
    """Every block uncommented by itself is read; what is refused then is refused for a reason of the rules."""
    w = court()
    safe = template(w.s, family)
    blocks = [block for block in safe.split("\n\n") if block.startswith("# [")]
    assert len(blocks) >= 4
    for block in blocks:
        lines = [line for line in block.split("\n") if not line.startswith("#   ")]
        lines = [line for line in lines if line.startswith("# [") or " = " in line]
        text = "\n".join([line.removeprefix("# ") for line in lines])
        kinds = {mistake.kind for mistake in read_orders(w.s, family, text)[1]}
        assert kinds <= {"refused", "impossible", "no-credit", "bad-years"}, (text, kinds)


def test_4_6_a_place_may_be_the_name_of_a_ship() -> None:
    w = court()
    ship = w.ship(0, "Grande Ourse")
    read, wrong = read_orders(w.s, 0, '[people.1-3]\nplace = "Grande Ourse"\n')
    assert ("4.6" in [m.rule for m in wrong], read.places.get(w.s.families[0].members[2])) == (False, ship_place(ship))
    w.ship(0, "Balnéa")  # the planet wins, and `ship NAME` stays
    member = w.s.families[0].members[2]
    for said, place in (("Balnéa", BALNEA), ("ship Balnéa", ship_place(len(w.s.ships) - 1))):
        orders, _ = read_orders(w.s, 0, f'[people.1-3]\nplace = "{said}"\n')
        assert orders.places[member] == place


def test_limits_are_told_with_their_reason() -> None:
    w = court()
    client = next(m for m in w.s.families[0].members if not client_refusal(w.s, w[m]))
    text = f'[[contract]]\nclient = "{w[client].code}"\namount = 99\nkind = "bomb"\n'
    w.s.families[0].credits = 0
    assert [(m.kind, m.rule) for m in mistakes(w, text)] == [("no-credit", "2.8.5")]
    w.s.families[0].credits = 1
    assert [(m.kind, m.found, m.right) for m in mistakes(w, text)] == [("bad-amount", "99", str(w.s.families[0].purse))]
    for language in LANGUAGES:
        for mistake in mistakes(w, text) + mistakes(w, "[general]\ncoup = true\n[bid]\namount = 0\n"):
            said = speaker(language).say(f"stellarium-event-mistake-{mistake.kind}", **mistake.values())
            assert "<=" not in said
            assert not said.endswith(" -.")


def test_safe_orders_give_each_youth_a_name_of_its_own() -> None:
    w = World()
    for sex in "mwm":
        w[w.youth(0, sex)].entered = w.s.turn
    names = [youth.name for youth in safe_orders(w.s, 0).youths.values()]
    assert len(names) == 3
    assert all(names)


def test_9_1_a_first_name_is_borne_once() -> None:
    """The living, those who are to get it in the same orders, and a bastard (7.6)."""
    w = World()
    w[w.person(0)].name = "Rémi"  # 1-1
    for sex in "mm":
        w[w.youth(0, sex)].entered = w.s.turn  # 1-2, 1-3
    line = '[people.{}]\nname = "{}"\nschool = "warrior"\n'
    found = mistakes(w, line.format("1-2", "remi") + line.format("1-3", "Nova"))
    assert [(m.place, m.kind, m.right) for m in found] == [("people.1-2.name", "name-taken", "1-1 Rémi")]
    found = mistakes(w, line.format("1-2", "Nova") + line.format("1-3", "Nova"))
    assert [(m.place, m.kind, m.right) for m in found] == [("people.1-3.name", "name-taken", "1-2")]


# Of shared lists: everyone alive is offered to be excommunicated, heretics too
ALLOWED = {("19.1", "excommunicate")}


def written_as_the_page_does(place: str, choice: str, several: bool) -> dict[str, object]:
    """What one choice of the form becomes in a document."""
    head, *rest = place.split(".")
    value: object = True if choice == "true" else int(choice) if choice.isdecimal() and rest[-1] != "births" else choice
    if head == "people" and rest[1] == "buy":
        return {"purchases": [f"{rest[0]} {choice}"]}
    if head == "people":
        return {"people": {rest[0]: {rest[1]: [value] if rest[1] == "dismiss" else value}}}
    return {head: {rest[0]: [value] if several else value}}


def test_every_choice_of_the_form_is_read_kept_and_carried_out() -> None:
    """What the page offers passes the check, and stays in the orders: verdicts of acquittal as well (22.2)."""
    w = court()
    sheet, silent = form(w.s, 0), Orders(0, True).text()
    tried = set()
    for field in sheet.fields:
        head, *rest = field.place.split(".")
        offered = sheet.lists[field.list] if field.list else field.choices
        if head == "verdict":
            for word in [choice for choice in offered if not choice.isdecimal()]:
                years = [int(choice) for choice in offered if choice.isdecimal()] if word != "abstain" else [0]
                for asked in years:
                    vote = {"judge": rest[0], "trial": int(rest[1]), "verdict": word, "years": asked}
                    orders, wrong = checked_orders(w.s, 0, {"verdict": [vote]}, [], Names(w.s))
                    assert wrong == []
                    assert [(v.verdict, v.years) for v in orders.verdicts] == [(VERDICTS.index(word), asked)]
        elif head in ("people", "emperor", "archpope", "general", "dauphin", "commander", "master"):
            several = rest[-1] in ("prostheses", "remarriages", "patrol", "permits", "bar")
            for choice in offered if rest[-1] not in ("births", "abolish", "prostheses", "remarriages") else []:
                if choice in ("false", "defensive"):
                    continue
                document = written_as_the_page_does(field.place, choice, several)
                orders, wrong = checked_orders(w.s, 0, document, [], Names(w.s))
                refused = [m for m in wrong if (m.rule, rest[-1]) not in ALLOWED]
                assert refused == [], (field.place, choice)
                assert wrong or orders.text() != silent, (field.place, choice)
        tried.add(field.place)
    assert len(tried) > 60
