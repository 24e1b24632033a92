"""Learning from games: proximal policy optimization (PPO, Schulman et al. 2017), with the gradients by hand.

What went better than the network expected becomes likelier, what went worse less likely; but no action changes much
from what was seen of one round of games.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .network import FIRST, NOTHING, PIECES, SCORES, SECOND, SINGLE, Network, Thought, places_of, starts_of
from .selfplay import Experience

Array = npt.NDArray[Any]

EPOCHS = 3
"""How often each decision is looked at."""
BATCH = 1024
CLIP = 0.2
"""How far from 1 the ratio of an action's probabilities, after and before, may be pushed."""
CURIOSITY = 0.003
"""What it is worth to keep the choice open: the weight of the entropy."""
RATE = 0.001
PATIENCE = 0.9
"""How much a decision is credited with what comes after the next one; with 1, all of the game's end is its doing."""
LONGEST = 1.0
"""Gradients that are longer are shortened."""


class Learner:
    """Changes the weights of a network."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._means = {name: np.zeros_like(weights) for name, weights in network.weights.items()}
        self._squares = {name: np.zeros_like(weights) for name, weights in network.weights.items()}
        self._steps = 0

    def learn(self, games: Experience, chance: np.random.Generator) -> None:
        """Learns from games, some decisions at a time, in random order."""
        surprise = surprises(games)
        games = games._replace(rewards=games.values + surprise)
        surprise = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        for _ in range(EPOCHS):
            order = chance.permutation(len(surprise))
            for batch in np.array_split(order, max(1, len(order) // BATCH)):
                self._step(Experience(*(part[batch] for part in games)), surprise[batch])

    def _step(self, games: Experience, surprise: Array) -> None:
        """One step down the gradient of: −(clipped ratio · surprise) − curiosity · entropy + error² / 2."""
        thought = self.network.think(games.seen, games.masks)
        out = np.hstack([_towards_better(thought, games, surprise), (thought.values - games.rewards)[:, None]])
        self._descend(self._gradients(thought, games.seen, out / len(surprise)))

    def _gradients(self, thought: Thought, seen: Array, out: Array) -> dict[str, Array]:
        """The gradients of the weights, from those of the outputs: back through both layers."""
        hidden = (out @ self.network.weights["outer"].T) * (thought.hidden > 0)
        return {
            "inner": seen.T @ hidden,
            "inner_bias": hidden.sum(axis=0),
            "outer": thought.hidden.T @ out,
            "outer_bias": out.sum(axis=0),
        }

    def _descend(self, gradients: dict[str, Array]) -> None:
        """One step of Adam (Kingma and Ba 2015)."""
        self._steps += 1
        length = float(np.sqrt(sum(np.square(gradient).sum() for gradient in gradients.values())))
        for name, gradient in gradients.items():
            gradient = gradient * min(1.0, LONGEST / length)
            self._means[name] += 0.1 * (gradient - self._means[name])
            self._squares[name] += 0.001 * (np.square(gradient) - self._squares[name])
            mean = self._means[name] / (1 - 0.9**self._steps)
            square = self._squares[name] / (1 - 0.999**self._steps)
            self.network.weights[name] -= RATE * mean / (np.sqrt(square) + 1e-5)


def surprises(games: Experience) -> Array:
    """By how much more than expected followed from each decision (generalized advantages, Schulman et al. 2016).

    What follows from a decision is what its player expects at the next one; from the last, the reward.
    """
    surprise = np.empty_like(games.values)
    later: dict[int, tuple[float, float]] = {}
    for moment in reversed(range(len(surprise))):
        value, player = games.values[moment], int(games.players[moment])
        expected, more = later.get(player, (games.rewards[moment], 0.0))
        surprise[moment] = expected - value + PATIENCE * more
        later[player] = (value, surprise[moment])
    return surprise


def _towards_better(thought: Thought, games: Experience, surprise: Array) -> Array:
    """The gradients of all outputs but the value."""
    rows, logs, taken = thought.rows, thought.logs, thought.taken(games.actions)
    chances = np.exp(logs)
    ratio = np.exp(logs[taken] - games.logs)
    far = np.where(surprise > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    push = np.where(far, 0, -surprise * ratio)
    entropy = -np.add.reduceat(chances * logs, starts_of(rows))
    likes = push[rows] * (taken - chances) + CURIOSITY * chances * (logs + entropy[rows])
    scores = _added_up(rows, FIRST[thought.actions], likes) + _added_up(rows, SECOND[thought.actions], likes)
    wants = (scores[:, None, PIECES:SINGLE] @ places_of(games.seen))[:, 0]
    return np.hstack([scores[:, :NOTHING], wants])


def _added_up(rows: Array, scores: Array, likes: Array) -> Array:
    """The gradients of the scores of each moment: those of all actions that use them, added up."""
    moments = int(rows[-1]) + 1
    sums = np.bincount(rows * SCORES + scores, weights=likes, minlength=moments * SCORES)
    return sums.reshape(moments, SCORES).astype(np.float32)
