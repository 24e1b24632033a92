"""What is wrong with something that was given, before anybody says it in a language."""

from __future__ import annotations

from typing import Any


class Fault:
    """What is wrong: the id of the reason, what it is about, and a sentence in English.

    >>> str(Fault("value.number", "expected {least} to {most}, found {found}", least="1", most="4", found="7"))
    'expected 1 to 4, found 7'
    """

    def __init__(self, reason: str, pattern: str, /, **arguments: object) -> None:
        self.reason = reason
        """Its message has this id in every language."""
        self.arguments = arguments
        """Numbers, texts, and what is wrong further inside: a fault, or an error that says why."""
        self.sentence = pattern.format(**arguments)

    def __str__(self) -> str:
        return self.sentence


class Faulty(ValueError):
    """Something is refused: the place where it is wrong, and what is wrong there."""

    def __init__(self, place: str, fault: Fault) -> None:
        super().__init__(f"{place}: {fault}" if place else str(fault))
        self.place = place
        self.fault = fault

    @property
    def reason(self) -> str:
        """What is wrong, in English."""
        return self.fault.sentence

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.place, self.fault)
