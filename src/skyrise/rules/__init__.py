"""The game. ``core`` is the rules themselves; around it actions, events, views and the ``Game``. No I/O, no clock."""

from .actions import Action, AssignWild, BadAction, Bid, ChooseWonders, Pass, PlaceWonder, TakeDisc, parse_action
from .chance import Chance, Seed, fresh_seed
from .determinize import determinize
from .errors import BadPosition, BadRecord, BadSetup, IllegalAction, Misfit
from .events import Event, Receipt
from .game import Game
from .known import known_game
from .match import Match
from .outlook import ActionOutlook, Outlook, outlook_of
from .placed import Placed
from .position import Auction, Pending, PlayerBoard, Position, Won
from .record import Record, Result
from .scores import Outcome, ScoreSheet
from .setup import Setup
from .views import View

__all__ = [
    "Action",
    "ActionOutlook",
    "AssignWild",
    "Auction",
    "BadAction",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Bid",
    "Chance",
    "ChooseWonders",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Misfit",
    "Outcome",
    "Outlook",
    "Pass",
    "Pending",
    "PlaceWonder",
    "Placed",
    "PlayerBoard",
    "Position",
    "Receipt",
    "Record",
    "Result",
    "ScoreSheet",
    "Seed",
    "Setup",
    "TakeDisc",
    "View",
    "Won",
    "determinize",
    "fresh_seed",
    "known_game",
    "outlook_of",
    "parse_action",
]
