"""Brings a database to the schema that this program knows."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from skyrise.tables import StoreError

_FOLDER = Path(__file__).parent / "migrations"
_LOCK = 0x536B7972697365  # of PostgreSQL's advisory locks: two servers that start together migrate one after the other


def migrate(connection: Connection) -> None:
    """Takes the missing steps in the transaction of ``connection``: all of them or none."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    _refuse_newer(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def _refuse_newer(connection: Connection, script: ScriptDirectory) -> None:
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in {step.revision for step in script.walk_revisions()}:
        raise StoreError(
            f"the database was written by a newer Skyrise: its schema is {found}, "
            f"this one knows schemas up to {script.get_current_head()}; install the newer one"
        )
