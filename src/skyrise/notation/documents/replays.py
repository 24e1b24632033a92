"""Games to look back at."""

from __future__ import annotations

from typing import Annotated, TypedDict

from .editions import EditionDocument
from .messages import MessageDocument
from .news import Line
from .positions import LastingView, MomentView
from .records import ResultDocument
from .scenes import SceneDocument
from .tries import OriginDocument
from .vocabulary import BotLevel, Color, Era, GameFileKind, SeatNumber, SeenActionText, Slot


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
    origin: Annotated[OriginDocument | None, "Where the game was taken up, if it began as another one."]
    fair: Annotated[MessageDocument | None, "What the check of commitment, seed and set-up says; null without a seed."]


class ReplayStored(TypedDict):
    """Where a record that was handed in can be watched, and a game be gone on with."""

    id: str
    kind: Annotated[GameFileKind, "Only a record can be watched."]


class GameFileSeat(TypedDict):
    """A seat of a game in a file."""

    color: Color
    name: Annotated[str, "Empty where the file has none."]
    bot: Annotated[BotLevel | None, "Who played it, if the file says that it was a bot."]


class GameFileDocument(TypedDict):
    """A game in a file, for whoever wants to go on with it."""

    kind: GameFileKind
    edition: str
    own: Annotated[str | None, "What an edition is called that the file brings along."]
    seats: list[GameFileSeat]
    plies: int
    over: Annotated[bool, "Only an earlier moment can be gone on from."]
