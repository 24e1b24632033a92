"""Bots think here, in processes of their own, so that no table waits for a thought."""

from .questions import Choice, Question
from .thinkers import Thinkers

__all__ = ["Choice", "Question", "Thinkers"]
