"""A document that cannot be read."""

from __future__ import annotations


class BadDocument(ValueError):
    """A record or position is refused: the place in the document, and the reason."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason
