"""Skyrise for Gymnasium: one learner, and bots by name on the other seats.

>>> import gymnasium
>>> import skyrise.envs.single
>>> env = gymnasium.make("skyrise/Skyrise-v0", opponents=["random"])
>>> observation, info = env.reset(seed=1)
>>> observation.shape, int(info["action_mask"].sum())
((2155,), 9)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from gymnasium import spaces

from skyrise.bots import Bot, seat_seed
from skyrise.components import Island, check_players
from skyrise.rules import BadSetup

from .checks import check_render_mode
from .core import numbers as n
from .game import GameState, Mask, Numbers, SingleGame
from .matches import AnyEdition, edition_name
from .opponents import Opponent, Policy, bot_index, check_opponents, close, is_bot, policy_indices, seated
from .rendering import RENDER_MODES, render
from .rewards import Reward, forfeit_of, reward_named

ID = "skyrise/Skyrise-v0"


class EnvState(NamedTuple):
    """One moment of an environment."""

    game: GameState
    seat: int
    over: bool
    bots: dict[int, Bot | Policy]
    generator: Any


class SkyriseEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat is the learner's, drawn for each game unless ``seat`` names it; the others are bots.

    ``opponents``: a bot for each other seat, clockwise from the learner: by name, such as ``casual`` or
    ``expert:seconds=0.1``, one that you made, or a policy (a function of observations, masks and seats).
    ``reward``: a name, or a function of an ``Ending`` and a seat; ``edition`` and ``islands``: also your own.
    An action that is not legal loses the game at once, as in the arena, and ``info["illegal"]`` says so: use
    ``action_masks()``, or ``info["action_mask"]``.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's form
    seat: int
    """The learner's seat."""

    def __init__(
        self,
        opponents: Sequence[Opponent] = ("casual", "casual", "casual"),
        edition: AnyEdition = "retail",
        reward: str | Reward = "rank",
        seat: int | None = None,
        islands: Mapping[str, str | Island] | None = None,
        render_mode: str | None = None,
    ) -> None:
        players = len(opponents) + 1
        check_players(players, BadSetup)
        check_render_mode(render_mode)
        check_opponents(opponents)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {players - 1}")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0.0, 1.0, (n.SIZE,), np.float32)
        self.action_space = spaces.Discrete(n.ACTIONS)
        self._opponents = tuple(opponents)
        self._wanted_seat = seat
        self._reward = reward_named(reward)
        self._forfeited = forfeit_of(reward)
        self._over, self._begun = True, False
        self._game = SingleGame(edition, players, islands)
        self._bots: dict[int, Bot | Policy] = {}

    def __repr__(self) -> str:
        return f"<SkyriseEnv against {', '.join(map(str, self._opponents))}, {edition_name(self._game.edition)}>"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game: from this seed, or the next one from the seed given before."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63))
        drawn = int(self.np_random.integers(self._game.players))
        self.seat = drawn if self._wanted_seat is None else self._wanted_seat
        self._seat_bots(deal)
        self._game.begin(deal)
        self._over, self._begun = False, True
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return self._game.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Plays the learner's action, and the others' until the learner is to act again or the game is over."""
        if self._over:
            raise ValueError("the game is over, or none has begun: call reset()")
        if not 0 <= action < n.ACTIONS:
            raise ValueError(f"there is no action {action}; actions are 0 to {n.ACTIONS - 1}")
        if not self._game.mask[action]:
            return self._forfeit(int(action))
        self._game.step(int(action))
        self._let_others_play()
        self._over = self._game.to_act is None
        reward = self._reward(self._game.ending(), self.seat) if self._over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._game.observe(self.seat), reward, self._over, False, self._info()

    def action_masks(self) -> Mask:
        """What the learner may do, as sb3-contrib's MaskablePPO asks for it."""
        return self._game.mask.copy()

    def render(self) -> Any:
        """The table: text, a picture, or printed (``human``)."""
        if not self._begun:
            raise RuntimeError("no game has begun: call reset() first")
        return render(self._game.view(None), self.render_mode)

    def close(self) -> None:
        """Closes the bots that hold resources."""
        for bot in self._bots.values():
            if not any(bot is given for given in self._opponents):
                close(bot)
        self._bots = {}

    def state(self) -> Numbers:
        """All there is to know, secrets included, as seen from the learner: for critics."""
        return self._game.observe_all(self.seat)

    def get_state(self) -> EnvState:
        """This moment: all that the environment will do depends on it, and on its bots."""
        generator = self.np_random.bit_generator.state
        return EnvState(self._game.get_state(), self.seat, self._over, deepcopy(self._bots), generator)

    def set_state(self, state: EnvState) -> None:
        """Goes on from what was kept."""
        self._game.set_state(state.game)
        self.seat, self._over, self._begun = state.seat, state.over, True
        self._bots = deepcopy(state.bots)
        self.np_random.bit_generator.state = state.generator

    def clone(self) -> SkyriseEnv:
        """An independent environment at the same moment."""
        return deepcopy(self)

    def _seat_bots(self, deal: int) -> None:
        """New bots for a new game, clockwise from the learner."""
        self.close()
        for place, opponent in enumerate(self._opponents, start=1):
            seat = (self.seat + place) % self._game.players
            self._bots[seat] = seated(opponent, seat_seed(deal, seat))

    def _let_others_play(self) -> None:
        game = self._game
        while game.to_act is not None and game.to_act != self.seat:
            player = self._bots[game.to_act]
            if is_bot(player):
                game.step(bot_index(player, game.view(game.to_act)))
            else:
                rows = game.observe(game.to_act)[None], game.mask[None].copy(), np.array([game.to_act])
                game.step(int(policy_indices(player, *rows)[0]))

    def _forfeit(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        self._over = True
        info = {**self._info(), "illegal": self._game.text(action)}
        return self._game.observe(self.seat), self._forfeited, True, False, info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}


gymnasium.register(
    ID,
    entry_point=f"{__name__}:{SkyriseEnv.__name__}",
    vector_entry_point="skyrise.envs.vector:SkyriseVectorEnv",
)
