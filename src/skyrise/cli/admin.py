"""``skyrise admin``: the games of a server, for whoever runs it. All of it works while the server runs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import typer

from .output import errors, print_json, screen
from .tables import number_table, show_table

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from skyrise.server.orders import Kind

app = typer.Typer(help="Look after the games of a server.", no_args_is_help=True)

FAILED = 1
MOST_ANNOUNCED = 300
Data = Annotated[Path | None, typer.Option(help="The folder for the games. Default: your own data folder.")]
Database = Annotated[str | None, typer.Option(help="A database instead, as for skyrise serve.")]
TableName = Annotated[str, typer.Argument(help="The id in a table's link.")]
File = Annotated[Path, typer.Argument(help="The file of the backup.", dir_okay=False)]
Player = Annotated[str, typer.Argument(help="The value of their browser's skyrise_player cookie.")]
Subject = Annotated[str, typer.Argument(help="A player (the cookie, or the hash that inspect shows), or an address.")]
Lift = Annotated[bool, typer.Option("--lift", help="Lift the order.")]
_Result = TypeVar("_Result")


@app.command("list")
def list_(
    status: Annotated[str | None, typer.Option(help="Only tables that are gathering, playing or over.")] = None,
    limit: Annotated[int, typer.Option(help="How many at most, newest first.", min=1)] = 50,
    data: Data = None,
    database: Database = None,
) -> None:
    """List tables, most recently changed first."""
    from skyrise.server.store.inspection import list_tables

    table = number_table("table", "status", "made", "changed", "versions")
    for row in _look(partial(list_tables, status=status, limit=limit), data, database):
        table.add_row(
            str(row["table"]), str(row["status"]), _day(row["created"]), _day(row["updated"]), str(row["versions"])
        )
    show_table(table)


@app.command()
def inspect(table: TableName, data: Data = None, database: Database = None) -> None:
    """Print everything stored about a table, as JSON: options, owners (hashes), its journal.

    The seed of a game in progress is left out.
    """
    from skyrise.server.store.inspection import inspect_table

    found = _look(partial(inspect_table, table=table), data, database)
    if found is None:
        _refuse(f"there is no table {table}")
    print_json(found)


@app.command()
def delete(table: TableName, data: Data = None, database: Database = None) -> None:
    """Delete a table and everything stored about it."""
    from skyrise.server.store.inspection import delete_table

    if not _change(partial(delete_table, table=table), data, database):
        _refuse(f"there is no table {table}")
    screen.print(f"{table} was deleted")


@app.command()
def player(cookie: Player, data: Data = None, database: Database = None) -> None:
    """Print everything stored about a player, as JSON: the tables where they had a seat or said something."""
    from skyrise.server.security.cookies import hash_of
    from skyrise.server.store.forgetting import tables_of
    from skyrise.server.store.inspection import inspect_table

    name = hash_of(cookie)

    def everything(connection: Connection) -> list[dict[str, object] | None]:
        return [inspect_table(connection, table) for table in tables_of(connection, name)]

    print_json({"player": name, "tables": _look(everything, data, database)})


@app.command()
def forget(cookie: Player, data: Data = None, database: Database = None) -> None:
    """Delete what is stored about a player: their own tables, and elsewhere everything but the names and words."""
    from skyrise.server.orders import read_again
    from skyrise.server.security.cookies import hash_of
    from skyrise.server.store.forgetting import forget_player

    def all_of_it(connection: Connection) -> int:
        concerned = forget_player(connection, hash_of(cookie))
        for table in concerned:
            read_again(connection, table)
        return len(concerned)

    screen.print(f"the player was removed from {_change(all_of_it, data, database)} tables")


@app.command()
def check(data: Data = None, database: Database = None) -> None:
    """Read every table as a server would, including the links in journals, and report any damage."""
    from skyrise.server.store.inspection import Finding
    from skyrise.server.store.inspection import check as check_all

    def all_of_it(connection: Connection) -> list[Finding]:
        return list(check_all(connection))

    found = _look(all_of_it, data, database)
    damaged = [one for one in found if one.why is not None]
    for one in damaged:
        left = f"versions 1 to {one.whole} are intact" if one.whole else "nothing of it can be read"
        errors.print(f"{one.table}: {one.why}; {left}", markup=False, soft_wrap=True)
    screen.print(f"{len(found) - len(damaged)} tables are intact, {len(damaged)} are damaged")
    if damaged:
        raise typer.Exit(FAILED)


@app.command()
def backup(file: File, data: Data = None, database: Database = None) -> None:
    """Write everything to a file while the server runs, as of a single moment.

    Anyone with the file can see every hand, so only its owner can read it.

    Example: skyrise admin backup games.backup
    """
    from skyrise.server.store.backup import write_backup

    count = _look(partial(write_backup, path=file), data, database)
    screen.print(f"{count} tables saved to {file}", markup=False, soft_wrap=True)


@app.command()
def restore(file: File, data: Data = None, database: Database = None) -> None:
    """Restore a backup into an empty database of any kind, before a server runs on it."""
    from skyrise.server.store.backup import read_backup

    count = _change(partial(read_backup, path=file), data, database)
    screen.print(f"{count} tables restored", markup=False, soft_wrap=True)


@app.command()
def export(
    table: TableName,
    file: Annotated[Path, typer.Argument(help="The file to write.", dir_okay=False)],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write the record of a finished game, just as players get it."""
    from skyrise.components import Refusal
    from skyrise.server.store.inspection import export_record

    try:
        record = _look(partial(export_record, table=table), data, database)
    except Refusal as refusal:
        _refuse(str(refusal))
    if record is None:
        _refuse(f"there is no table {table}")
    file.write_text(record)
    screen.print(f"the game of {table} was saved to {file}", markup=False, soft_wrap=True)


