"""Families that bots play: they know only their view, write no mistakes, and keep an Empire alive."""

import tomllib
from collections import Counter

import pytest

from belle_etoile.core.chance import Quick, Seeded
from belle_etoile.core.events import Event
from belle_etoile.games.stellarium import policy
from belle_etoile.games.stellarium.components import OR, PLAYING, PNJ
from belle_etoile.games.stellarium.invariants import check
from belle_etoile.games.stellarium.orders import Orders
from belle_etoile.games.stellarium.orders.checks import read_orders, status_of
from belle_etoile.games.stellarium.orders.entry import read_entry
from belle_etoile.games.stellarium.orders.names import Names
from belle_etoile.games.stellarium.orders.reader import TABLES
from belle_etoile.games.stellarium.state import State
from belle_etoile.games.stellarium.turn import resolve
from belle_etoile.games.stellarium.turn0 import begin, found_empire

from .building import EDITION

MIXED = policy.TEMPER_NAMES
LIVELY = [  # the least that a hundred turns of twelve families bring
    *[("married", 500), ("born", 1000), ("colony-found", 20), ("ship-leaves", 100), ("convicted", 40)],
    *[("acquitted", 20), ("found", 80), ("unsolved", 30), ("kidnapped", 10), ("scandal", 10), ("revolt", 15)],
    *[("invasion", 10), ("assault", 1), ("coup", 1), ("disgraced", 30), ("heretic", 1)],
    *[("recognised", 5), ("ransomed", 3)],
]


def founded(characters: tuple[str, ...], seed: int) -> State:
    s = found_empire(EDITION, 0, False)
    entries = []
    for seat, character in enumerate(characters):
        entry, mistakes = read_entry(s, policy.found("", character, EDITION, Quick(seed + seat)), EDITION.shared)
        assert mistakes == []
        entries.append(entry)
    begin(s, entries, Seeded(f"founding {seed}"), None)
    return s


def written(s: State, characters: tuple[str, ...], seed: int) -> list[str]:
    scene = policy.scene_of(s)
    return [
        policy.write(scene, policy.means_of(s, seat), seat, character, Quick(seed + 1000 * s.turn + seat))
        for seat, character in enumerate(characters)
    ]


def read(s: State, texts: list[str]) -> list[Orders]:
    """Every sheet is right and counts as OR."""
    sheets, names = [], Names(s)
    for seat, text in enumerate(texts):
        orders, mistakes = read_orders(s, seat, text, names)
        assert mistakes == [], text
        assert status_of(s, orders) in (OR, PNJ)
        sheets.append(orders)
    return sheets


def played(characters: tuple[str, ...], turns: int, seed: int, checked: bool) -> tuple[State, list[list[Event]]]:
    s = founded(characters, seed)
    told = []
    for turn in range(turns):
        events: list[Event] = []
        resolve(s, read(s, written(s, characters, seed)), Seeded(f"turn {seed}", turn), events, checked)
        told.append(events)
    return s, told


@pytest.mark.parametrize("character", policy.TEMPER_NAMES)
def test_a_character_alone_plays_without_mistakes(character: str) -> None:
    s, told = played((character,) * 5, 12, 3, checked=True)
    assert s.end == PLAYING
    assert all(family.status == OR for family in s.families)
    kinds = Counter(event.kind for events in told for event in events)
    assert kinds["married"] > 10
    assert kinds["traded"] > 10
    assert kinds["ship-leaves"] > 2
    assert kinds["vote"] > 0 or character == "cautious"


def keys_of(text: str) -> set[str]:
    """Every key of a document with the header it stands under."""
    found = set()
    for key, value in tomllib.loads(text).items():
        tables = list(value.values()) if key == "people" else value if isinstance(value, list) else [value]
        header = "[people.…]" if key == "people" else f"[[{key}]]" if isinstance(value, list) else f"[{key}]"
        found |= {f"{header} {each}" for table in tables if isinstance(table, dict) for each in table}
        found.add(f" {key}")
    return found


