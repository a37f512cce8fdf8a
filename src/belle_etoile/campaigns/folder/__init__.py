"""A campaign of Stellarium by mail: a folder of readable files, resolved turn by turn."""

from .campaign import Campaign, create, open_campaign
from .resolution import resolve_turn, undo_turn
from .settings import Settings

__all__ = ["Campaign", "Settings", "create", "open_campaign", "resolve_turn", "undo_turn"]
