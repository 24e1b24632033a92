"""The learned weights of the evaluation, from ``weights.json``: see ``skyrise lab learn``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from .core.evaluation import BLOCK, WEIGHTS
from .core.features import NAMES

FILE = Path(__file__).parent / "weights.json"


@cache
def learned_weights() -> tuple[float, ...]:
    """All weights in a row, as ``core.evaluation`` counts them: by number of players, then by era.

    A card newer than the file weighs nothing until the weights are learned anew.
    """
    return weights_of(_document())


def learned_edition() -> str:
    """The edition that they were learned on, with its version."""
    return str(_document()["edition"]["id"])


@cache
def _document() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return document


def weights_of(document: Mapping[str, Any]) -> tuple[float, ...]:
    """All weights of a file in a row."""
    rows = [document[players][era] for players in ("2", "3", "4") for era in ("era1", "era2")]
    weights = tuple(
        float(weight)
        for row in rows
        for weight in (*(row["features"].get(name, 0.0) for name in NAMES), *row["spread"])
    )
    assert len(weights) == WEIGHTS == len(rows) * BLOCK
    return weights
