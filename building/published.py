"""What the package finds of the compiled rules in a checkout: a list for each Python, replaced whole.

`src/belle_etoile/checkout.py` reads it. Must agree with it.
"""

import json
import os
from pathlib import Path

from .groups import Group, layers, library_name, module_name
from .places import BUILD, SOURCE, TAG


def list_file() -> Path:
    return BUILD / "compiled" / f"{TAG}.json"


def marks_of(groups: list[Group]) -> dict[str, list[int]]:
    """By which the package sees that a source is still the one that was compiled."""
    files = sorted(file for group in groups for file in group.files)
    return {str(file.relative_to(SOURCE)): [file.stat().st_mtime_ns, file.stat().st_size] for file in files}


def publish(marks: dict[str, list[int]], finished: list[list[Group]], modules: dict[str, Path]) -> None:
    """From now on every new process uses these."""
    told = [_layer(layer, marks, modules) for layer in finished]
    place = list_file()
    place.parent.mkdir(parents=True, exist_ok=True)
    fresh = place.with_suffix(".new")
    fresh.write_text(json.dumps({"layers": told}, indent=1), encoding="utf-8")
    os.replace(fresh, place)


def _layer(layer: list[Group], marks: dict[str, list[int]], modules: dict[str, Path]) -> dict[str, object]:
    sources = sorted(str(file.relative_to(SOURCE)) for group in layer for file in group.files)
    names = [module_name(file) for group in layer for file in group.files]
    names += [library_name(group) for group in layer]
    return {
        "sources": {name: marks[name] for name in sources},
        "modules": {name.removesuffix(".__init__"): str(modules[name].relative_to(BUILD)) for name in sorted(names)},
    }


def are_fresh() -> bool:
    """Does what is there fit all sources that are compiled?"""
    try:
        told = json.loads(list_file().read_text(encoding="utf-8"))["layers"]
    except (OSError, ValueError, KeyError):
        return False
    plan = layers()
    if len(told) != len(plan):
        return False
    return all(each["sources"] == marks_of(layer) for each, layer in zip(told, plan, strict=True))
