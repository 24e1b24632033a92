"""Writes a dataset part by part: a folder for each table, a file in it for each part.

A part is written whole or not at all, its games last; so a run that was stopped in any way knows what is done.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from skyrise.components import Reason
from skyrise.notation.files import write_text, write_whole

from ..errors import ArenaError, require
from ..fingerprints import differing
from ..games import Chunk, Crew, Order, play
from ..games.run import Tell, count_chunks
from .card import CARD, data_card
from .observations import TABLE, Observing
from .rows import ROWS, RowsOf
from .schema import arrow_schema

FORMAT: Final = "skyrise-dataset/1"
HEADING: Final = "dataset.json"


def write_dataset(
    order: Order,
    crew: Crew,
    folder: Path,
    size: int,
    tell: Tell = lambda _: None,
    observing: Observing | None = None,
) -> None:
    """Plays and writes the parts of a dataset that are missing; refuses the folder of another one. ``observing``: with
    the table of observations, and a card that says what is in the folder."""
    require("pyarrow.parquet", "lab")
    crew = replace(crew, keeps_thoughts=observing is not None)
    more = {} if observing is None else observing.heading()
    resume(folder, {"format": FORMAT, "games in a part": size, **order.fingerprint(), **more})
    parts = missing_parts(order, folder, size)
    for part, chunk in zip(parts, play(order, crew, tell, size, parts), strict=True):
        if observing is not None:
            write_part(part_file(folder, TABLE, part), TABLE, observing.rows, order, chunk)
        for table, rows in ROWS.items():
            write_part(part_file(folder, table, part), table, rows, order, chunk)
    if observing is not None:
        write_text(folder / CARD, data_card(order, folder, observing))


def resume(folder: Path, heading: dict[str, Any]) -> None:
    """Resumes the folder of a dataset, or starts it."""
    file = folder / HEADING
    if not file.exists():
        write_text(file, json.dumps(heading, indent=1) + "\n")
        return
    try:
        theirs = dict(json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError) as error:
        raise ArenaError(Reason.DATASET_HEADING, place=str(file)) from error
    if what := differing(json.loads(json.dumps(heading)), theirs):
        raise ArenaError(Reason.DATASET_OTHER, place=str(folder), what=what)


def missing_parts(order: Order, folder: Path, size: int) -> list[int]:
    """The numbers of the parts that are not there."""
    return [part for part in range(count_chunks(order, size)) if not part_file(folder, "games", part).exists()]


def part_file(folder: Path, table: str, part: int) -> Path:
    """Where a part of a table is."""
    return folder / table / f"part-{part:05}.parquet"


def write_part(file: Path, table: str, rows_of: RowsOf, order: Order, chunk: Chunk) -> None:
    """Writes a part of a table."""
    arrow, parquet = require("pyarrow", "lab"), require("pyarrow.parquet", "lab")
    rows = [row for game in chunk.games for row in rows_of(order, game)]
    written = arrow.Table.from_pylist(rows, schema=arrow_schema(table))
    write_whole(file, lambda part: parquet.write_table(written, part, compression="zstd"))
