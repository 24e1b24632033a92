"""Files that were handed in, for the routes that need them."""

from __future__ import annotations

import asyncio

from skyrise.components import Reason, Refusal
from skyrise.notation.game_files import GameFile, read_game_file

from .services import Services


async def handed_in_text(serving: Services, name: str) -> str:
    """The text of a file; a ``Refusal`` if there is none of this name."""
    text = await serving.store.record(name)
    if text is None:
        raise Refusal(Reason.REPLAY_UNKNOWN)
    return text


async def handed_in_file(serving: Services, name: str) -> GameFile:
    """The game of a file. It was checked when it came; islands of one's own take a while to be read again."""
    return await asyncio.to_thread(read_game_file, await handed_in_text(serving, name))
