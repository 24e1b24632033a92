"""What dataclasses write and compile when they are made, compiled when the engine was: a third of the game's imports.

The engine has this module beside the game (``engine_parts.py``), and its Python imports it before any other.
"""

from __future__ import annotations

import dataclasses
import marshal
from hashlib import sha256
from pathlib import Path
from types import CodeType
from typing import Any

KEPT = "ready_made.marshal"


def key_of(text: str) -> bytes:
    """A text by what is in it: any other is compiled as ever."""
    return sha256(text.encode()).digest()[:8]


def use(codes: dict[bytes, CodeType]) -> None:
    """From now on dataclasses are made with these."""

    def run(text: str, names: dict[str, Any], made: dict[str, Any]) -> None:
        exec(codes.get(key_of(text), text), names, made)

    dataclasses.exec = run  # type: ignore[attr-defined]


def read(folder: Path) -> dict[bytes, CodeType]:
    """What was compiled before."""
    codes: dict[bytes, CodeType] = marshal.loads((folder / KEPT).read_bytes())
    return codes


def gather(codes: dict[bytes, CodeType]) -> None:
    """From now on whatever dataclasses compile is kept here."""

    def run(text: str, names: dict[str, Any], made: dict[str, Any]) -> None:
        codes[key_of(text)] = compile(text, "<dataclass>", "exec", dont_inherit=True)
        exec(codes[key_of(text)], names, made)

    dataclasses.exec = run  # type: ignore[attr-defined]
