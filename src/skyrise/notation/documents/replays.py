"""Games to look back at."""

from __future__ import annotations

from typing import Annotated, TypedDict

from .editions import EditionDocument
from .messages import MessageDocument
from .news import Line
from .positions import LastingView, MomentView
from .records import ResultDocument
from .scenes import SceneDocument
from .vocabulary import Color, Era, SeatNumber, SeenActionText, Slot


class Frame(TypedDict):
    """One moment of a replay: before the first action (ply 0), or after so many."""

    ply: int
    action: Annotated[SeenActionText | None, "null before the first one, and where the reader may not know it."]
    seat: Annotated[SeatNumber | None, "Who played it."]
    auction: int
    era: Era
    view: Annotated[MomentView, "That of the first frame has everything else of a view, too."]
    lines: list[Line]


class ReplayDocument(TypedDict):
    """A whole game: open when it is over, else as the reader may see it."""

    title: str
    edition: EditionDocument
    names: Annotated[list[str], "Empty where a player has none: the reader's language calls them by color."]
    colors: list[Color]
    city: dict[Slot, str]
    scene: Annotated[SceneDocument | None, "The picture of a city that has islands of somebody's own."]
    lasting: Annotated[LastingView, "What all views of the frames have in common."]
    frames: list[Frame]
    race: Annotated[list[list[int]], "After each auction, every seat's Prestige if the game had ended then."]
    race_plies: Annotated[list[int], "The ply after which each auction was over."]
    result: ResultDocument | None
    commitment: str | None
    seed: str | None
    fair: Annotated[MessageDocument | None, "What the check of commitment, seed and set-up says; null without a seed."]


class ReplayStored(TypedDict):
    """Where a record that was handed in can be watched."""

    id: str
