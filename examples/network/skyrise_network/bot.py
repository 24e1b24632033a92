"""The bot that plays as a network says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import torch

from skyrise import Action, Chance, View
from skyrise.bots import Clock
from skyrise.envs.views import index_of, mask_of, observation_of

from .model import Network
from .selfplay import best_actions

torch.set_num_threads(1)  # one decision is too little for several


class NetworkBot:
    """Does what a network likes best that train.py has made."""

    def __init__(self, seed: int | str, *, net: str = "network.pt") -> None:
        self._network = Network.load(Path(net))
        self._chance = Chance(seed, "network")

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """The legal action that the network likes best."""
        actions = {index_of(view, action): action for action in legal}
        seen = observation_of(view, self._chance)[None]
        return actions[int(best_actions(self._network, seen, mask_of(view)[None])[0])]
