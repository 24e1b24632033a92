"""The compiled loads for the tests of this folder: it takes some seconds where nothing is compiled yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nodes import wasm_load
from skyrise.kernel import readiness
from skyrise.kernel.load import Load
from skyrise.kernel.loads import wait_for_best


@pytest.fixture(scope="session")
def compiled() -> Load:
    """The compiled load, ready, so that bots use it too."""
    pytest.importorskip("llvmlite", reason="llvmlite is not installed: the search runs interpreted only")
    load = wait_for_best()
    assert load.is_compiled, readiness.status()
    return load


@pytest.fixture(scope="session")
def wasm() -> Iterator[Load]:
    """WebAssembly in Node.js."""
    with wasm_load() as load:
        yield load


@pytest.fixture(scope="session", params=["compiled", "wasm"])
def load(request: pytest.FixtureRequest) -> Load:
    """Each compiled load."""
    load: Load = request.getfixturevalue(request.param)
    return load
