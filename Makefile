# Needs make and Python 3.11 or newer; everything else is put into .venv by the targets themselves.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
unexport PYTHONHOME PYTHONPATH

BIN := .venv/bin
PIP := -m pip --disable-pip-version-check -qq
WORKERS ?= auto
GAME ?= nusfjord

##@ Play

.PHONY: play
play: .venv/.stamp-base ## Play in the browser (ARGS="--port 8020")
	@$(BIN)/langbord play $(ARGS)

.PHONY: terminal
terminal: .venv/.stamp-base ## Play in the terminal (GAME=reykholt ARGS="--seats 3")
	@$(BIN)/langbord terminal $(GAME) $(ARGS)

##@ Work

.PHONY: test
test: .venv/.stamp-dev ## Lint, run every test and print the rules ledger (ARGS="-k ships")
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tests.suite -n $(WORKERS) $(ARGS)

.PHONY: quick
quick: .venv/.stamp-dev ## In under 100 seconds: rules, engine, bots, terminal and laboratory, without fuzz (ARGS="-k ships")
	@$(BIN)/python -m tests.suite --quick -n $(WORKERS) $(ARGS)

.PHONY: postgres
postgres: .venv/.stamp-dev ## Run all tests of the server on PostgreSQL (ARGS="-k worlds")
	@LANGBORD_TESTS_ON=postgresql $(BIN)/python -m pytest -n $(WORKERS) --maxprocesses 8 tests/postgres tests/server $(ARGS) \
		|| test $$? -eq 5

.PHONY: lint
lint: .venv/.stamp-dev ## Check style, types and the direction of imports
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

.PHONY: load
load: .venv/.stamp-dev ## Fill a house with 300 tables and 600 watchers, and write docs/reliability.md (on a quiet machine)
	@$(BIN)/python -m tests.load --write $(ARGS)

# About ten minutes on two cores: a fuller house than in `make test`, with kills and without a database for a while;
# random games of every game with all checks; spoilt data at every door.
.PHONY: soak
soak: .venv/.stamp-dev ## Run what `make test` leaves out for its length: load, kills, random games, spoilt data
	@$(BIN)/python -m tests.load --tables 60 --watchers 120 --seconds 45
	@$(BIN)/python -m tests.random_games --games 300
	@$(BIN)/python -m tests.attacks.fuzz --cases 10000
	@LANGBORD_TESTS_ON=postgresql $(BIN)/python -m pytest -m soak -rP tests/postgres tests/load $(ARGS) \
		|| test $$? -eq 5 # one after another, for they measure

.PHONY: soak-long
soak-long: .venv/.stamp-dev ## The same for some hours: 50 kills, 100,000 random games, 1,000,000 cases of spoilt data, and all long tests
	@$(BIN)/python -m tests.load --seconds 600 --kills 50
	@LANGBORD_KILLS=50 LANGBORD_TESTS_ON=postgresql $(BIN)/python -m pytest -m soak -rP tests/postgres tests/load
	@$(BIN)/python -m tests.random_games --games 100000
	@$(BIN)/python -m tests.attacks.fuzz --cases 1000000
	@$(MAKE) --no-print-directory postgres
	@$(BIN)/python -m pytest -m soak -n $(WORKERS) --maxprocesses 8

.PHONY: fuzz
fuzz: .venv/.stamp-dev ## Spoilt records, editions and requests (ARGS="--cases 1000000 --seed 2")
	@$(BIN)/python -m tests.attacks.fuzz $(ARGS)

.PHONY: audit
audit: .venv/.stamp-dev ## Known holes in packages, and secrets in the tree and its history
	@$(BIN)/python -m tools.audit

.PHONY: bench
bench: .venv/.stamp-bench .venv/.stamp-dev ## Measure speed side by side and print ratios (ARGS="--write")
	@$(BIN)/python -m benchmarks $(ARGS)
	@$(BIN)/python -m benchmarks.server_latency $(filter --write,$(ARGS))

.PHONY: fast
fast: .venv/.stamp-dev ## Compile the engine and the rules of the games (some minutes, once after each change)
	@LANGBORD_COMPILED=0 $(BIN)/python -m tools.fast

.PHONY: screens
screens: .venv/.stamp-dev ## Play scripted games in Chromium and write build/screens/*.png
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tools.screens

.PHONY: release
release: .venv/.stamp-dev ## Prepare a release: pin new editions, add to the corpus, head the changelog (VERSION=0.2.0)
	@$(BIN)/python -m tools.release $(VERSION)

