"""Writes the playthrough of OpenSpiel anew: a game of two random players, with all that each of them knows.

Usage: python tests/envs/make_playthrough.py
"""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import skyrise.envs.openspiel  # noqa: F401 - adds the game

PLAYTHROUGH = Path(__file__).parent / "python_skyrise.txt"
TENSOR = re.compile(r"^(\w+Tensor\(\d\)\.\w+)(?:: ?| = )(.*(?:\n *[◯◉]+$)*)", flags=re.MULTILINE)
"""A piece of a tensor: its name, and its numbers, which go over many lines if all are 0 or 1."""


def shortened(playthrough: str) -> str:
    """Tensors as fingerprints: what they hold stands beside them as text."""
    return TENSOR.sub(lambda piece: f"{piece[1]}: {fingerprint(piece[2])}", playthrough)


def fingerprint(numbers: str) -> str:
    """Short, and another one for other numbers."""
    return sha256("".join(numbers.split()).encode()).hexdigest()[:16]


def ready_flags() -> None:
    """OpenSpiel reads an option of its command line, which nobody has given."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])


def main() -> None:
    ready_flags()
    text = generate_playthrough.playthrough("python_skyrise(players=2)", action_sequence=None, seed=1)
    PLAYTHROUGH.write_text(shortened(text), encoding="utf-8")


if __name__ == "__main__":
    main()
