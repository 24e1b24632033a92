"""Where tables are kept: SQLite in a folder, or PostgreSQL."""

from .engine import sqlite_url
from .sql import SqlStore
from .upkeep import Keeping

__all__ = ["Keeping", "SqlStore", "sqlite_url"]
