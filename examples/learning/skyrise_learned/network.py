"""The network: from what a seat sees to how much it likes each legal action, and how it expects the game to end.

One hidden layer. Of the 4356 actions most are bids, a piece on a place: the network scores pieces and places, and a
bid is the sum of both. It also says how much it wants each of the things that may lie on a place (a disc, a bid, a
structure), and so what it learns about a green disc holds wherever one lies.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from skyrise.envs.core import numbers as n

Array = npt.NDArray[Any]

PIECES = n.PASS // n.PLACES
SINGLE = PIECES + n.PLACES
"""Scores: of the pieces, of the places, and from here on of each action that is no bid."""
NOTHING = SINGLE + n.ACTIONS - n.PASS
SCORES = NOTHING + 1
WANTS = NOTHING
"""The outputs that are no scores: first how much each thing on a place is wanted."""
VALUE = WANTS + n.PLACE
OUTPUTS = VALUE + 1

_actions = np.arange(n.ACTIONS)
FIRST: Array = np.where(_actions < n.PASS, _actions // n.PLACES, SINGLE + _actions - n.PASS)
SECOND: Array = np.where(_actions < n.PASS, PIECES + _actions % n.PLACES, NOTHING)
"""An action is worth its first score and its second."""


class Thought(NamedTuple):
    """What the network thinks of some moments, a row each; legal actions are listed, not spread over all 4356."""

    hidden: Array
    values: Array
    """The reward that it expects at the end."""
    rows: Array
    """For each legal action the moment to which it belongs; moment by moment."""
    actions: Array
    """The legal actions."""
    logs: Array
    """Their probabilities, as logarithms."""

    def likeliest(self, noise: Array | float = 0.0) -> Array:
        """The action of each moment that is the likeliest; with Gumbel noise, one drawn by the probabilities."""
        spread = np.full((len(self.values), n.ACTIONS), -np.inf)
        spread[self.rows, self.actions] = self.logs + noise
        best: Array = spread.argmax(axis=1)
        return best

    def drawn(self, chance: np.random.Generator) -> Array:
        """An action of each moment, drawn by the probabilities."""
        return self.likeliest(chance.gumbel(size=len(self.logs)))

    def taken(self, actions: Array) -> Array:
        """Which of the legal actions are those that were taken, one of each moment."""
        return np.equal(self.actions, actions[self.rows])


class Network:
    """Two layers of weights."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    @classmethod
    def new(cls, chance: np.random.Generator, hidden: int = 128) -> Network:
        """A network that knows nothing: all legal actions are nearly alike to it."""
        return cls(
            {
                "inner": chance.normal(0, 0.08, (n.SIZE, hidden)).astype(np.float32),
                "inner_bias": np.zeros(hidden, dtype=np.float32),
                "outer": chance.normal(0, 0.01, (hidden, OUTPUTS)).astype(np.float32),
                "outer_bias": np.zeros(OUTPUTS, dtype=np.float32),
            }
        )

    @classmethod
    def load(cls, path: Path) -> Network:
        """A network that was saved; a ValueError for a file that is none."""
        try:
            with np.load(path) as file:
                network = cls(dict(file))
            fits = network.weights["inner"].shape[0] == n.SIZE and network.weights["outer"].shape[1] == OUTPUTS
        except FileNotFoundError:
            raise ValueError(f"there is no {path}; train.py makes one") from None
        except (OSError, ValueError, KeyError, BadZipFile, AttributeError, TypeError):
            fits = False
        if not fits:
            raise ValueError(f"{path} is not a network of this example")
        return network

    def save(self, path: Path) -> None:
        """Writes the weights: the same ones to the same bytes."""
        with path.open("wb") as file:
            np.savez(file, allow_pickle=False, **self.weights)

    def think(self, seen: Array, masks: Array) -> Thought:
        """What the network thinks of moments: of what is seen, and of what is legal."""
        w = self.weights
        hidden = np.maximum(seen @ w["inner"] + w["inner_bias"], 0)
        out = hidden @ w["outer"] + w["outer_bias"]
        scores = np.hstack([out[:, :NOTHING], np.zeros((len(out), 1), dtype=np.float32)])
        scores[:, PIECES:SINGLE] += (places_of(seen) @ out[:, WANTS:VALUE, None])[:, :, 0]
        rows, actions = np.nonzero(masks.view(np.bool_))
        likes = scores[rows, FIRST[actions]] + scores[rows, SECOND[actions]]
        return Thought(hidden, out[:, VALUE], rows, actions, _log_softmax(likes, rows))


def places_of(seen: Array) -> Array:
    """The part of what is seen that is about places: a row for each of them."""
    return seen[:, : n.SEAT_AT].reshape(-1, n.PLACES, n.PLACE)


def starts_of(rows: Array) -> Array:
    """Where the legal actions of each moment begin."""
    return np.flatnonzero(np.diff(rows, prepend=-1))


def _log_softmax(likes: Array, rows: Array) -> Array:
    """Likes as logarithms of probabilities, which sum to 1 in each moment."""
    starts = starts_of(rows)
    likes = likes - np.maximum.reduceat(likes, starts)[rows]
    logs: Array = likes - np.log(np.add.reduceat(np.exp(likes), starts))[rows]
    return logs
