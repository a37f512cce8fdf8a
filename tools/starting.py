"""`python tools/starting.py`: the processor time that `belle-etoile --version` and `belle-etoile serve` take to start.

`serve` until it answers /ready, with a new SQLite file and with the same file again. The first run of each is left out:
it may have to write Python's byte code.
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median

COMMAND = [sys.executable, "-c", "import sys; from belle_etoile.cli import main; sys.exit(main())"]
RUNS = 7


def version() -> float:
    before = os.times()
    subprocess.run([*COMMAND, "--version"], stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def spent(process: int) -> float:
    """User and system seconds of a process that runs (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def serve(database: Path) -> float:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    server = subprocess.Popen([*COMMAND, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/ready", server)
        return spent(server.pid)
    finally:
        server.terminate()
        server.wait()


def wait_for(url: str, server: "subprocess.Popen[bytes]") -> None:
    while server.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise SystemExit("the server ended before it was ready")


def told(name: str, seconds: list[float]) -> None:
    kept = sorted(seconds[1:])
    print(
        f"{name}: median {1000 * median(kept):.0f} ms, {1000 * kept[0]:.0f} to {1000 * kept[-1]:.0f}, {len(kept)} runs"
    )


def main() -> None:
    subprocess.run([*COMMAND, "--version"], check=True)
    told("--version", [version() for _ in range(RUNS)])
    with tempfile.TemporaryDirectory() as folder:
        told("serve, a new file", [serve(Path(folder, f"{run}.sqlite3")) for run in range(RUNS)])
        told("serve, the same file", [serve(Path(folder, "0.sqlite3")) for _ in range(RUNS)])


if __name__ == "__main__":
    main()
