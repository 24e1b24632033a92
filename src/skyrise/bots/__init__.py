"""Players: each gets a view and the legal actions, never the state."""

from skyrise.notation import view_of_document

from .contract import Bot, BotFailed, Clock, Closable, Factory, closing_bots
from .registry import UnknownBot, bot_names, make_bot, seat_seed
from .specs import BadSpec

__all__ = [
    "BadSpec",
    "Bot",
    "BotFailed",
    "Clock",
    "Closable",
    "Factory",
    "UnknownBot",
    "bot_names",
    "closing_bots",
    "make_bot",
    "seat_seed",
    "view_of_document",
]
