"""Luck: published vectors of ChaCha, our own vectors, fairness, and scripts."""

from collections import Counter
from hashlib import sha256

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from belle_etoile.core import BadLog, Quick, Scripted, Seeded
from belle_etoile.core.chance import LARGEST_PICK, chacha_block, commitment


def keystream(key: bytes, counter: int, nonce: int, rounds: int) -> str:
    words = [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
    block = chacha_block(vec[i64](words), counter, nonce, rounds)
    return b"".join(int(word).to_bytes(4, "little") for word in block).hex()


# ChaCha itself


def test_chacha8_zero_key() -> None:
    """draft-strombergson-chacha-test-vectors-01, TC1, 256-bit key, 8 rounds: two blocks."""
    assert keystream(bytes(32), 0, 0, 8) == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    assert keystream(bytes(32), 1, 0, 8) == (
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    )


def test_chacha8_one_bit_of_the_key() -> None:
    """The same draft, TC2."""
    assert keystream(bytes([1]) + bytes(31), 0, 0, 8).startswith(
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
    )


def test_chacha20_zero_key() -> None:
    """RFC 8439, appendix A.1, vector 1."""
    assert keystream(bytes(32), 0, 0, 20) == (
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    )


def test_chacha20_block_function() -> None:
    """RFC 8439, 2.3.2. Its nonce of 96 bits begins where our counter has its high word."""
    assert keystream(bytes(range(32)), 1 | 0x09000000 << 32, 0x4A000000, 20) == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


# Seeded: these outcomes stay for ever, or old matches could not be verified

FIRST_TWENTY = [
    ("belle-etoile", 0, 2, [0, 0, 1, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0]),
    ("belle-etoile", 0, 6, [0, 1, 4, 5, 0, 2, 1, 5, 1, 4, 2, 5, 2, 0, 2, 2, 1, 3, 1, 1]),
    ("belle-etoile", 0, 60, [3, 19, 44, 50, 5, 22, 19, 54, 14, 48, 26, 54, 22, 1, 28, 23, 11, 36, 17, 14]),
    ("belle-etoile", 1, 2, [1, 0, 0, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0]),
    ("belle-etoile", 1, 6, [4, 2, 1, 4, 4, 2, 3, 5, 4, 1, 1, 1, 5, 5, 1, 3, 5, 2, 1, 0]),
    ("belle-etoile", 1, 60, [47, 29, 16, 44, 49, 26, 33, 59, 42, 18, 13, 19, 53, 58, 18, 31, 51, 26, 17, 0]),
    ("belle-etoile", 1000, 60, [13, 14, 34, 3, 9, 22, 44, 9, 51, 48, 20, 6, 16, 7, 30, 28, 23, 45, 20, 5]),
    ("0", 0, 2, [1, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1]),
    ("0", 0, 6, [3, 4, 0, 1, 5, 4, 1, 0, 1, 3, 0, 0, 3, 5, 5, 3, 5, 2, 2, 4]),
    ("0", 0, 60, [39, 44, 1, 17, 52, 49, 19, 3, 11, 34, 3, 8, 38, 51, 57, 39, 58, 24, 21, 48]),
    ("0", 1, 60, [44, 12, 41, 57, 46, 17, 27, 9, 40, 9, 22, 48, 53, 32, 7, 25, 43, 29, 58, 50]),
    ("0", 1000, 60, [28, 24, 12, 25, 30, 26, 54, 36, 10, 15, 3, 7, 48, 53, 46, 33, 34, 15, 59, 37]),
]


@pytest.mark.parametrize(("seed", "version", "n", "picks"), FIRST_TWENTY)
def test_seeded_vectors(seed: str, version: int, n: int, picks: list[int]) -> None:
    chance = Seeded(seed, version)
    assert [chance.pick(n, "") for _ in range(20)] == picks == chance.outcomes


def stream_of(seed: str, version: int, blocks: int) -> list[int]:
    """The words behind Seeded: ChaCha8 keyed by the hash of the seed, the version as nonce."""
    key = sha256(b"belle-etoile chance 1\n" + seed.encode()).digest()
    stream = bytes.fromhex("".join(keystream(key, block, version, 8) for block in range(blocks)))
    return [int.from_bytes(stream[i : i + 4], "little") for i in range(0, len(stream), 4)]


def test_seeded_shows_the_stream() -> None:
    """A pick of one in 2**31 shows the upper 31 bits of each word."""
    chance = Seeded("some seed", 9)
    assert [chance.pick(LARGEST_PICK, "") for _ in range(48)] == [word >> 1 for word in stream_of("some seed", 9, 3)]


@pytest.mark.parametrize("n", [3 << 29, (1 << 30) + 1, 60])
def test_words_that_would_favour_some_numbers_are_drawn_again(n: int) -> None:
    """Of 2**32 words, as many as n divides evenly are used: each number comes from equally many of them."""
    words = stream_of("even", 5, 8)
    used = [word for word in words if word * n % 2**32 >= 2**32 % n]
    assert (len(used) < len(words)) == (n > 60)
    chance = Seeded("even", 5)
    assert [chance.pick(n, "") for _ in used] == [word * n >> 32 for word in used]


def test_each_version_has_a_stream_of_its_own() -> None:
    chance = Seeded("belle-etoile", 0)
    for _ in range(33):
        chance.pick(60, "")
    chance.turn_to(1)
    assert chance.outcomes == []
    assert [chance.pick(60, "") for _ in range(20)] == FIRST_TWENTY[5][3]
    chance.turn_to(0)
    assert [chance.pick(60, "") for _ in range(20)] == FIRST_TWENTY[2][3]


def test_outcomes_already_handed_over_do_not_change() -> None:
    chance = Seeded("belle-etoile")
    chance.pick(6, "")
    told = chance.outcomes
    chance.turn_to(1)
    chance.pick(6, "")
    assert told == [0]


@pytest.mark.parametrize("n", [0, -1, LARGEST_PICK + 1])
def test_seeded_refuses_what_it_cannot_pick(n: int) -> None:
    with pytest.raises(ValueError, match=f"4.2: cannot pick one of {n}"):
        Seeded("x").pick(n, "4.2")


def test_one_of_one_is_zero() -> None:
    assert [Seeded("x").pick(1, ""), Quick(1).pick(1, ""), Scripted([0]).pick(1, "")] == [0, 0, 0]


def chi_square(counts: Counter[int], n: int) -> float:
    expected = sum(counts.values()) / n
    return sum((counts[each] - expected) ** 2 / expected for each in range(n))


@pytest.mark.parametrize("n", [2, 5, 6, 47, 60])
def test_fairness(n: int) -> None:
    """Loose: six standard deviations over what is expected, and not suspiciously even either."""
    seeded, quick = Seeded("fair", n), Quick(n)
    for counts in (
        Counter(int(seeded.pick(n, "")) for _ in range(100 * n)),
        Counter(int(quick.pick(n, "")) for _ in range(100 * n)),
    ):
        assert set(counts) == set(range(n))
        assert chi_square(counts, n) < (n - 1) + 6 * (2 * (n - 1)) ** 0.5


def test_fairness_of_the_first_pick_of_each_version() -> None:
    counts = Counter(int(Seeded("fair", version).pick(6, "")) for version in range(600))
    assert chi_square(counts, 6) < 5 + 6 * 10**0.5


# Quick


def test_quick_vectors() -> None:
    zero, other = Quick(0), Quick(0x0123456789ABCDEF)
    assert [zero.word() for _ in range(4)] == [1427488602, 1980682239, 456575201, 3300212312]
    assert [other.word() for _ in range(4)] == [1046365511, 348464956, 1686632096, 2943040925]
    assert Quick(0).pick(60, "") == 1427488602 * 60 >> 32


# Scripted


def test_scripted_tells_what_it_was_told() -> None:
    chance = Scripted([3, 0, 59])
    assert not chance.spent()
    assert [chance.pick(4, ""), chance.pick(1, ""), chance.pick(60, "")] == [3, 0, 59]
    assert chance.spent()


def test_scripted_refuses_when_nothing_is_left() -> None:
    chance = Scripted([1])
    chance.pick(2, "4.5")
    with pytest.raises(BadLog, match=r"line 1: 4\.5 asks for one of 7, and no outcome is left"):
        chance.pick(7, "4.5")


@pytest.mark.parametrize("outcome", [6, 60, -1])
def test_scripted_refuses_what_is_out_of_range(outcome: int) -> None:
    chance = Scripted([outcome])
    with pytest.raises(BadLog, match=f"1.7 asks for one of 6, and the outcome told is {outcome}"):
        chance.pick(6, "1.7")
    assert chance.used == 0


# The commitment


def test_commitment() -> None:
    assert commitment("belle-etoile") == "bdfd2d509b266ebdba8a93cea3c6308e5688982918980fcc4f959b57b2a01a3c"
    assert commitment("étoile") == sha256("étoile".encode()).hexdigest()
