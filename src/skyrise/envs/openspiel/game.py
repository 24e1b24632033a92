"""The game ``python_skyrise`` of OpenSpiel: its parameters, its bounds, and how it is registered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from skyrise.components import check_players, load_edition
from skyrise.components.edition_checks import BUILDINGS_OF_ERA
from skyrise.components.names import MAX_PLAYERS, MIN_PLAYERS, WILD, WONDER_NUMBERS
from skyrise.rules import BadSetup

from ..matches import Slots, slots_of
from ..rewards import reward_named
from ..spaces import action_space
from .deal import rounds
from .observer import Observer
from .state import SkyriseState

DEFAULTS = {"players": 4, "edition": "retail", "utility": "rank", "islands": ""}
BOUNDS = {"rank": (-1.0, 1.0), "win": (0.0, 1.0), "margin": (-10.0, 10.0)}
"""The lowest and highest utility; nobody gets a thousand Prestige ahead."""
SUMS = {"rank": 0.0, "win": 1.0, "margin": None}
"""The sum of all utilities, where it is constant."""


class SkyriseGame(pyspiel.Game):
    """``players`` 2 to 4; ``edition`` by its name or the path of its file; ``utility``: a reward (``envs.rewards``);
    ``islands``: that of each slot, by name or by the path of a file, as in ``north:aurora;south:quartz.json``."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        settings = {**DEFAULTS, **(parameters or {})}
        players, self.edition = settings["players"], settings["edition"]
        check_players(players, BadSetup)
        self.slots = _slots(settings["islands"], players)
        self.reward = reward_named(settings["utility"])
        self.space = action_space(self.edition)
        self.decisions = most_decisions(self.edition, players)
        super().__init__(_game_type(settings["utility"]), self._info(players, settings["utility"]), settings)

    def new_initial_state(self) -> SkyriseState:
        """Before the first draw of the set-up."""
        return SkyriseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer; by default of what a player sees now."""
        if params:
            raise ValueError(f"observers take no parameters, such as {params}")
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.decisions)

    def max_chance_nodes_in_history(self) -> int:
        return sum(one.draws for one in rounds(self.edition, self.num_players(), named=self.slots is not None))

    def _info(self, players: int, utility: str) -> Any:
        least, most = BOUNDS[utility]
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.space),
            max_chance_outcomes=len(WONDER_NUMBERS),
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=SUMS[utility],
            max_game_length=self.decisions,
        )


def _slots(islands: str, players: int) -> Slots | None:
    """The islands that were named; None: they are drawn."""
    if not islands:
        return None
    named = dict(one.strip().partition(":")[::2] for one in islands.split(";"))
    return slots_of(named, players)


def most_decisions(edition: str, players: int) -> int:
    """No game is longer: in an auction every remaining piece is bid at most once, and everybody passes once."""
    box = load_edition(edition)
    pieces = players * (sum(BUILDINGS_OF_ERA.values()) + box.number(f"figures.{players}"))
    auctions = sum(left + players for left in range(1, pieces + 1))
    wild, vault, choices = box.disc_counts(players)[WILD], 1, players
    return auctions + wild + vault + choices


def _game_type(utility: str) -> Any:
    kinds = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name="python_skyrise",
        long_name="Skyrise",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility={"rank": kinds.ZERO_SUM, "win": kinds.CONSTANT_SUM, "margin": kinds.GENERAL_SUM}[utility],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=MIN_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


pyspiel.register_game(_game_type("rank"), SkyriseGame)
