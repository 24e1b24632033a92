"""Refusals: why, where, and what about, independent of any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from .patterns import fill
from .reasons import Reason
from .wonders import WonderCard


class Refusal(Exception):
    """Input was refused; the user can be told why in their own language.

    >>> str(Refusal(Reason.VALUE_NUMBER, place="players[2]", least=1, most=4, found="7"))
    'players[2]: expected a whole number from 1 to 4, found 7'
    """

    def __init__(self, reason: Reason, /, *, place: str = "", **arguments: object) -> None:
        super().__init__(reason)  # pickle calls this with one argument, and restores the attributes itself
        self.reason = reason
        self.place = place
        """Where in the input the mistake is; empty if there is no place to name."""
        self.arguments: Mapping[str, object] = arguments
        """What the sentence is about: numbers, texts, Wonder cards, and further refusals inside."""

    @property
    def sentence(self) -> str:
        """Why, in English."""
        return fill(self.reason.pattern, {name: _in_english(value) for name, value in self.arguments.items()})

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}" if self.place else self.sentence

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class Refuse(Protocol):
    """Makes the refusal for one kind of document; a refusal class is itself such a maker."""

    def __call__(self, reason: Reason, /, *, place: str = "", **arguments: object) -> Refusal: ...


def _in_english(value: object) -> object:
    if isinstance(value, Refusal):
        return value.sentence
    return value.name if isinstance(value, WonderCard) else value
