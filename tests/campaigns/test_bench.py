"""`belle-etoile bench stellarium`: the same measure for a small Empire."""

import pytest
from rich.console import Console

from belle_etoile.bench.stellarium import campaigns_of, exponent, grown, mean_figures, measure, show
from belle_etoile.games.stellarium.invariants import check
from belle_etoile.locales import LANGUAGES, speaker


def test_a_small_empire_is_measured() -> None:
    (campaign,) = campaigns_of(4, turns=3, campaigns=1)
    found = mean_figures([campaign.figures()])
    assert found["people"] > 20
    assert found["facts"] > 40
    assert found["report_files"] == 3 * 6
    assert campaign.turn()[0] > 0
    for language in LANGUAGES:
        assert all(speaker(language).has("stellarium-bench-" + key.replace("_", "-")) for key in found)


def test_bot_families_grow_in_a_campaign() -> None:
    s = grown(5, 6, 0)
    check(s)
    assert (s.turn, len(s.families)) == (6, 5)


@pytest.mark.parametrize("power", [1.0, 1.15, 2.0])
def test_the_growth_exponent(power: float) -> None:
    assert exponent({str(size): 0.001 * size**power for size in (10, 100, 1000)}) == pytest.approx(power)


def test_each_size_is_measured_in_a_process_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    sizes: list[str] = []
    result = measure((3, 6), sizes.append, turns=4, rounds=3)
    assert sizes == ["3", "6", "1/3", "2/3", "3/3"]
    assert list(result["families"]) == ["3", "6"]
    low, high = result["exponent_spread"]
    assert low <= result["exponent"] <= high
    for size, (least, most) in result["spreads"].items():
        assert 0 < least <= result["families"][size]["resolve_seconds"] <= most
    assert result["families"]["6"]["people"] > result["families"]["3"]["people"]
    show(Console(width=120), speaker("fr"), result)
    said = capsys.readouterr().out
    assert "6 familles" in said
    assert "puissance" in said
    assert "[" not in said
