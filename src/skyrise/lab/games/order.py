"""Which games are played: a description that determines every one of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, Final

from skyrise import __version__
from skyrise.components import DEFAULT_EDITION, Edition, Island, Reason, check_players, load_island
from skyrise.components.names import CENTRAL, MAX_PLAYERS, SLOTS
from skyrise.components.reading import show
from skyrise.rules import Chance, Game

from ..bot_games import Job
from ..errors import ArenaError
from ..fingerprints import digest
from .editions import changed_edition

JUDGED: Final = "judged"
RANDOM: Final = "random"
SEARCHED: Final = "searched"
POLICIES: Final = (JUDGED, RANDOM, SEARCHED)
"""How the kernel plays: looking one action ahead, as the casual bot does; at random; or searching, as the skilled."""


@dataclass(frozen=True)
class Order:
    """The games that are asked for. Game *n* has the setup of seed ``S.n``, as in the arena."""

    players: int = MAX_PLAYERS
    edition: str = DEFAULT_EDITION
    changes: tuple[str, ...] = ()
    """Values of the edition that are changed: ``wonders.13.per_tall=2``."""
    seed: int = 0
    games: int = 1000
    policy: str = JUDGED
    """How the kernel plays."""
    bot: str | None = None
    """A bot to play on every seat instead of the kernel."""
    islands: Mapping[str, str] = field(default_factory=dict)
    """By slot, as ``Game.new`` takes them; empty: drawn at random."""
    loose: tuple[str, ...] = ()
    """Islands that lie in random slots."""
    weights: str | None = None
    """The file of the weights that the kernel plays with; without: those that come with the game."""

    def __post_init__(self) -> None:
        check_players(self.players, ArenaError)
        if self.games < 1:
            raise ArenaError(Reason.VALUE_LEAST, place="games", least=1, found=self.games)
        named = len({*self.islands} - {CENTRAL}) + len(self.loose)
        if named not in (0, self.players):
            raise ArenaError(Reason.SETUP_OUTER, place="islands", players=self.players, found=named)
        if self.policy not in POLICIES:
            raise ArenaError(Reason.VALUE_CHOICE, place="policy", words=", ".join(POLICIES), found=show(self.policy))
        self.fingerprint()  # reads edition and islands: what is wrong with them is said before anything is played

    def __getstate__(self) -> dict[str, Any]:
        """What is sent to other processes: the description alone, not what was loaded from it."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    @cached_property
    def rules(self) -> Edition:
        """The edition that is played."""
        return changed_edition(self.edition, self.changes)

    @cached_property
    def learned(self) -> tuple[float, ...]:
        """The weights that the kernel plays with."""
        from ..learn.files import read_weights  # whose package plays games

        return read_weights(self.weights)

    @cached_property
    def laid(self) -> dict[str, Island]:
        """The islands that lie in certain slots, and the central one."""
        return {slot: load_island(name) for slot, name in {CENTRAL: CENTRAL, **self.islands}.items()}

    @cached_property
    def loose_islands(self) -> tuple[Island, ...]:
        """The islands that lie in random slots."""
        return tuple(map(load_island, self.loose))

    def seed_of(self, number: int) -> str:
        """The seed of a game's setup."""
        return f"{self.seed}.{number}"

    def game_of(self, job: Job) -> Game:
        """The game of a job, set up."""
        return self.new_game(job.number)

    def new_game(self, number: int) -> Game:
        """A game, set up."""
        seed = self.seed_of(number)
        return Game.new(self.players, self.rules, seed, islands=self._layout(seed))

    def _layout(self, seed: str) -> dict[str, str | Island] | None:
        if not self.islands and not self.loose:
            return None
        free = [slot for slot in SLOTS if slot not in self.islands]
        slots = Chance(seed, "slots").sample(free, len(self.loose))
        return {**self.laid, **dict(zip(slots, self.loose_islands, strict=True))}

    def fingerprint(self) -> dict[str, Any]:
        """Everything that the games depend on, as JSON."""
        maps = [island.document() for island in (*self.laid.values(), *self.loose_islands)]
        return {
            "version": __version__,
            "edition": self.rules.id,
            "edition values": digest(self.rules.document()),
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "player": self.bot or self.policy,
            "islands": [*sorted(self.islands.items()), *self.loose],
            "map": digest(maps),
            **({} if self.weights is None else {"weights": digest(list(self.learned))}),
        }
