"""What every visit needs of Python, done before its memory is kept: later visits begin with that memory."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from skyrise.bots.registry import BOTS
from skyrise.components import edition_ids, load_edition
from skyrise.components.names import MAX_PLAYERS
from skyrise.rules import Game

WORKERS: Final = (
    "skyrise.browser.worker",
    "skyrise.browser.lectern",
    "skyrise.browser.bots",
    "skyrise.kernel.wasm.load",
)
"""What imports, directly or not, whatever the workers of a page use at once."""


def prepare() -> None:
    """Does what takes a while, and nothing that belongs to one visit: no key, no seed and nothing of the page."""
    factories = (str(factory).partition(":")[0] for factory in BOTS.values())
    for module in (*WORKERS, *factories):
        import_module(module)
    for edition in edition_ids():
        load_edition(edition)
    Game.new(players=MAX_PLAYERS, seed="prepared")
