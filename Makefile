# The one place for the project's commands. They need only Python >= 3.11 and make; the rest is installed into .venv.

PYTHON ?= python3
BIN := .venv/bin
NPM := $(BIN)/python hatch_build.py npm --silent
TESTERS = $$($(BIN)/python -c 'import os; print(min(4, os.cpu_count() + 1))') # one may wait for a disk or a browser
PYTEST = $(BIN)/python -m pytest --numprocesses $(TESTERS) --dist loadfile --no-loadscope-reorder
# Without those that play many random games: luck, properties and what the referees of two games say.
QUICK = tests/rules tests/telling tests/test_examples.py $(wildcard $(patsubst %,tests/test_%.py,batch bots* both_ways \
	engine errors finding game records transcripts tree))
WEB := $(shell find web -path web/node_modules -prune -o -path web/tests -prune -o -type f -print) $(shell find src -name '*.ftl')
UV := $(shell command -v uv 2>/dev/null)
INSTALL := $(if $(UV),uv pip install --quiet --python $(BIN)/python,$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check)

unexport PYTHONDONTWRITEBYTECODE # tests begin hundreds of programs, and each would compile its modules again

.PHONY: play test quick check bench clean

play: .venv/installed ## Play in the browser
	@$(BIN)/bourgade

test: check ## Run all checks and tests
	@$(NPM) test
	@$(BIN)/python tests/pages/chromium.py
	@$(PYTEST) --durations 30

quick: .venv/tools ## Run the tests of rules, engine, telling and bots, and those of the pages without a browser
	@$(NPM) test
	@$(PYTEST) $(QUICK)

check: .venv/tools ## Format, lint, types
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(NPM) run check

bench: .venv/benchmarks ## Measure against peers and print the table of the README
	@$(BIN)/python benchmarks/speed.py
	@$(BIN)/python benchmarks/reports.py

clean: ## Remove what these commands made
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/bourgade/server/static

# The build of an editable install builds the pages too, with a Node of its own where there is none.
.venv/installed: pyproject.toml hatch_build.py $(WEB)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bourgade needs Python 3.11 or newer: make PYTHON=python3.12 …")'
	@echo "Installing into .venv …"
	@$(if $(UV),uv venv --quiet --allow-existing --python $(PYTHON) .venv,$(PYTHON) -m venv .venv)
	@$(INSTALL) --editable .
	@touch $@

.venv/tools: pyproject.toml web/package-lock.json | .venv/installed
	@echo "Installing what checks and tests need …"
	@$(INSTALL) --editable '.[dev]'
	@$(NPM) ci --ignore-scripts
	@touch $@

.venv/benchmarks: pyproject.toml | .venv/installed
	@echo "Installing what is compared …"
	@$(INSTALL) --editable '.[bench]'
	@touch $@
