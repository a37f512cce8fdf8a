"""Which machine measured, and where its figures are kept."""

import json
import platform
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from ..locales import Speaker

RESULTS: Final = Path("bench/results")


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def append_result(result: dict[str, Any]) -> Path | None:
    """Add a line to bench/results, when run in a checkout."""
    if not RESULTS.is_dir():
        return None
    file = RESULTS / f"{result['game']}.jsonl"
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(result, ensure_ascii=False) + "\n")
    return file


def keep_and_tell(
    result: dict[str, Any], args: Namespace, speaker: Speaker, show: Callable[[Console, Speaker, dict[str, Any]], None]
) -> int:
    """The end of a bench: its line is kept, and told as JSON or as people like it."""
    file = append_result(result)
    if args.json:
        print(json.dumps(result, ensure_ascii=False))
        return 0
    console = Console()
    show(console, speaker, result)
    if file:
        console.print(speaker.say("bench-appended", file=str(file)), style="dim")
    return 0


def tell_number(value: float) -> str:
    """`1 234`, `12.34`, and two digits of what is very small."""
    if value >= 100:
        return f"{value:,.0f}".replace(",", "\u202f")
    return f"{value:.2f}" if value >= 0.1 or not value else f"{value:.2g}"
