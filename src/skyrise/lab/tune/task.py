"""The task: what may change, what must hold, what is wanted, and how much may be played for it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from skyrise.components import DEFAULT_EDITION, Edition, Reason, load_edition
from skyrise.components.reading import Node, read_text

from ..fingerprints import digest
from ..games import JUDGED, POLICIES, Order
from .constraint_files import read_constraints
from .constraints import Rule
from .engine import engine_digest
from .fields import known_fields, percent, refusing, whole
from .freedom import Free, read_free
from .wants import Company, Want, read_wants

FORMAT: Final = "skyrise-tune/2"
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
    """Setups of the first batch, for each company; each batch makes twice as many as before."""
    race: int = 4000
    """The most setups of a round."""
    confirm: int = 20_000
    """Fresh setups for the result."""
    share: Mapping[str, float] = field(default_factory=dict)
    """The part of all these that a kind of player plays, if it is not the whole."""

    def chunks_of(self, games: int) -> int:
        """How many chunks so many games are."""
        return -(-games // self.batch)


@dataclass(frozen=True)
class Task:
    """What is asked for."""

    name: str
    edition: Edition
    source: str
    """The base: its id, or the path of its file."""
    seed: int
    what_if: bool
    """The values of books may change, but only to see what would happen."""
    budget: Budget
    free: tuple[Free, ...]
    rules: tuple[Rule, ...]
    wants: tuple[Want, ...]
    text: str
    """A digest of the file."""

    @property
    def companies(self) -> tuple[Company, ...]:
        """Those that something is wanted of."""
        return tuple(sorted({want.company for want in self.wants}))

    def wants_of(self, company: Company) -> tuple[Want, ...]:
        """What is wanted of a company."""
        return tuple(want for want in self.wants if want.company == company)

    def batch_of(self, company: Company) -> int:
        """The setups of a company's first batch."""
        share = self.budget.share.get(company.player)
        return self.budget.batch if share is None else max(LEAST_BATCH, round(share * self.budget.batch))

    def games_of(self, company: Company, games: int) -> int:
        """How many games a company plays where others play so many; it has as many chunks as they have."""
        if company.player not in self.budget.share:
            return games
        return self.batch_of(company) * self.budget.chunks_of(games)

    def seed_of(self, race: int) -> int:
        """The seed of the setups of a round; 0 is the confirmation, whose setups no round uses."""
        return self.seed + APART * race

    @property
    def bot(self) -> str | None:
        """A bot that plays somewhere; None if the kernel plays everything."""
        return next((company.player for company in self.companies if company.player not in POLICIES), None)

    def order(self, company: Company, race: int, games: int, changes: tuple[str, ...] = ()) -> Order:
        """The games of a round, for a candidate."""
        player, players = company
        policy, bot = (player, None) if player in POLICIES else (JUDGED, player)
        return Order(players, self.source, changes, seed=self.seed_of(race), games=games, policy=policy, bot=bot)

    def fingerprint(self) -> dict[str, Any]:
        """Everything that the search depends on, as JSON."""
        played = self.order(self.companies[0], 0, 1).fingerprint()
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
    wants = _some(node, head.get("player", JUDGED).text())
    known_fields(search.get("share", {}), sorted({want.company.player for want in wants}))
    return Task(
        name=head.get("name", path.stem).text(),
        edition=edition,
        source=source,
        seed=whole(head, "seed", 0, (0, APART - 1)),
        what_if=what_if,
        budget=_budget(search),
        free=tuple(read_free(entry, edition, what_if=what_if) for entry in node.get("change", []).items()),
        rules=read_constraints(list(node.get("hold", []).items())),
        wants=wants,
        text=digest(document),
    )


def _source(name: str, folder: Path) -> str:
    return str(folder / name) if name.endswith(".toml") else name


def _budget(node: Node) -> Budget:
    usual = Budget()
    known_fields(node, ("rounds", "candidates", "batch", "race", "confirm", "share"))
    batch = whole(node, "batch", usual.batch, (LEAST_BATCH, MOST_GAMES))
    return Budget(
        rounds=whole(node, "rounds", usual.rounds, (0, 10_000)),
        candidates=whole(node, "candidates", usual.candidates, (1, 1000)),
        batch=batch,
        race=whole(node, "race", max(usual.race, batch), (batch, MOST_GAMES)),
        confirm=whole(node, "confirm", usual.confirm, (LEAST_BATCH, MOST_GAMES)),
        share={player: percent(one) for player, one in node.get("share", {}).fields().items()},
    )


def _some(node: Node, player: str) -> tuple[Want, ...]:
    """What is wanted: something must be."""
    entries = node.field("want")
    wants = read_wants(list(entries.items()), player)
    if not wants:
        raise entries.error(Reason.VALUE_ITEMS, least="1", most="999", found=0)
    return wants
