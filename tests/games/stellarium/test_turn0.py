"""31: turn 0, and families that join later."""

from belle_etoile.core.chance import Quick, Scripted
from belle_etoile.games.stellarium.components import (
    MAN,
    MERCHANT,
    NONE,
    OR,
    PRIEST,
    SCHOOLS,
    STELLARIUM,
    UNSCHOOLED,
    WOMAN,
    YEARS,
)
from belle_etoile.games.stellarium.invariants import check
from belle_etoile.games.stellarium.orders import Entry, silence
from belle_etoile.games.stellarium.orders.entry import format_entry, read_entry
from belle_etoile.games.stellarium.state import OUTSIDER, State
from belle_etoile.games.stellarium.turn import resolve
from belle_etoile.games.stellarium.turn0 import begin, family_name, found_empire, founders, join, late_bonus, mistakes

from .building import ARAKNID, BALNEA, EDITION, XORG, World


def full(name: str) -> Entry:
    entry = Entry(name)
    entry.names = [f"{name}{founder}" for founder in range(8)]
    entry.schools = [3, 1, 2, 3, 0, 0]
    return entry


def founded(entries: list[Entry], seed: int = 1) -> State:
    s = found_empire(EDITION, 10, False)
    begin(s, entries, Quick(seed), None)
    check(s)
    return s


def test_31_1_families_are_named_and_no_two_alike() -> None:
    s = founded([full("A"), full("A"), Entry("", False)])
    assert [family.name for family in s.families[:2]] == ["A", "A 2"]
    assert s.families[2].name in EDITION.families
    assert family_name(s, "", Scripted([0])) not in [family.name for family in s.families]


def test_31_2_eight_founders_and_the_ring() -> None:
    s = founded([full(name) for name in "ABCD"])
    for family in s.families:
        people = [s.people[member] for member in family.members]
        assert [5001 - c.born for c in people] == [51, 47, 32, 28, 22, 19, 8, 4]
        assert [c.sex for c in people] == [MAN, WOMAN] * 4
        wives = [s.people[people[man].spouse] for man in (0, 2)]
        assert [wife.number for wife in wives] == [2, 4]
        assert wives[0].family == wives[1].family != family.id
        assert all(c.spouse == -1 for c in people[4:])
    assert len(s.weddings) == 8


def test_31_2_missing_spouses_are_outsiders() -> None:
    s = founded([full("A")])
    assert [c.spouse for c in s.people] == [OUTSIDER] * 4 + [-1] * 4
    assert [5001 - c.spouse_born for c in s.people[:4]] == [47, 51, 28, 32]
    s = founded([full("A"), full("B")])
    assert len(s.weddings) == 2
    assert sum(c.spouse == OUTSIDER for c in s.people) == 4


def test_31_2_the_ring_is_drawn() -> None:
    following = set()
    for seed in range(12):
        s = founded([full(name) for name in "ABC"], seed)
        following.add(s.people[s.people[0].spouse].family)
    assert following == {1, 2}


def test_31_3_schools_and_no_married_priests() -> None:
    entry = full("A")
    entry.schools[0] = PRIEST
    wrong = mistakes(EDITION, entry, 25)
    assert [(m.place, m.rule, m.found, m.right) for m in wrong] == [
        ("schools 1", "31.3", "priest", "warrior, explorer, merchant")
    ]
    for seed in range(5):
        s = founded([Entry("", False) for _ in range(3)], seed)
        for c in s.people:
            assert (c.school == UNSCHOOLED) == (c.number > 6)
            assert c.number > 4 or c.school != PRIEST


def test_31_4_first_prestige() -> None:
    """31.4, 31.5: ten, ten, five, five, five, and 25 to share."""
    entry = full("A")
    entry.shares = [0, 0, 0, 0, 0, 0, 0, 25]
    s = founded([entry, full("B"), full("C")])
    starts = [sum(p.amount for p in s.prestige if p.who == who and p.rule in ("31.4", "31.5")) for who in range(16)]
    assert starts == [10, 10, 5, 5, 5, 0, 0, 25, 15, 15, 10, 10, 10, 0, 0, 0]
    entry.shares = [26, 0, 0, 0, 0, 0, 0, 0]
    assert mistakes(EDITION, entry, 25)[0].rule == "31.5"


def test_31_5_shares_must_add_up() -> None:
    entry = full("A")
    entry.shares = [25, 0, 0, 0, 0, 0, 0, 0]
    assert mistakes(EDITION, entry, 25) == []
    for shares in ([24, 0, 0, 0, 0, 0, 0, 0], [30, -5, 0, 0, 0, 0, 0, 0], [25]):
        entry.shares = shares
        assert mistakes(EDITION, entry, 25)[0].rule == "31.5"


def test_31_6_publicity_at_one_each() -> None:
    entry = full("A")
    entry.publicity[2] = 4
    s = founded([entry, full("B"), full("C")])
    assert s.families[0].purse == 6
    entry.publicity[2] = 10
    assert mistakes(EDITION, entry, 25) == []
    entry.publicity[2] = 11
    assert mistakes(EDITION, entry, 25)[0].rule == "31.6"


