"""What is in the box: names, editions and islands as frozen data. No behavior."""

from .edition_files import edition_ids, load_edition, read_edition, read_edition_document
from .editions import DEFAULT_EDITION, Edition, Provenance, Value
from .errors import BadComponent
from .island_files import island_keys, layout_hints, load_island, read_island
from .islands import Area, Island, Neighborhood
from .players import check_players
from .reasons import Reason
from .refusals import Refusal, Refuse

__all__ = [
    "DEFAULT_EDITION",
    "Area",
    "BadComponent",
    "Edition",
    "Island",
    "Neighborhood",
    "Provenance",
    "Reason",
    "Refusal",
    "Refuse",
    "Value",
    "check_players",
    "edition_ids",
    "island_keys",
    "layout_hints",
    "load_edition",
    "load_island",
    "read_edition",
    "read_edition_document",
    "read_island",
]
