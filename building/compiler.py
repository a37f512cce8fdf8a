"""Compiles groups of modules: mypyc writes C, the C compiler makes libraries. Both redo only what an edit changes.

Libraries are cached by a digest of their C text and the headers they include, so a change in another group counts, too.
The versions of Python, mypyc and the C compiler are part of the digest.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from .failures import Failed, meaning, run
from .groups import Group, library_name, module_name
from .places import BUILD, LOGS, SOURCE, TAG

OLD: Final = 30 * 86400  # seconds after which a library that nobody used is forgotten
SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))

# Lets the C compiler call and inline our own functions directly: random play gains a third.
FLAGS: Final = ("-g0", "-w", "-fno-semantic-interposition", "-fvisibility=hidden")

WRITE_C: Final = """
import json, os, sys
from mypyc.build import mypycify

groups = {groups!r}
files = [file for group, _ in groups for file in group]
words = ["--config-file=", "--cache-dir={memory}", "--ignore-missing-imports", "--follow-imports=silent", *files]
made = mypycify(words, opt_level="3", debug_level="0", separate=groups, target_dir={target!r})
print("made " + json.dumps([[e.name, e.sources[0], e.depends, e.include_dirs] for e in made]))
sys.stdout.flush()
os._exit(0)  # taking mypy's trees down again would take ten seconds
"""

MAKE_LIBRARIES: Final = """
import json, os, sys
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

class Build(build_ext):
    def build_extension(self, extension):
        super().build_extension(extension)
        os.write(1, f"\\nmade {extension.name}\\n".encode())  # whole, although several threads speak

wanted, target, jobs = json.load(sys.stdin)
extensions = [
    Extension(name, [source], include_dirs=include, extra_compile_args=flags) for name, source, include, flags in wanted
]
command = Build(Distribution({"ext_modules": extensions}))
command.build_lib, command.build_temp, command.parallel = target, target + "/temporary", jobs
command.ensure_finalized()
command.run()
"""


class Module(NamedTuple):
    """One C file: a group's library, or the small module through which Python finds one of its parts."""

    name: str
    source: str
    headers: tuple[str, ...]
    include: tuple[str, ...]
    level: int

    @property
    def file(self) -> str:
        return self.name.replace(".", "/") + SUFFIX

    def flags(self) -> list[str]:
        return [f"/O{min(self.level, 2)}"] if sys.platform == "win32" else [f"-O{self.level}", *FLAGS]

    def digest(self, tools: str) -> str:
        digest = hashlib.sha256(f"{tools} {SUFFIX} {self.name} {self.flags()}".encode())
        for file in [self.source, *sorted(self.headers)]:
            digest.update(Path(file).read_bytes())
        return digest.hexdigest()[:32]


def has_compiler(python: Path) -> bool:
    """Is there a C compiler that finds Python's headers?"""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = json.dumps([[["probe", str(source), [], []]], folder, 1])
        command = [str(python), "-c", MAKE_LIBRARIES]
        return subprocess.run(command, input=probe, text=True, capture_output=True, check=False).returncode == 0


