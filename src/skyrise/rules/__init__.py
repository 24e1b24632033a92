"""The game. ``core`` is the rules themselves; around it actions, events, views and the ``Game``. No I/O, no clock."""

from .actions import Action, AssignWild, BadAction, Bid, ChooseWonders, Pass, PlaceWonder, TakeDisc, parse_action
from .chance import Chance, Seed, fresh_seed
from .determinize import determinize
from .errors import BadPosition, BadRecord, BadSetup, IllegalAction, Misfit
from .events import Event, Receipt
from .game import Game
from .match import Match
from .position import Auction, Pending, Placed, PlayerBoard, Position, Won
from .record import Record, Result
from .scores import Outcome, ScoreSheet
from .setup import Setup
from .views import View

__all__ = [
    "Action",
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
    "parse_action",
]
