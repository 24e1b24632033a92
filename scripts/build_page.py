"""Builds the page (``web/``) into the package, unless the build is still up to date.

Used by ``make play`` and ``make test``, and by the build of a wheel or sdist (hatchling's custom hook). The compiled
rules are part of it where llvmlite is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "skyrise" / "server" / "static"
STAMP = BUILT / "sources.sha256"
KERNEL = WEB / "src" / "kernel" / "cores.wasm"
WITHOUT_KERNEL = " without the compiled rules"
WITHOUT_PAGE = (
    "Node.js is not installed, so this package has no page: the library and the command work, skyrise serve shows none."
    " Install Node.js 20 or newer to have it."
)
INSTALLED = WEB / "node_modules" / ".package-lock.json"


def sources() -> Iterator[Path]:
    """Every file that the built page depends on, in a fixed order."""
    yield from sorted(path for path in WEB.iterdir() if path.is_file())
    for folder in (
        WEB / "src",
        WEB / "public",
        WEB / "install",
        ROOT / "src/skyrise/language",
        ROOT / "src/skyrise/components/art",
    ):
        files = (path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc"))
        yield from sorted(path for path in files if path != KERNEL)
    package = ROOT / "src" / "skyrise"
    yield from sorted({*package.glob("*/core/**/*.py"), *(package / "kernel").rglob("*.py")})


def fingerprint() -> str:
    """One hash of all sources."""
    whole = sha256()
    for path in sources():
        whole.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_fresh() -> bool:
    """Is the build still up to date? One without the compiled rules is, until they can be compiled."""
    stamp = STAMP.read_text() if STAMP.is_file() else ""
    return stamp == fingerprint() or (stamp == fingerprint() + WITHOUT_KERNEL and find_spec("llvmlite") is None)


def install() -> None:
    """The page's packages, as ``package-lock.json`` pins them."""
    lock = WEB / "package-lock.json"
    if INSTALLED.is_file() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("installing the page's packages (some seconds)", flush=True)
    # Not "npm ci": it refuses a lock file with the native packages of one platform only, and npm writes no others.
    _npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.touch()


def write_kernel() -> None:
    """The compiled rules, beside the sources of the page; if they cannot be compiled, that is said."""
    paths = os.pathsep.join((str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])))
    command = [sys.executable, "-m", "skyrise.kernel.wasm", str(KERNEL)]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, check=True)


def build() -> None:
    """The page, built."""
    if is_fresh():
        return
    install()
    write_kernel()
    print("building the page", flush=True)
    _npm("run", "--silent", "build")
    STAMP.write_text(fingerprint() + ("" if KERNEL.is_file() else WITHOUT_KERNEL))


def _npm(*arguments: str) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("The page is built with Node.js 20 or newer, which is not installed (Debian: nodejs and npm).")
    subprocess.run([npm, *arguments], cwd=WEB, check=True, stdout=subprocess.DEVNULL if arguments[0] == "run" else None)


class PageHook(BuildHookInterface[Any]):
    """Puts the built page into the package; an editable install serves it from where it was built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it builds."""
        if version == "editable":
            return
        if shutil.which("npm") is None and not is_fresh():
            self.app.display_warning(WITHOUT_PAGE)  # the library needs no page
            return
        build()


if __name__ == "__main__":
    if sys.argv[1:] == ["--install"]:
        install()
        write_kernel()
    else:
        build()
