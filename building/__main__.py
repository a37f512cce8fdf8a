"""`python -m building COMMAND`: what the Makefile calls."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Final

from . import compiled, docs, packages, pages, wheels
from .compiler import has_compiler
from .failures import Failed
from .places import PYTHON, ROOT
from .progress import Progress
from .published import are_fresh

PORT: Final = 8017
COMPILING: Final = 120  # seconds, measured on two cores with nothing else to do
NO_COMPILER: Final = (
    "No C compiler (or no headers of Python): the rules stay plain Python, complete but many times slower.\n"
    "  To have them compiled: apt install gcc python3-dev, or your system's like; then run the same command again."
)


def play(port: str) -> int:
    """The server opens as soon as packages and pages are there; the rules are compiled while people play."""
    check_port(int(port))
    started = monotonic()
    with Progress() as progress:
        packages.make_environment(progress)
        side_by_side(progress, make_pages, packages.make_packages)
    print(f"Ready after {monotonic() - started:.1f} s.", flush=True)
    server = subprocess.Popen([PYTHON, "-m", "belle_etoile", "serve", "--open", "--port", port])
    background = compile_in_background()
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    while True:
        try:
            code = server.wait()
            break
        except KeyboardInterrupt:
            continue  # the server got the signal, too, and stops
    if background is not None:
        background.terminate()
        background.wait()
    return code


def compile_in_background() -> "subprocess.Popen[bytes] | None":
    """At low priority. It says one line when it begins and one when it is done."""
    if os.environ.get("BELLE_ETOILE_PURE") or are_fresh():
        return None
    if not has_compiler(PYTHON):
        print(NO_COMPILER, flush=True)
        return None
    command = [sys.executable, "-m", "building", "compile-quietly"]
    return subprocess.Popen(command, cwd=ROOT, start_new_session=True)


def compile_quietly() -> int:
    print(f"The rules are being compiled in the background (about {COMPILING * 1.2:.0f} s).", flush=True)
    run_when_idle()
    started = monotonic()
    signal.signal(signal.SIGTERM, _leave_with_children)
    compiled.make()
    took = monotonic() - started
    print(
        f"The rules are compiled ({took:.0f} s): bots use them from now on, the server at its next start.", flush=True
    )
    return 0


def run_when_idle() -> None:
    """Lets this process run only while the processors are idle, after players and bots."""
    try:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except (AttributeError, OSError):  # only Linux has it
        if hasattr(os, "nice"):
            os.nice(15)


def _leave_with_children(*_: object) -> None:
    """What is finished is kept; the next run goes on from there."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.killpg(os.getpgrp(), signal.SIGTERM)
    os._exit(0)


def ready_to_test() -> int:
    """All that the tests need: more packages, and everything built."""
    with Progress() as progress:
        packages.make_environment(progress)
        packages.make_packages(progress, (*packages.TO_TEST, "docs.txt"))
        side_by_side(progress, make_pages_and_tools, make_compiled)
    return 0


def side_by_side(progress: Progress, *makers: Callable[[Progress], None]) -> None:
    with ThreadPoolExecutor() as pool:
        for task in [pool.submit(make, progress) for make in makers]:
            task.result()


def make_pages_and_tools(progress: Progress) -> None:
    if not pages.has_packages(tools=True):
        with progress.step("Tools", "that check and test the pages", 15):
            pages.fetch_packages(tools=True)
    make_pages(progress)


def make_pages(progress: Progress) -> None:
    if pages.are_built():
        return
    with progress.step("Pages", "for the browser", 11) as row:
        pages.build(lambda about: setattr(row, "about", f"for the browser: {about}"))
        row.about = "for the browser"


def make_compiled(progress: Progress) -> None:
    if os.environ.get("BELLE_ETOILE_PURE") or are_fresh():
        return
    if not has_compiler(PYTHON):
        print(NO_COMPILER, flush=True)
        return
    with progress.step("Rules", "compiled", COMPILING) as row:
        compiled.make(counted=row.count)


def make_wheels(progress: Progress) -> None:
    for kind in ("compiled", "pure"):
        with progress.step("Wheel", f"{kind}, in dist/{kind}", 3) as row:
            row.about = str(wheels.build(kind).relative_to(ROOT))


def make_docs(progress: Progress) -> None:
    with progress.step("Docs", "pages and the reference of the Python API", 8) as row:
        docs.build()
        row.about = docs.FIRST.as_uri()


def only(*makers: Callable[[Progress], None], locks: tuple[str, ...] = packages.TO_PLAY) -> int:
    with Progress() as progress:
        packages.make_environment(progress)
        packages.make_packages(progress, locks)
        for make in makers:
            make(progress)
    return 0


def check_port(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            raise Failed(
                f"Port {port} is taken, perhaps by a server that is open already: http://127.0.0.1:{port}/\n"
                f"Close that one, or choose another port: make play PORT={port + 1}"
            ) from None


def main(words: list[str]) -> int:
    try:
        match words:
            case ["play", *port]:
                return play(port[0] if port else str(PORT))
            case ["compile-quietly"]:
                return compile_quietly()
            case ["compile"]:
                return only(make_compiled)
            case ["pages"]:
                return only(make_pages)
            case ["docs"]:
                return only(make_docs, locks=packages.TO_DOCUMENT)
            case ["wheels"]:
                return only(make_pages, make_compiled, make_wheels)
            case ["tests"]:
                return ready_to_test()
            case _:
                print("python -m building play [PORT] | tests | compile | pages | docs | wheels", file=sys.stderr)
                return 2
    except Failed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped. What is done is kept: the same command goes on from here.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