def test_31_7_late_families() -> None:
    s = founded([full(name) for name in "ABC"])
    s.planets[2].holder = 3
    s.planets[2].posts = [False] * 3
    total = sum(c.pp for c in s.people)
    assert late_bonus(s) == total // 12
    bonus = late_bonus(s)
    number = join(s, Entry("", False), Quick(5), None)
    late = s.families[number]
    assert (late.credits, late.purse, late.late) == (0, 10, True)
    assert sum(s.people[member].pp for member in late.members) == 35 + 25 + bonus
    assert [planet.posts[number] for planet in s.planets] == [False, True, False] + [True] * 5 + [False]
    assert all(s.people[member].spouse == OUTSIDER for member in late.members[:4])
    assert not any(s.people[member].in_office for member in late.members)
    check(s)
    resolve(s, silence(4), Quick(6), None, True)
    assert s.people[late.members[7]].school != UNSCHOOLED


def test_31_8_the_first_ship() -> None:
    entries = [full(name) for name in "ABC"]
    entries[1].bid, entries[1].ship_name = 6, "Comète"
    entries[2].bid = 4
    s = founded(entries)
    assert s.ships[0].name == "Comète"
    assert s.ships[0].owner == 1
    assert s.families[1].purse == 6
    entries[0].bid = 11
    assert mistakes(EDITION, entries[0], 25)[0].rule == "31.8"


def test_31_9_candidates() -> None:
    entries = [full(name) for name in "ABC"]
    entries[0].candidates = {0: STELLARIUM, 5: ARAKNID}
    assert mistakes(EDITION, entries[0], 25) == []
    s = founded(entries)
    assert s.judges == [0]
    assert s.people[0].pp == 10 + 5 + 6
    entries[0].candidates = {7: STELLARIUM}
    assert mistakes(EDITION, entries[0], 25)[0].rule == "31.9"
    entries[0].candidates = {1: XORG}
    assert mistakes(EDITION, entries[0], 25)[0].rule == "31.9"


def test_31_10_elections_and_posts_for_all() -> None:
    s = founded([full(name) for name in "ABCDEFG"])
    assert all(NONE not in seats for seats in [s.pyramids[0], s.pyramids[1], s.pyramids[2], s.pyramids[4]])
    assert s.people[s.pyramids[0][0]].pp >= 15 + 18
    for planet in range(BALNEA, ARAKNID + 1):
        assert s.planets[planet].posts == [True] * 7
    assert all(family.status == OR for family in s.families)


def test_entries_are_read_and_written() -> None:
    w = World(0)
    text = (
        'name = "Altaïr"\nnames = ["Orion", "Iris"]\n'
        'schools = ["merchant", "warrior", "explorer", "merchant", "priest", "priest"]\n'
        "shares = [5, 5, 5, 5, 5, 0, 0, 0]\npublicity = [2]\n"
        'candidates = { 1 = "judge", 2 = "governor of Balnéa" }\nbid = { amount = 4, name = "Comète" }\n'
    )
    entry, wrong = read_entry(w.s, text, 25)
    assert wrong == []
    assert entry.schools[0] == MERCHANT
    assert entry.candidates == {0: STELLARIUM, 1: BALNEA}
    again, wrong = read_entry(w.s, format_entry(w.s, entry), 25)
    assert wrong == []
    assert again.text() == entry.text()


def test_a_wrong_entry_tells_all_and_costs_nothing_else() -> None:
    w = World(0)
    entry, wrong = read_entry(
        w.s, 'name = "A"\nshool = 3\nschools = ["priest", "soldier"]\nshares = [99]\ncandidates = { 9 = "judge" }\n', 25
    )
    assert [(mistake.place, mistake.rule) for mistake in wrong] == [
        ("shool", "0.3"),
        ("schools 2", "31.3"),
        ("candidates.9", "31.9"),
        ("schools 1", "31.3"),
        ("shares", "31.5"),
    ]
    assert wrong[0].right == "schools"
    assert entry.schools[:2] == [UNSCHOOLED, UNSCHOOLED]
    assert entry.shares == []
    assert SCHOOLS[PRIEST] == "priest"


def test_31_2_the_founders_of_a_family() -> None:
    """Told in advance as they are: men and women in turn, four married, six with a school."""
    told = founders(EDITION)
    s = found_empire(EDITION, 0, False)
    begin(s, [full("A"), full("B"), full("C")], Quick(1), None)
    for founder, who in zip(told, s.families[0].members, strict=True):
        c = s.people[who]
        assert (founder.sex, founder.married, founder.schooled) == (c.sex, c.spouse != NONE, c.school != UNSCHOOLED)
        assert s.year + YEARS - c.born == founder.age
        assert sum([p.amount for p in s.prestige if (p.who, p.rule) == (who, "31.4")]) == founder.prestige


def test_31_2_no_two_founders_are_called_alike() -> None:
    """By lot or by hand; the second of two is told who bears the name, and gets another one."""
    for seed in range(30):
        s = founded([Entry("A"), Entry("B"), Entry("C")], seed)
        for family in s.families:
            names = [s.people[member].name for member in family.members]
            assert len(set(names)) == len(names)
    empire = found_empire(EDITION, 0, False)
    entry, wrong = read_entry(empire, 'names = ["Orion", "Iris", "orion"]\n', EDITION.shared)
    assert [(m.place, m.rule, m.kind, m.right) for m in wrong] == [("names 3", "31.2", "name-twice", "1")]
    assert entry.names[:3] == ["Orion", "Iris", ""]
    before = found_empire(EDITION, 0, False, 1)
    assert read_entry(before, 'names = ["Orion", "Iris", "orion"]\n', EDITION.shared)[1] == []
