"""Many games at once, all seats: whoever decides in a game, a row of numbers is theirs. NumPy in, NumPy out.

>>> batch = GameBatch(games=64, players=2)
>>> batch.reset(seed=1)
>>> for _ in range(200):
...     batch.step(batch.random_actions())
>>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
((64, 2155), (64, 4356), (64, 2))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from itertools import pairwise
from typing import Any, Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from skyrise.components import Island, check_players
from skyrise.kernel.kernel import first_word
from skyrise.kernel.load import Load
from skyrise.rules import BadSetup, Match, View
from skyrise.rules.core.state import SEATS, State
from skyrise.rules.core.words import ACTIONS as CODES
from skyrise.rules.core.words import NONE
from skyrise.rules.views import view_of

from .charts import chart_of, facts_of
from .core import many as core
from .core import numbers as n
from .matches import AnyEdition, draw_matches, slots_of
from .rendering import render
from .rewards import Ending, Reward, reward_named
from .spaces import action_name
from .waiting import wait_for_compiled

Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]
MATCHES: Final = 256
"""How many matches a pool has, unless more are wanted."""
LATEST: Final = ("ended", "rewards", "last_observations", "last_actors", "_won", "_final")
"""What the latest step has brought; the other arrays follow from the states."""
AUTORESETS: Final = {"disabled": core.NO_RESET, "next_step": core.NEXT_STEP, "same_step": core.SAME_STEP}


class BatchState(NamedTuple):
    """What some games of a batch are at one moment: all that they will do depends on it."""

    states: npt.NDArray[np.uint8]
    chance: npt.NDArray[np.uint64]
    which: Ints
    learner: Ints
    actor: Ints


class GameBatch:
    """Games in a row. Each is at the decision of one seat, ``actors``; the rows of all arrays are for that seat.

    The arrays are those that the compiled rules write on: the next step changes them, so copy what you keep.
    """

    def __init__(
        self,
        games: int = 1024,
        players: int = 4,
        edition: AnyEdition = "retail",
        *,
        islands: Mapping[str, str | Island] | None = None,
        reward: str | Reward = "rank",
        autoreset: str = "same_step",
        threads: int = 1,
        matches: int = MATCHES,
        learners: bool = False,
        load: Load | None = None,
    ) -> None:
        """``autoreset``: when a game that is over is dealt anew: ``same_step``, ``next_step`` or ``disabled``.

        ``reward``: a name, or a function of an ``Ending`` and a seat. ``islands``: by slot, your own too; else each
        game has one of so many ``matches``, drawn once. ``learners``: one seat is asked in each game, drawn for it;
        the others play at random.
        """
        check_players(players, BadSetup)
        if autoreset not in AUTORESETS:
            raise ValueError(f"no autoreset {autoreset!r}; there are {', '.join(AUTORESETS)}")
        self._arguments = {
            "games": games, "players": players, "edition": edition, "islands": islands, "reward": reward,
            "autoreset": autoreset, "threads": threads, "matches": matches, "learners": learners,
        }  # fmt: skip
        self.games, self.players = games, players
        self._reward, self._mode = reward_named(reward), AUTORESETS[autoreset]
        self._load = load or wait_for_compiled()
        slots = None if islands is None else slots_of(islands, players)
        self.matches: list[Match] = draw_matches(edition, players, slots, matches)
        """Those that games are played in; ``which`` says the one of each game."""
        self._lay_tables()
        self._lay_out()
        self.learners[:] = 0 if learners else NONE
        self._share_out(threads)
        self._random = np.random.default_rng(0)

    def _lay_tables(self) -> None:
        """What all games have in common, and never changes."""
        load, charts = self._load, [chart_of(match.city) for match in self.matches]
        self._facts = np.stack([facts_of(match) for match in self.matches])
        self._index_of = np.stack([chart.index_of for chart in charts])
        self._code_of = np.stack([chart.code_of for chart in charts])
        shared = (load.array(array) for array in (self._facts, self._index_of, self._code_of))
        self._pool = core.Pool(load.tables([match.tables for match in self.matches]), *shared)

    def _lay_out(self) -> None:
        """The arrays, and what native code knows of them."""
        games, load = self.games, self._load
        self._s: Any = load.blanks(games)
        self._states = np.frombuffer(cast(bytearray, self._s), dtype=np.uint8).reshape(games, -1)
        self._chance: npt.NDArray[np.uint64] = np.ones((games, 1), dtype=np.uint64)
        self.which: Ints = np.zeros(games, dtype=np.int64)
        self.learners: Ints = np.zeros(games, dtype=np.int64)
        """The seat that is asked, if only one is."""
        self.actors: Ints = np.zeros(games, dtype=np.int64)
        """Whose decision it is; of a game that is over, whoever decided last."""
        self.ended: Flags = np.zeros(games, dtype=np.bool_)
        """Which games the latest step has ended."""
        self._won = np.zeros(games, dtype=np.int64)
        self._final = np.zeros((games, SEATS), dtype=np.int64)
        self._points = np.zeros((games, SEATS), dtype=np.int64)
        self.prestige: Ints = self._points[:, : self.players]
        """What every seat has scored so far."""
        self.counts: Ints = np.zeros(games, dtype=np.int64)
        """How many actions are legal: none in a game that is over."""
        self.legal: npt.NDArray[np.int16] = np.zeros((games, n.MOST_LEGAL), dtype=np.int16)
        """Which ones, as many as ``counts`` says."""
        self.masks: npt.NDArray[np.int8] = np.zeros((games, n.ACTIONS), dtype=np.int8)
        """The same as 0 and 1."""
        self.observations: npt.NDArray[np.float32] = np.zeros((games, n.SIZE), dtype=np.float32)
        """What the actors see."""
        kept = games if self._mode == core.SAME_STEP else 1
        self.last_observations: npt.NDArray[np.float32] = np.zeros((kept, n.SIZE), dtype=np.float32)
        """What the last actor saw of the end of a game that the latest step has ended and dealt anew."""
        self.last_actors: Ints = np.zeros(kept, dtype=np.int64)
        self.rewards: npt.NDArray[np.float32] = np.zeros((games, self.players), dtype=np.float32)
        """What the latest step has brought, by seat."""
        arrays = (
            self._chance, self.which, self.learners, self.actors, self.ended, self._won, self._final, self._points,
            self.counts, self.legal, self.masks, self.observations, self.last_observations, self.last_actors,
        )  # fmt: skip
        self._games = core.Games(self._s, *(load.array(array) for array in arrays))

    def _share_out(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self._codes = [self._load.ints(CODES) for _ in range(threads)]
        self._numbers = np.arange(self.games, dtype=np.int64)
        self._all = self._load.array(self._numbers)
        self._actions = np.zeros(self.games, dtype=np.int64)
        self._wanted = self._load.array(self._actions)
        self._deal = self._load.function(core.deal_many)
        self._step = self._load.function(core.step_many)

    def __repr__(self) -> str:
        return f"<GameBatch of {self.games} games, {self.players} players, {len(self.matches)} matches>"

    # Playing

    def reset(self, seed: int | Sequence[int | None] | None = None, games: npt.ArrayLike | None = None) -> None:
        """New games, or new ones in the place of some.

        A seed for all means this seed for the first game, the next number for the second, and so on; a list has one for
        each game. Without a seed the chance of each game goes on. A game depends on its seed alone.
        """
        numbers = self._which_games(games)
        for game, word in zip(numbers.tolist(), _seeds(seed, numbers), strict=True):
            if word is not None:
                self._chance[game] = first_word(word)
        self.ended[numbers] = False
        self.rewards[numbers] = 0
        self._run(self._deal_share, numbers)

    def step(self, actions: npt.ArrayLike, games: npt.ArrayLike | None = None) -> None:
        """Plays an action in each game, or in some; a ValueError names one that is not legal, and nothing is played."""
        numbers = self._which_games(games)
        wanted = np.asarray(actions)
        self._check(wanted, numbers)
        self._actions[numbers] = wanted
        self._run(self._step_share, numbers)
        self.rewards[numbers] = 0
        for game in numbers[self.ended[numbers]].tolist():
            ending = self.ending(game)
            self.rewards[game] = [self._reward(ending, seat) for seat in range(self.players)]

    def random_actions(self, chance: np.random.Generator | None = None) -> Ints:
        """A legal action for each game, all equally likely; 0 where a game is over."""
        drawn = ((chance or self._random).random(self.games) * self.counts).astype(np.int64)
        return np.where(self.counts, self.legal[self._numbers, drawn], 0).astype(np.int64)

    def ending(self, game: int) -> Ending:
        """How the latest game that ended in a place did."""
        return Ending(tuple(self._final[game, : self.players].tolist()), int(self._won[game]))

    @property
    def over(self) -> Flags:
        """Which games are over and wait to be dealt anew."""
        return np.asarray(self.counts == 0)

    def close(self) -> None:
        """Ends the threads."""
        if self._threads is not None:
            self._threads.shutdown()

    # Looking

    def states(self, seats: npt.ArrayLike | None = None) -> npt.NDArray[np.float32]:
        """All there is to know, secrets included, for critics: as seen from the actors, or from these seats."""
        out = np.zeros((self.games, n.STATE_SIZE), dtype=np.float32)
        wanted = np.broadcast_to(self.actors if seats is None else np.asarray(seats), self.games).astype(np.int64)
        look = self._load.function(core.state_many)
        look(self._pool, self._games, self._load.array(wanted), self._load.array(out))
        return out

    def match(self, game: int) -> Match:
        """The match that a game is played in."""
        return self.matches[int(self.which[game])]

    def state(self, game: int) -> State:
        """The state of a game, for the rules."""
        return self._load.state(self._s[game : game + 1])

    def view(self, game: int, seat: int | None = None) -> View:
        """What a seat, or a spectator, may know of a game, in words."""
        return view_of(self.match(game), self.state(game), seat)

    def render(self, game: int = 0, mode: str = "ansi") -> Any:
        """One game as spectators see it: ``ansi``, ``svg``, ``rgb_array`` or printed (``human``)."""
        return render(self.view(game), mode)

    # Copies

    def get_state(self, games: npt.ArrayLike | None = None) -> BatchState:
        """All games, or some, as they are now."""
        at = slice(None) if games is None else np.asarray(games)
        return BatchState(
            self._states[at].copy(), self._chance[at].copy(), self.which[at].copy(), self.learners[at].copy(),
            self.actors[at].copy(),
        )  # fmt: skip

    def set_state(self, state: BatchState, games: npt.ArrayLike | None = None) -> None:
        """Goes on from what was kept, in all games or in these: they play what the kept ones would have."""
        numbers = self._which_games(games)
        self._states[numbers], self._chance[numbers] = state.states, state.chance
        self.which[numbers], self.learners[numbers], self.actors[numbers] = state.which, state.learner, state.actor
        self.ended[numbers], self.rewards[numbers] = False, 0
        show = self._load.function(core.show_many)
        show(self._pool, self._games, self._load.array(numbers), self._codes[0])

    def clone(self) -> GameBatch:
        """An independent batch that goes on from here as this one does; what never changes is shared."""
        twin = GameBatch.__new__(GameBatch)
        vars(twin).update(vars(self))
        twin._lay_out()
        twin._share_out(len(self._codes))
        twin._take_up(self._moment())
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> GameBatch:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {"arguments": self._arguments, "moment": self._moment()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        GameBatch.__init__(self, **state["arguments"])
        self._take_up(state["moment"])

    def _moment(self) -> dict[str, Any]:
        """All that changes: the games, what the latest step has brought, and the batch's own chance."""
        return {
            "games": self.get_state(), "arrays": {name: getattr(self, name) for name in LATEST},
            "chance": deepcopy(self._random),
        }  # fmt: skip

    def _take_up(self, moment: dict[str, Any]) -> None:
        self.set_state(moment["games"])
        for name, array in moment["arrays"].items():
            getattr(self, name)[:] = array
        self._random = moment["chance"]

    # Inside

    def _which_games(self, games: npt.ArrayLike | None) -> Ints:
        if games is None:
            return self._numbers
        asked = np.asarray(games)
        return np.flatnonzero(asked) if asked.dtype == np.bool_ else asked.astype(np.int64)

    def _deal_share(self, these: Any, first: int, last: int, share: int) -> None:
        self._deal(self._pool, self._games, these, first, last, self._codes[share])

    def _step_share(self, these: Any, first: int, last: int, share: int) -> None:
        codes = self._codes[share]
        self._step(self._pool, self._games, these, first, last, self._wanted, self._mode, codes)

    def _run(self, work: Callable[[Any, int, int, int], None], numbers: Ints) -> None:
        """Shares some games out among the threads."""
        these = self._all if numbers is self._numbers else self._load.array(np.ascontiguousarray(numbers))
        if self._threads is None or len(numbers) < 2 * len(self._codes):
            work(these, 0, len(numbers), 0)
            return
        ends = np.linspace(0, len(numbers), len(self._codes) + 1).astype(int).tolist()
        list(
            self._threads.map(lambda share: work(these, *share), ((*pair, i) for i, pair in enumerate(pairwise(ends))))
        )

    def _check(self, actions: npt.NDArray[Any], numbers: Ints) -> None:
        if actions.shape != numbers.shape:
            raise ValueError(f"{len(numbers)} games take {len(numbers)} actions, not an array of shape {actions.shape}")
        over = self.counts[numbers] == 0
        if self._mode == core.NO_RESET and over.any():
            raise ValueError(f"game {numbers[int(np.argmax(over))]} is over: call reset() for it")
        known = (actions >= 0) & (actions < n.ACTIONS)
        legal = over | (known & (self.masks[numbers, np.where(known, actions, 0)] == 1))
        if not legal.all():
            wrong = int(np.argmin(legal))
            game = int(numbers[wrong])
            raise ValueError(f"{action_name(self.match(game), int(actions[wrong]))} is not legal now in game {game}")


def _seeds(seed: int | Sequence[int | None] | None, games: Ints) -> Sequence[int | None]:
    """A seed for each game."""
    if seed is None or isinstance(seed, int):
        return [None if seed is None else seed + game for game in games.tolist()]
    if len(seed) != len(games):
        raise ValueError(f"{len(games)} games take {len(games)} seeds, not {len(seed)}")
    return seed
