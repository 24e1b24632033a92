"""What a core is: a package in the subset of Python that compilers read, which every load can run.

A room that has a core says so in its ``manifest.py``, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from .load import Load

PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Core:
    """The core of a room: the package ``core`` in it. Its modules import one another, and other cores, relatively."""

    room: str
    """The name of the room, which is a folder of ``skyrise``."""
    title: str
    """What people read while it is made ready."""
    warm_up: Callable[[Load], None]
    """Calls every function that Python calls once, with the types it will be called with later on."""

    @property
    def folder(self) -> Path:
        """The folder of the room."""
        return PACKAGE / self.room


def all_cores() -> tuple[Core, ...]:
    """Every core there is: the constant in each room's manifest that is named as the room is."""
    rooms = sorted(file.parent.name for file in PACKAGE.glob("*/manifest.py"))
    return tuple(getattr(import_module(f"skyrise.{room}.manifest"), room.upper()) for room in rooms)
