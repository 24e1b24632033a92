"""Files that were handed in, for the routes that need them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from skyrise.components import Reason, Refusal

from .services import Services

_File = TypeVar("_File")


async def handed_in_text(serving: Services, name: str) -> str:
    """The text of a file; a ``Refusal`` if there is none of this name."""
    text = await serving.store.record(name)
    if text is None:
        raise Refusal(Reason.REPLAY_UNKNOWN)
    return text


async def handed_in(serving: Services, name: str, home: str, read: Callable[[str], _File]) -> _File:
    """What is read from a file. A process that can be killed has read it before: it is known to take a moment."""
    text = await handed_in_text(serving, name)
    await serving.records.game(name, text, home)
    return await serving.readings.made(lambda: read(text), home)
