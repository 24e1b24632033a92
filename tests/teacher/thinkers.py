"""A thinker who thinks little."""

from __future__ import annotations

from dataclasses import replace

from skyrise.teacher.thinking import Answer, Effort, OwnThinker, Question

LITTLE = Effort(deals=2, simulations=12, further=6, nodes=2000)

_think = OwnThinker()


def think(question: Question) -> Answer:
    """Thinks without a look at the clock."""
    return _think(replace(question, effort=replace(question.effort, seconds=None)))
