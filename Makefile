# Whitechapel: `make play` and `make test` set up what they need by themselves.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

PYTHON ?= python3
BIN := .venv/bin
UV_VERSION := 0.13.7
HOT := $(shell find src -name '*.pxd')
WEB := $(shell find web src/whitechapel/locales -type f -not -path '*/node_modules/*' -not -path '*/dist/*')
BUILT_FROM := pyproject.toml setup.py constraints.txt $(wildcard packaging/*.py) $(HOT) $(HOT:.pxd=.py) $(WEB)
SHELLS = --rcfile=tests/coverage-shells.toml
IN_PARALLEL = -m pytest -q --dist worksteal -n auto
# The rules are measured in the plain run: to trace their tests here would only slow them down.
OF_THE_RULES = $(addprefix tests/,core pocket classic rules testing house docs)
# Many of these wait for servers: one process more than there are cores has something to do meanwhile.
COMPILED_TESTS = $(BIN)/coverage run $(SHELLS) $(IN_PARALLEL) -n $$(($$(getconf _NPROCESSORS_ONLN) + 1)) \
	--ignore=tests/browser $(addprefix --ignore=,$(OF_THE_RULES))
BROWSER_TESTS = $(BIN)/python $(IN_PARALLEL) tests/browser
PLAIN_TESTS = WHITECHAPEL_UNCOMPILED=1 $(BIN)/coverage run $(IN_PARALLEL)
DOCS_CONFIG := mkdocs.yml
KIT_TESTS = $(addprefix tests/testing/test_,properties.py contract.py perft.py playthrough.py)
# What is cheap enough to show the players' and the tensors' hot modules as plain Python.
HOT_TESTS = $(addprefix tests/players/classic/test_,endings.py light.py tree.py) \
	$(addprefix tests/players/pocket/test_,ismcts.py last_turn_kernel.py turn.py) tests/tensors/test_round_trip.py

.PHONY: help setup play test check bench attack docs playthroughs constraints clean

help:  ## Show what each command does
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

setup: .make/setup  ## Make .venv with everything, compiling the hot modules (the other commands do this first)

.venv/bin/uv:
	@echo "==> making .venv"
	@$(PYTHON) -m venv .venv || { echo "python3 can't make a virtual environment here: install its venv module"; exit 2; }
	@$(BIN)/python -m pip install -q --disable-pip-version-check "uv==$(UV_VERSION)"

.make/setup: $(BUILT_FROM) | .venv/bin/uv
	@echo "==> installing Whitechapel, compiling its hot modules and building its page"
	@$(BIN)/uv pip install -q --compile-bytecode --python $(BIN)/python -c constraints.txt --build-constraints constraints.txt -e '.[dev]'
	@$(BIN)/python -m whitechapel.cli --version
	@mkdir -p .make && touch $@

play: .make/setup  ## Play in the browser now
	@echo "==> starting the table in the browser (Ctrl-C ends it)"
	@$(BIN)/whitechapel serve --open

test: .make/setup  ## Run all tests, on the compiled modules and on the plain Python ones
	@echo "==> tests on the compiled modules, with coverage of all that is around the rules"
	@rm -f .coverage .coverage.* .coverage-shells*
	@$(BIN)/python $(IN_PARALLEL) $(OF_THE_RULES)
	@$(COMPILED_TESTS)
	@$(BIN)/coverage combine $(SHELLS) -q
	@echo "==> tests of the page in a real browser"
	@$(BROWSER_TESTS)
	@echo "==> tests of the page's parts"
	@$(BIN)/python packaging/page.py test
	@echo "==> tests of the rules and of all hot modules as plain Python, with coverage"
	@$(PLAIN_TESTS) tests/core tests/pocket tests/classic tests/rules $(KIT_TESTS) $(HOT_TESTS)
	@$(BIN)/coverage combine -q
	@echo "==> coverage of both, room by room"
	@$(BIN)/python -m tools.coverage_by_room

check: .make/setup  ## Lint, format, types, imports
	@echo "==> ruff, mypy --strict, import-linter"
	@$(BIN)/ruff check . && $(BIN)/ruff format --check -q . && $(BIN)/mypy && $(BIN)/lint-imports
	@echo "==> biome, svelte-check"
	@$(BIN)/python packaging/page.py check

bench: .make/setup  ## Print how fast it is, beside python-chess, OpenSpiel and PettingZoo in the same run
	@$(BIN)/python -m benchmarks

attack: .make/setup  ## Try what one hostile client can do to a server, on loopback, beside what it did to 0.1
	@$(BIN)/python -m benchmarks attacks

docs: .make/setup  ## Build the documentation into site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --config-file $(DOCS_CONFIG) && echo "==> site/index.html"

playthroughs: .make/setup  ## Write the golden playthroughs anew (look at the diff)
	@$(BIN)/python -m whitechapel.testing.playthrough

constraints: | .venv/bin/uv  ## Pin all dependencies anew
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-emit-find-links \
		--no-annotate --all-extras pyproject.toml -o constraints.txt

clean:  ## Remove everything that was made
	@rm -rf .venv .make build dist site .coverage .coverage.* .coverage-shells* .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	@find src -name '*.so' -delete; find . -name '__pycache__' -prune -exec rm -rf {} +
