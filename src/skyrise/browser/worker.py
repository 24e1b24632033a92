"""Where the page's workers begin: one has the tables, another one thinks for their bots."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from skyrise.kernel.loads import use_wasm
from skyrise.kernel.wasm.browser import Browser
from skyrise.tables import Hall, HallSettings
from skyrise.tables.identity import fresh_table_id
from skyrise.tables.recent_bots import RecentBots

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


def open_bots(kernel: object | None) -> Callable[[str], str]:
    """Whoever thinks for bots: takes a line with a task, and returns the line that answers it.

    ``kernel``: the compiled rules as WebAssembly, a ``Kernel`` of the page; without it bots think interpreted.
    """
    if kernel is not None:
        use_wasm(Browser(kernel))
    return RecentBots().reply
