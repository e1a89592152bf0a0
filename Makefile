# The one place for the project's commands. They need only Python >= 3.11 and make; the rest is installed into .venv.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check bench clean

play: .venv/installed ## Play in the terminal
	@$(BIN)/bourgade play

test: check ## Run all checks and tests
	@$(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist loadfile

check: .venv/installed ## Format, lint, types
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

bench: .venv/benchmarks ## Measure against peers and print the table of the README
	@$(BIN)/python benchmarks/speed.py
	@$(BIN)/python benchmarks/reports.py

clean: ## Remove what these commands made
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bourgade needs Python 3.11 or newer: make PYTHON=python3.12 …")'
	@echo "Installing into .venv …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

.venv/benchmarks: .venv/installed
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@
