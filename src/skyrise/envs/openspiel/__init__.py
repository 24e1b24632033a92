"""Skyrise for OpenSpiel: importing this package adds the game ``python_skyrise``.

>>> import pyspiel
>>> import skyrise.envs.openspiel
>>> game = pyspiel.load_game("python_skyrise(players=2,edition=manual,utility=win)")
>>> game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()
(2, 4356, 20)
"""

from .bots import NamedBot as NamedBot
from .game import SkyriseGame as SkyriseGame
from .state import SkyriseState as SkyriseState
