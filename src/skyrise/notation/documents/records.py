"""Game records, ``skyrise-record/1``, and how a game ended."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from skyrise.notation.declared import Items, Length

from .positions import Components, EditionData, IslandData, IslandOfSlot, Panoramas, Published
from .vocabulary import ActionText, Cards, Color, Disc, Faction, Moment, Place, Points, SeatNumber, Source


class NamedSeatDocument(TypedDict):
    """A seat of a record."""

    color: Color
    name: NotRequired[Annotated[str, Length(1)]]


class PatronTiles(TypedDict):
    """The value of each patron."""

    A: Points
    B: Points
    C: Points
    D: Points


class SetupDocument(TypedDict):
    """What chance brought."""

    islands: IslandOfSlot
    discs: dict[Place, Disc]
    wonder_hands: Annotated[list[Cards], Items(2, 4)]
    objectives: Annotated[list[Faction], Items(2, 4, unique=True)]
    panoramas: Panoramas
    patron_values: PatronTiles
    starter: SeatNumber


class ScoreDocument(TypedDict):
    """The Prestige of a seat by source."""

    control1: Points
    panoramas1: Points
    wonders: Points
    control2: Points
    panoramas2: Points
    objective: Points
    patrons: Points
    excess: Points
    keys: Points
    commissions: Points
    structures: Points
    total: Points


class RecordedResult(TypedDict):
    """How a recorded game ended."""

    scores: list[ScoreDocument]
    finished: Annotated[list[SeatNumber], "In the order in which they built their last structure."]
    winners: Annotated[list[SeatNumber], Items(1)]


class RecordDocument(TypedDict):
    """What chance brought, and every decision. Further fields are free to add at the top."""

    format: Literal["skyrise-record/1"]
    components: NotRequired[Components]
    published: NotRequired[Published]
    edition: Annotated[str, "The id of the edition."]
    edition_data: NotRequired[EditionData]
    island_data: NotRequired[IslandData]
    seats: Annotated[list[NamedSeatDocument], Items(2, 4)]
    setup: SetupDocument
    actions: list[ActionText]
    result: NotRequired[Annotated[RecordedResult | None, "There once the game is over."]]


class ReceiptDocument(TypedDict):
    """Some of a seat's Prestige, and where it came from. A score is the sum of its receipts."""

    seat: SeatNumber
    source: Source
    points: int
    rule: Annotated[str, "The id of the rule that brought it."]
    place: Annotated[str, 'A neighborhood, island, lake, blimp, bridge ("A13-H1"), "patron A", "large key" or "board".']
    cells: Annotated[list[Place], "The neighborhoods that count for it."]


class SourceDocument(TypedDict):
    """A source of Prestige, and when it is scored."""

    source: Source
    moment: Moment


class ResultDocument(RecordedResult):
    """How a game ended, with everything that a score screen shows."""

    ranks: Annotated[list[int], "By seat: 1 for a winner, and so on; seats level behind the winners share a rank."]
    order: Annotated[list[SeatNumber], "The seats from the first to the last."]
    decided_by: Annotated[str, '"most Prestige", or the edition\'s tie-break if two or more were level.']
    sources: Annotated[list[SourceDocument], "In the order in which they are scored."]
    receipts: list[ReceiptDocument]
