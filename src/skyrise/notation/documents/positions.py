"""Positions, ``skyrise-position/1``, and views, ``skyrise-view/1``."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from skyrise.notation.declared import Between, Items, exactly_one

from .vocabulary import (
    Building,
    Card,
    Cards,
    Color,
    Disc,
    Era,
    Faction,
    Json,
    KeyName,
    Panorama,
    PendingKind,
    Place,
    Points,
    SeatNumber,
    Seats,
    SeenActionText,
    Slot,
)

Panoramas = Annotated[list[Panorama], Items(2, 2, unique=True)]
IslandOfSlot = Annotated[dict[Slot, str | None], "The island of each slot, or null."]
Published = Annotated[str, 'With components "own": the version of what is not carried inside.']
Components = Annotated[
    str, 'The version of the published components, or "own" where edition_data or island_data hold them.'
]
IslandData = Annotated[
    dict[str, dict[str, Json]], 'The files of a user\'s own islands, by name; "central" for the central one.'
]
EditionData = Annotated[dict[str, Json], "The whole of a user's own edition."]
PatronValue = Annotated[Points | None, "null: unknown; it scores 0."]


class PatronValues(TypedDict):
    """The value of each patron, as far as the reader may know."""

    A: PatronValue
    B: PatronValue
    C: PatronValue
    D: PatronValue


class PlacedDocument(TypedDict):
    """A structure or a bid: a building or a Wonder of a seat on a neighborhood."""

    seat: SeatNumber
    building: NotRequired[Building]
    wonder: NotRequired[Card]
    at: Place


class WonDocument(PlacedDocument):
    """The winning piece of the auction that was just won."""

    bids: Annotated[int, Between(1), "How many bids the auction has seen."]
    started: Annotated[bool, "The winning piece was the starting bid."]


for placed in (PlacedDocument, WonDocument):
    exactly_one(placed, "building", "wonder")


class AuctionDocument(TypedDict):
    """An auction under way."""

    starter: SeatNumber
    bids: Annotated[list[PlacedDocument], Items(1), "In the order in which they were placed."]
    passed: Annotated[Seats, "Forced passes included."]


class PendingDisc(TypedDict):
    """A winner has a disc to decide about."""

    kind: PendingKind
    won: WonDocument


class PendingChoice(TypedDict):
    """Wonder cards are to be chosen."""

    kind: Literal["choose"]
    chosen: Annotated[list[Cards | None], "By seat, the cards kept; null: not yet, or not for these eyes."]


PendingDocument = PendingDisc | PendingChoice


class RowsDocument(TypedDict):
    """Collected discs by color, without the printed one."""

    yellow: Annotated[int, Between(0, 4)]
    green: Annotated[int, Between(0, 4)]
    white: Annotated[int, Between(0, 4)]
    brown: Annotated[int, Between(0, 4)]


class VisionaryDocument(TypedDict):
    """The visionary area of a player board; a patron whose letter is missing has no disc."""

    A: NotRequired[Points]
    B: NotRequired[Points]
    C: NotRequired[Points]
    D: NotRequired[Points]
    excess: Points
    commissions: Points
    keys: Annotated[list[KeyName], Items(unique=True)]


class PrestigeDocument(TypedDict):
    """Prestige that is scored before the end of the game."""

    control1: Points
    panoramas1: Points
    wonders: Points


class PlayerDocument(TypedDict):
    """What one seat has, as far as the reader may know."""

    objective: Annotated[Faction | None, "null: unknown; it scores 0."]
    objective_revealed: bool
    wonder_hand: Annotated[Cards | None, "null: not for these eyes."]
    wonders: Annotated[Cards, "The chosen cards that are turned up, built or not."]
    rows: RowsDocument
    visionary: VisionaryDocument
    prestige: PrestigeDocument
    put_away: NotRequired[Annotated[Cards, "The cards not chosen, where somebody knows them."]]


class SeatDocument(TypedDict):
    """A seat of a game."""

    color: Color


class AvailableDocument(TypedDict):
    """The pieces beside a player board."""

    buildings: list[Building]
    wonders: Cards


class LastingView(TypedDict):
    """What stays the same from the first bid of a game to the last."""

    components: NotRequired[Components]
    published: NotRequired[Published]
    edition_data: NotRequired[EditionData]
    island_data: NotRequired[IslandData]
    edition: Annotated[str, "The id of the edition."]
    seats: Annotated[list[SeatDocument], Items(2, 4)]
    islands: IslandOfSlot
    panoramas: Panoramas


class MomentFields(TypedDict):
    """What changes from decision to decision."""

    era: Era
    patron_values: PatronValues
    discs: dict[Place, Disc]
    structures: list[PlacedDocument]
    players: Annotated[list[PlayerDocument], Items(2, 4)]
    finished: Annotated[Seats, "In the order in which they built their last structure."]
    auction: Annotated[AuctionDocument | None, "null between auctions."]
    pending: NotRequired[Annotated[PendingDocument | None, "An open decision outside an auction."]]
    to_act: Annotated[SeatNumber | None, "The starter between auctions, null at the end."]


class PositionFields(LastingView, MomentFields):
    """What positions and views have in common."""


class MomentView(MomentFields):
    """What changes from decision to decision, as one seat may see it."""

    seat: Annotated[SeatNumber | None, "Who looks; null: a spectator."]
    available: list[AvailableDocument]
    structures_in_all: Annotated[list[int], "By seat: how many structures it builds in a game."]
    figures: Annotated[dict[str, Color], "The color of the figure of each Wonder, by its card."]
    legal: list[SeenActionText]


class PositionDocument(PositionFields):
    """One moment of a game, complete enough to go on playing from it or to score it."""

    format: Literal["skyrise-position/1"]


class ViewDocument(PositionFields, MomentView):
    """A game as one seat may see it: a position with null for what it may not know, and what it may do."""

    format: Literal["skyrise-view/1"]
