"""Is a map fair: who wins on it, what scores on it, and which neighborhoods are its choke points."""

from .atlas import Atlas
from .measures import map_measures
from .report import OF_ISLANDS, OF_SEATS, map_report, map_verdicts

__all__ = ["OF_ISLANDS", "OF_SEATS", "Atlas", "map_measures", "map_report", "map_verdicts"]
