"""What goes over the wire: the one description of it, for the server, its OpenAPI document and the page's types."""

from .commands import (
    Act,
    Chat,
    Claim,
    Command,
    Free,
    GiveBack,
    PassAhead,
    Rematch,
    SeatBot,
    SetPace,
    Start,
    TakeBack,
)
from .news import Clock, Done, Line, Message, News, Now, Refused, SeatNow, You
from .options import Absence, NewTable, SeatWish, TableOptions, TimeControl
from .problems import Problem
from .replays import Frame, Outlook, ReplayDocument, ReplayStored

__all__ = [
    "Absence",
    "Act",
    "Chat",
    "Claim",
    "Clock",
    "Command",
    "Done",
    "Frame",
    "Free",
    "GiveBack",
    "Line",
    "Message",
    "NewTable",
    "News",
    "Now",
    "Outlook",
    "PassAhead",
    "Problem",
    "Refused",
    "Rematch",
    "ReplayDocument",
    "ReplayStored",
    "SeatBot",
    "SeatNow",
    "SeatWish",
    "SetPace",
    "Start",
    "TableOptions",
    "TakeBack",
    "TimeControl",
    "You",
]
