"""For bot authors: a test that a bot keeps the contract."""

from .check import check_bot
from .report import BotFault, BotReport, Fault, Moment

__all__ = ["BotFault", "BotReport", "Fault", "Moment", "check_bot"]
