"""What tables are played here."""

from __future__ import annotations

from typing import Final

from skyrise import __version__
from skyrise.bots.registry import BOTS
from skyrise.components import edition_ids
from skyrise.notation.documents import About, Kept

NOTICE: Final = "about-unofficial"


def about_document(kept: Kept | None = None, announcement: str | None = None, *, ladder: bool = False) -> About:
    """Version, editions and levels of bots; for how long things are kept, where that is known; what the host says."""
    return {
        "version": __version__,
        "editions": list(edition_ids()),
        "bots": list(BOTS),
        "notice": NOTICE,
        "kept": kept,
        "announcement": announcement,
        "ladder": ladder,
    }
