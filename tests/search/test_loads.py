"""Which load is used: compiled as soon as it is ready, interpreted until then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from skyrise.kernel import readiness
from skyrise.search.core.think import think
from skyrise.search.loads import Compiled, Interpreted, Load, best_load, wait_for_best


@pytest.mark.parametrize("load", [best_load, wait_for_best])
def test_the_compiled_load_is_used_when_it_can_be_had(
    monkeypatch: pytest.MonkeyPatch, load: Callable[[], Load]
) -> None:
    pytest.importorskip("numba", reason="Numba is not installed: the search runs interpreted only")
    monkeypatch.setattr(readiness, "wanted", lambda **_: False)
    assert isinstance(load(), Interpreted)
    monkeypatch.setattr(readiness, "wanted", lambda **_: True)
    assert isinstance(load(), Compiled)


def test_the_interpreted_load_is_the_modules_as_they_stand() -> None:
    assert Interpreted().module("think").think is think
