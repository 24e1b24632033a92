"""How a table is set up: what everybody may know of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, cast

from skyrise.components import Edition, load_edition
from skyrise.components.published import CURRENT, FIRST
from skyrise.notation.documents import Absence, BotLevel, NewTable, Slot, TableOptionsDocument

DEFAULT_BOT: BotLevel = "casual"


@dataclass(frozen=True, slots=True)
class TimeBank:
    """So much time for the game, and a little more for every decision; seconds."""

    bank: float
    increment: float


@dataclass(frozen=True, slots=True)
class TableOptions:
    """As its host wished, but for the pace, which may change in play."""

    players: int
    edition: str
    islands: dict[Slot, str] | None
    """The island of each slot; None: drawn."""
    time: TimeBank | None
    absence: Absence
    patience: float
    pace: float
    listed: bool
    title: str
    stand_in: BotLevel = DEFAULT_BOT
    """Tables of before 0.1 could not choose it."""
    components: str = FIRST
    """The version of the published data; tables from before there were others do not name it."""

    @classmethod
    def of(cls, new: NewTable) -> TableOptions:
        """As a host wishes."""
        wished = {name: getattr(new, name) for name in _NAMES if name not in ("players", "time", "components")}
        time = None if new.time is None else TimeBank(new.time.bank, new.time.increment)
        return cls(players=len(new.seats), time=time, components=CURRENT, **wished)

    @classmethod
    def read(cls, stored: Mapping[str, object]) -> TableOptions:
        """As a store has them."""
        values = cast(dict[str, Any], {name: value for name, value in stored.items() if name in _NAMES})
        if (time := values["time"]) is not None:
            values["time"] = TimeBank(**time)
        return cls(**values)

    def load_edition(self) -> Edition:
        """The edition that is played."""
        return load_edition(self.edition, self.components)

    def document(self) -> TableOptionsDocument:
        """For readers, and for the store."""
        return cast(TableOptionsDocument, asdict(self))


_NAMES = tuple(field.name for field in fields(TableOptions))
