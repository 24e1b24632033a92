"""Where tables are kept: SQLite in a folder, or PostgreSQL."""

from .contract import Change, Entry, Store, StoreError, TableRow, VersionConflict
from .engine import sqlite_url
from .sql import SqlStore

__all__ = ["Change", "Entry", "SqlStore", "Store", "StoreError", "TableRow", "VersionConflict", "sqlite_url"]
