"""Games for the laboratory: which ones, played by the kernel or by bots, and what happened in them, as arrays."""

from .chunk import Chunk
from .editions import changed_edition
from .order import JUDGED, POLICIES, SEARCHED, Order
from .run import Crew, play

__all__ = ["JUDGED", "POLICIES", "SEARCHED", "Chunk", "Crew", "Order", "changed_edition", "play"]
