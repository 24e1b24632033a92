"""Colors. Those of the pieces are tokens of the art; those of the land are here."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from skyrise.components.published import art_folder

GROUND: Final = {"yellow": "#efdda4", "green": "#b4c89c", "white": "#f6f2e8", "brown": "#c99f77"}
EDGE: Final = {"yellow": "#c8a550", "green": "#7c9a66", "white": "#cbc2ae", "brown": "#91683f"}
LABEL: Final = {"yellow": "#7d5c12", "green": "#3f5c30", "white": "#766b58", "brown": "#573719"}
"""The ink of a neighborhood's id: darker than its emblem, to be legible at small sizes."""

INK: Final = "#3b2e22"
SOFT_INK: Final = "#7a6440"
HEADING: Final = "#5a4222"
PANEL_LINE: Final = "#8f7443"
PANEL_INNER: Final = "#d9c392"
BORDER: Final = "#4a3726"
ROAD: Final = "#efe2c6"
SHORE: Final = "#3f2e20"
CLIFF: Final = ("#8a6a50", "#795c46", "#66503f")
"""The rim of an island, from the top down."""
ROCK_LIGHT: Final = ("#a3866c", "#8b7769")
ROCK_DARK: Final = ("#7a604f", "#695d63")
"""The lit and the shaded side of the rocks below: near ones, far ones."""


@lru_cache(maxsize=1)
def _tokens() -> dict[str, str]:
    css = (art_folder() / "tokens.css").read_text(encoding="utf-8")
    return dict(re.findall(r"--([\w-]+): (#\w+);", css))


def token(name: str) -> str:
    """A color of the art, by its name."""
    return _tokens()[name]
