"""Object files on disk: where native code is kept between runs.

A file's name has a fingerprint of everything that goes into the code, so that old code is never run; it begins with a
checksum, so that damaged code is not run either.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from .notices import say_once
from .rooms import PACKAGE, core_files

VARIABLE = "SKYRISE_CACHE_DIR"
"""The environment variable that says where to keep native code; empty: nowhere."""
CHECKSUM = 32


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
    return None if root is None else root / f"cores-{fingerprint(made_for)}.o"


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
