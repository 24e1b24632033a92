"""The task: what may change, what must hold, what is wanted, and how much may be played for it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from skyrise.components import DEFAULT_EDITION, Edition, Reason, load_edition
from skyrise.components.reading import Node, read_text

from ..fingerprints import digest
from ..games import JUDGED, POLICIES, Order
from .constraint_files import read_constraints
from .constraints import Rule
from .engine import engine_digest
from .fields import known_fields, refusing, whole
from .freedom import Free, read_free
from .wants import Want, read_wants

FORMAT: Final = "skyrise-tune/1"
PARTS: Final = ("task", "search", "change", "hold", "want")
LEAST_BATCH: Final = 20
MOST_GAMES: Final = 10_000_000
APART: Final = 1_000_000
"""Between the seeds of two rounds."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is played, and how the games are chosen."""

    rounds: int = 10
    candidates: int = 8
    """New ones in each round."""
    batch: int = 250
    """Setups of the first batch, for each number of players; each batch makes twice as many as before."""
    race: int = 4000
    """The most setups of a round."""
    confirm: int = 20_000
    """Fresh setups for the result."""


@dataclass(frozen=True)
class Task:
    """What is asked for."""

    name: str
    edition: Edition
    source: str
    """The base: its id, or the path of its file."""
    seed: int
    player: str
    """Who plays: ``judged``, ``searched``, ``random``, or a bot on every seat."""
    what_if: bool
    """The values of books may change, but only to see what would happen."""
    budget: Budget
    free: tuple[Free, ...]
    rules: tuple[Rule, ...]
    wants: tuple[Want, ...]
    text: str
    """A digest of the file."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that something is wanted of."""
        return tuple(sorted({want.players for want in self.wants}))

    def wants_of(self, players: int) -> tuple[Want, ...]:
        """What is wanted with a number of players."""
        return tuple(want for want in self.wants if want.players == players)

    def seed_of(self, race: int) -> int:
        """The seed of the setups of a round; 0 is the confirmation, whose setups no round uses."""
        return self.seed + APART * race

    @property
    def bot(self) -> str | None:
        """The bot that plays on every seat; None if the kernel plays."""
        return None if self.player in POLICIES else self.player

    def order(self, players: int, race: int, games: int, changes: tuple[str, ...] = ()) -> Order:
        """The games of a round, for a candidate."""
        policy = JUDGED if self.bot else self.player
        seed = self.seed_of(race)
        return Order(players, self.source, changes, seed=seed, games=games, policy=policy, bot=self.bot)

    def fingerprint(self) -> dict[str, Any]:
        """Everything that the search depends on, as JSON."""
        played = self.order(self.players[0], 0, 1).fingerprint()
        kept = ("version", "edition", "edition values", "map")
        engine = {"engine": engine_digest()}
        return {"format": FORMAT, "task": self.text, **{name: played[name] for name in kept}, **engine}


def read_task(path: Path) -> Task:
    """The task in a TOML file; an edition file that it names lies beside it."""
    refuse = refusing(path.name)
    text = read_text(path, refuse)
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise refuse(Reason.EDITION_TOML, why=str(error)) from error
    node = Node(document, "", refuse)
    known_fields(node, PARTS)
    head, search = node.field("task"), node.get("search", {})
    known_fields(head, ("name", "edition", "seed", "player", "what-if"))
    source = _source(head.get("edition", DEFAULT_EDITION).text(), path.parent)
    edition, what_if = load_edition(source), head.get("what-if", False).flag()
    return Task(
        name=head.get("name", path.stem).text(),
        edition=edition,
        source=source,
        seed=whole(head, "seed", 0, (0, APART - 1)),
        player=head.get("player", JUDGED).text(),
        what_if=what_if,
        budget=_budget(search),
        free=tuple(read_free(entry, edition, what_if=what_if) for entry in node.get("change", []).items()),
        rules=read_constraints(list(node.get("hold", []).items())),
        wants=_some(node, "want"),
        text=digest(document),
    )


def _source(name: str, folder: Path) -> str:
    return str(folder / name) if name.endswith(".toml") else name


def _budget(node: Node) -> Budget:
    usual = Budget()
    known_fields(node, ("rounds", "candidates", "batch", "race", "confirm"))
    batch = whole(node, "batch", usual.batch, (LEAST_BATCH, MOST_GAMES))
    return Budget(
        rounds=whole(node, "rounds", usual.rounds, (0, 10_000)),
        candidates=whole(node, "candidates", usual.candidates, (1, 1000)),
        batch=batch,
        race=whole(node, "race", max(usual.race, batch), (batch, MOST_GAMES)),
        confirm=whole(node, "confirm", usual.confirm, (LEAST_BATCH, MOST_GAMES)),
    )


def _some(node: Node, name: str) -> tuple[Want, ...]:
    """What is wanted: something must be."""
    wants = read_wants(list(node.field(name).items()))
    if not wants:
        raise node.field(name).error(Reason.VALUE_ITEMS, least="1", most="999", found=0)
    return wants
