"""The build hook of wheels: adds the pages of web/, and the rules and the way of a move as mypyc compiles them, or says
that they stay plain Python.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from building import compiler, pages
from building.groups import layers


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not pages.are_built():
            pages.build()
        if os.environ.get("BELLE_ETOILE_PURE"):
            self.app.display_info("BELLE_ETOILE_PURE is set: the rules stay plain Python.")
        elif not compiler.has_compiler(Path(sys.executable)):
            self.app.display_warning("No C compiler: the rules stay plain Python, complete but many times slower.")
        else:
            build_data["force_include"].update(compiled_modules())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiled_modules() -> dict[str, str]:
    """Each compiled module, and its place in the wheel."""
    modules = compiler.Compiler(Path(sys.executable)).compile(layers())
    return {str(file): name.replace(".", "/") + compiler.SUFFIX for name, file in modules.items()}
