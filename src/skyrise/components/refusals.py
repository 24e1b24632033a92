"""Refusals: why, where, and what about, independent of any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from .patterns import fill
from .reasons import Reason
from .wonders import WonderCard


class Thing(str):
    """What English calls something in the box that each language has its own name for: a color, a height, a disc."""

    __slots__ = ("id",)
    id: str
    """The id of its name in the language files."""

    def __new__(cls, ident: str, english: str) -> Thing:
        thing = super().__new__(cls, english)
        thing.id = ident
        return thing

    def __reduce__(self) -> tuple[type[Thing], tuple[str, str]]:
        return Thing, (self.id, str(self))


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
        """What the sentence is about: numbers, texts, things, Wonder cards, and further refusals inside."""

    @property
    def sentence(self) -> str:
        """Why, in English."""
        return fill(self.reason.pattern, {name: _in_english(value) for name, value in self.arguments.items()})

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}" if self.place else self.sentence


class Refuse(Protocol):
    """Makes the refusal for one kind of document; a refusal class is itself such a maker."""

    def __call__(self, reason: Reason, /, *, place: str = "", **arguments: object) -> Refusal: ...


def _in_english(value: object) -> object:
    if isinstance(value, Refusal):
        return value.sentence
    return value.name if isinstance(value, WonderCard) else value
