"""In a checkout a process uses the compiled modules where they fit the sources, layer by layer."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from belle_etoile import checkout

PROBE = "import belle_etoile.checkout as c, json; print(json.dumps(sorted(c.modules_that_fit())))"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Two layers of one module each, as they would have been compiled."""
    package = tmp_path / "src" / "belle_etoile"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    shutil.copy(str(checkout.__file__), package / "checkout.py")
    layers = []
    for name in ("rules", "server"):
        source = package / f"{name}.py"
        source.write_text("x = 1\n")
        told = source.stat()
        marks = {f"belle_etoile/{name}.py": [told.st_mtime_ns, told.st_size]}
        layers.append({"sources": marks, "modules": {f"belle_etoile.{name}": f"libraries/{name}.so"}})
    place = tmp_path / "build" / "compiled" / f"{sys.implementation.cache_tag}.json"
    place.parent.mkdir(parents=True)
    place.write_text(json.dumps({"layers": layers}))
    return tmp_path


def fitting(project: Path, **environment: str) -> list[str]:
    without = {name: value for name, value in os.environ.items() if name not in ("BELLE_ETOILE_PURE", "PYTHONPATH")}
    run = subprocess.run(
        [sys.executable, "-c", PROBE],
        env={**without, "PYTHONPATH": str(project / "src"), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    told: list[str] = json.loads(run.stdout)
    return told


def test_all_that_fits_is_used_unless_plain_python_is_asked_for(project: Path) -> None:
    assert fitting(project) == ["belle_etoile.rules", "belle_etoile.server"]
    assert fitting(project, BELLE_ETOILE_PURE="1") == []


def test_an_edited_source_is_not_hidden_by_what_was_compiled_before(project: Path) -> None:
    (project / "src" / "belle_etoile" / "server.py").write_text("x = 22\n")
    assert fitting(project) == ["belle_etoile.rules"]
    (project / "src" / "belle_etoile" / "rules.py").write_text("x = 22\n")
    assert fitting(project) == []


def test_a_source_that_is_gone_or_a_broken_list_means_plain_python(project: Path) -> None:
    (project / "src" / "belle_etoile" / "rules.py").unlink()
    assert fitting(project) == []
    next((project / "build" / "compiled").iterdir()).write_text("{")
    assert fitting(project) == []
