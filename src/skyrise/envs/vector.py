"""Many games at once for Gymnasium: one learner in each, and one step of all of them is one call of compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from skyrise.bots import Bot, seat_seed
from skyrise.components import Island, check_players
from skyrise.rules import BadSetup

from .batch import BatchState, GameBatch
from .checks import check_render_mode
from .core import numbers as n
from .game import Mask
from .matches import AnyEdition
from .opponents import RANDOM, Opponent, Policy, bot_index, check_opponents, close, is_bot, policy_indices, seated
from .rendering import RENDER_MODES
from .rewards import Reward

Batch = npt.NDArray[Any]


class VectorState(NamedTuple):
    """A moment of all games."""

    games: BatchState
    learners: Batch
    """The learner's seat in each game."""
    waiting: Batch
    """Games that are over, to be dealt anew."""
    bots: dict[tuple[int, int], Bot | Policy]
    """The named bots, by game and place, with what they remember."""
    generator: np.random.Generator


class SkyriseVectorEnv(VectorEnv[Batch, Batch, Batch]):
    """``num_envs`` games with a learner on one seat, drawn for each game.

    ``opponents``: one for each other seat, clockwise from the learner: ``random`` plays in compiled code; policies
    (functions of observations, masks and seats) are asked for many games at once; other bots, by name or made by you,
    for one after the other. ``autoreset_mode``: that of Gymnasium; with ``same_step``, ``infos["final_obs"]`` has what
    was seen of the end, and ``infos["final_info"]`` the learner's seat in it. The same seed and actions give the same
    games, with any number of threads.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012 - Gymnasium's form

    def __init__(
        self,
        num_envs: int = 256,
        players: int = 4,
        edition: AnyEdition = "retail",
        reward: str | Reward = "rank",
        threads: int = 1,
        *,
        opponents: Sequence[Opponent] | None = None,
        islands: Mapping[str, str | Island] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
    ) -> None:
        """Waits for the compiled rules; without llvmlite there is no such environment."""
        wanted = [RANDOM] * (players - 1) if opponents is None else list(opponents)
        players = len(wanted) + 1
        check_players(players, BadSetup)
        check_render_mode(render_mode)
        check_opponents(wanted)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.autoreset_mode = autoreset_mode = AutoresetMode(_named(autoreset_mode))
        self.metadata = {**self.metadata, "autoreset_mode": autoreset_mode}
        self.single_observation_space = spaces.Box(0.0, 1.0, (n.SIZE,), np.float32)
        self.single_action_space = spaces.Discrete(n.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._opponents = wanted
        self._at_random = all(one == RANDOM for one in wanted)
        self._games = GameBatch(
            num_envs, players, edition, islands=islands, reward=reward, threads=threads,
            autoreset="disabled", learners=self._at_random,
        )  # fmt: skip
        self._drawn: Batch = np.zeros(num_envs, dtype=np.int64)
        self._bots: dict[tuple[int, int], Bot | Policy] = {}
        self._waiting = np.zeros(num_envs, dtype=np.bool_)
        """Games that are over, to be dealt anew by the next step."""

    def __repr__(self) -> str:
        return f"<SkyriseVectorEnv of {self.num_envs} games against {', '.join(map(str, self._opponents))}>"

    @property
    def _learners(self) -> Batch:
        """The learner's seat in each game."""
        return self._games.learners if self._at_random else self._drawn

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """New games: a seed for the first (the next numbers are for the others), or a list of seeds; without one the
        chance of each game goes on. ``options["reset_mask"]`` says which games are dealt anew, if not all are."""
        super().reset(seed=next((one for one in seed if one is not None), None) if isinstance(seed, list) else seed)
        mask = (options or {}).get("reset_mask")
        games = np.arange(self.num_envs) if mask is None else np.flatnonzero(mask)
        if isinstance(seed, list) and len(seed) == self.num_envs:
            seed = [seed[game] for game in games]
        self._begin(games, seed)
        self._waiting[games] = False
        return self.observations(), self._infos()

    def step(self, actions: Batch) -> tuple[Batch, Batch, Batch, Batch, dict[str, Any]]:
        """Plays an action in each game, and the others' until the learners decide again; a ValueError for an illegal
        one. Where a game is over and dealt anew by this step, the action is ignored."""
        many, anew = self._games, self._waiting.copy()
        if np.shape(actions) != (self.num_envs,):
            wanted = f"{self.num_envs} games take {self.num_envs} actions"
            raise ValueError(f"{wanted}, not an array of shape {np.shape(actions)}")
        if anew.any() and self.autoreset_mode is AutoresetMode.DISABLED:
            raise ValueError(f"game {int(np.argmax(anew))} is over: call reset() for it")
        going = np.flatnonzero(~anew)
        many.step(np.asarray(actions)[going], going)
        self._let_others_play(going)
        over, rewards, final = np.zeros(self.num_envs, dtype=np.bool_), np.zeros(self.num_envs), {}
        over[going] = many.counts[going] == 0
        ended = np.flatnonzero(over)
        rewards[ended] = many.rewards[ended, self._learners[ended]]
        self._waiting = over.copy()
        if anew.any():
            self._begin(np.flatnonzero(anew), None)
        if self.autoreset_mode is AutoresetMode.SAME_STEP and len(ended):
            final = self._final(over)
            self._begin(ended, None)
            self._waiting[:] = False
        return self.observations(), rewards, over, np.zeros(self.num_envs, dtype=np.bool_), self._infos() | final

    def observations(self) -> Batch:
        """What each learner sees now."""
        return self._games.observations.copy()

    def action_masks(self) -> Mask:
        """What each learner may do."""
        return self._games.masks.copy()

    def state(self) -> Batch:
        """All there is to know of each game, secrets included, as seen from its learner: for critics."""
        return self._games.states(self._learners)

    def render(self) -> tuple[Any, ...] | None:
        """The first game, in the render mode."""
        return None if self.render_mode is None else (self._games.render(0, self.render_mode),)

    def get_state(self) -> VectorState:
        """All games as they are now, and what named bots remember of them; bots and policies that were given as objects
        are their owner's."""
        bots, generator = self._copied_bots(), deepcopy(self.np_random)
        return VectorState(self._games.get_state(), self._learners.copy(), self._waiting.copy(), bots, generator)

    def _copied_bots(self) -> dict[tuple[int, int], Bot | Policy]:
        """The named bots, with what they remember; a TypeError for a program, which cannot be copied while it runs."""
        return {at: deepcopy(bot) for at, bot in self._bots.items() if self._is_named(at)}

    def clone(self) -> SkyriseVectorEnv:
        """An independent environment at the same moment; bots and policies that were given as objects play in both."""
        twin = copy(self)
        twin._games, twin._drawn, twin._waiting = self._games.clone(), self._drawn.copy(), self._waiting.copy()
        twin._bots = self._bots | self._copied_bots()
        twin._np_random = deepcopy(self.np_random)
        return twin

    def set_state(self, state: VectorState) -> None:
        """Goes on from what was kept, as often as one likes."""
        self._learners[:], self._waiting[:] = state.learners, state.waiting
        self._games.set_state(state.games)
        for at in [at for at in self._bots if self._is_named(at)]:
            close(self._bots.pop(at))
        self._bots |= {at: deepcopy(bot) for at, bot in state.bots.items()}
        self._np_random = deepcopy(state.generator)

    def _is_named(self, at: tuple[int, int]) -> bool:
        """Was the bot at a place made for its game, by a name?"""
        return isinstance(self._opponents[at[1] - 1], str)

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the threads, and what bots hold."""
        for player in self._bots.values():
            close(player)
        self._bots = {}
        self._games.close()

    def _begin(self, games: Batch, seed: int | list[int | None] | None) -> None:
        """Deals games, and plays on to their learners' first decisions."""
        self._games.reset(seed, games)
        if self._at_random:
            return
        for game in games.tolist():
            self._learners[game] = self.np_random.integers(self._games.players)
            for place, opponent in enumerate(self._opponents, start=1):
                seat = (int(self._learners[game]) + place) % self._games.players
                if isinstance(opponent, str):
                    close(self._bots.pop((game, place), None))
                deal = int(self.np_random.integers(2**63))
                self._bots[game, place] = seated(opponent, seat_seed(deal, seat))
        self._let_others_play(games)

    def _let_others_play(self, games: Batch) -> None:
        many = self._games
        while not self._at_random and len(games := games[self._is_others(games)]):
            places = (many.actors[games] - self._learners[games]) % many.players
            actions = np.zeros(len(games), dtype=np.int64)
            for place, opponent in enumerate(self._opponents, start=1):
                rows = np.flatnonzero(places == place)
                if len(rows):
                    actions[rows] = self._answers(opponent, place, games[rows])
            many.step(actions, games)

    def _is_others(self, games: Batch) -> npt.NDArray[np.bool_]:
        return np.asarray((self._games.counts[games] > 0) & (self._games.actors[games] != self._learners[games]))

    def _answers(self, opponent: Opponent, place: int, games: Batch) -> Batch:
        many = self._games
        if not isinstance(opponent, str) and not is_bot(opponent):
            return policy_indices(opponent, many.observations[games], many.masks[games], many.actors[games])
        return np.array([self._answer(game, place) for game in games.tolist()], dtype=np.int64)

    def _answer(self, game: int, place: int) -> int:
        bot = self._bots[game, place]
        assert is_bot(bot)
        return bot_index(bot, self._games.view(game, int(self._games.actors[game])))

    def _final(self, over: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """What Gymnasium says about games that are over; names with ``_`` in front say which games have a value."""
        seen = self._games.observations
        return {
            "final_obs": np.where(over[:, None], seen, 0),
            "_final_obs": over.copy(),
            "final_info": {"seat": np.where(over, self._learners, 0), "_seat": over.copy()},
            "_final_info": over.copy(),
        }

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self._learners.copy()}


def _named(mode: AutoresetMode | str) -> Any:
    """A mode of Gymnasium by its value (``SameStep``) or in lower case (``same_step``)."""
    names = {one.name.lower(): one for one in AutoresetMode}
    return names.get(mode, mode) if isinstance(mode, str) else mode