##@ House

.PHONY: clean
clean: ## Remove .venv, caches and build products
	@rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist src/*.egg-info
	@find src -name '*.so' -path 'src/langbord/*' -delete; rm -f src/langbord/compiled.json src/langbord__mypyc*.so
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.PHONY: help
help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } \
		/^##@ / { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

# Pins are resolved on the oldest Python we support, so that newer ones can install them too.
PIN_PYTHON ?= python3.11

.PHONY: pins
pins: ## Resolve the newest versions into requirements/*.txt
	@set -e; work=$$(mktemp -d); trap 'rm -rf "$$work"' EXIT; \
	cp -R pyproject.toml LICENSE src "$$work"; \
	pin() { \
		name=$$1; what=$$2; shift 2; \
		echo "Resolving requirements/$$name.txt"; \
		$(PIN_PYTHON) -m venv "$$work/$$name"; \
		"$$work/$$name/bin/python" $(PIP) install --upgrade "$$@" setuptools "$$work$$what"; \
		"$$work/$$name/bin/python" $(PIP) freeze --all --exclude pip --exclude langbord >"$$work/$$name.txt"; \
	}; \
	made="# Made by \`make pins\` from pyproject.toml: the newest versions that work together on Python 3.11."; \
	pin base ""; \
	pin lab "[lab]" -c "$$work/base.txt"; \
	pin cluster "[cluster]" -c "$$work/lab.txt"; \
	pin postgres "[postgres]" -c "$$work/base.txt"; \
	pin mcp "[mcp]" -c "$$work/base.txt"; \
	pin push "[push]" -c "$$work/base.txt"; \
	pin dev "[dev]" -c "$$work/cluster.txt" -c "$$work/postgres.txt" -c "$$work/mcp.txt" -c "$$work/push.txt"; \
	pin bench "[bench]" -c "$$work/dev.txt"; \
	{ echo "$$made"; \
	  echo "# What langbord needs to run, and setuptools, which installs it."; \
	  cat "$$work/base.txt"; } >requirements/base.txt; \
	add() { \
		{ echo "$$made"; echo "-r $$2.txt"; grep -vxFf "$$work/$$2.txt" "$$work/$$1.txt"; } >requirements/$$1.txt; \
	}; \
	add lab base; add cluster lab; add postgres base; add mcp base; add push base; add dev cluster; add bench lab

# ---------------------------------------------------------------------------------------------------
# The virtual environment. .stamp-venv holds the folder it was made in: a virtual environment cannot be
# moved, so in another folder, or when its Python is gone, it is made anew.

INTACT := $(shell $(BIN)/python -c "" 2>/dev/null && test "$$(cat .venv/.stamp-venv 2>/dev/null)" = "$(CURDIR)" && echo yes)
ifneq ($(INTACT),yes)
.venv/.stamp-venv: force
endif

.PHONY: force
force:

.venv/.stamp-venv:
	@found=; bare=; \
	for python in "$(PYTHON)" python3 python3.13 python3.12 python3.11; do \
		"$$python" -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null || continue; \
		if "$$python" -c "import ensurepip, venv" 2>/dev/null; then found=$$python; break; fi; \
		bare=$${bare:-$$python}; \
	done; \
	if [ -z "$$found" ] && [ -n "$$bare" ]; then \
		echo "$$bare cannot make virtual environments: install its venv package" \
			"(on Debian and Ubuntu: apt install python3-venv) and run make again." >&2; \
		exit 1; \
	elif [ -z "$$found" ]; then \
		echo "Langbord needs Python 3.11 or newer, and none was found:" \
			"install one, or say where it is with make PYTHON=/path/to/python3." >&2; \
		exit 1; \
	fi; \
	echo "Setting up .venv with $$("$$found" --version)" && \
	"$$found" -m venv --clear .venv && \
	echo "$(CURDIR)" >$@

.venv/.stamp-base: .venv/.stamp-venv requirements/base.txt pyproject.toml
	@echo "Installing requirements/base.txt and langbord"
	@$(BIN)/python $(PIP) install -r requirements/base.txt
	@$(BIN)/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.stamp-dev .venv/.stamp-bench: .venv/.stamp-%: .venv/.stamp-base requirements/lab.txt requirements/cluster.txt requirements/%.txt
	@echo "Installing requirements/$*.txt"
	@$(BIN)/python $(PIP) install -r requirements/$*.txt
	@touch $@
