# Every target sets up what it needs in .venv; nothing but Python 3.11 or newer and make has to be there.
PYTHON ?= python3
BIN := .venv/bin
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: play test coverage check docs warm outlook bench perft strength learn learn-northwood clean crash attack chaos load fuzz audit sbom dist told layout
.DEFAULT_GOAL := play

APP := src/longhouse/server/web/index.html
APP_SOURCES := $(shell find web/src web/public src/longhouse/words -type f) $(wildcard web/*.html web/*.json web/*.ts) src/longhouse/lab/data/figures.json

play: .venv/.play-ready $(APP)
	@$(BIN)/longhouse

test: .venv/.dev-ready $(APP)
	$(BIN)/python web/webapp.py test
	$(BIN)/pytest -n auto --dist worksteal

# Which lines of the rules their own tests do not reach; a referee that is watched takes three times as long.
coverage: .venv/.dev-ready
	$(BIN)/pytest -n auto --dist worksteal --cov=longhouse.games --cov-report=term-missing:skip-covered tests/games tests/rules tests/golden

# A server is killed a hundred times under load, and what clients were told is compared with what is stored.
crash: .venv/.dev-ready
	LONGHOUSE_CRASHES=100 $(BIN)/pytest -n 0 tests/server/test_crash.py

# Every attack from one address, each on a server of its own, while others play: what they noticed. Five minutes.
attack: .venv/.dev-ready
	PYTHONPATH=tests $(BIN)/python tests/attack.py

# Two nodes, PostgreSQL, Redis and bots, of which parts break all the time, for an hour or LONGHOUSE_CHAOS_SECONDS.
# LONGHOUSE_CHAOS="--seed 7" repeats a run.
chaos: .venv/.dev-ready
	PYTHONPATH=tests $(BIN)/python tests/chaos.py --seconds $${LONGHOUSE_CHAOS_SECONDS:-3600} $(LONGHOUSE_CHAOS)

# A thousand games at once from a second process, with SQLite on one node and with PostgreSQL and Redis on two.
load: .venv/.dev-ready
	PYTHONPATH=tests $(BIN)/python bench/load.py --kind sqlite
	PYTHONPATH=tests $(BIN)/python bench/load.py --kind postgresql
	PYTHONPATH=tests $(BIN)/python bench/limits.py

check: .venv/.dev-ready
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/webapp.py check

# What a screen reader is told of a whole game, written anew into tests/golden/told, to be read and compared.
told: .venv/.dev-ready $(APP)
	LONGHOUSE_WRITE_TOLD=1 $(BIN)/pytest -q tests/browser/test_told.py

# The layout of every page at six sizes, and small pictures of ten, written anew into tests/golden/layout, to be compared.
layout: .venv/.dev-ready $(APP)
	LONGHOUSE_WRITE_LAYOUT=1 $(BIN)/pytest -q tests/browser/test_layout.py

# The documentation as a site in site/, which any web server can serve and a browser can open from the disk.
docs: .venv/.docs-ready
	rm -rf site
	$(BIN)/sphinx-build --quiet --fresh-env --fail-on-warning --keep-going -d .venv/doctrees docs site
	@echo "Open site/index.html."

# The engine compiled, which takes a minute or two, so that nobody waits for it later.
warm: .venv/.warm

outlook: .venv/.dev-ready
	$(BIN)/pytest -n auto tests/engine/northwood/decided/outlook_sweep.py
	$(BIN)/python bench/outlook_times.py

bench: .venv/.bench-ready
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/northwood_speed.py
	$(BIN)/python bench/northwood_engine_speed.py
	$(BIN)/python bench/engine_speed.py
	$(BIN)/python bench/envs_speed.py
	$(BIN)/python bench/executor_speed.py
	PYTHONPATH=tests $(BIN)/python bench/web_speed.py

# The engine against the referee on a million positions.
perft: .venv/.dev-ready
	PYTHONPATH=tests $(BIN)/python tests/perft.py

# Random games, the referee against the engine, ten minutes more of them; the total is kept in bench/results.md.
fuzz: .venv/.dev-ready
	PYTHONPATH=tests $(BIN)/python tests/fuzz.py

# What is known of the versions in use. Exits with 2 and says so if a database cannot be reached.
audit: .venv/.dev-ready
	$(PIP_INSTALL) pip-audit
	$(BIN)/python tools/dependencies.py audit

# Bills of materials (CycloneDX) of the Python packages and of those of the web app, in dist/sbom.
sbom: .venv/.dev-ready
	$(PIP_INSTALL) cyclonedx-bom
	$(BIN)/python tools/dependencies.py sbom dist/sbom

# The wheel is built from the sdist, which therefore has whatever the build needs; then both are installed and used.
dist: .venv/.dev-ready
	rm -rf dist
	$(BIN)/python -m build
	$(BIN)/python tools/check_distributions.py dist

strength: .venv/.warm .venv/.dev-ready
	$(BIN)/python bench/strength.py
	$(BIN)/python bench/uncertain_visits.py measure norn-1@1s/game norn@1s/game skald

# Learns the forecasts of Fjords anew from nothing, on all cores; run again, it goes on.
learn: .venv/.warm .venv/.dev-ready
	$(BIN)/python bench/learn_fjords.py
	$(BIN)/python bench/fit_prospects.py

# A learner in one file, from nothing, for five minutes of two cores; then it, with and without looking ahead, and the
# greedy bot play the same deals.
learn-northwood: .venv/.warm .venv/.dev-ready
	$(BIN)/python examples/learn_northwood.py --ahead 200 --greedy 200

clean:
	rm -rf .venv dist site web/node_modules src/longhouse/server/web .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Longhouse needs Python 3.11 or newer.")'
	$(PYTHON) -m venv .venv

# The package's own build makes the app, with the Node.js that it needs.
$(APP): $(APP_SOURCES) | .venv/.play-ready
	@$(PIP_INSTALL) --no-deps -e .

.venv/.play-ready: pyproject.toml constraints.txt | .venv/bin/python
	@echo "Setting up Longhouse, once ..."
	@$(PIP_INSTALL) -e ".[tui]"
	@touch $@

.venv/.dev-ready: pyproject.toml constraints.txt | .venv/bin/python
	@$(PIP_INSTALL) -e ".[dev]"
	@touch $@ .venv/.play-ready .venv/.docs-ready

.venv/.docs-ready: pyproject.toml constraints.txt | .venv/bin/python
	@$(PIP_INSTALL) -e ".[docs]"
	@touch $@ .venv/.play-ready

.venv/.bench-ready: .venv/.dev-ready
	@$(PIP_INSTALL) -e ".[bench]"
	@touch $@

# What is compiled lies in the user's cache, under a name that changes with the sources of the engine.
.venv/.warm: .venv/.play-ready $(shell find src/longhouse/engine -name '*.py')
	@$(BIN)/longhouse engine warm
	@touch $@
