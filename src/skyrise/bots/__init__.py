"""Players: each gets a view and the legal actions, never the state."""

from .contract import Bot, Clock
from .registry import UnknownBot, bot_names, make_bot

__all__ = ["Bot", "Clock", "UnknownBot", "bot_names", "make_bot"]
