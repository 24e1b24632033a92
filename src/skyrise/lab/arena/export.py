"""Results as files: JSON, CSV or Parquet, depending on the file ending; a row for each seat of each game."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from skyrise.components import Reason
from skyrise.notation.files import write_whole

from ..errors import ArenaError, require
from .standings import Row

Writer = Callable[[Path, list[Row]], None]

TYPES: Final = {
    "job": "int64",
    "seed": "string",
    "rotation": "int8",
    "seat": "int8",
    "bot": "string",
    "prestige": "int16",
    "rank": "int8",
    "won": "float64",
    "margin": "int16",
    "decisions": "int32",
    "seconds": "float64",
    "crash": "string",
}
"""The columns of a Parquet file."""


def write_rows(path: Path, rows: Iterable[Row]) -> None:
    """Writes a file of results."""
    write = writer_for(path)
    write_whole(path, lambda part: write(part, list(rows)))


def writer_for(path: Path) -> Writer:
    """The writer for this file ending; refuses an unknown ending, or one whose package is not installed."""
    if path.suffix not in WRITERS:
        raise ArenaError(Reason.LAB_ENDING, place=str(path), endings=", ".join(WRITERS))
    if path.suffix == ".parquet":
        require("pyarrow.parquet", "lab")
    return WRITERS[path.suffix]


def _json(path: Path, rows: list[Row]) -> None:
    lines = (json.dumps(row._asdict(), ensure_ascii=False) for row in rows)
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def _csv(path: Path, rows: list[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(Row._fields)
        writer.writerows(rows)


def _parquet(path: Path, rows: list[Row]) -> None:
    arrow = require("pyarrow", "lab")
    table = arrow.Table.from_pylist([row._asdict() for row in rows], schema=arrow.schema(TYPES))
    require("pyarrow.parquet", "lab").write_table(table, path)


WRITERS: Final[dict[str, Writer]] = {".json": _json, ".csv": _csv, ".parquet": _parquet}
