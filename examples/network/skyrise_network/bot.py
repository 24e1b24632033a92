"""The bot that plays as a network says."""

from collections.abc import Sequence
from pathlib import Path

import torch

from skyrise import Action, Chance, View
from skyrise.bots import Clock
from skyrise.envs.views import index_of, observation_of

from .model import Network


class NetworkBot:
    """Does what a network likes best that teach.py has made."""

    def __init__(self, seed: int | str, *, net: str = "network.pt") -> None:
        torch.set_num_threads(1)  # one decision is too little for several
        self._network, self._chance = Network.load(Path(net)), Chance(seed, "network")

    @torch.no_grad()
    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """The legal action that the network likes best."""
        seen = torch.from_numpy(observation_of(view, self._chance))[None]
        likes, _ = self._network(seen, torch.tensor([[index_of(view, action) for action in legal]]))
        return legal[int(likes.argmax())]
