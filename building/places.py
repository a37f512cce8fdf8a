"""Where things lie in a checkout."""

import os
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "belle_etoile"
STATIC: Final = PACKAGE / "server" / "static"
WEB: Final = ROOT / "web"
BUILD: Final = ROOT / "build"
LOGS: Final = BUILD / "logs"
LOCKS: Final = ROOT / "requirements"
VENV: Final = ROOT / os.environ.get("VENV", ".venv")
PROGRAMS: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
TAG: Final = sys.implementation.cache_tag  # cpython-311
