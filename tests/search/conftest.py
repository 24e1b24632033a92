"""The load that these tests run on; those of ``compiled`` have another one."""

from __future__ import annotations

import pytest

from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load


@pytest.fixture(scope="session")
def load() -> Load:
    """The interpreted load, which needs nothing."""
    return Interpreted()
