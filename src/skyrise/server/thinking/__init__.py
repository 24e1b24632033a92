"""Bots think here, in processes of their own, so that no table waits for a thought."""

from .pool import ThinkerPool

__all__ = ["ThinkerPool"]
