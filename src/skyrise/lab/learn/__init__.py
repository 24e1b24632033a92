"""Learning the weights of the evaluation, on any edition."""

from .files import read_weights, settings_digest, weights_caveat, weights_document
from .rounds import PLAYERS, ROUNDS, SEARCHES, Course, Learned, first_weights, learn

__all__ = [
    "PLAYERS",
    "ROUNDS",
    "SEARCHES",
    "Course",
    "Learned",
    "first_weights",
    "learn",
    "read_weights",
    "settings_digest",
    "weights_caveat",
    "weights_document",
]
