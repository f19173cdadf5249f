# make play    set up what playing needs, and play
# make test    set everything up, check style, types and layers, and test everything: rules, library, opponents, environments, server, web client
# make test-library (or test-opponents, test-engine, test-learning, test-environments, test-server)  a part of that, for quick answers while changing it
# make prove   compare the rules with the reference engines over very many games, and try the page on more tables and in more browsers
# make bench   measure, side by side with hand-written C
# make engine  build the WebAssembly modules of the games again, after a change of compiled sources
# make docs    build the documentation's site in build/site
# make lock    write deploy/requirements.txt again: everything that the container installs, with hashes
# make audit   ask for known faults in what the container installs; needs the network
# make licences  list the licences of everything that is installed with it
# make clean   remove everything that was set up

PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready

# Into the virtual environment, by whichever tool made it.
define install
if command -v uv >/dev/null; then uv pip install --quiet --compile-bytecode --python $(BIN)/python -e '$(1)'; \
else $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '$(1)'; fi
endef

.PHONY: screenshots play test still test-library test-opponents test-learning test-environments test-server test-engine system check lock audit licences prove bench engine coverage golden docs clean

play: $(PLAYABLE)
	$(BIN)/sintra

CORE := tests/games tests/library tests/kernel tests/picture tests/reference tests/terminal tests/test_*.py README.md docs/texts.md docs/reference src/sintra/kernel src/sintra/words \
	$(filter-out src/sintra/__main__.py,$(wildcard src/sintra/*.py)) src/sintra/games

test: $(READY) still test-library test-opponents test-engine test-environments test-server

# What uses one core each, side by side.
still: $(READY)
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target check coverage

# The rules, the library, the pictures, the words, the commands.
test-library: $(READY)
	$(BIN)/python -m pytest -n 2 $(CORE)

test-opponents: $(READY)
	$(BIN)/python -m pytest -n 2 tests/search tests/bots tests/study tests/arena tests/learn tests/corpus tests/puzzles src/sintra/bots src/sintra/study src/sintra/puzzles src/sintra/arena/statistics.py src/sintra/corpus

# The modules for browsers, in node.
test-engine: $(READY)
	$(BIN)/python -m pytest -n 2 tests/engine

# Learning needs torch, which is large. `make test` passes these tests over where it is missing; this installs it first.
test-learning: $(READY)
	@$(call install,.[learn])
	$(BIN)/python -m pytest tests/learn

test-environments: $(READY)
	$(BIN)/python -m pytest -n 2 tests/envs docs/environments.md docs/corpus.md

test-server: $(READY) system
	$(BIN)/python -m pytest -n 2 tests/server tests/web

# What the tests need beside Python: browsers and a database server, from the system's packages. Quick if they are there.
system:
	@scripts/install-browsers.sh
	@scripts/install-postgresql.sh

check: $(READY)
	$(BIN)/ruff check src tests benchmarks examples scripts
	$(BIN)/ruff format --check src tests benchmarks examples scripts
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

prove: $(READY) system
	@scripts/install-lld.sh
	$(BIN)/python -m pytest -n 2 -m long -o addopts="--import-mode=importlib -q" tests/games tests/kernel tests/study tests/arena tests/engine tests/web tests/test_install.py

bench: $(READY) system
	$(BIN)/python -m benchmarks

engine: $(READY)
	@scripts/install-lld.sh
	$(BIN)/python -m sintra.engine

# The rules as ordinary Python, without compilation, so that every line can be watched.
coverage: $(READY)
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -W ignore::RuntimeWarning tests/games/test_*_rules.py tests/games/test_uncompiled.py tests/games/test_shown.py
	$(BIN)/coverage report --include='src/sintra/games/*/rules*.py,src/sintra/games/*/pieces.py' --show-missing --skip-covered --fail-under=98

LOCKED := deploy/requirements.txt

lock: $(READY)
	@command -v uv >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@echo "# What the container installs, with hashes: \`make lock\` writes it, from pyproject.toml. Do not edit it." > $(LOCKED).new
	PATH=$$PATH:$(BIN) uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header pyproject.toml >> $(LOCKED).new
	@mv $(LOCKED).new $(LOCKED)

audit: $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	$(BIN)/pip-audit --require-hashes --disable-pip --requirement $(LOCKED)

licences: $(READY)
	@$(BIN)/python scripts/licences.py

# Warnings are errors: a broken link fails.
docs: $(READY)
	$(BIN)/sphinx-build -q -W --keep-going docs build/site
	@echo "build/site/index.html"

golden: $(READY)
	$(BIN)/python -m tests.golden

# The screenshots of the README and of the first page, taken by the tests' own browser, and the pictures beside links.
screenshots: $(READY) system
	$(BIN)/python -m tests.web.screenshots
	$(BIN)/python -m tests.web.previews

# What playing needs.
$(PLAYABLE): pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed: make PYTHON=python3.12 …"; exit 1; }
	@echo "Setting up $(VENV); this happens once."
	@if command -v uv >/dev/null; then uv venv --quiet --allow-existing --python $(PYTHON) $(VENV); else $(PYTHON) -m venv $(VENV); fi
	@$(call install,.)
	@$(BIN)/python -m compileall -q src
	@touch $@

# And what everything else needs: the tests' tools, a browser's driver, Ray, the environments.
$(READY): $(PLAYABLE)
	@echo "Setting up what tests and measurements need; this happens once."
	@$(call install,.[dev])
	@touch $@

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
