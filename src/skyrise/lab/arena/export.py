"""Results as files: JSON, CSV or Parquet by the ending of the name, a row for each seat of each game."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from skyrise.components import Reason
from skyrise.components.reading import file_trouble

from .errors import ArenaError, require
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
    """What writes files with this ending; refuses an ending that nothing writes, or whose package is not installed."""
    if path.suffix not in WRITERS:
        raise ArenaError(Reason.LAB_ENDING, place=str(path), endings=", ".join(WRITERS))
    if path.suffix == ".parquet":
        require("pyarrow.parquet", "lab")
    return WRITERS[path.suffix]


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Writes a file, whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.part")
        write(part)
        part.replace(path)
    except OSError as error:
        raise ArenaError(Reason.FILE_UNWRITABLE, place=str(path), why=file_trouble(error)) from error


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
