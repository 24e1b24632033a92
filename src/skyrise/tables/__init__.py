"""A table and its journal: decide, store, fold, tell. No I/O of its own, and the standard library alone.

What a table needs of the world are three small protocols (``ports``): a store for journals, thinkers for bots, a clock.
"""

from .audience import Subscription
from .conversation import Conversation
from .hall import Hall
from .identity import Who, read_code
from .news import Told
from .ports import (
    Change,
    Choice,
    Clock,
    HallSettings,
    Head,
    JournalRow,
    OwnedElsewhere,
    Ownership,
    Sponsor,
    Store,
    StoreError,
    TableRow,
    Thinkers,
    ThinkingTask,
    VersionConflict,
)
from .snapshot import Snapshot

__all__ = [
    "Change",
    "Choice",
    "Clock",
    "Conversation",
    "Hall",
    "HallSettings",
    "Head",
    "JournalRow",
    "OwnedElsewhere",
    "Ownership",
    "Snapshot",
    "Sponsor",
    "Store",
    "StoreError",
    "Subscription",
    "TableRow",
    "Thinkers",
    "ThinkingTask",
    "Told",
    "VersionConflict",
    "Who",
    "read_code",
]
