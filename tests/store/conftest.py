"""The same databases as the server's tests."""

from ..server.conftest import database as database
from ..server.conftest import postgres as postgres
