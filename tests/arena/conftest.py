"""Commands are run as in tests/cli."""

from ..cli.conftest import home, run

__all__ = ["home", "run"]
