"""Every document that leaves a game or comes to one: texts and JSON with strict round trips. Standard library only."""

from .editions import edition_document
from .errors import BadDocument
from .match_facts import match_document
from .outlooks import outlook_document
from .own_editions import checked_edition, editions_document, load_own, own_of_edition, own_of_file
from .positions import position_document, read_position, write_position
from .records import read_record, record_document, write_record
from .replays import Eyes, replay_document
from .results import outcome_document, result_document
from .views import PublicView, read_view, view_document, view_of_document
from .why_not import reasons_document

__all__ = [
    "PublicView",
    "BadDocument",
    "Eyes",
    "checked_edition",
    "edition_document",
    "editions_document",
    "load_own",
    "match_document",
    "outcome_document",
    "outlook_document",
    "own_of_edition",
    "own_of_file",
    "position_document",
    "read_position",
    "read_record",
    "read_view",
    "reasons_document",
    "record_document",
    "replay_document",
    "result_document",
    "view_document",
    "view_of_document",
    "write_position",
    "write_record",
]
