# The one place for the project's commands. They need only Python >= 3.11 and make; the rest is installed into .venv.

PYTHON ?= python3
BIN := .venv/bin
NPM := $(BIN)/python hatch_build.py npm --silent
TESTERS = $$($(BIN)/python -c 'import os; print(min(4, os.cpu_count() + 1))') # one may wait for a disk or a browser
PYTEST = $(BIN)/python -m pytest --numprocesses $(TESTERS) --dist loadfile --no-loadscope-reorder
# Without those that play many random games: luck, properties and what the referees of two games say.
QUICK = tests/rules tests/telling tests/test_examples.py $(wildcard $(patsubst %,tests/test_%.py,batch bots* both_ways \
	engine errors finding game house records simulate transcripts tree))
WEB := $(shell find web -name node_modules -prune -o -type f -print)

unexport PYTHONDONTWRITEBYTECODE # tests begin hundreds of programs, and each would compile its modules again

.PHONY: play test quick check bench clean

play: .venv/pages ## Play in the browser
	@$(BIN)/bourgade

test: check ## Run all checks and tests
	@$(NPM) test
	@$(BIN)/python tests/pages/chromium.py
	@$(PYTEST) --durations 30

quick: .venv/pages .venv/tools ## Run the tests of rules, engine, telling and bots, and those of the pages without a browser
	@$(NPM) test
	@$(PYTEST) $(QUICK)

check: .venv/pages .venv/tools ## Format, lint, types
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(NPM) run check

bench: .venv/benchmarks ## Measure against peers and print the table of the README
	@$(BIN)/python benchmarks/speed.py
	@$(BIN)/python benchmarks/reports.py

clean: ## Remove what these commands made
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/bourgade/server/static

.venv/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bourgade needs Python 3.11 or newer: make PYTHON=python3.12 …")'
	@echo "Installing into .venv …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

.venv/pages: .venv/installed hatch_build.py $(WEB)
	@$(BIN)/python hatch_build.py
	@touch $@

.venv/tools: web/package-lock.json | .venv/installed
	@$(NPM) ci --ignore-scripts
	@touch $@

.venv/benchmarks: .venv/installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@
