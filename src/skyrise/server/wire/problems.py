"""Problem documents (RFC 9457): what is wrong, where, and why."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from .base import Document


class Problem(Document):
    """``application/problem+json``."""

    type: str = Field(description="urn:skyrise:problem:<reason>")
    title: str
    status: int
    detail: str = Field(description="In English; the page says it in the user's language by reason and arguments.")
    reason: str = Field(description="The id: of a rule, such as auction.outbid.higher, or such as table.unknown.")
    arguments: dict[str, Any] = Field(default_factory=dict)
    place: str | None = Field(None, description="Where in what was sent.")
