"""The two records of a game: ``State``, which changes, and ``Tables``, which do not.

They are declared once. CPython uses the classes as they stand; the kernel reads off the annotations what its
structured records look like (``fields``).
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_type_hints

from .cards import CardTables, Small

SEATS = 4
HEIGHTS = 3
COLORS = 4
LETTERS = 4
ISLANDS = 5
CELLS = 64
"""Room for the neighborhoods of a city: there are at most 60, and actions count in steps of 64."""
RANKS = 48
"""All buildings of the box in ascending order of their numbers; a building's place in that order is its rank."""
FEATURES = 16
SOURCES = 11
TRAIL = 64

Number = Annotated[int, "i2", 0]
Mask = Annotated[int, "i8", 0]
SeatSmalls = Annotated[list[int], "i1", SEATS]
SeatMasks = Annotated[list[int], "i8", SEATS]
CellSmalls = Annotated[list[int], "i1", CELLS]
CellMasks = Annotated[list[int], "i8", CELLS]
RankSmalls = Annotated[list[int], "i1", RANKS]
FeatureMasks = Annotated[list[int], "i8", FEATURES]
Fives = Annotated[list[int], "i1", 5]
IslandMasks = Annotated[list[int], "i8", ISLANDS]


@dataclass(slots=True, eq=False)
class State:
    """One moment of a game. Changed only by ``apply`` and by the deal."""

    era: Small
    phase: Small
    to_act: Small
    """The seat that decides now, or NONE when the game is over."""

    occupied: Mask
    """Neighborhoods with a structure."""
    frontier: Mask
    """The central island and everything adjacent to a structure: where an auction may start."""
    standing: CellSmalls
    """The piece that was built on each neighborhood, or NONE."""
    disc: CellSmalls
    """The disc on each neighborhood, or NONE."""
    built: Annotated[list[int], "i8", SEATS * HEIGHTS]
    """Neighborhoods with a building of a seat, by height; the Atelier is among the tall ones."""
    structures: SeatMasks
    """Neighborhoods with a structure of a seat, Wonders included."""
    hammer: Small
    """Where the Hammer stands, or NONE."""
    hammer_owner: Small
    """Who has chosen the Hammer, or NONE."""

    available: SeatMasks
    """Ranks of the buildings beside a player board; those on the map as bids are not among them."""
    wonders: SeatMasks
    """Cards of the Wonders beside a player board."""
    hand: SeatMasks
    """Wonder cards that a seat was dealt."""
    chosen: SeatMasks
    """Wonder cards that a seat has kept; 0 before it has chosen."""
    objective: SeatSmalls
    """The color of a seat's secret objective, or NONE where nobody knows it."""
    revealed: Small
    """Seats whose objective lies open."""
    panoramas: Small
    """The panorama cards in play."""
    patron_value: SeatSmalls
    """The value tile of each patron, or NONE where nobody knows it."""

    rows: Annotated[list[int], "i1", SEATS * COLORS]
    """Discs that a seat has collected in the row of a color, 0 to 4."""
    patrons: Annotated[list[int], "i1", SEATS * LETTERS]
    """Patron discs of a letter in a seat's visionary area."""
    excess: SeatSmalls
    commissions: SeatSmalls
    keys: SeatSmalls
    """Keys in a seat's visionary area: bit 0 the large one, bit 1 the small one."""
    prestige: Annotated[list[int], "i2", SEATS * SOURCES]
    """What a seat has scored from each source."""

    finished: Small
    """Seats that have built everything."""
    finish_order: SeatSmalls
    """Those seats in the order in which they finished."""

    starter: Small
    leader: Small
    """Whose bid is the latest of this auction, or NONE."""
    latest: Small
    """Where the latest bid lies, or NONE."""
    latest_piece: Small
    """What it is: the rank of a building, or RANKS + the card of a Wonder."""
    passed: Small
    """Seats that are out of this auction."""
    bids: Small
    """How many bids this auction has seen."""
    trail: Annotated[list[int], "i2", TRAIL]
    """The bids of this auction in order, as actions."""
    bid_cells: Mask
    """Neighborhoods with a bid."""
    bid_ranks: Mask
    """Ranks of the buildings that lie on the map as bids."""

    log: list[tuple[int, int, int, int, int, int]] | None = None
    """What happened, for those who want events; the kernel's record has no such field."""


