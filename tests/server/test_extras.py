"""What the server needs, and what it does without."""

from __future__ import annotations

import subprocess
import sys

WITHOUT_POSTGRESQL = """
import sys
sys.modules["greenlet"] = sys.modules["asyncpg"] = None
import skyrise.server.app
from skyrise.server.store import SqlStore
from skyrise.tables import StoreError
SqlStore("sqlite:///games.db")
try:
    SqlStore("postgresql+asyncpg://somebody@nowhere/games")
except StoreError as error:
    print(error)
"""


def test_sqlite_needs_nothing_of_postgresql_which_says_what_it_needs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_POSTGRESQL], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.stdout, done.stderr) == ("PostgreSQL needs a driver: pip install 'skyrise[postgresql]'\n", "")
