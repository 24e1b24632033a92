"""Mining puzzles: positions with one clearly best action, from games of strong bots."""

from .mine import mine, mine_here, miners
from .one_game import Mine, MinedGame

__all__ = ["Mine", "MinedGame", "mine", "mine_here", "miners"]