@app.command()
def ban(subject: Subject, lift: Lift = False, data: Data = None, database: Database = None) -> None:
    """Ban someone from all tables, within seconds, on all servers that use the database."""
    _order("ban", _subject(subject), lift, data, database)
    screen.print("they can come back" if lift else "they are banned")


@app.command()
def mute(subject: Subject, lift: Lift = False, data: Data = None, database: Database = None) -> None:
    """Mute someone at every table; they can still play."""
    _order("mute", _subject(subject), lift, data, database)
    screen.print("they can chat again" if lift else "they are muted")


@app.command()
def drain(lift: Lift = False, data: Data = None, database: Database = None) -> None:
    """Allow no new tables, so that you can stop the server once the games in progress are over."""
    from skyrise.server.orders import EVERYBODY

    _order("drain", EVERYBODY, lift, data, database)
    screen.print("new tables are allowed again" if lift else "no new tables; games in progress continue")


@app.command()
def announce(
    text: Annotated[str, typer.Argument(help="One or two sentences, in the words of your players.")] = "",
    lift: Lift = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Tell everybody something: every page shows it within two minutes, until --lift or the next announcement.

    Example: skyrise admin announce "The server is replaced at 18:00; games go on afterwards."
    """
    from skyrise.server.orders import EVERYBODY

    said = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not lift and not 0 < len(said) <= MOST_ANNOUNCED:
        _refuse(f"an announcement has 1 to {MOST_ANNOUNCED} characters")
    _order("announce", EVERYBODY, lift, data, database, said)
    screen.print("nothing is announced any more" if lift else f"announced: {said}", markup=False, soft_wrap=True)


@app.command()
def end(table: TableName, data: Data = None, database: Database = None) -> None:
    """End a game that is under way, for good: players are told so, and nobody's cards are shown."""
    from skyrise.server.orders import order_end

    _change(partial(order_end, table=table), data, database)
    screen.print(f"the game of {table} is ended")


def _order(
    kind: Kind, subject: str, lift: bool, data: Path | None, database: str | None, text: str | None = None
) -> None:
    from skyrise.server.orders import give_order, lift_order

    if not lift:
        _change(partial(give_order, kind=kind, subject=subject, text=text), data, database)
    elif not _change(partial(lift_order, kind=kind, subject=subject), data, database):
        _refuse("there was no such order")


def _subject(text: str) -> str:
    """An address as limits count it, the hash of a cookie, or the hash of what a cookie says."""
    from ipaddress import ip_address

    from skyrise.server.security.cookies import hash_of
    from skyrise.server.security.limits import home_of

    try:
        return home_of(str(ip_address(text)))
    except ValueError:
        return text if re.fullmatch("[0-9a-f]{64}", text) else hash_of(text)


def _look(work: Callable[[Connection], _Result], data: Path | None, database: str | None) -> _Result:
    return _with_store(work, data, database, changes=False)


def _change(work: Callable[[Connection], _Result], data: Path | None, database: str | None) -> _Result:
    return _with_store(work, data, database, changes=True)


def _with_store(
    work: Callable[[Connection], _Result], data: Path | None, database: str | None, *, changes: bool
) -> _Result:
    """Does something with a database, which is brought up to date first as by a server."""
    from skyrise.server.settings import default_data
    from skyrise.server.store import SqlStore, sqlite_url
    from skyrise.tables import StoreError

    async def do() -> _Result:
        store = SqlStore(database or sqlite_url(data or default_data()))
        await store.open()
        try:
            return await (store.change(work) if changes else store.look(work))
        finally:
            await store.close()

    try:
        return asyncio.run(do())
    except StoreError as error:
        _refuse(str(error))


def _day(seconds: object) -> str:
    return datetime.fromtimestamp(float(str(seconds)), UTC).strftime("%Y-%m-%d %H:%M")


def _refuse(sentence: str) -> NoReturn:
    errors.print(f"refused: {sentence}", style="bold red", markup=False, soft_wrap=True)
    raise typer.Exit(FAILED)