def test_bot_families_use_every_kind_of_order() -> None:
    characters, wrote = MIXED * 4, set[str]()
    s = founded(characters, 2)
    for turn in range(90):
        texts = written(s, characters, 2)
        wrote |= set().union(*[keys_of(text) for text in texts])
        resolve(s, read(s, texts), Seeded("kinds", turn), None)
    assert {f"{header} {key}" for header, keys in TABLES.items() for key in keys} - wrote == set()


def test_28_4_ships_change_hands_by_a_bargain_both_know() -> None:
    characters = MIXED * 4
    s = founded(characters, 5)
    kinds = Counter[str]()
    for turn in range(60):
        scene, texts = policy.scene_of(s), written(s, characters, 5)
        for bargain in scene.bargains:
            line = f'ship = "{s.ships[bargain.ship].name}"\nfrom = "{s.families[bargain.owner].name}"'
            assert line in texts[bargain.owner] or characters[bargain.owner] == "ruthless"
        events: list[Event] = []
        resolve(s, read(s, texts), Seeded("bargains", turn), events)
        kinds.update(event.kind for event in events)
    dealt = kinds["ship-sold"] + kinds["ship-lent"] + kinds["ship-hired"]
    assert dealt > 3
    assert dealt > kinds["no-deal"]


def test_a_hundred_turns_stay_alive_and_lively() -> None:
    characters = MIXED * 4
    s, told = played(characters, 100, 7, checked=False)
    check(s)
    assert (s.turn, s.end) == (100, PLAYING)
    living = sum(c.alive for c in s.people)
    assert 60 <= living <= 700
    purses = [family.purse for family in s.families]
    assert min(purses) > -100
    assert max(purses) < 3000
    prestige = [c.pp for c in s.people if c.alive]
    assert 2 <= sum(prestige) / living <= 40
    assert max(prestige) < 400
    assert sum(planet.imperial_colony for planet in s.planets) >= 3
    kinds = Counter(event.kind for events in told for event in events)
    for kind, least in LIVELY:
        assert kinds[kind] >= least, (kind, kinds[kind])
    quiet = [turn for turn, events in enumerate(told) if len(events) < 60]
    assert quiet == []


def test_nobody_reads_the_secrets_of_others() -> None:
    s, _ = played(MIXED * 2, 6, 5, checked=False)
    twin = s.copy()
    for family in twin.families[1:]:
        family.purse += 13
        family.credits += 2
    for c in twin.people:
        if c.family != 0:
            c.prostheses, c.kidnappers = 1, [2]
    assert written(s, MIXED * 2, 1)[0] == written(twin, MIXED * 2, 1)[0]
    assert written(s, MIXED * 2, 1)[2] != written(twin, MIXED * 2, 1)[2]


def test_3_7_both_families_propose_the_same_marriages() -> None:
    s, told = played(MIXED * 3, 8, 2, checked=False)
    kinds = Counter(event.kind for events in told[2:] for event in events)
    assert kinds["married"] > 5 * kinds["not-married"]
    scene = policy.scene_of(s)
    assert scene.unions
    for union in scene.unions:
        groom, bride = s.people[union.groom], s.people[union.bride]
        texts = written(s, MIXED * 3, 1)
        line = f'groom = "{groom.code}"\nbride = "{bride.code}"\npriest = "{s.people[union.priest].code}"'
        assert line in texts[groom.family]
        assert line in texts[bride.family]


def test_7_6_a_family_without_heirs_recognises_a_bastard() -> None:
    characters = MIXED * 2
    s = founded(characters, 4)
    for member in s.families[0].members:
        c = s.people[member]
        if c.spouse >= 0:
            s.people[c.spouse].spouse, s.people[c.spouse].widowed = -1, True
        c.died, c.spouse, c.government, c.guild, c.judge, c.governs = 0, -1, -1, -1, False, -1
    text = written(s, characters, 1)[0]
    assert "[bastard]" in text
    orders, mistakes = read_orders(s, 0, text)
    assert (mistakes, orders.bastard, status_of(s, orders)) == ([], True, OR)


def test_characters_differ() -> None:
    crimes = {}
    for character in policy.TEMPER_NAMES:
        _, told = played((character,) * 6, 14, 11, checked=False)
        crimes[character] = sum(event.kind == "contract-executed" for events in told for event in events)
    assert crimes["cautious"] < crimes["ambitious"] < crimes["ruthless"]
