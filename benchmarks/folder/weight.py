"""What the folder weighs when a host packs it with brotli."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

ENGINE = "engine-"
WORDS = "words.zip"


PACK = """
const { brotliCompressSync, constants } = require("node:zlib");
const { readFileSync } = require("node:fs");
const [quality, ...files] = process.argv.slice(1);
const params = { [constants.BROTLI_PARAM_QUALITY]: Number(quality) };
const sizes = files.map((file) => {
  const data = readFileSync(file);
  return Math.min(data.length, brotliCompressSync(data, { params }).length);
});
console.log(JSON.stringify(sizes));
"""
"""What packing makes larger is sent as it is."""


def packed(files: Sequence[Path], quality: int) -> list[int]:
    """Bytes on the wire of each file."""
    command = ["node", "-e", PACK, str(quality), *map(str, files)]
    sizes: list[int] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return sizes


def weights(folder: Path, quality: int) -> Iterator[tuple[str, int]]:
    """By part of the game, the bytes on the wire. Copies of the page for single screens are sent once."""
    sums = {"page": 0, "engine": 0, "words, on demand": 0}
    copies = ("index.html", "404.html")
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name not in copies]
    for path, size in zip(files, packed(files, quality), strict=True):
        part = "words, on demand" if path.name == WORDS else "engine" if ENGINE in str(path.parent) else "page"
        sums[part] += size
    sums["page"] += sum(packed([folder / "index.html"], quality))
    yield from sums.items()
    yield "all", sum(sums.values())
