"""The bot that plays as a network says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from skyrise import Action, Chance, View
from skyrise.bots import Clock
from skyrise.envs.views import index_of, mask_of, observation_of

from .network import Network


class Learned:
    """Does what a network likes best that train.py has made."""

    def __init__(self, seed: int | str, *, net: str = "learned.npz") -> None:
        self._network = Network.load(Path(net))
        self._chance = Chance(seed, "learned")

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """The legal action that the network likes best."""
        actions = {index_of(view, action): action for action in legal}
        thought = self._network.think(observation_of(view, self._chance)[None], mask_of(view)[None])
        return actions[int(thought.likeliest()[0])]
