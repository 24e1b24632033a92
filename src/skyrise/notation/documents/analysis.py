"""The analysis board: any action for any seat, from any moment of a record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypedDict

from skyrise.notation.declared import Items, Length

from .editions import EditionDocument
from .positions import ViewDocument
from .tries import MOST_PLIES
from .vocabulary import ActionText, Color, Era, SeatNumber, SeenActionText, Slot

MOST_RECORD = 14_000
"""Characters of a record to analyze: of an ordinary deal there are two thousand. A server takes bodies of 16 KiB."""


@dataclass(frozen=True, slots=True)
class AnalysisAsked:
    """A moment to analyze."""

    record: Annotated[str, Length(1, MOST_RECORD), "A record, `skyrise-record/1`, as text."]
    actions: Annotated[list[ActionText], Items(0, MOST_PLIES), "What was played on the board after it."]
    open: Annotated[bool, "Think with all cards open, not with what the one who decides may know."] = False


class AnalyzedAction(TypedDict):
    """An action that leads to the moment."""

    action: SeenActionText
    seat: SeatNumber
    auction: int


class AnalysisDocument(TypedDict):
    """A moment on the analysis board, with all cards open."""

    edition: EditionDocument
    city: dict[Slot, str]
    colors: list[Color]
    names: Annotated[list[str], "Empty where a player has none: the reader's language calls them by color."]
    played: Annotated[list[AnalyzedAction], "All actions from the deal to this moment."]
    era: Era
    auction: int
    view: Annotated[ViewDocument, "With the legal actions of the one who decides."]
    totals: Annotated[list[int], "By seat: Prestige if the game ended now."]
