"""An entry of a journal: what was accepted at a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Final, cast

from .identity import COMMAND, SENDER
from .log import Events, Note
from .table import Table

_BESIDE: Final = frozenset({COMMAND, SENDER})
"""What a body has besides the fields of its entry."""


@cache
def _stored(kind: type[Entry]) -> tuple[tuple[str, object], ...]:
    """The fields that are stored, and what is usual there."""
    return tuple((one.name, one.default) for one in fields(kind) if one.metadata.get("stored", True))


@dataclass(frozen=True, slots=True)
class Entry(ABC):
    """Something that was accepted at a table."""

    kind: ClassVar[str]
    arranges: ClassVar[bool] = True
    """May it change anything but the game?"""
    is_finite: ClassVar[bool] = False
    """Does a game need it a number of times, and then no more? Of all others there could be any number."""

    @abstractmethod
    def fold(self, table: Table, at: float) -> Events:
        """Changes the table, whose version is that of this entry already; returns what happened in the game."""

    def note(self) -> Note | None:
        """What the log says besides the events of the game."""
        return None

    def body(self) -> dict[str, object]:
        """As it is stored: without what is as usual."""
        values = ((name, getattr(self, name), usual) for name, usual in _stored(type(self)))
        return {name: value for name, value, usual in values if value != usual}

    @classmethod
    def read(cls, body: Mapping[str, object]) -> Entry:
        """As it was stored."""
        return cls(**cast(dict[str, Any], {name: value for name, value in body.items() if name not in _BESIDE}))
