"""axe-core, which finds what is not accessible. Only tests need it: they fetch it themselves, once for a checkout."""

import fcntl
import os
import subprocess
from functools import cache
from pathlib import Path

from building.pages import certificates, node_programs

HERE = Path(__file__).parent
SCRIPT = HERE / "node_modules" / "axe-core" / "axe.min.js"


@cache
def axe() -> str:
    """Its script, for a page to run."""
    with (HERE / "package.json").open() as turn:  # several test processes may want it at once
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not SCRIPT.exists():
            fetch()
    return SCRIPT.read_text(encoding="utf-8")


def fetch() -> None:
    node, npm = node_programs()
    environment = {**os.environ, **certificates(), "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}
    run = subprocess.run(
        [node, npm, "ci", "--no-audit", "--no-fund"],
        cwd=HERE,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
