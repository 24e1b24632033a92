"""Files of learned weights, which say the edition that they were learned on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from skyrise.components import Edition, Reason, Refusal, load_edition
from skyrise.components.reading import read_text
from skyrise.search.core.evaluation import BLOCK, WEIGHTS
from skyrise.search.core.features import FEATURES, NAMES
from skyrise.search.weights import learned_edition, learned_weights, weights_of

from ..errors import ArenaError
from ..fingerprints import digest
from ..games.order import RANDOM, Order
from .rounds import ERAS, PLAYERS


def weights_document(weights: Sequence[float], edition: Edition) -> dict[str, Any]:
    """The weights as they are in a file."""
    name = edition.id if edition.own else f"{edition.id}@{edition.components}"
    made: dict[str, Any] = {"edition": {"id": name, "values": settings_digest(edition)}}
    for number, start in enumerate(range(0, WEIGHTS, BLOCK)):
        row = [round(weight, 4) for weight in weights[start : start + BLOCK]]
        eras = made.setdefault(str(PLAYERS[number // 2]), {})
        eras[f"era{ERAS[number % 2]}"] = {
            "features": dict(zip(NAMES, row[:FEATURES], strict=True)),
            "spread": row[FEATURES:],
        }
    return made


def read_weights(path: str | None) -> tuple[float, ...]:
    """The weights of a file; without one, those that come with the game."""
    if path is None:
        return learned_weights()
    try:
        return weights_of(_document(path))
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise ArenaError(Reason.LAB_WEIGHTS, place=path) from error


def weights_caveat(order: Order) -> str:
    """A sentence where those who play use weights that were learned for other values; else empty."""
    name, learned_on = _learned_on(order.weights)
    if settings_digest(order.rules) == learned_on or (order.bot or order.policy) == RANDOM:
        return ""
    return (
        f"Who plays weighs positions as was learned on the edition {name}, which has other values: what differs may be "
        "played worse than it deserves. `skyrise lab learn` learns weights for this one, `--weights` plays with them."
    )


def _learned_on(path: str | None) -> tuple[str, str]:
    """The name and the digest of the edition that the weights of a file, or those of the game, were learned on."""
    if path is None:
        name = learned_edition()
        return name, settings_digest(load_edition(name))
    told = _document(path).get("edition", {})
    return told.get("id", "?"), told.get("values", "")


def settings_digest(edition: Edition) -> str:
    """The same for editions that play the same."""
    return digest({key: value.setting for key, value in edition.values.items()})


def _document(path: str) -> dict[str, Any]:
    def refuse(reason: Reason, /, *, place: str = "", **arguments: object) -> Refusal:
        return ArenaError(reason, place=place or path, **arguments)

    try:
        document: dict[str, Any] = json.loads(read_text(Path(path), refuse))
    except ValueError as error:
        raise ArenaError(Reason.LAB_WEIGHTS, place=path) from error
    if not isinstance(document, dict):
        raise ArenaError(Reason.LAB_WEIGHTS, place=path)
    return document
