"""How a table is set up: what everybody may know of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, cast

from skyrise.components import Edition, Island, island_keys, load_edition
from skyrise.components.names import CENTRAL
from skyrise.components.published import CURRENT, FIRST
from skyrise.notation import load_own
from skyrise.notation.documents import (
    Absence,
    BotLevel,
    CityPlace,
    GameFileKind,
    IslandFile,
    NewTable,
    OwnEdition,
    Slot,
    TableOptionsDocument,
)
from skyrise.notation.own_islands import load_own_island

from .dealing import Islands

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
    parts: bool = False
    """Every person's browser adds a part to the deal; tables of version 0.1 ask for none."""
    one_device: bool = False
    """One player may have several seats: the host has wished for several of their own."""
    own: OwnEdition | None = None
    """The edition of the host's own that is played; ``edition`` and ``components`` are then those of its base."""
    ready_check: bool = False
    """Everybody is asked whether they are ready; tables of 0.1 begin when they are full."""
    standing: bool = False
    """The live standing is shown although several people play; tables of 0.1 had none."""
    advice: bool = False
    """There is advice although several people play, and everybody sees it; tables of 0.1 had none."""
    begun: GameFileKind | None = None
    """The game was begun elsewhere, and came as such a file; those of 0.1 were all dealt at their table."""
    own_islands: dict[CityPlace, IslandFile] | None = None
    """The host's own islands, by slot or in the center; ``islands`` has those of the other slots. Tables of 0.1 had
    none."""

    @classmethod
    def of(cls, new: NewTable) -> TableOptions:
        """As a host wishes."""
        wished = {name: getattr(new, name) for name in _NAMES if name not in _FOUND}
        time = None if new.time is None else TimeBank(new.time.bank, new.time.increment)
        one_device = sum(seat.kind == "me" for seat in new.seats) > 1
        options = cls(players=len(new.seats), time=time, components=CURRENT, one_device=one_device, **wished)
        return options if new.own is None else replace(options, edition=new.own.base, components=new.own.components)

    @classmethod
    def read(cls, stored: Mapping[str, object]) -> TableOptions:
        """As a store has them."""
        values = cast(dict[str, Any], {name: value for name, value in stored.items() if name in _NAMES})
        if (time := values["time"]) is not None:
            values["time"] = TimeBank(**time)
        if (own := values.get("own")) is not None:
            values["own"] = OwnEdition(**own)
        return cls(**values)

    def load_edition(self) -> Edition:
        """The edition that is played."""
        return load_edition(self.edition, self.components) if self.own is None else load_own(self.own)

    @property
    def own_name(self) -> str | None:
        """What the host calls their own edition, if one is played."""
        return None if self.own is None else self.own.name.strip()

    def layout(self) -> Islands | None:
        """What stands in each slot, and in the center if it is the host's own; None, or no slot: drawn."""
        laid = cast(dict[CityPlace, str | Island], dict(self.islands or {}))
        if self.own_islands is None:
            return None if self.islands is None else laid
        taken = {*island_keys()}
        for place, island in self.own_islands.items():
            key = CENTRAL if place == CENTRAL else _free_name(island["name"].strip(), taken)
            laid[place] = load_own_island(key, island)
            taken.add(key)
        return laid

    def stored(self) -> dict[str, object]:
        """For the store."""
        return asdict(self)

    def document(self) -> TableOptionsDocument:
        """For readers, who ask for the values of an own edition when they want them."""
        laid = None if self.own_islands is None else {slot: own["name"] for slot, own in self.own_islands.items()}
        islands = self.islands if laid is None else {**cast(dict[CityPlace, str], self.islands or {}), **laid}
        shown = asdict(replace(self, own=None, own_islands=None))
        del shown["own_islands"]
        return cast(TableOptionsDocument, {**shown, "own": self.own_name, "islands": islands})


def _free_name(name: str, taken: set[str]) -> str:
    """What an own island is called in its city, where no two have the same name."""
    names = (name, *(f"{name} {number}" for number in range(2, len(taken) + 2)))
    return next(free for free in names if free not in taken)


_NAMES = tuple(field.name for field in fields(TableOptions))
_FOUND = frozenset({"players", "time", "components", "one_device", "begun"})
"""What a host does not wish as such."""
