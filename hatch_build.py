"""The build hook: compiles the rules with mypyc, or says that they stay plain Python."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots")

# Lets the C compiler call and inline our own functions directly: random play gains a third.
FLAGS = "-fno-semantic-interposition -fvisibility=hidden"

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

sys.argv = ["setup.py", "--quiet", "build_ext", "--inplace"]
modules = mypycify([*{files!r}], opt_level="3", debug_level="0", strip_asserts=False)
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
    files = sorted(
        str(file.relative_to(folder)) for part in COMPILED for file in (folder / "belle_etoile" / part).rglob("*.py")
    )
    environment = dict(os.environ)
    if sys.platform != "win32":
        environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} {FLAGS}"
    command = [sys.executable, "-c", COMPILE.format(files=files)]
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise RuntimeError(f"mypyc could not compile the rules:\n{run.stdout}\n{run.stderr}")
    return sorted(folder.rglob("*.so")) + sorted(folder.rglob("*.pyd"))


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
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

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)
