"""Who else plays: bots by name, bots that somebody made, and policies, which are functions of arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeGuard, cast

import numpy as np
import numpy.typing as npt

from skyrise.bots import Bot, Clock, make_bot
from skyrise.bots.contract import Closable
from skyrise.rules import Seed, View

from .spaces import action_index

Policy = Callable[[npt.NDArray[np.float32], npt.NDArray[np.int8], npt.NDArray[np.int64]], npt.ArrayLike]
"""From observations, masks and seats, a row for each game, to the index of an action for each."""
Opponent = str | Bot | Policy
RANDOM = "random"


def check_opponents(opponents: Sequence[Opponent]) -> None:
    """Refuses at once what cannot play: a name that no bot has, or something that neither chooses nor can be called."""
    for one in opponents:
        if isinstance(one, str):
            close(make_bot(one, "not of any game"))
        elif not is_bot(one) and not callable(one):
            raise ValueError(f"{one!r} is no opponent: name a bot, or give an object with choose(), or a function")


def is_bot(opponent: object) -> TypeGuard[Bot]:
    """Does it choose from a view?"""
    return hasattr(opponent, "choose")


def seated(opponent: Opponent, seed: Seed) -> Bot | Policy:
    """The player of a seat: a new bot where one was named, else the one that was given."""
    return make_bot(opponent, seed) if isinstance(opponent, str) else opponent


def close(player: object) -> None:
    """Ends what a bot holds."""
    if isinstance(player, Closable):
        player.close()


def bot_index(bot: Bot, view: View) -> int:
    """The index of the action that a bot chooses."""
    return action_index(view.position.match, str(bot.choose(view, view.legal, Clock())))


def policy_indices(policy: object, seen: Any, masks: Any, seats: Any) -> npt.NDArray[np.int64]:
    """The indices that a policy answers with; a ValueError unless there is one for each game."""
    chosen = np.asarray(cast(Policy, policy)(seen, masks, seats))
    if chosen.shape != (len(seats),):
        raise ValueError(f"a policy answers with {len(seats)} actions here, not with an array of shape {chosen.shape}")
    return chosen.astype(np.int64)
