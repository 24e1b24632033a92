"""The compiled load for the tests of this folder: it takes a minute where nothing is compiled yet."""

from __future__ import annotations

import pytest

from skyrise.kernel import readiness
from skyrise.kernel.load import Load
from skyrise.kernel.loads import wait_for_best
from skyrise.lab.manifest import LAB
from skyrise.search.manifest import SEARCH


@pytest.fixture(scope="session")
def compiled() -> Load:
    """The compiled load, ready, so that bots use it too."""
    pytest.importorskip("numba", reason="Numba is not installed: the search runs interpreted only")
    load = wait_for_best(SEARCH, LAB)
    assert load.is_compiled, readiness.status()
    return load
