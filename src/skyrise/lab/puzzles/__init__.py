"""Mining puzzles: positions with one clearly best action, from games of strong bots."""

from .mine import Mine, mine

__all__ = ["Mine", "mine"]
