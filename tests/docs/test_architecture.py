"""The way of a bid, as ARCHITECTURE.md draws it: its files are there, and it is not longer than it may be."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
WAY = re.search(
    r"\*\*The way of a bid\*\*.*?in (\d+) files and over (\d+) borders.*?```text\n(.*?)```", PAGE, re.DOTALL
)
MOST_FILES, MOST_BORDERS = 35, 10


def steps() -> list[tuple[str, list[str]]]:
    """Each room that the way passes, and the files there."""
    assert WAY is not None
    rows = [re.split(r"\s{2,}", row.strip()) for row in WAY[3].splitlines()]
    return [(room, files) for room, *files in rows]


def test_every_file_of_the_way_is_there() -> None:
    folders = {"web": ROOT / "web/src"}
    for room, files in steps():
        folder = folders.get(room.split()[0], ROOT / "src/skyrise")
        assert [file for file in files if not (folder / file).is_file()] == []
        assert all(file.startswith(room.split()[-1]) for file in files)


def test_the_way_is_as_short_as_it_says() -> None:
    assert WAY is not None
    files = [file for _, some in steps() for file in some]
    rooms = [room for room, _ in steps()]
    borders = {frozenset(pair) for pair in pairwise(rooms)}
    assert len(set(files)) == len(files) == int(WAY[1]) <= MOST_FILES
    assert len(borders) == int(WAY[2]) <= MOST_BORDERS
