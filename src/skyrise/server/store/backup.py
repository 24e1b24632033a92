"""Backups: everything that a database holds as lines of JSON, packed; from a database of any kind, for any other."""

from __future__ import annotations

import gzip
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypedDict

import orjson
from sqlalchemy import Connection, Table, func, insert, select, text

from skyrise.tables import StoreError

from .engine import begin_moment
from .schema import metadata, tables

FORMAT: Final = "skyrise-backup/1"
AT_ONCE: Final = 1000

Row = dict[str, object]
"""The values of a row, by column."""


class Head(TypedDict):
    """The first line of a backup."""

    format: str
    schema: str
    tables: int


def write_backup(connection: Connection, path: Path) -> int:
    """Writes a backup, and puts it in its place when it is whole; returns how many tables are in it."""
    part = path.with_name(f"{path.name}.part")
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        begin_moment(connection)
        try:
            with gzip.open(file, "wb") as packed:
                for line in _lines(connection):
                    packed.write(line + b"\n")
            count = connection.execute(select(func.count()).select_from(tables)).scalar_one()
        finally:
            connection.exec_driver_sql("COMMIT")
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    return int(count)


def read_backup(connection: Connection, path: Path) -> int:
    """Puts a backup into an empty database; returns how many tables were in it. All of it or nothing."""
    if connection.execute(select(func.count()).select_from(tables)).scalar_one():
        raise StoreError("there are games in this database already; a backup is put into an empty one")
    count = 0
    try:
        with gzip.open(path, "rb") as packed:
            head: Head = orjson.loads(packed.readline())
            _check_head(connection, head)
            for table in metadata.tables.values():
                connection.execute(table.delete())
            while lines := list(islice(packed, AT_ONCE)):
                count += _put(connection, lines)
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise StoreError(f"{path} is not a whole backup: {error}") from error
    if count != head["tables"]:
        raise StoreError(f"{path} is not a whole backup: it has {count} of {head['tables']} tables")
    return count


def _lines(connection: Connection) -> Iterator[bytes]:
    count = connection.execute(select(func.count()).select_from(tables)).scalar_one()
    yield orjson.dumps(Head(format=FORMAT, schema=_schema(connection), tables=count))
    for table in metadata.sorted_tables:
        for row in connection.execute(select(table)).yield_per(AT_ONCE):
            yield orjson.dumps([table.name, [_plain(value) for value in row]])


def _put(connection: Connection, lines: list[bytes]) -> int:
    """Some of the rows; how many of them were tables of the game."""
    rows: dict[str, list[Row]] = {}
    for line in lines:
        name, values = orjson.loads(line)
        columns = metadata.tables[name].columns.keys()
        rows.setdefault(name, []).append(dict(zip(columns, map(_value, values), strict=True)))
    for table in metadata.sorted_tables:
        _insert(connection, table, rows.get(table.name, []))
    return len(rows.get(tables.name, []))


def _insert(connection: Connection, table: Table, rows: list[Row]) -> None:
    if rows:
        connection.execute(insert(table), rows)


def _check_head(connection: Connection, head: Head) -> None:
    if head["format"] != FORMAT:
        raise ValueError(f"its format is {head['format']}")
    if head["schema"] != _schema(connection):
        raise StoreError(
            f"the backup has the schema {head['schema']}, and this program {_schema(connection)}: "
            "put it back with the version that made it, then upgrade"
        )


def _schema(connection: Connection) -> str:
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())


def _plain(value: object) -> object:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(value: Any) -> Any:
    return b64decode(value["base64"]) if isinstance(value, dict) else value
