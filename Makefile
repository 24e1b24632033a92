# make play, make test, make check, make bench: each sets up what it needs, and skips what is there already.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CAN_PLAY := $(VENV)/.can-play

.PHONY: play site terminal test check page lint types typecheck layers docs hooks bench load strength mutation differential long clean help

help: ## list what there is
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/'

$(CAN_PLAY): pyproject.toml requirements/play.txt
	@scripts/setup.sh $(PYTHON) $(VENV) requirements/play.txt
	@touch $@

$(READY): pyproject.toml requirements/play.txt requirements/dev.txt
	@scripts/setup.sh $(PYTHON) $(VENV) requirements/dev.txt
	@touch $@ $(CAN_PLAY)

play: $(CAN_PLAY) ## set up everything, serve the game and open it in the browser
	@$(BIN)/python scripts/build_engine.py
	@$(BIN)/skyrise serve --open $(ARGS)

site: $(CAN_PLAY) ## write the whole game as a folder of files, for any host: build/web
	@$(BIN)/python scripts/build_engine.py
	@$(BIN)/skyrise site build/web

terminal: $(CAN_PLAY) ## set up everything and play in the terminal
	@$(BIN)/skyrise play $(ARGS)

test: $(READY) ## set up everything and run all tests, those in the browser too; a group that fails stops no other
	@scripts/need.sh chromium chromium fonts-dejavu-core
	@scripts/need.sh chromium-headless-shell chromium-headless-shell
	@scripts/need.sh firefox-esr firefox-esr
	@PATH=$$PATH:/usr/sbin scripts/need.sh nats-server nats-server
	@PATH=$$PATH:/usr/sbin scripts/need.sh haproxy haproxy
	@PATH=$$PATH:/usr/sbin scripts/need.sh nginx nginx
	@scripts/need.sh caddy caddy
	@$(BIN)/skyrise warmup
	@$(BIN)/python scripts/build_engine.py
	@$(BIN)/python scripts/run_tests.py $(ARGS)

check: lint typecheck layers page ## ruff, mypy --strict, import-linter; svelte-check and eslint (the tests build the docs site)

page: $(READY)
	@$(BIN)/python scripts/build_page.py --install
	cd web && npm run --silent check

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY) ## write what is made from sources: schemas, the page's types, English refusals, the dispatch of Wonders
	$(BIN)/python scripts/make_types.py
	$(BIN)/python scripts/make_refusals.py
	$(BIN)/python scripts/make_rulebook.py
	$(BIN)/python scripts/make_wonders.py

typecheck: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports --no-logo

docs: $(READY) ## build the docs site, strictly, into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

hooks: $(READY) ## let git check what is committed (pre-commit)
	$(BIN)/pre-commit install

bench: $(READY) ## speed, side by side with others
	@scripts/bench.sh $(VENV) $(ARGS)

load: $(READY) ## how many tables a server bears: 200 of four, an action a second each
	$(BIN)/python benchmarks/tables.py $(ARGS)

strength: $(READY) ## how strong the bots are: six contests of 400 games, an hour or two
	$(BIN)/python benchmarks/strength.py $(ARGS)

long: $(READY) ## the property tests with many more examples; every text at every size; every puzzle proved anew; 200 games compared between browser and server; a city of three servers in 105 faults; hostile visitors, a minute each; thirty days of a server; newcomers in clean environments
	SKYRISE_TEST_PROFILE=long $(BIN)/python -m pytest -n auto tests/properties tests/teacher/test_honesty.py tests/teacher/test_advice.py tests/search/compiled/test_puzzles.py tests/tables/test_both_ends.py tests/search/compiled/test_saved_endings.py tests/server/api/test_non_interference.py $(ARGS)
	SKYRISE_TEST_PROFILE=long $(BIN)/python -m pytest -n auto tests/browser/test_texts.py
	SKYRISE_TEST_PROFILE=long $(BIN)/python -m pytest -n 0 tests/personas
	@PATH=$$PATH:/usr/sbin scripts/need.sh nats-server nats-server
	@PATH=$$PATH:/usr/sbin scripts/need.sh haproxy haproxy
	SKYRISE_TEST_PROFILE=long $(BIN)/python -m pytest -n 0 -s tests/server/fleet/test_faults.py
	$(BIN)/python benchmarks/hostile.py
	$(BIN)/python benchmarks/soak.py

differential: $(READY) ## random games on all loads of the rules, compared (GAMES=100000)
	$(BIN)/python scripts/differential.py --games $(or $(GAMES),500) $(ARGS)

mutation: $(READY) ## mutation testing of the scoring and the Wonders
	$(BIN)/python scripts/mutation.py $(ARGS)

clean: ## remove what was set up and made
	rm -rf $(VENV) web/node_modules src/skyrise/server/static screenshots build dist .coverage* .pytest_cache .mypy_cache .ruff_cache .hypothesis
