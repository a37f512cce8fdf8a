"""What is kept: people, matches and the append-only log of their moves, in SQLite or PostgreSQL."""

from .database import Database as Database
from .database import open_database as open_database
from .match_batches import Taken as Taken
from .rows import Entry as Entry
from .rows import MatchRow as MatchRow
from .rows import NewTable as NewTable
from .rows import Person as Person
from .rows import SeatRow as SeatRow
from .rows import TakeSeat as TakeSeat