class Compiler:
    """For one Python and one folder of sources. `work` has mypy's cache and the C texts, `kept` the libraries."""

    def __init__(self, python: Path, source: Path = SOURCE, build: Path = BUILD, jobs: int | None = None) -> None:
        self.python = python
        self.source = source
        self.work = build / "mypyc" / TAG
        self.kept = build / "libraries"
        self.jobs = jobs or os.cpu_count() or 1

    def compile(
        self,
        layers: list[list[Group]],
        counted: Callable[[int, int], None] = lambda done, total: None,
        finished: Callable[[list[list[Group]], dict[str, Path]], None] = lambda layers, modules: None,
    ) -> dict[str, Path]:
        """All modules by name. `finished` hears of each layer when it is there, with all modules so far."""
        self.kept.mkdir(parents=True, exist_ok=True)
        modules = self.write_c([group for layer in layers for group in layer])
        tools = versions(self.python)
        by_layer = [self.modules_of(modules, layer) for layer in layers]
        wanted = {each: self.kept / each.digest(tools) / each.file for layer in by_layer for each in layer}
        missing = {module: file for module, file in wanted.items() if not file.exists()}
        made = {module.name: file for module, file in wanted.items() if module not in missing}
        told = 0

        def tell() -> None:
            nonlocal told
            counted(len(made), len(wanted))
            while told < len(layers) and all(each.name in made for each in by_layer[told]):
                told += 1
                finished(layers[:told], made)

        tell()
        for module in self.make_libraries(missing):
            made[module.name] = wanted[module]
            tell()
        self.forget_old(made)
        return made

    def write_c(self, groups: list[Group]) -> list[Module]:
        """mypyc's part, in a process of its own."""
        files = [[str(file.relative_to(self.source)) for file in group.files] for group in groups]
        names = [library_name(group).removesuffix("__mypyc") for group in groups]
        named = list(zip(files, names, strict=True))
        code = WRITE_C.format(groups=named, memory=self.work / "memory", target=str(self.work / "c"))
        said = self._said_by_mypyc(code)
        told = next(line for line in said.splitlines() if line.startswith("made "))
        levels = {library_name(group): group.level for group in groups}
        return [
            Module(name, str(Path(self.source, source)), tuple(headers), tuple(include), levels.get(name, 0))
            for name, source, headers, include in json.loads(told.removeprefix("made "))
        ]

    def _said_by_mypyc(self, code: str) -> str:
        """mypyc sometimes cannot read what it remembers of sources that have changed; then it begins anew."""
        memory = self.work / "memory"
        try:
            return run("mypyc", [self.python, "-c", code], cwd=self.source)
        except Failed:
            if not memory.exists() or "Traceback" not in (LOGS / "mypyc.txt").read_text(errors="replace"):
                raise
        shutil.rmtree(memory)
        return run("mypyc", [self.python, "-c", code], cwd=self.source)

    def modules_of(self, modules: list[Module], layer: list[Group]) -> list[Module]:
        """Those of a layer, in the order in which they are made: the longest text first, so that no core waits."""
        names = {library_name(group) for group in layer}
        names |= {module_name(file, self.source) for group in layer for file in group.files}
        mine = [each for each in modules if each.name in names]
        return sorted(mine, key=lambda each: Path(each.source).stat().st_size, reverse=True)

    def make_libraries(self, wanted: dict[Module, Path]) -> Iterator[Module]:
        """The C compiler's part, told as they are made; what is made is kept if it is interrupted. Raises Failed."""
        if not wanted:
            return
        by_name = {module.name: (module, file) for module, file in wanted.items()}
        LOGS.mkdir(parents=True, exist_ok=True)
        log = LOGS / "c.txt"
        with tempfile.TemporaryDirectory(dir=self.kept) as folder, log.open("w", encoding="utf-8") as errors:
            rows = [[module.name, module.source, module.include, module.flags()] for module in wanted]
            command = [str(self.python), "-c", MAKE_LIBRARIES]
            with subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
            ) as process:
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(json.dumps([rows, folder, self.jobs]))
                process.stdin.close()
                for line in process.stdout:
                    if line.startswith("made "):
                        module, file = by_name[line.split()[1]]
                        file.parent.mkdir(parents=True, exist_ok=True)
                        Path(folder, module.file).replace(file)
                        yield module
        if process.returncode != 0:
            raise Failed(meaning(log.read_text(encoding="utf-8", errors="replace"), log))

    def forget_old(self, used: dict[str, Path]) -> None:
        for file in used.values():
            os.utime(self.kept / file.relative_to(self.kept).parts[0])
        for place in self.kept.iterdir():
            if place.stat().st_mtime < time.time() - OLD:
                shutil.rmtree(place, ignore_errors=True)


def versions(python: Path) -> str:
    """Of the C compiler, Python and mypyc: another one makes other libraries."""
    words = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()
    try:
        compiler = subprocess.run([*words, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        compiler = ""
    ask = "import sys; from mypy.version import __version__; print(sys.version, __version__)"
    return compiler + subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True).stdout
