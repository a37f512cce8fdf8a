# Two commands: `make play` and `make test`. Each sets up all it needs in .venv and build.
PYTHON ?= python3
PORT ?= 8017
BUILDING := $(PYTHON) -m building

.PHONY: play test check compile pages docs wheel bench lock clean python

play: python
	@$(BUILDING) play $(PORT)

test: python
	@$(BUILDING) tests
	scripts/check
	scripts/test

check: python
	@$(BUILDING) tests
	scripts/check

compile: python
	@$(BUILDING) compile

pages: python
	@$(BUILDING) pages

docs: python
	@$(BUILDING) docs

wheel: python
	@$(BUILDING) wheels

bench: compile
	.venv/bin/belle-etoile bench stellar

lock:
	scripts/lock

clean:
	rm -rf .venv build dist web/node_modules web/dist src/belle_etoile/server/static

python:
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON) here: install Python 3.11 or later, or name yours: make PYTHON=python3.12 play"; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Belle Étoile needs Python 3.11 or later; choose one with: make PYTHON=python3.12 play"; exit 2; }
