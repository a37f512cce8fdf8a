"""The tests mirror src/: tests/core, tests/games/<game> and so on; data is beside them in tests/data."""
