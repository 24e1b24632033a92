"""Object files on disk: where native code is kept between runs.

A file's name has a fingerprint of everything that goes into the code, so that old code is never run; it begins with a
checksum, so that damaged code is not run either. Its date is that of its latest use; files that nobody has used for
long are deleted when new code is kept.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import time

from .notices import say_once
from .rooms import PACKAGE, core_files

VARIABLE = "SKYRISE_CACHE_DIR"
"""The environment variable that says where to keep native code; empty: nowhere."""
CHECKSUM = 32
NAME = "cores-{}.o"
MOST = 12
"""Files that are kept, for native code and WebAssembly together: those of some versions and environments."""
UNUSED = 28 * 24 * 3600.0
"""Seconds after which a file that nobody has used is deleted."""


def fingerprint(made_for: Sequence[str]) -> str:
    """Of all cores, of the kernel, which has the generator, and of what the code is made for and with."""
    digest = sha256(repr(tuple(made_for)).encode())
    for file in (*core_files(), *sorted((PACKAGE / "kernel").rglob("*.py"))):
        digest.update(f"{file.relative_to(PACKAGE).as_posix()}|".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path | None:
    """The user's choice, or the usual place of the system; None if nothing is to be kept."""
    if VARIABLE in os.environ:
        return Path(os.environ[VARIABLE]) if os.environ[VARIABLE] else None
    try:
        if sys.platform == "win32":
            return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "skyrise"
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "skyrise"
    except RuntimeError:  # there is no home
        return None


def object_file(made_for: Sequence[str]) -> Path | None:
    """The file for the code, whether it is there or not; None if nothing is to be kept."""
    root = cache_root()
    return None if root is None else root / NAME.format(fingerprint(made_for))


def can_be_kept() -> bool:
    """Is there a folder that can be written to?"""
    root = cache_root()
    try:
        if root is None:
            return False
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return True
    except OSError:
        return False


def read_object(file: Path) -> bytes | None:
    """The code of a file; None if there is none. A damaged file is deleted."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    checksum, code = content[:CHECKSUM], content[CHECKSUM:]
    if sha256(code).digest() == checksum:
        with suppress(OSError):  # where nothing may be written nothing is deleted either
            os.utime(file)
        return code
    say_once(f"native code in {file} is damaged: it is deleted and compiled again; nothing needs to be done")
    with suppress(OSError):
        file.unlink()
    return None


def keep_object(file: Path, code: bytes) -> None:
    """Keeps code. Whoever reads the file meanwhile finds the old one or the new one, and nothing between."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as draft:
            draft.write(sha256(code).digest() + code)
        Path(draft.name).replace(file)
    except OSError as error:
        say_once(f"native code cannot be kept ({error}): make room, or set {VARIABLE} to another folder")
    else:
        sweep(file)


def sweep(kept: Path) -> None:
    """Deletes the files beside one that nobody has used for long, and the oldest ones where there are many."""
    with suppress(OSError):  # somebody else has deleted a file, or uses it: the next sweep comes
        others = [(file.stat().st_mtime, file) for file in kept.parent.glob(NAME.format("*")) if file != kept]
        for place, (used, file) in enumerate(sorted(others, reverse=True), start=1):
            if place >= MOST or used < time() - UNUSED:
                file.unlink()
