"""The card of a dataset for learning: what is in it, how it came about, and how well the simplest guesses do."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

from skyrise import __version__
from skyrise.envs.core import numbers as n

from ..errors import require
from ..games import SEARCHED, Order
from .observations import TABLE, Observing

CARD: Final = "README.md"
COLUMNS: Final = ["legal", "action", "won", "search", "search_value"]
HITS: Final = "hits"
LOSS: Final = "log loss"
ERROR: Final = "squared error"
LEAST: Final = 1e-6
"""A chance of 0 would make one surprise endless."""


class Baseline(NamedTuple):
    """A guess, and how well it does."""

    name: str
    score: str
    value: float


def baselines(folder: Path, players: int) -> list[Baseline]:
    """What whoever learns from the dataset has to beat, over all decisions where there is a choice."""
    parquet = require("pyarrow.parquet", "lab")
    sums: dict[tuple[str, str], tuple[float, int]] = {}
    for part in sorted((folder / TABLE).glob("*.parquet")):
        for row in parquet.read_table(part, columns=COLUMNS).to_pylist():
            for kind, score in _scores(row, players):
                total, count = sums.get(kind, (0.0, 0))
                sums[kind] = total + score, count + 1
    return [Baseline(*kind, total / count) for kind, (total, count) in sums.items()]


def _scores(row: dict[str, Any], players: int) -> Iterator[tuple[tuple[str, str], float]]:
    """How well each guess does at one decision."""
    legal, action, search = row["legal"], row["action"], row["search"]
    if len(legal) < 2:
        return
    yield ("any legal action", HITS), 1 / len(legal)
    yield ("any legal action", LOSS), log(len(legal))
    yield ("an equal chance to win", ERROR), (1 / players - row["won"]) ** 2
    if search is not None:
        yield ("the search's favorite", HITS), float(legal[search.index(max(search))] == action)
        yield ("the search's shares", LOSS), -log(max(search[legal.index(action)], LEAST))
        yield ("the search's value", ERROR), (row["search_value"] - row["won"]) ** 2


def data_card(order: Order, folder: Path, observing: Observing) -> str:
    """The card, in Markdown."""
    who = order.bot or order.policy
    facts = {
        "games": f"{order.games} of {order.players} players, seed {order.seed}",
        "edition": f"{order.rules.id}, components {order.rules.components}",
        "who played": f"`{who}` on every seat",
        "search values": _searches(order, observing),
        "observation": f"{n.SIZE} numbers of 32 bits, all that the seat may know and nothing else",
        "action space": f"{n.ACTIONS} actions; `legal` has the indices of those that the rules allow",
        "made by": f"skyrise {__version__}, `skyrise lab dataset --observations`; the same command makes the same rows",
    }
    rows = [f"| {one.name} | {one.score} | {one.value:.4f} |" for one in baselines(folder, order.players)]
    return "\n".join(
        [
            "# A dataset of Skyrise, to learn from",
            "",
            *(f"- **{name}**: {said}" for name, said in facts.items()),
            "",
            "Split by `game`, never by row: the decisions of one game hang together.",
            "Imitating whoever played gives their strength at best. All games are of bots: nobody's name is in them.",
            "",
            "## What the simplest guesses reach",
            "",
            "Over decisions with a choice. Hits: how often the guess is what was played. Log loss: in nats.",
            "Squared error: of the chance to win against what came of it.",
            "",
            "| guess | score | value |",
            "|---|---|---|",
            *rows,
            "",
        ]
    )


def _searches(order: Order, observing: Observing) -> str:
    if observing.simulations:
        return f"a search of {observing.simulations} simulations at every decision"
    return "what the players found" if order.bot is None and order.policy == SEARCHED else "none"
