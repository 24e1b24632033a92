"""Something is refused: why, where, and what it is about, before anybody says it in a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from .patterns import fill
from .reasons import Reason
from .wonders import WonderCard


class Refusal(Exception):
    """Something is refused. Whoever gave it can be told why in their language.

    >>> str(Refusal(Reason.VALUE_NUMBER, place="players[2]", least=1, most=4, found="7"))
    'players[2]: expected a whole number from 1 to 4, found 7'
    """

    def __init__(self, reason: Reason, /, *, place: str = "", **arguments: object) -> None:
        super().__init__(reason)  # one argument is enough for pickle, which brings the attributes by itself
        self.reason = reason
        self.place = place
        """Where in what was given it is wrong; empty where there is no place to name."""
        self.arguments: Mapping[str, object] = arguments
        """What the sentence is about: numbers, texts, Wonder cards, and further refusals inside."""

    @property
    def sentence(self) -> str:
        """Why, in English."""
        return fill(self.reason.pattern, {name: _in_english(value) for name, value in self.arguments.items()})

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}" if self.place else self.sentence


class Refuse(Protocol):
    """Makes the refusal of one kind of document; the class of such a refusal is one."""

    def __call__(self, reason: Reason, /, *, place: str = "", **arguments: object) -> Refusal: ...


def _in_english(value: object) -> object:
    if isinstance(value, Refusal):
        return value.sentence
    return value.name if isinstance(value, WonderCard) else value
