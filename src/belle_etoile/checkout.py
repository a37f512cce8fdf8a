"""In a checkout: the compiled modules that `python -m building` made, where they still fit the sources.

An installed package has its compiled modules beside it and needs none of this. `BELLE_ETOILE_PURE=1` asks for plain
Python.
"""

import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

SOURCE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(os.path.dirname(SOURCE), "build")
LIST = os.path.join(BUILD, "compiled", f"{sys.implementation.cache_tag}.json")


class CompiledModules:
    """Finds the compiled modules by name; everything else of the package is found in the sources."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where Python finds a compiled module; None for all others."""
        if name not in self.modules:
            return None
        file = os.path.join(BUILD, self.modules[name])
        folder = os.path.join(SOURCE, *name.split("."))
        inside = [folder] if os.path.isdir(folder) else None
        return spec_from_file_location(
            name, file, loader=ExtensionFileLoader(name, file), submodule_search_locations=inside
        )


def fits(marks: dict[str, list[int]]) -> bool:
    """Whether each source is still the one that was compiled."""
    try:
        for name, mark in marks.items():
            told = os.stat(os.path.join(SOURCE, name))
            if [told.st_mtime_ns, told.st_size] != mark:
                return False
    except OSError:
        return False
    return True


def modules_that_fit() -> dict[str, str]:
    """A layer counts when all its sources fit, and those of the layers below."""
    if os.environ.get("BELLE_ETOILE_PURE"):
        return {}
    try:
        with open(LIST, encoding="utf-8") as file:
            told = json.load(file)
    except (OSError, ValueError):
        return {}
    modules: dict[str, str] = {}
    for layer in told["layers"]:
        if not fits(layer["sources"]):
            break
        modules |= layer["modules"]
    return modules


def use_compiled() -> None:
    """From now on imports find the compiled modules that fit."""
    modules = modules_that_fit()
    if modules:
        sys.meta_path.insert(0, CompiledModules(modules))


def age() -> int:
    """Changes when other compiled modules are there: a process that is started then uses them."""
    try:
        return os.stat(LIST).st_mtime_ns
    except OSError:
        return 0
