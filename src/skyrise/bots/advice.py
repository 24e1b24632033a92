"""Bots that explain themselves: what they think of each legal action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from skyrise.rules import Action, View
from skyrise.search.judgement import Judgement

from .contract import Clock


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot thinks of a decision."""

    judgements: tuple[Judgement, ...]
    """The actions that it considered, the best first."""
    method: str
    """How it got there: ``played out``, ``judged``, ``searched`` or ``solved``."""

    @property
    def best(self) -> Action:
        """The action that it considers best."""
        return self.judgements[0].action


@runtime_checkable
class Adviser(Protocol):
    """A bot that can explain itself."""

    def advise(self, view: View, legal: Sequence[Action], clock: Clock) -> Advice:
        """What it thinks of the decision that the view's seat has to make."""


def by_worth(view: View, judgements: Sequence[Judgement], method: str) -> Advice:
    """Advice that ranks actions by their worth to the seat that decides."""
    seat = view.position.to_act
    assert seat is not None
    return Advice(tuple(sorted(judgements, key=lambda one: -one.worth(seat))), method)
