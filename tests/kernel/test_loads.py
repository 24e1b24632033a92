"""How cores are loaded: which cores there are, which load is used, and that all loads give the same functions."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from skyrise.kernel import loads, readiness
from skyrise.kernel.core import loops
from skyrise.kernel.cores import PACKAGE, Core, all_cores
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load, compiled_load
from skyrise.kernel.loads import best_load, wait_for_best
from skyrise.kernel.manifest import KERNEL
from skyrise.rules import Chance, Game
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import State, blank, same_state
from skyrise.rules.core.words import ACTIONS
from skyrise.search.core.think import think
from skyrise.search.manifest import SEARCH

NO_NUMBA = "Numba is not installed: the cores run interpreted only"
CORES = sorted(PACKAGE.glob("*/core"))


def test_every_room_with_a_core_says_so() -> None:
    assert {core.room for core in all_cores()} == {folder.parent.name for folder in CORES} - {"rules"}
    assert SEARCH in all_cores()


@pytest.mark.parametrize("room", [folder.parent.name for folder in CORES])
def test_cores_import_one_another_relatively(room: str) -> None:
    """An absolute import would give a compiled core a function of the interpreted one."""
    for file in (PACKAGE / room / "core").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            assert not any(name.startswith("skyrise") for name in names), f"{file}, line {getattr(node, 'lineno', 0)}"


@pytest.mark.parametrize("choose", [best_load, wait_for_best])
def test_the_compiled_load_is_used_when_its_cores_are_ready(
    monkeypatch: pytest.MonkeyPatch, choose: Callable[..., Load]
) -> None:
    asked: list[tuple[tuple[Core, ...], bool]] = []

    def wanted(*cores: Core, waiting: bool = False) -> bool:
        asked.append((cores, waiting))
        return len(asked) > 1

    monkeypatch.setattr(readiness, "wanted", wanted)
    compiled = Interpreted()
    monkeypatch.setattr(loads, "compiled_load", lambda: compiled)
    assert choose(KERNEL, SEARCH) is not compiled
    assert choose(KERNEL, SEARCH) is compiled
    assert asked == [((KERNEL, SEARCH), choose is wait_for_best)] * 2


def test_the_interpreted_load_gives_functions_as_they_stand() -> None:
    assert Interpreted().function(think) is think


def test_the_compiled_load_gives_the_same_functions_of_the_same_files() -> None:
    pytest.importorskip("llvmlite", reason=NO_NUMBA)
    twin: Any = compiled_load().function(think)  # which Numba has made
    assert id(twin) == id(compiled_load().function(think))
    assert twin.py_func is not think
    assert twin.py_func.__code__ == think.__code__
    assert twin.py_func.__globals__["take"] is import_module("skyrise.kernel.runtime").take
    assert twin.py_func.__globals__["simulate"].py_func.__globals__["apply"] is compiled_load().function(apply)


def test_only_functions_of_cores_can_be_compiled() -> None:
    pytest.importorskip("llvmlite", reason=NO_NUMBA)
    with pytest.raises(ValueError, match=r"skyrise\.kernel\.cores\.all_cores is not a function of a core"):
        compiled_load().function(all_cores)


def test_states_go_into_a_load_and_come_back() -> None:
    pytest.importorskip("llvmlite", reason=NO_NUMBA)
    first, second = Game.new(2, seed=1).state, Game.new(3, seed=2).state
    for load in (Interpreted(), compiled_load()):
        row = load.states([second, first])
        assert same_state(load.state(row), second)
        assert same_state(load.state(row[1:]), first)
        twin = load.copy(row)
        twin[0] = load.blanks(1)[0]
        assert same_state(load.state(row), second)
        assert same_state(load.state(twin), blank(State))


def test_loops_run_interpreted_too() -> None:
    """So that they can be stepped through; compiled ones are compared with the rules elsewhere."""
    load, game = Interpreted(), Game.new(2, seed=1)
    s, t, out = load.blanks(1), load.tables([game.match.tables]), load.ints(ACTIONS)
    wins, points = load.ints(4), load.ints(4)
    decisions = loops.play_games(s, t, Chance(1), out, 3, wins, points)
    assert decisions > 3 * 24
    assert sum(wins) >= 3
    assert min(points[:2]) > 60
    start = load.states([game.state])
    legal = loops.list_legal(start, t, out)
    assert out[:legal] == game.match.legal_codes(game.state)
    states = [*load.blanks(2), game.copy().state]
    assert loops.perft(states, t, 2, load.grid(3, ACTIONS)) > legal
    assert loops.step(start, t, out[0], out) == len(game.match.legal_codes(start[0]))
    assert loops.play_out(start, t, Chance(1), out) > 20
    assert loops.winning(start, t) in (1, 2, 3)
