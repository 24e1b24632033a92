"""The game as a folder of files, for any host: the page, its engine, and what keeps them without a network."""

from __future__ import annotations

import json
import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parent.parent / "server" / "static"
"""Where the page and its engine are built."""

SCREENS: Final = ("host", "learn", "about", "puzzles", "analysis", "games", "editions", "islands", "replay")
"""Screens with an address of their own; those of tables and records are found by the page that is kept."""

INDEX: Final = "index.html"
ROOT: Final = "/"
BASE: Final = re.compile(r"/(?:(?!\.+/)[\w.~-]+/)*", re.ASCII)
"""What the folder may lie below."""
PATH: Final = re.compile(r'((?:=|"(?:id|start_url|scope|src|url)": )")/')
"""How a path begins: in an attribute of the page, or in a manifest."""
ENGINE: Final = "<html data-engine="
"""How a page begins that was built with the game in it."""
WORKER: Final = "sw.js"
SITE: Final = re.compile(r"const SITE = (\{.*\});")
"""The line of the worker that says what it keeps."""


NOT_COPIED: Final = ("sources.sha256", "*.br")
"""Hosts pack files themselves."""


class NoEngine(Exception):
    """The page was built without the game in it."""


def write_site(out: Path, page: Path = PAGE, base: str = ROOT) -> list[Path]:
    """Writes the folder, and returns its files. What an earlier version left there goes; what else is in it stays.

    ``base``: the path that the host has it below, with a slash at both ends.
    """
    index = (page / INDEX).read_text(encoding="utf-8") if (page / INDEX).is_file() else ""
    if ENGINE not in index:
        raise NoEngine
    _forget_earlier(out)
    shutil.copytree(page, out, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*NOT_COPIED))
    index = _below(base, index).replace("<html", f'<html data-server="none" data-base="{base}"', 1)
    for manifest in out.glob("*.webmanifest"):
        manifest.write_text(_below(base, manifest.read_text(encoding="utf-8")), encoding="utf-8")
    for name in (INDEX, "404.html", *(f"{screen}/{INDEX}" for screen in SCREENS)):
        (out / name).parent.mkdir(exist_ok=True)
        (out / name).write_text(index, encoding="utf-8")
    return [out / name for name in (WORKER, *_write_worker(out, page, base))]


def _forget_earlier(out: Path) -> None:
    """Takes away what the worker of an earlier version keeps."""
    earlier = SITE.search((out / WORKER).read_text(encoding="utf-8")) if (out / WORKER).is_file() else None
    site = json.loads(earlier.group(1)) if earlier else {"files": []}
    for name in site["files"]:
        (out / name.removeprefix(site.get("base", ROOT))).unlink(missing_ok=True)
    for folder in out.glob("assets/engine-*"):
        if not any(folder.iterdir()):
            folder.rmdir()


def _below(base: str, text: str) -> str:
    """A page or a manifest whose paths begin with another one."""
    return PATH.sub(lambda path: path[1] + base, text)


def _write_worker(out: Path, page: Path, base: str) -> list[str]:
    """The worker that keeps the page; its version changes with whatever it keeps, which is returned."""
    names = [INDEX, *sorted(_kept(page))]
    whole = sha256()
    for name in names:
        whole.update(f"{name}\0".encode() + sha256((out / name).read_bytes()).digest())
    files = [f"{base}{name}" for name in names]
    site = json.dumps({"version": whole.hexdigest()[:12], "base": base, "files": files})
    program = (page / WORKER).read_text(encoding="utf-8")
    (out / WORKER).write_text(SITE.sub(lambda _: f"const SITE = {site};", program, count=1), encoding="utf-8")
    return names


def _kept(page: Path) -> list[str]:
    files = (path for path in page.rglob("*") if path.is_file() and not any(map(path.match, NOT_COPIED)))
    names = (path.relative_to(page).as_posix() for path in files)
    return [name for name in names if name not in (INDEX, WORKER)]
