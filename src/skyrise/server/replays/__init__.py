"""Games to look back at, and what would be: through the rules, and only from what the reader may know."""

from .documents import replay_document
from .frames import Eyes
from .outlook import outlook
from .reasons import reasons_by_place

__all__ = ["Eyes", "outlook", "reasons_by_place", "replay_document"]
