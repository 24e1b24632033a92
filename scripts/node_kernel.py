"""The cores as WebAssembly in Node.js, for tests and benchmarks: a host in a process of its own (web/hosts/node.js)."""

from __future__ import annotations

import json
import shutil
import subprocess
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any

from skyrise.kernel.wasm.host import Number
from skyrise.kernel.wasm.load import Wasm
from skyrise.kernel.wasm.module import read_or_compile

NODE = shutil.which("node")
PROGRAM = Path(__file__).resolve().parent.parent / "web" / "hosts" / "node.js"
LETTERS: dict[str, Callable[[str], Any]] = {"f": float, "b": lambda text: text == "1", "n": lambda text: None}
"""How results are read; all others are whole numbers."""


class Node:
    """A module that runs in Node.js."""

    def __init__(self, module: Path) -> None:
        if NODE is None:
            raise FileNotFoundError("Node.js is not installed: WebAssembly is run by the program node; install it")
        self._process = subprocess.Popen(
            [NODE, str(PROGRAM), str(module)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.spent = 0.0
        """Seconds of the processor in calls that were timed."""

    def __enter__(self) -> Node:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.communicate()

    def more(self, size: int) -> int:
        return int(self._ask("more", size))

    def read(self, address: int, size: int) -> bytes:
        return b64decode(self._ask("read", address, size))

    def write(self, address: int, data: bytes) -> None:
        self._ask("write", address, b64encode(data).decode())

    def clear(self, address: int, size: int) -> None:
        self._ask("clear", address, size)

    def call(self, name: str, kinds: str, arguments: Sequence[Number]) -> Number | None:
        text, microseconds = self._ask("call", name, kinds, [_text(one) for one in arguments])
        self.spent += microseconds / 1e6
        result: Number | None = LETTERS.get(kinds[-1], int)(text)
        return result

    def _ask(self, *request: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"node has ended with {self._process.wait()}")
        return json.loads(answer)


@contextmanager
def node_host(module: bytes) -> Iterator[Node]:
    """A module that runs as long as it is needed."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "cores.wasm"
        file.write_bytes(module)
        with Node(file) as host:
            yield host


@contextmanager
def node_load() -> Iterator[Wasm]:
    """The load of the module that the page has."""
    with node_host(read_or_compile()) as host:
        yield Wasm(host)


def _text(number: Number) -> str:
    """A number as JavaScript reads it."""
    if isinstance(number, int):
        return str(int(number))
    return repr(number).replace("inf", "Infinity").replace("nan", "NaN")
