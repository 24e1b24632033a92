"""WebAssembly in Node.js, for tests: where there is none they are skipped, and say so."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from skyrise.kernel.wasm.load import Wasm

WITHOUT = "Node.js is not installed: WebAssembly cannot be run here"
has_node = shutil.which("node") is not None
needs_node = pytest.mark.skipif(not has_node, reason=WITHOUT)


@contextmanager
def wasm_load() -> Iterator[Wasm]:
    """The load of the module that the page has."""
    pytest.importorskip("llvmlite", reason="llvmlite is not installed: nothing can be compiled")
    if not has_node:
        pytest.skip(WITHOUT)
    from node_kernel import node_load

    with node_load() as load:
        yield load
