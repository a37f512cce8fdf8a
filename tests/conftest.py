"""How much hypothesis tries: the same examples on every run. `--hypothesis-profile=deep` looks further, and shrinks."""

import pytest
from hypothesis import HealthCheck, Phase, settings


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "postgres: needs a PostgreSQL, which the test starts itself")
    config.addinivalue_line("markers", "slow: takes more than ten seconds")
    config.addinivalue_line("markers", "waits: for a time limit; runs beside the others (tools/suite.py)")


settings.register_profile(
    "suite",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=20,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "deep",
    deadline=None,
    database=None,
    max_examples=400,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("suite")
