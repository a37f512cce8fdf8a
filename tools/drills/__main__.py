"""The command: one drill, or all of them for some minutes."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Final

from . import crowd, disk, garbage, kill, outage, secrets
from .load import Order, Report

Run = Callable[[Order, Report], None]
DRILLS: Final[dict[str, Run]] = {
    "kill": kill.run,
    "disk": disk.run,
    "outage": outage.run,
    "garbage": garbage.run,
    "secrets": secrets.run,
    "crowd": crowd.run,
}


def carry_out(name: str, order: Order) -> dict[str, object]:
    report = Report(name, order)
    try:
        DRILLS[name](order, report)
    except Exception as error:
        report.fail(f"the drill itself: {error!r}")
    return report.told()


PLAN: Final = (  # what, where, its share of the time
    *(("kill", "sqlite", 0.15), ("kill", "postgresql", 0.2), ("disk", "sqlite", 0.08), ("disk", "postgresql", 0.08)),
    *(("outage", "sqlite", 0.1), ("outage", "postgresql", 0.12), ("garbage", "sqlite", 0.08)),
    *(("garbage", "postgresql", 0.08), ("secrets", "sqlite", 0.06), ("crowd", "sqlite", 0.05)),
)
OVERTIME: Final = 180.0  # seconds after which a drill is thought to hang


def all_of_them(minutes: float, seed: int) -> int:
    """One after the other, each in a process of its own."""
    bad = 0
    for name, database, share in PLAN:
        seconds = minutes * 60 * share
        command = [sys.executable, "-m", "tools.drills", name, "--database", database, "--seed", str(seed)]
        try:
            bad += subprocess.run([*command, "--seconds", f"{seconds:.0f}"], timeout=seconds + OVERTIME).returncode != 0
        except subprocess.TimeoutExpired:
            print(json.dumps({"drill": name, "database": database, "ok": False, "hangs": True}), flush=True)
            bad += 1
    return bad


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser("python -m tools.drills", description="One line of JSON each; 1 on any failure.")
    made.add_argument("drill", choices=[*DRILLS, "all"])
    made.add_argument("--seconds", type=float)
    made.add_argument("--count", type=int)
    made.add_argument("--minutes", type=float, default=4.0, help="for all of them together")
    made.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--python", help="another Python, with the package and its test packages")
    made.add_argument("--json", action="store_true", help="the only form there is")
    return made


def main(words: list[str] | None = None) -> int:
    args = parser().parse_args(words)
    if args.python:
        given = sys.argv[1:] if words is None else words
        rest = [word for word in given if not word.startswith("--python") and word != args.python]
        os.execv(args.python, [args.python, "-m", "tools.drills", *rest])
    if args.drill == "all":
        return 1 if all_of_them(args.minutes, args.seed) else 0
    order = Order(args.seconds, args.count, args.database, args.seed)
    if order.seconds is None and order.count is None:
        order.seconds = 60.0
    told = carry_out(args.drill, order)
    print(json.dumps(told), flush=True)
    return 0 if told["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
