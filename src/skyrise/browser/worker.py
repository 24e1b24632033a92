"""Where the worker of a page begins that has the tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from skyrise.tables import Hall, HallSettings
from skyrise.tables.identity import fresh_table_id

from .counter import Counter
from .desk import HERE, Desk
from .ports import Post, Shelf, Think
from .shelf_store import ShelfStore
from .thinkers import WorkerThinkers

SETTINGS = HallSettings(wakes=None)
"""A table goes on when somebody comes back to it."""


async def open_counter(shelf: Shelf, think: Think, post: Post, fetch_words: Callable[[], Awaitable[object]]) -> Counter:
    """The tables of this browser."""
    store = ShelfStore(shelf)
    await store.open()
    hall = Hall(store, WorkerThinkers(think), SETTINGS, ids=partial(fresh_table_id, HERE))
    await hall.open()
    return Counter(Desk(hall, store, think, fetch_words), post)
