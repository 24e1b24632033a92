"""Pieces on the map."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat's building or Wonder on a neighborhood: a structure, or a bid."""

    seat: int
    at: str
    building: int | None = None
    wonder: int | None = None
