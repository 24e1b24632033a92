"""How a hall of tables runs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HallSettings:
    """Seconds, all of them."""

    tick: float = 0.5
    """Between two looks at clocks and at who is away."""
    idle: float = 60.0
    """Untouched, with nobody there and nothing to wait for, before a table leaves the memory."""
    thought: float | None = None
    """For a bot's decision; None: as long as its level takes."""
