"""The command ``skyrise``."""

from .app import main

__all__ = ["main"]
