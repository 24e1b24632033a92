"""Every text form of the game, with strict round trips. Standard library only."""

from .errors import BadDocument
from .positions import position_document, read_position, view_document, write_position
from .records import read_record, record_document, write_record

__all__ = [
    "BadDocument",
    "position_document",
    "read_position",
    "read_record",
    "record_document",
    "view_document",
    "write_position",
    "write_record",
]
