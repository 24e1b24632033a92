"""How cores are loaded: which functions Python calls, which load is used, and that all loads give the same."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

from skyrise.kernel import loads, readiness
from skyrise.kernel.core import loops
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.kernel.loads import best_load, wait_for_best
from skyrise.kernel.rooms import PACKAGE, core_files, module_name
from skyrise.rules import Chance, Game
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import State, Tables, blank, same_state
from skyrise.rules.core.words import ACTIONS
from skyrise.search.core.think import think

ABSENT = "llvmlite is not installed: the cores run interpreted only"
ROOMS = sorted({file.relative_to(PACKAGE).parts[0] for file in core_files()})


def test_there_are_five_cores() -> None:
    assert ROOMS == ["envs", "kernel", "lab", "rules", "search"]
    assert module_name(PACKAGE / "rules" / "core" / "wonders" / "__init__.py") == "skyrise.rules.core.wonders"


@pytest.mark.parametrize("room", ROOMS)
def test_cores_import_one_another_relatively(room: str) -> None:
    """So that it is plain that they import nothing but cores."""
    for file in (PACKAGE / room / "core").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            assert not any(name.startswith("skyrise") for name in names), f"{file}, line {getattr(node, 'lineno', 0)}"


@pytest.mark.parametrize("choose", [best_load, wait_for_best])
def test_the_native_load_is_used_when_it_is_ready(monkeypatch: pytest.MonkeyPatch, choose: Callable[[], Load]) -> None:
    asked: list[bool] = []
    native = Interpreted()

    def wanted(waiting: bool = False) -> Load | None:
        asked.append(waiting)
        return native if len(asked) > 1 else None

    monkeypatch.setattr(readiness, "wanted", wanted)
    assert choose() is not native
    assert choose() is native
    assert asked == [choose is wait_for_best] * 2


def test_the_interpreted_load_gives_functions_as_they_stand() -> None:
    assert Interpreted().function(think) is think


def test_the_native_load_gives_the_entries_of_all_cores() -> None:
    pytest.importorskip("llvmlite", reason=ABSENT)
    from skyrise.kernel.native.dialect import all_entries

    names = [f"{entry.__module__}.{entry.__name__}" for entry in all_entries()]
    assert len(names) == len(set(names)) > 15
    assert {name.split(".")[1] for name in names} == {*ROOMS} - {"rules"}
    load = loads.native_load()
    for entry in all_entries():
        assert load.function(entry) is load.function(entry)
    assert load.function(think).__name__ == "skyrise.search.core.think.think"


def test_only_entries_of_cores_can_be_called() -> None:
    pytest.importorskip("llvmlite", reason=ABSENT)
    with pytest.raises(ValueError, match=r"skyrise\.rules\.core\.play\.apply is no entry of a core"):
        loads.native_load().function(apply)


def test_records_are_laid_out_as_the_compiler_thinks() -> None:
    pytest.importorskip("llvmlite", reason=ABSENT)
    import ctypes

    from skyrise.kernel.generator.annotations import Annotations
    from skyrise.kernel.native.records import NativeState, NativeTables

    for cls, native in ((State, NativeState), (Tables, NativeTables)):
        record = Annotations({}).record_of(cls)
        assert ctypes.sizeof(native) == record.size
        assert ctypes.alignment(native) == record.alignment
        assert {name: getattr(native, name).offset for name in record.fields} == {
            name: field.offset for name, field in record.fields.items()
        }


def test_states_go_into_a_load_and_come_back() -> None:
    pytest.importorskip("llvmlite", reason=ABSENT)
    first, second = Game.new(2, seed=1).state, Game.new(3, seed=2).state
    for load in (Interpreted(), loads.native_load()):
        row = load.states([second, first])
        assert same_state(load.state(row), second)
        assert same_state(load.state(row[1:]), first)
        twin = load.copy(row)
        twin[0] = load.blanks(1)[0]
        assert same_state(load.state(row), second)
        assert same_state(load.state(twin), blank(State))


@pytest.mark.parametrize("length", [3, 1 << 18])
def test_numbers_begin_at_0_and_go_back_there(length: int) -> None:
    pytest.importorskip("llvmlite", reason=ABSENT)
    for load in (Interpreted(), loads.native_load()):
        numbers = load.ints(length)
        assert (len(numbers), numbers[0], numbers[length - 1], load.floats(length)[1]) == (length, 0, 0, 0.0)
        numbers[length - 1] = -7
        load.clear(numbers)
        assert numbers[length - 1] == 0
        assert [list(row) for row in load.grid(2, 3)] == [[0, 0, 0], [0, 0, 0]]


def test_loops_run_interpreted_too() -> None:
    """So that they can be stepped through; native ones are compared with the rules elsewhere."""
    load, game = Interpreted(), Game.new(2, seed=1)
    s, t, out = load.blanks(1)[0], game.match.tables, load.ints(ACTIONS)
    wins, points = load.ints(4), load.ints(4)
    decisions = loops.play_games(s, t, Chance(1), out, 3, wins, points)
    assert decisions > 3 * 24
    assert sum(wins) >= 3
    assert min(points[:2]) > 60
    start = game.copy().state
    desk = loops.Desk([t], out)
    legal = loops.list_legal(start, desk)
    assert out[:legal] == game.match.legal_codes(game.state)
    states = [*load.blanks(2), game.copy().state]
    assert loops.perft(states, t, 2, load.grid(3, ACTIONS)) > legal
    assert loops.step(start, desk, out[0]) == len(game.match.legal_codes(start))
    assert loops.play_out(start, t, Chance(1), out) > 20
    assert loops.winning(start, t) in (1, 2, 3)
