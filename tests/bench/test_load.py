"""The players of `belle-etoile bench server`, with a real server: rounds begin, are counted, and end."""

import asyncio
from pathlib import Path

import pytest
from rich.console import Console

from belle_etoile.bench import load, server
from belle_etoile.bench.load import Round
from belle_etoile.bench.server import Context, alternated, compared, figures, serving, show
from belle_etoile.locales import speaker


def test_a_server_plays_rounds_and_rests_between_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "WARM_UP", 0.5)
    monkeypatch.setattr(load, "STAGGER", 0.2)
    with serving(f"sqlite:///{tmp_path / 'server.sqlite3'}") as (port, process):
        asyncio.run(_rounds(Context("sqlite", port, process)))


async def _rounds(side: Context) -> None:
    await side.begin(4, 3)
    first = await side.play(0.5)
    assert first.moves > 0
    assert abs(len(first.waits) - first.moves) <= 4  # a move of each pair may be under way as the round begins or ends
    assert first.seconds >= 0.5
    moved = side.load.tally.moves
    await asyncio.sleep(0.5)
    assert side.load.tally.moves == moved
    assert (await side.play(0.5)).moves > 0
    memory = await side.end(2)
    assert set(memory) == {"kb_per_match", "kb_per_spectator"}


class Metronome:
    """A server of a known speed that writes down when it plays."""

    def __init__(self, name: str, moves: int, diary: list[str]) -> None:
        self.name, self.moves, self.diary = name, moves, diary

    async def begin(self, matches: int, idle: int) -> None:
        self.diary.append(f"{self.name} begins")

    async def play(self, seconds: float) -> Round:
        self.diary.append(self.name)
        return Round(self.moves, seconds, seconds / 2, [0.01], [0.02])

    async def end(self, spectators: int) -> dict[str, float]:
        return {}


def test_sides_play_by_turns_and_the_ratio_counts_the_servers_own_time() -> None:
    diary: list[str] = []
    sides: list[server.Side] = [Metronome("a", 300, diary), Metronome("b", 200, diary)]
    found = asyncio.run(alternated(sides, (1, 1, 0), 4.0, 4, lambda _: None))
    assert diary == ["a begins", "b begins", "a", "b", "b", "a", "a", "b", "b", "a"]
    assert compared(found["a"][0], found["b"][0]).told == "1.50 (1.50–1.50)"
    assert figures(found["a"][0]) == {
        "moves_per_second": 300.0,
        "moves_per_processor_second": 600.0,
        "p50_ms": 10.0,
        "p99_ms": 10.0,
        "sit_ms": 20.0,
    }


def test_the_result_is_told(tmp_path: Path) -> None:
    column = figures([Round(10, 1.0, 0.5, [0.01], [0.02])])
    result = {"processor": "x", "rounds": 8, "sqlite": column, "peers": {server.BOARDGAMEIO: column}}
    result |= {"ratio": 1.5, "spread": [1.4, 1.6]}
    console = Console(width=120, record=True)
    for language in ("fr", "en"):
        show(console, speaker(language), result)
    told = console.export_text()
    assert told.count("× 1.50 (1.40–1.60)") == 2
    assert "[" not in told
