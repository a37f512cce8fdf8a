"""What is true of every position between two phases."""

from .components import (
    ARMY,
    CHURCH,
    CONVICT,
    EMPIRE,
    FREE,
    GOVERNMENT,
    HEAD,
    JUDGES,
    MAN,
    MARRIAGES_BETWEEN,
    NONE,
    NOWHERE,
    OR,
    PNJ,
    POUARKS,
    PRIEST,
    PROSTHESES,
    PYRAMIDS,
    REBELS,
    STELLARIUM,
    UNSCHOOLED,
    WARRIOR,
    WOMAN,
    ship_of,
)
from .state import OUTSIDER, Person, State


def check(s: State) -> None:
    """Raise AssertionError where the position could not have come from play."""
    for c in s.people:
        _check_person(s, c)
        if c.alive:
            _check_marriage(s, c)
            _check_captivity(s, c)
    _check_marriages_between(s)
    _check_pyramids(s)
    _check_court(s)
    _check_planets(s)
    _check_ships(s)
    _check_trials(s)
    _check_postings(s)
    _check_turn(s)


def _check_person(s: State, c: Person) -> None:
    assert s.people[c.id] is c
    assert c.id == s.families[c.family].members[c.number - 1]
    assert 0 <= c.prostheses <= PROSTHESES  # 1.3.2
    if c.alive:
        assert (c.place == NOWHERE) == (c.captivity != FREE), c.text()
        assert not c.judge or c.captivity != FREE or c.place == STELLARIUM, c.text()  # 27.2.5
        assert s.phase < 16 or c.captivity != FREE or c.place == STELLARIUM, c.text()  # 16.1
        return
    assert not c.in_office, c.text()
    assert c.captivity == FREE, c.text()
    assert c.place == NOWHERE, c.text()
    assert c.trials == 0, c.text()


def _check_marriage(s: State, c: Person) -> None:
    if c.spouse in (NONE, OUTSIDER):
        return
    other = s.people[c.spouse]
    assert other.alive, c.text()
    assert other.spouse == c.id, c.text()
    assert other.sex != c.sex, c.text()
    assert other.family != c.family, c.text()  # 3.2
    assert c.school != PRIEST, c.text()  # 3.5


def _check_captivity(s: State, c: Person) -> None:
    assert c.captivity != CONVICT or c.until >= s.turn, c.text()
    assert (c.held_at == NONE) == (not c.held), c.text()
    assert not c.mountains or c.captivity == REBELS, c.text()
    if c.captivity in (REBELS, POUARKS) and not c.mountains:
        assert s.planets[c.held_at].holder == c.captivity, c.text()
    if c.captivity == CONVICT:
        assert not c.in_office, c.text()
    if s.phase >= 23 and c.captivity != FREE:
        assert not c.in_office, c.text()


def _check_marriages_between(s: State) -> None:
    """3.4"""
    pairs: dict[int, int] = {}
    for id in s.living:
        c = s.people[id]
        if c.alive and c.sex == MAN and c.spouse >= 0:
            wife = s.people[c.spouse]
            assert wife.sex == WOMAN
            low, high = min(c.family, wife.family), max(c.family, wife.family)
            pairs[low * len(s.families) + high] = pairs.get(low * len(s.families) + high, 0) + 1
    assert all([count <= MARRIAGES_BETWEEN for count in pairs.values()])


def _check_pyramids(s: State) -> None:
    seated = 0
    for pyramid, seats in enumerate(s.pyramids):
        for seat, who in enumerate(seats):
            if who == NONE:
                continue
            c = s.people[who]
            seated += 1
            assert c.alive, c.text()
            assert not c.judge, c.text()
            assert c.governs == NONE, c.text()
            assert c.school != UNSCHOOLED, c.text()  # 27.3.3
            assert s.families[c.family].status != PNJ, c.text()  # 0.4
            if pyramid == GOVERNMENT:
                assert c.government == seat, c.text()
                assert seat != HEAD or c.guild == NONE, c.text()  # 32.2
            else:
                assert c.guild == seat, c.text()
                assert c.school == pyramid - 1, c.text()
            assert pyramid != CHURCH or not c.heretic, c.text()  # 32.5
    assert seated == sum([(c.government != NONE) + (c.guild != NONE) for c in s.people])
    assert len(s.pyramids) == len(PYRAMIDS)


def _check_court(s: State) -> None:
    assert len(s.judges) <= JUDGES
    assert len(set(s.judges)) == len(s.judges)  # 27.2.1
    for judge in s.judges:
        c = s.people[judge]
        assert c.judge, c.text()
        assert c.alive, c.text()
        assert not c.seated, c.text()
        assert c.governs == NONE, c.text()  # 27.2.4
    assert len(s.judges) == sum([c.judge for c in s.people])


def _check_planets(s: State) -> None:
    for planet in s.planets:
        assert len(planet.posts) == len(s.families)
        assert planet.imperial_colony or not any(planet.posts), planet.text()
        if planet.governor != NONE:
            c = s.people[planet.governor]
            assert planet.imperial_colony, planet.text()
            assert c.governs == planet.id, planet.text()
            assert c.alive, c.text()
            assert not c.judge, c.text()
            assert not c.seated, c.text()
    governors = [planet.governor for planet in s.planets if planet.governor != NONE]
    assert len(governors) == sum([c.governs != NONE for c in s.people])


def _check_ships(s: State) -> None:
    for ship in s.ships:
        assert ship.afloat or not ship.aboard, ship.text()
        for who in ship.aboard:
            assert s.people[who].place == NOWHERE or ship_of(s.people[who].place) == ship.id, ship.text()
    for id in s.living:
        k = ship_of(s.people[id].place)
        assert k == NONE or (s.ships[k].left and id in s.ships[k].aboard), s.people[id].text()


def _check_trials(s: State) -> None:
    counts: dict[int, int] = {}
    for trial in s.trials:
        counts[trial.accused] = counts.get(trial.accused, 0) + 1
        assert trial.opened <= s.turn
        assert s.people[trial.accused].alive
    for c in s.people:
        assert c.trials == counts.get(c.id, 0), c.text()
    assert len({trial.id for trial in s.trials}) == len(s.trials)


def _check_postings(s: State) -> None:
    """Every M$ and every PP is accounted for."""
    purses = [family.purse_start for family in s.families]
    for posting in s.money:
        purses[posting.who] += posting.amount
    assert purses == [family.purse for family in s.families]
    prestige = [c.pp_start for c in s.people]
    for posting in s.prestige:
        prestige[posting.who] += posting.amount
    assert prestige == [c.pp for c in s.people]


def _check_turn(s: State) -> None:
    assert len(s.contracts) <= 5 + -(-s.or_last // 10)  # 2.8.2
    assert len({c.target * 7 + c.kind for c in s.contracts}) == len(s.contracts)  # 2.8.3
    assert s.phase < 14 or s.end or all([contract.settled for contract in s.contracts])  # 2.9.2
    stakes = [0 for _ in s.families]
    for id in s.living:
        stakes[s.people[id].family] += s.people[id].stake
    for family in s.families:
        assert stakes[family.id] <= max(0, family.purse_start), family.text()  # 5.3.2
        assert family.credits >= 0, family.text()
        assert family.status != OR or family.silent_turns == 0, family.text()
    for who in s.commanders:
        assert who == NONE or s.phase >= 16 or s.people[who].school == WARRIOR
    assert all([s.planets[planet].id != STELLARIUM for planet in s.patrol])
    assert s.planets[STELLARIUM].holder == EMPIRE or s.end != 0
    assert len(s.pyramids[ARMY]) == 6
