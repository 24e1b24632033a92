"""Kept code is run as it lies in its file, without LLVM; where that cannot be, LLVM links it."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

pytest.importorskip("llvmlite", reason="llvmlite is not installed: nothing can be compiled")

from kernel.generator.programs import DIALECT, entry_of, module_of
from kernel.test_never_in_the_way import PLAY, run
from skyrise import Game
from skyrise.kernel.generator.machine import Target
from skyrise.kernel.kernel import Kernel
from skyrise.kernel.loads import native_load
from skyrise.kernel.native import here, making, settling
from skyrise.kernel.native.build import build

X86_64 = Target("x86_64-unknown-linux-gnu", "x86-64", "")
on_this = pytest.mark.skipif(
    sys.platform != "linux" or settling.settle(build([], Target.here()).code) is None,
    reason="on this machine LLVM links kept code in every process",
)
DIVIDE = "def run(a: int, b: int) -> float:\n    return a // b * 0.1\n"


@on_this
def test_kept_code_is_run_without_llvm(tmp_path: Path) -> None:
    assert run(PLAY, tmp_path).stdout == "5\n"
    look = "import sys; print('skyrise.kernel.native.load' in sys.modules, 'llvmlite.binding' in sys.modules)"
    assert run(PLAY + look, tmp_path).stdout == "5\nTrue False\n"


@on_this
def test_settled_code_plays_what_linked_code_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Game.new(4, seed=3).match
    native_load()  # so that there is code to be read
    settled = making.read_load()
    monkeypatch.setattr(making, "mapped_library", lambda code: None)
    linked = making.read_load()
    assert settled is not None
    assert linked is not None
    assert Kernel(match, settled).play_games(500, 1) == Kernel(match, linked).play_games(500, 1)
    with pytest.raises(ValueError, match="is no entry of a core"):
        settled.function(settling.settle)


@on_this
def test_where_memory_may_not_be_run_llvm_links(monkeypatch: pytest.MonkeyPatch) -> None:
    native_load()
    monkeypatch.setattr("ctypes.CDLL", lambda name: SimpleNamespace(mprotect=lambda *given: -1))
    load = making.read_load()
    assert load is not None
    assert Kernel(Game.new(2, seed=1).match, load).play_games(5, seed=1).games == 5


def test_only_code_with_nothing_left_to_link_is_settled(tmp_path: Path) -> None:
    function = entry_of(module_of(tmp_path, DIVIDE))
    Target.wasm()  # knows all machines from then on
    code = build([function], X86_64, dialect=DIALECT).code
    settled = settling.settle(code)
    assert settled is not None
    assert settled != code, "it has a constant"
    assert settling.settle(settled) == settled
    assert list(settling.functions_of(settled)) == [f"entry.{function.__module__}.run"]
    for other in ("aarch64-unknown-linux-gnu", "x86_64-apple-macosx", "x86_64-pc-windows-msvc"):
        assert settling.settle(build([function], Target(other, "", ""), dialect=DIALECT).code) is None
    assert settling.settle(b"MZ" + code) is None


def test_a_machine_that_does_not_tell_is_asked_by_llvm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = here.made_for()
    assert told == here.made_for()
    monkeypatch.setattr(here, "KNOWN", tmp_path / "nothing")
    assert here.made_for()[1:] == tuple(vars_of(Target.here()))
    assert here.made_for() != told


def vars_of(target: Target) -> tuple[str, str, str]:
    return target.triple, target.cpu, target.features
