"""What a player of OpenSpiel knows, as numbers: pieces of one flat tensor."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from skyrise.components.names import DISCS
from skyrise.rules.core.state import LETTERS, SEATS

from ..charts import places_of
from ..core import numbers as n
from . import strings
from .progress import Progress

Shapes = dict[str, tuple[int, ...]]

SEEN: Shapes = {
    "neighborhoods": (n.PLACES, n.PLACE),
    "seats": (SEATS, n.SEAT),
    "table": (n.SIZE - n.WHOLE_AT,),
}
"""An observation (``envs.layout``), cut into its three parts."""
SECRET = (slice(n.HAND, n.VALUE + LETTERS), slice(n.SEAT_AT + n.OBJECTIVE, n.SEAT_AT + n.REVEALED))
"""What a seat alone knows: cards and values of patrons, and its objective."""
ACTION_BITS = 13
DECISION = SEATS + ACTION_BITS
"""A decision in the history: whose it was, clockwise from the observer, and 1 + the action in binary; 0: secret."""


def recalled(decisions: int) -> Shapes:
    """What is remembered: the discs of the set-up, because they are taken away, and what was decided."""
    return {"discs": (n.PLACES, n.DISC_KINDS), "history": (decisions * DECISION,)}


class Observer:
    """Writes what a player knows of a state. ``decisions``: how long a game can be."""

    def __init__(self, kind: Any, decisions: int) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees the secrets of all players")
        self._public: bool = kind.public_info
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall: bool = kind.perfect_recall and kind.public_info
        shapes = SEEN | (recalled(decisions) if self._recall else {})
        self.tensor: npt.NDArray[np.float32] = np.zeros(sum(map(_size, shapes.values())), dtype=np.float32)
        self.dict = _pieces(self.tensor, shapes)

    def set_from(self, state: Any, player: int) -> None:
        """Writes ``tensor``, and with it the pieces in ``dict``."""
        progress: Progress = state.progress
        self.tensor.fill(0)
        if progress.begun is None:
            return
        seen = progress.begun.observe(player)
        if not self._private:
            _hide(seen)
        if not self._public:
            seen = _only_secrets(seen)
        self.tensor[: n.SIZE] = seen
        if self._recall:
            self._write_discs(progress)
            self._write_history(progress, player)

    def string_from(self, state: Any, player: int) -> str:
        """The same as text."""
        progress: Progress = state.progress
        if not self._public:
            return strings.secrets(progress, player) if self._private else ""
        tell = strings.information if self._recall else strings.observation
        return tell(progress, player if self._private else None)

    def _write_discs(self, progress: Progress) -> None:
        numbers = {place: number for number, place in enumerate(places_of(progress.game.match.city))}
        for place, disc in progress.dealt.discs.items():
            self.dict["discs"][numbers[place], DISCS.index(disc)] = 1

    def _write_history(self, progress: Progress, player: int) -> None:
        shown = progress.shown(player if self._private else None)
        rows = self.dict["history"].reshape(-1, DECISION)[: len(shown)]
        codes = np.array([0 if action is None else 1 + action for _, action in shown], dtype=np.int64)
        whose = np.array([(who - player) % progress.game.players for who, _ in shown], dtype=np.int64)
        rows[np.arange(len(shown)), whose] = 1
        rows[:, SEATS:] = codes[:, None] >> np.arange(ACTION_BITS) & 1


def _size(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape))


def _pieces(tensor: npt.NDArray[np.float32], shapes: Shapes) -> dict[str, npt.NDArray[np.float32]]:
    """The parts of a flat tensor by name, in their shapes; they share its memory."""
    pieces, start = {}, 0
    for name, shape in shapes.items():
        pieces[name] = tensor[start : start + _size(shape)].reshape(shape)
        start += _size(shape)
    return pieces


def _hide(seen: npt.NDArray[np.float32]) -> None:
    """Removes what the seat alone knows; an objective that lies open is no secret."""
    cards, objective = SECRET
    seen[cards] = 0
    if not seen[n.SEAT_AT + n.REVEALED]:
        seen[objective] = 0


def _only_secrets(seen: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    alone = np.zeros_like(seen)
    for part in SECRET:
        alone[part] = seen[part]
    return alone
