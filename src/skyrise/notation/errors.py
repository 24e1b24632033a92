"""A document that cannot be read."""

from __future__ import annotations

from skyrise.components import Refusal


class BadDocument(Refusal, ValueError):
    """A record or position is refused: the place in the document, and the reason."""
