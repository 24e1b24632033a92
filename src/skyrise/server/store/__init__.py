"""Where tables are kept: SQLite in a folder, or PostgreSQL."""

from .engine import sqlite_url
from .sql import SqlStore

__all__ = ["SqlStore", "sqlite_url"]
