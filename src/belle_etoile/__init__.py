"""Belle Étoile: five star-themed board games under one roof."""

from .bots import bot_named as bot_named
from .core import EVERYONE as EVERYONE
from .core import BelleEtoileError as BelleEtoileError
from .core import Game as Game
from .core import Match as Match
from .core import Quick as Quick
from .core import Seeded as Seeded
from .core import new_match as new_match
from .core import parse_log as parse_log
from .core import replayed as replayed
from .core import verified as verified
from .games import GAMES as GAMES
from .games import game_named as game_named
