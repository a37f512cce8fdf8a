"""Where a person's own matches, logs and databases lie."""

import os
from pathlib import Path


def data_folder() -> Path:
    """In XDG_DATA_HOME, or where that is by default; a path that is not absolute is passed over, as XDG asks."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if home and Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "belle-etoile"
