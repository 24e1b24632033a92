"""A look ahead: what would be if the game ended now, and what each legal action would bring."""

from __future__ import annotations

from typing import Annotated, TypedDict

from skyrise.rules.seen import SeenAction

from .vocabulary import Disc, Faction, Panorama, Place, SeatNumber, Source


class IslandOutlook(TypedDict):
    """An island as it stands."""

    key: str
    heights: Annotated[list[tuple[int, int, int]], "By seat: how many tall, medium and short buildings."]
    controllers: list[SeatNumber]
    cells: Annotated[list[list[Place]], "By seat: the neighborhoods with the structures that count for control."]


class PanoramaOutlook(TypedDict):
    """A panorama as it stands."""

    name: Panorama
    points: Annotated[list[int], "By seat."]
    places: Annotated[list[list[str]], "By seat: where the points come from."]
    cells: Annotated[list[list[list[Place]]], "By seat, for each of these places: the neighborhoods that count."]


class RowOutlook(TypedDict):
    """A row of a player board."""

    discs: int
    value: Annotated[int, "The Prestige of each structure on this color."]
    structures: int


class RowsOutlook(TypedDict):
    """The rows of a player board by color."""

    yellow: RowOutlook
    green: RowOutlook
    white: RowOutlook
    brown: RowOutlook


class ObjectiveOutlook(TypedDict):
    """How far a seat is with its objective."""

    color: Faction
    have: int
    need: int


class RowChange(TypedDict):
    """A row before and after; a fourth disc may lower it."""

    color: Faction
    before: RowOutlook
    after: RowOutlook
    gain: Annotated[int, "How much more the color would bring at the end; less, if negative."]


class ControlChange(TypedDict):
    """An island whose controllers change."""

    island: str
    before: list[SeatNumber]
    after: list[SeatNumber]


class PanoramaChange(TypedDict):
    """A panorama whose Prestige changes for the one who acts."""

    name: Panorama
    before: int
    after: int


class ObjectiveChange(TypedDict):
    """A structure more on the color of one's objective."""

    before: ObjectiveOutlook
    after: ObjectiveOutlook


class GainDocument(TypedDict):
    """How much more or less a source would bring."""

    source: Source
    points: int
    now: Annotated[bool, "Is it scored before the end of the game?"]


class ActionOutlook(TypedDict):
    """What a legal action would bring; of a bid, if it won the auction."""

    disc: Annotated[Disc | None, "The disc taken with it."]
    row: Annotated[RowChange | None, "The row that the disc goes to; null: none, or it is to be chosen."]
    ground: Annotated[RowChange | None, "The row of the color that the structure stands on."]
    control: list[ControlChange]
    panoramas: list[PanoramaChange]
    objective: ObjectiveChange | None
    wonder: Annotated[int | None, "The Prestige of a Wonder that wins there."]
    gains: Annotated[list[GainDocument], "What it would bring by source, if the game ended then."]
    now: Annotated[int, "What it adds to one's Prestige at once."]
    end: Annotated[int, "What it adds to one's Prestige if the game ended then."]
    wins_at_once: Annotated[bool, "Nobody can answer it."]


class WorthDocument(TypedDict):
    """From the least to the most that several actions would bring."""

    now: Annotated[tuple[int, int], "At once."]
    end: Annotated[tuple[int, int], "If the game ended then, what is scored at once included."]


class OutlookDocument(TypedDict):
    """What would be, as far as the reader may know: worked out by the rules, for panels and dialogs."""

    islands: list[IslandOutlook]
    panoramas: list[PanoramaOutlook]
    rows: Annotated[list[RowsOutlook], "By seat."]
    objective: Annotated[ObjectiveOutlook | None, "The reader's own."]
    actions: Annotated[dict[SeenAction, ActionOutlook], "By legal action."]
    places: Annotated[dict[Place, WorthDocument], "By neighborhood, over all that may be bid there."]
    pieces: Annotated[dict[str, WorthDocument], "By piece as actions write it, over all places where it may go."]
    totals: Annotated[list[int], "By seat: Prestige if the game ended now, unknown secrets counting nothing."]
