"""Belle Étoile: five star-themed board games under one roof."""

from importlib import import_module
from typing import TYPE_CHECKING

from .checkout import use_compiled

use_compiled()

if TYPE_CHECKING:
    from .bots import bot_named as bot_named
    from .core import EVERYONE as EVERYONE
    from .core import BelleEtoileError as BelleEtoileError
    from .core import Game as Game
    from .core import Match as Match
    from .core import MoveGame as MoveGame
    from .core import Quick as Quick
    from .core import Seeded as Seeded
    from .core import new_match as new_match
    from .core import parse_log as parse_log
    from .core import replayed as replayed
    from .core import verified as verified
    from .games import GAMES as GAMES
    from .games import SHELF as SHELF
    from .games import STELLARIUM as STELLARIUM
    from .games import game_named as game_named
else:
    ROOMS = {
        "bots": ("bot_named",),
        "core": (
            *("EVERYONE", "BelleEtoileError", "Game", "Match", "MoveGame", "Quick", "Seeded"),
            *("new_match", "parse_log", "replayed", "verified"),
        ),
        "games": ("GAMES", "SHELF", "STELLARIUM", "game_named"),
    }

    def __getattr__(name: str) -> object:
        """A room is entered when something in it is wanted: a version number needs none."""
        for room, things in ROOMS.items():
            if name == room or name in things:
                entered = import_module(f".{room}", __name__)
                return entered if name == room else getattr(entered, name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
