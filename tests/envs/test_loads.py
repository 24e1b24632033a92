"""Which load is used: compiled as soon as it is ready, interpreted until then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from skyrise.envs.core import games
from skyrise.envs.loads import Compiled, Interpreted, Load, best_load, wait_for_best
from skyrise.kernel import readiness


@pytest.mark.parametrize("load", [best_load, wait_for_best])
def test_the_compiled_load_is_used_when_it_can_be_had(
    monkeypatch: pytest.MonkeyPatch, load: Callable[[], Load]
) -> None:
    pytest.importorskip("numba", reason="Numba is not installed: environments are interpreted only")
    monkeypatch.setattr(readiness, "wanted", lambda **_: False)
    assert isinstance(load(), Interpreted)
    monkeypatch.setattr(readiness, "wanted", lambda **_: True)
    assert isinstance(load(), Compiled)


def test_the_interpreted_load_is_the_module_as_it_stands() -> None:
    assert Interpreted().games is games