@dataclass(slots=True, eq=False)
class Tables(CardTables):
    """What does not change during a game: the city, the edition, and who sits where."""

    players: Small
    figures: Small
    """Wonders that each player builds."""
    hand_size: Small

    city: Mask
    """All neighborhoods."""
    cells: Small
    islands: Small
    adjacent: CellMasks
    island_of: CellSmalls
    island_cells: IslandMasks
    """The neighborhoods of each island, the central one first."""
    color_cells: Annotated[list[int], "i8", COLORS]
    windmills: Mask
    lakes: Small
    lake_cells: FeatureMasks
    blimps: Small
    blimp_cells: FeatureMasks
    bridges: Small
    bridge_cells: FeatureMasks
    """The two ends of each bridge."""

    buildings: SeatMasks
    """Ranks of a seat's twelve buildings."""
    era1: SeatMasks
    """Ranks of a seat's seven era-1 buildings."""
    tall: Mask
    """Ranks of the tall buildings of all colors."""
    height: RankSmalls
    owner: RankSmalls
    """The seat that has each building, or NONE for colors that do not play."""

    disc_counts: Annotated[list[int], "i1", COLORS + LETTERS + 2]
    patron_tiles: Annotated[list[int], "i1", LETTERS]
    row_value: Fives
    control_prestige: Small
    panorama_prestige: Fives
    panorama_structures: Fives
    objective_prestige: Annotated[list[int], "i1", COLORS]
    objective_structures: Annotated[list[int], "i1", COLORS]
    excess_prestige: Small
    commissions_prestige: Small
    key_prestige: Annotated[list[int], "i1", 2]
    tie_by_patrons: Small

    banned_cards: Mask
    """Wonders that the Hammer's ban keeps away: the Atelier, or none."""


class Field(NamedTuple):
    """A field of a record: its name, the type of its numbers, and how many there are (0: a bare number)."""

    name: str
    dtype: str
    length: int


Record = TypeVar("Record", State, Tables)


def _number_fields(record: type[State] | type[Tables]) -> tuple[Field, ...]:
    hints = get_type_hints(record, include_extras=True)
    return tuple(Field(name, *get_args(hint)[1:]) for name, hint in hints.items() if hasattr(hint, "__metadata__"))


STATE_FIELDS = _number_fields(State)
TABLE_FIELDS = _number_fields(Tables)


def fields(record: type[State] | type[Tables]) -> tuple[Field, ...]:
    """The number fields of a record, in order."""
    return STATE_FIELDS if record is State else TABLE_FIELDS


def blank(record: type[Record]) -> Record:
    """A record of zeros."""
    made = record.__new__(record)
    for field in fields(record):
        setattr(made, field.name, [0] * field.length if field.length else 0)
    if isinstance(made, State):
        made.log = None
    return made


_values = attrgetter(*(field.name for field in STATE_FIELDS))


def copy_state(s: State) -> State:
    """An independent copy, without the log."""
    values: list[Any] = [value[:] if isinstance(value, list) else value for value in _values(s)]
    return State(*values)


def copy_with_log(s: State) -> State:
    """An independent copy that goes on with a copy of the log."""
    twin = copy_state(s)
    twin.log = list(s.log or ())
    return twin


def same_state(s: State, other: State) -> bool:
    """Do two states agree in every field?"""
    return all(getattr(s, field.name) == getattr(other, field.name) for field in STATE_FIELDS)
