"""What all environments refuse, with a ValueError that says what there is."""

from __future__ import annotations

from .rendering import RENDER_MODES


def check_render_mode(mode: str | None) -> None:
    """Refuses a render mode that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"no render mode {mode!r}; there are {', '.join(RENDER_MODES)}")
