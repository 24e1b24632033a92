"""What things are called in an object file."""

from __future__ import annotations

FAILED = "failed_callback"
"""In a checked build: the variable with the address of a function that takes the number of a check that has failed."""


def entry_symbol(name: str) -> str:
    """The entry of a function: it cannot be mistaken for a function inside."""
    return f"entry.{name}"
