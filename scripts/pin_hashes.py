"""Writes the hashes of every pinned package into requirements/*.txt, so that pip takes no other file than these.

Asks the package index for all files of each version: wheels for every system, and the source.

Usage: python scripts/pin_hashes.py [--check]
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from pip._internal.models.index import PyPI

FOLDER: Final = Path(__file__).resolve().parent.parent / "requirements"
INDEX: Final = os.environ.get("PIP_INDEX_URL", PyPI.simple_url)
PINNED: Final = re.compile(r"([A-Za-z0-9._-]+)==([^\s;\\]+)([^\\\n]*)")
LINK: Final = re.compile(r'<a [^>]*href="[^"#]*/([^"#/]+)#sha256=([0-9a-f]{64})"')
USED: Final = re.compile(r"-(?:py2\.)?(?:py3|cp3|cp31[1-4]|cp3\d+-abi3)[^-]*-|\.tar\.gz$|\.zip$")
"""Sources, and wheels for Pythons that we run on."""
SECONDS: Final = 60


def plain(name: str) -> str:
    """A package's name as indexes write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def hashes_of(name: str, version: str) -> list[str]:
    """The SHA-256 of every file of a version."""
    with urlopen(f"{INDEX.rstrip('/')}/{plain(name)}/", timeout=SECONDS) as answer:
        links = LINK.findall(unescape(answer.read().decode()))
    found = sorted({digest for file, digest in links if is_of(file, name, version) and USED.search(file)})
    if not found:
        sys.exit(f"the index has no file of {name} {version}")
    return found


def is_of(file: str, name: str, version: str) -> bool:
    """Is it a file of this version?"""
    stem = re.sub(r"(\.tar\.gz|\.zip)$", "", file)
    found, _, rest = stem.partition("-") if file.endswith(".whl") else stem.rpartition("-")
    return plain(found) == plain(name) and rest.partition("-")[0].removesuffix(".whl") == version


def written(line: str) -> Iterator[str]:
    """A requirement with its hashes; any other line as it is."""
    pinned = PINNED.match(line)
    if pinned is None:
        yield line
        return
    name, version, marker = pinned.groups()
    hashes = [f"--hash=sha256:{one}" for one in hashes_of(name, version)]
    yield " \\\n    ".join([f"{name}=={version}{marker.rstrip()}", *hashes])


def without_hashes(text: str) -> list[str]:
    """The requirements alone."""
    return [line.removesuffix("\\").rstrip() for line in text.splitlines() if not line.lstrip().startswith("--hash")]


def unhashed(text: str) -> list[str]:
    """Requirements without any hash."""
    entries = re.sub(r"\\\n", " ", text).splitlines()
    return [entry for entry in entries if PINNED.match(entry) and "--hash=sha256:" not in entry]


def main() -> None:
    files = sorted(FOLDER.glob("*.txt"))
    if "--check" in sys.argv[1:]:
        missing = [f"{file.name}: {entry}" for file in files for entry in unhashed(file.read_text())]
        sys.exit("\n".join(missing) or None)
    with ThreadPoolExecutor(8) as threads:
        for file in files:
            lines = threads.map(lambda line: "\n".join(written(line)), without_hashes(file.read_text()))
            file.write_text("\n".join(lines) + "\n")
            print(file.name)


if __name__ == "__main__":
    main()
