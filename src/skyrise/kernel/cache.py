"""Where compiled code is kept between runs.

Numba only looks at a function's own file when it decides whether cached code is still good; so the folder's name has a
fingerprint of everything that goes into the code. And it runs damaged code without noticing; so a folder in which
everything is compiled gets a seal, the checksums of the code.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from .cores import PACKAGE
from .notices import say_once

CORES = tuple(sorted(PACKAGE.glob("*/core")))
KERNEL = Path(__file__).parent
VARIABLE = "SKYRISE_CACHE_DIR"
"""The environment variable that says where to keep compiled code; empty: nowhere."""
SEAL = "sealed"


def fingerprint(room: Path = KERNEL) -> str:
    """Of all cores, the kernel, the room whose functions are compiled, and whatever affects how they compile."""
    settings = sorted(pair for pair in os.environ.items() if pair[0].startswith("NUMBA_"))  # such as bounds checks
    digest = sha256(repr((sys.version, version("numba"), version("llvmlite"), settings)).encode())
    for file in sorted({file for folder in (*CORES, KERNEL, room) for file in folder.rglob("*.py")}):
        # Numba compiles again when the time of a file has changed.
        digest.update(f"{file.name}|{file.stat().st_mtime_ns}|".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path | None:
    """The user's choice, or the usual place of the system; None if nothing is to be kept."""
    if VARIABLE in os.environ:
        return Path(os.environ[VARIABLE]) if os.environ[VARIABLE] else None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "skyrise"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "skyrise"


def cache_folder(room: Path = KERNEL) -> Path | None:
    """The folder for the code of a room, made if need be; None where nothing can be written."""
    try:
        root = cache_root()
        if root is None:
            return None
        folder = root / f"{room.name}-{fingerprint(room)}"
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):  # RuntimeError: there is no home
        return None


def room_of(function: Callable[..., Any]) -> Path:
    """The room of a function; outside of the package, the folder of its file."""
    file = Path(function.__code__.co_filename)
    return next((folder for folder in file.parents if folder.parent == PACKAGE), file.parent)


@cache
def sound_folder(room: Path) -> Path | None:
    """The folder of a room's code in this process, emptied if the code does not fit its seal."""
    folder = cache_folder(room)
    if folder is not None and (folder / SEAL).exists() and not is_sealed(folder):
        say_once(f"compiled code in {folder} is damaged: it is deleted and compiled again; nothing needs to be done")
        clear(folder)
    return folder


def seal(folder: Path) -> None:
    """Marks a folder in which everything is compiled, with the checksums of the code."""
    lines = [f"{_checksum(file)}  {file.relative_to(folder)}\n" for file in sorted(folder.rglob("*.nbc"))]
    with suppress(OSError):  # a full disk: then it is not sealed
        (folder / SEAL).write_text("".join(lines))


def unseal(folder: Path) -> None:
    """Some of the code has changed."""
    (folder / SEAL).unlink(missing_ok=True)


def is_sealed(folder: Path) -> bool:
    """Is everything compiled, and as it was when the folder was sealed? Code may have been added since."""
    try:
        lines = (folder / SEAL).read_text().splitlines()
        return all(_checksum(folder / name) == checksum for checksum, name in map(str.split, lines))
    except (OSError, ValueError):
        return False


def clear(folder: Path) -> None:
    """Deletes everything in a folder; Numba expects the folders themselves."""
    for file in folder.rglob("*"):
        if file.is_file():
            file.unlink(missing_ok=True)


def _checksum(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()
