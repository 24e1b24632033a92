"""Where compiled code is kept between runs.

Numba looks at a function's own file alone when it decides whether cached code is still good; so the folder's name holds
a fingerprint of everything that goes into the kernel.
"""

from __future__ import annotations

import os
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

import skyrise.rules.core

CORE = Path(skyrise.rules.core.__file__ or "").parent
VARIABLE = "SKYRISE_CACHE_DIR"
"""The environment variable that says where to keep compiled code; empty: nowhere."""


def fingerprint() -> str:
    """Of the rules, the kernel, and the versions that compile them."""
    import numba

    digest = sha256(f"{sys.version}|{numba.__version__}".encode())
    for file in sorted([*CORE.rglob("*.py"), *Path(__file__).parent.glob("*.py")]):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path | None:
    """The user's choice, or the usual place of the system; None if nothing is to be kept."""
    if VARIABLE in os.environ:
        return Path(os.environ[VARIABLE]) if os.environ[VARIABLE] else None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "skyrise"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "skyrise"


def cache_folder() -> Path | None:
    """The folder of this very kernel, made if need be; None where nothing can be written."""
    try:
        root = cache_root()
        if root is None:
            return None
        folder = root / f"kernel-{fingerprint()}"
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):  # RuntimeError: there is no home
        return None
