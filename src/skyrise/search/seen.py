"""What the evaluation sees of a seat, as numbers: for those who learn its weights. Needs NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from skyrise.rules.core.state import ISLANDS, SEATS, State, Tables

from .core.control import measure_strengths, worth_of_control
from .core.features import FEATURES
from .core.left import count_left
from .core.numbers import worth_of_numbers
from .core.places import worth_of_places


def features_of(s: State, t: Tables, seat: int) -> npt.NDArray[np.float64]:
    """The features in their order. No auction may be under way.

    The evaluation is linear in its weights: with unit vectors for weights it gives the features themselves.
    """
    weights: Any = np.eye(FEATURES)
    left, strengths = [0] * SEATS, [0] * SEATS * ISLANDS
    count_left(s, t, left)
    measure_strengths(s, t, strengths)
    seen: Any = worth_of_places(s, t, seat, left, weights, 0)
    seen += worth_of_control(s, t, seat, strengths, weights, 0)
    seen += worth_of_numbers(s, t, seat, weights, 0)
    return np.asarray(seen, np.float64)
