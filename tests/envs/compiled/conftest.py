"""The native load for the tests of this folder: it takes some seconds where nothing is compiled yet."""

from __future__ import annotations

import pytest

from skyrise.kernel import readiness
from skyrise.kernel.load import Load
from skyrise.kernel.loads import wait_for_best


@pytest.fixture(scope="session")
def compiled() -> Load:
    """The compiled load, ready, so that environments use it too."""
    pytest.importorskip("llvmlite", reason="llvmlite is not installed: environments run interpreted only")
    load = wait_for_best()
    assert load.is_compiled, readiness.status()
    return load
