"""The compiled rules and search in a browser: in several workers at once, and the same as native code."""

from __future__ import annotations

import subprocess
from base64 import b64encode
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

pytest.importorskip("llvmlite", reason="llvmlite is not installed: nothing can be compiled")

from files_served import served
from node_kernel import NODE
from skyrise import Chance, Game
from skyrise.kernel.core.traces import ANY, trace_games
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.kernel.loads import native_load
from skyrise.kernel.wasm.records import packed
from skyrise.rules.core.state import State
from skyrise.rules.core.words import ACTIONS
from skyrise.rules.determinize import determinize
from skyrise.search.core.think import think
from skyrise.search.weights import learned_weights
from skyrise.search.workspace import make_tree, make_workspace

WEB = Path(__file__).parents[2] / "web"
GAMES, DEALS, NODES, SIMULATIONS = 20, 3, 1 << 14, 60


@pytest.fixture
def address(page_is_built: None, tmp_path: Path) -> Iterator[str]:
    """Where the test page of the kernel is served."""
    assert NODE is not None
    subprocess.run([NODE, str(WEB / "hosts" / "build.js"), str(tmp_path)], check=True)
    with served(tmp_path) as plain:
        yield f"{plain}/"


def deals_of(game: Game) -> list[State]:
    chance, view = Chance("browser"), game.view(game.to_act)
    return [determinize(view, chance).state for _ in range(DEALS)]


def text(records: Sequence[Any]) -> str:
    return b64encode(b"".join(map(packed, records))).decode()


def shape(bundle: Any) -> dict[str, tuple[str, int]]:
    """What is in each list of a bundle of the interpreted load, and how much."""
    kinds = {int: "ints", float: "floats", State: "states"}
    return {name: (kinds[type(items[0])], len(items)) for name, items in bundle._asdict().items()}


def job_of(game: Game) -> dict[str, Any]:
    load, weights = Interpreted(), learned_weights()
    return {
        "tables": text([game.match.tables]),
        "deals": text(deals_of(game)),
        "weights": list(weights),
        "word": str(game.match.players),
        "games": GAMES,
        "actions": ACTIONS,
        "workspace": shape(make_workspace(load, 1, weights)),
        "tree": shape(make_tree(load, NODES)),
        "simulations": SIMULATIONS,
    }


def expected(load: Load, game: Game) -> tuple[list[str], list[str]]:
    """The traces and visits of native code."""
    tables, traces, chance = load.tables([game.match.tables]), load.ints(GAMES), load.ints(1)
    chance[0] = game.match.players
    trace: Any = load.function(trace_games)
    trace(load.blanks(1), tables, chance, load.ints(ACTIONS), ANY, traces)
    work, tree = make_workspace(load, 1, learned_weights()), make_tree(load, NODES)
    load.function(think)(work, tree, tables, load.states(deals_of(game)), 0, SIMULATIONS)
    first = tree.first[0]
    return list(map(str, traces)), list(map(str, tree.visits[first : first + tree.children[0]]))


def test_workers_play_and_think_as_native_code_does(chromium: Browser, address: str) -> None:
    games = [Game.new(players, seed=players) for players in (2, 3, 4)]
    page = chromium.new_page()
    page.goto(address)
    result = page.evaluate("jobs => run(jobs)", [job_of(game) for game in games])
    page.close()
    assert result["compiled"] > 0
    for game, done in zip(games, result["done"], strict=True):
        traces, visits = expected(native_load(), game)
        assert done["traces"] == traces
        assert done["visits"] == visits
        assert sum(map(int, visits)) == SIMULATIONS - 1
