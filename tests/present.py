"""For what may be missing in general, and is there in a test."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def present(thing: T | None) -> T:
    """The thing itself; a test in which there is none fails."""
    assert thing is not None
    return thing
