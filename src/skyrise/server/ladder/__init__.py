"""A ladder: programs that are connected play rated games day and night, among themselves and against our own bots."""

from .ladder import Ladder

__all__ = ["Ladder"]
