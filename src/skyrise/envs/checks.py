"""What all environments refuse, with a ValueError that says what there is."""

from __future__ import annotations

from skyrise.components.names import MAX_PLAYERS, MIN_PLAYERS

from .rendering import RENDER_MODES


def check_players(players: int) -> None:
    """Refuses a number of players that the game is not for."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise ValueError(f"Skyrise is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")


def check_render_mode(mode: str | None) -> None:
    """Refuses a render mode that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"no render mode {mode!r}; there are {', '.join(RENDER_MODES)}")
