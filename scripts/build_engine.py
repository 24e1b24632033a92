"""Builds the engine of the page, the game for a browser without a server, unless it is still up to date.

Used by ``make site`` and ``make test``, and by the build of a wheel or sdist. The page says in its first tag where its
engine is; one without it asks a server for everything.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import build_page

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src" / "skyrise"
MADE = HERE.parent / "build" / "engine"
"""Where it is made: a page that is built again gets the same one."""
STAMP = MADE / "sources.sha256"
NOT_INSIDE = ("server", "cli", "lab", "envs", "testing")
"""Rooms of the package that no worker of a page has."""
FIRST_TAG = re.compile(r'<html (data-engine="[^"]*" )?')


def sources() -> Iterator[Path]:
    """Every file that the engine depends on, in a fixed order."""
    yield from (
        HERE / "engine_parts.py",
        HERE / "ready_made.py",
        HERE / "build_engine.mjs",
        build_page.WEB / "package-lock.json",
    )
    yield build_page.WEB / "src" / "home" / "showcase.json"
    for path in sorted(SOURCE.rglob("*")):
        inside = path.relative_to(SOURCE).parts
        if path.is_file() and inside[0] not in NOT_INSIDE and "__pycache__" not in inside:
            yield path


def fingerprint() -> str:
    """One hash of all sources."""
    whole = sha256()
    for path in sources():
        whole.update(sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def make() -> None:
    """The engine, in a folder of its own."""
    if STAMP.is_file() and STAMP.read_text() == fingerprint():
        return
    print("building the game for the browser (some seconds)", flush=True)
    node = shutil.which("node") or "node"
    subprocess.run([node, str(HERE / "build_engine.mjs"), sysconfig.get_path("purelib"), str(MADE)], check=True)
    STAMP.write_text(fingerprint())


def give_to_page(page: Path = build_page.BUILT) -> None:
    """Puts the engine beside the files of the built page, in a folder whose name changes with what is in it."""
    files = sorted(path for path in MADE.iterdir() if path != STAMP)
    whole = sha256(b"".join(sha256(path.read_bytes()).digest() for path in files))
    folder = f"assets/engine-{whole.hexdigest()[:12]}"
    index = page / "index.html"
    before = index.read_text(encoding="utf-8")
    after = FIRST_TAG.sub(f'<html data-engine="/{folder}/" ', before, count=1)
    if after == before:
        return
    for old in page.glob("assets/engine-*"):
        shutil.rmtree(old)
    (page / folder).mkdir()
    for path in files:
        shutil.copy2(path, page / folder / path.name)
    index.write_text(after, encoding="utf-8")


def build() -> None:
    """The page and its engine, built."""
    build_page.build()
    make()
    give_to_page()


if __name__ == "__main__":
    build()
