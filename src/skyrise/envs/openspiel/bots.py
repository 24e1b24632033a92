"""The bots of the ladder, and any other one by its name, as bots of OpenSpiel.

>>> import pyspiel
>>> game = pyspiel.load_game("python_skyrise(players=2)")
>>> bots = [NamedBot("casual", player=0), NamedBot("random", player=1)]
>>> len(pyspiel.evaluate_bots(game.new_initial_state(), bots, 7))
2
"""

from __future__ import annotations

import pyspiel

from skyrise.bots import Bot, make_bot, seat_seed
from skyrise.rules import Seed

from ..opponents import bot_index, close
from .state import SkyriseState


class NamedBot(pyspiel.Bot):
    """A bot of ``skyrise bots`` on one seat: it sees what that player may know, and nothing else."""

    def __init__(self, spec: str, player: int, seed: Seed = 0) -> None:
        pyspiel.Bot.__init__(self)
        self._spec, self._player, self._seed = spec, player, seed
        self._games = 0
        self._bot: Bot = make_bot(spec, seat_seed(seed, player))

    def __repr__(self) -> str:
        return f"<NamedBot {self._spec}, player {self._player}>"

    def player_id(self) -> int:
        """The seat that it plays."""
        return self._player

    def restart(self) -> None:
        """A new game, for which it is made anew."""
        close(self._bot)
        self._games += 1
        self._bot = make_bot(self._spec, seat_seed(f"{self._seed}.{self._games}", self._player))

    def restart_at(self, state: SkyriseState) -> None:
        """The same: a view is complete, so a bot may be asked for the first time in the middle of a game."""
        self.restart()

    def step(self, state: SkyriseState) -> int:
        """The index of what it does."""
        return bot_index(self._bot, state.progress.game.view(self._player))

    def inform_action(self, state: SkyriseState, player: int, action: int) -> None:
        """Nothing: it sees what the others did in its next view."""
