"""The bot that plays as a network says."""

from collections.abc import Sequence
from pathlib import Path

import torch

from skyrise import Action, Chance, View
from skyrise.bots import Clock
from skyrise.envs.views import index_of, mask_of, observation_of

from .model import Network
from .selfplay import best_actions


class NetworkBot:
    """Does what a network likes best that teach.py has made."""

    def __init__(self, seed: int | str, *, net: str = "network.pt") -> None:
        torch.set_num_threads(1)  # one decision is too little for several
        self._network, self._chance = Network.load(Path(net)), Chance(seed, "network")

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """The legal action that the network likes best."""
        best = best_actions(self._network, observation_of(view, self._chance)[None], mask_of(view)[None])[0]
        return next(action for action in legal if index_of(view, action) == best)
