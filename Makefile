# make play, make test, make check, make bench: each sets up what it needs, and skips what is there already.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check lint types layers cover bench strength mutation differential long clean help

help: ## list what there is
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/'

$(READY): pyproject.toml requirements/dev.txt
	@scripts/setup.sh $(PYTHON) $(VENV)
	@touch $@

play: $(READY) ## set up everything and play in the terminal
	@$(BIN)/skyrise play $(ARGS)

test: $(READY) ## set up everything and run all tests
	$(BIN)/python -m pytest -n auto --dist loadfile --cov --cov-report= --ignore tests/kernel --ignore tests/search/compiled $(ARGS)
	$(BIN)/python -m coverage report --include='src/skyrise/rules/*' --fail-under=100 --skip-covered
	$(BIN)/python -m pytest tests/kernel tests/search/compiled $(ARGS)

check: lint types layers ## ruff, mypy --strict, import-linter

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports --no-logo

bench: $(READY) ## speed, side by side with others
	@scripts/bench.sh $(VENV) $(ARGS)

strength: $(READY) ## how strong the bots are: six contests of 400 games, an hour or two
	$(BIN)/python benchmarks/strength.py $(ARGS)

long: $(READY) ## the property tests with many more examples
	SKYRISE_TEST_PROFILE=long $(BIN)/python -m pytest -n auto tests/properties $(ARGS)

differential: $(READY) ## random games on both loads of the rules, compared (GAMES=100000)
	$(BIN)/python scripts/differential.py --games $(or $(GAMES),500) $(ARGS)

mutation: $(READY) ## mutation testing of the scoring and the Wonders
	$(BIN)/python scripts/mutation.py $(ARGS)

clean: ## remove what was set up and made
	rm -rf $(VENV) build dist .coverage* .pytest_cache .mypy_cache .ruff_cache .hypothesis
