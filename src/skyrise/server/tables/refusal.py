"""Why something is not done at a table."""

from __future__ import annotations

from typing import Any

from skyrise.components import Reason


class Refusal(Exception):
    """A command that is not carried out: the id of the reason, a sentence, and the HTTP status that fits."""

    def __init__(self, reason: str, status: int, sentence: str, **arguments: Any) -> None:
        super().__init__(sentence)
        self.reason = Reason(reason)
        self.status = status
        self.arguments = arguments
        """What the sentence is about, for other languages."""


NOT_YOURS = 403
UNKNOWN = 404
NOT_NOW = 409
NOT_SO = 422
TOO_FAST = 429
NOT_READY = 503
