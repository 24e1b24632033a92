"""What is in the box: names, editions and islands as frozen data. No behaviour."""

from .editions import DEFAULT_EDITION, Edition, Value, edition_ids, load_edition, read_edition_document
from .errors import BadComponent
from .faults import Fault, Faulty
from .island_files import island_keys, layout_hints, load_island, read_island
from .islands import Area, Island, Neighborhood
from .reasons import Reason
from .refusals import Refusal

__all__ = [
    "DEFAULT_EDITION",
    "Area",
    "BadComponent",
    "Edition",
    "Fault",
    "Faulty",
    "Island",
    "Neighborhood",
    "Reason",
    "Refusal",
    "Value",
    "edition_ids",
    "island_keys",
    "layout_hints",
    "load_edition",
    "load_island",
    "read_edition_document",
    "read_island",
]
