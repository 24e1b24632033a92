"""The module of the cores: small, in need of nobody, and never an old one."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from kernel.generator.programs import DIALECT, entry_of, module_of
from kernel.test_never_in_the_way import WITHOUT, run
from node_kernel import NODE
from nodes import needs_node
from skyrise.kernel.generator.machine import Target
from skyrise.kernel.generator.wasm import module_of as linked
from skyrise.kernel.generator.wasm.objects import Unlinkable
from skyrise.kernel.native.build import build
from skyrise.kernel.wasm.__main__ import WITHOUT as SAID
from skyrise.kernel.wasm.__main__ import main
from skyrise.kernel.wasm.entries import browser_entries, export_name
from skyrise.kernel.wasm.module import compile_module, read_or_compile

LARGEST, LARGEST_SENT = 60_000, 20_000
LOOK = """
const bytes = require("node:fs").readFileSync(0), module = new WebAssembly.Module(bytes);
const names = WebAssembly.Module.exports(module).map(({ name }) => name);
const sent = require("node:zlib").brotliCompressSync(bytes).length;
console.log(JSON.stringify({ names, imports: WebAssembly.Module.imports(module), sent }));
"""


@needs_node
def test_the_module_is_small_and_needs_nobody() -> None:
    assert NODE is not None
    module = read_or_compile()
    done = subprocess.run([NODE, "-e", LOOK], input=module, capture_output=True, check=True)
    seen = json.loads(done.stdout)
    assert seen["imports"] == []
    assert seen["names"] == ["memory", *map(export_name, browser_entries())]
    assert {"kernel.loops.step", "search.think.think", "search.solve.solve_actions"} <= set(seen["names"])
    assert 10_000 < len(module) <= LARGEST
    assert seen["sent"] <= LARGEST_SENT


def test_the_same_sources_give_the_same_module() -> None:
    assert compile_module(browser_entries()) == read_or_compile()


def test_the_module_is_written_once(tmp_path: Path) -> None:
    file = tmp_path / "cores.wasm"
    main(file)
    assert file.read_bytes() == read_or_compile()
    file.chmod(0o400)
    main(file)  # nothing is new, so nothing is written
    file.chmod(0o600)
    file.write_bytes(b"old")
    main(file)
    assert file.read_bytes() == read_or_compile()


def test_without_llvmlite_there_is_no_module_and_it_is_said(tmp_path: Path) -> None:
    file = tmp_path / "cores.wasm"
    file.write_bytes(b"old")
    script = f"from pathlib import Path; from skyrise.kernel.wasm.__main__ import main; main(Path({str(file)!r}))"
    done = run(WITHOUT + script, "")
    assert done.stderr == f"{SAID}\n"
    assert not file.exists(), "an old module would play by old rules"


PROGRAM = "def run(a: int, b: int) -> int:\n    return a // b\n"


def test_what_cannot_be_linked_is_refused(tmp_path: Path) -> None:
    function = entry_of(module_of(tmp_path, PROGRAM))
    with pytest.raises(Unlinkable, match="no object file of WebAssembly"):
        linked(build([function], Target.here(), dialect=DIALECT).code, {})
    with pytest.raises(Unlinkable, match="it has data, failed_callback"):
        linked(build([function], Target.wasm(), is_checked=True, dialect=DIALECT).code, {})
