# Two commands: `make play` and `make test`. Each sets up all it needs in .venv.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml hatch_build.py \
	$(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)

.PHONY: play test check clean lock bench

play: .venv/built
	@$(BIN)/belle-etoile serve --open

test: .venv/built .venv/tested-with
	scripts/check
	scripts/test

check: .venv/tested-with
	scripts/check

bench: .venv/built
	$(BIN)/belle-etoile bench stellar

lock:
	scripts/lock

clean:
	rm -rf .venv build dist

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Belle Étoile needs Python 3.11 or later; choose one with: make PYTHON=python3.12 play"; exit 2; }
	$(PYTHON) -m venv .venv

.venv/run-with: requirements/run.txt requirements/build.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/run.txt -r requirements/build.txt
	@touch $@

.venv/tested-with: requirements/test.txt | .venv/run-with
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/test.txt
	@touch $@

.venv/built: $(SOURCES) .venv/run-with
	@echo "Building Belle Étoile (about a minute) ..."
	$(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/belle-etoile --version
	@touch $@
