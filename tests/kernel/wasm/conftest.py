"""The cores as WebAssembly in Node.js."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("llvmlite", reason="llvmlite is not installed: nothing can be compiled")

from nodes import wasm_load
from skyrise.kernel.wasm.load import Wasm


@pytest.fixture(scope="session")
def wasm() -> Iterator[Wasm]:
    """The load of the module that the page has."""
    with wasm_load() as load:
        yield load
