"""The same PostgreSQL as the server's tests."""

from ..server.conftest import postgres as postgres
from ..server.conftest import pytest_configure as pytest_configure
