"""Writing files whole or not at all: whoever reads a file never finds half of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from skyrise.components import Reason
from skyrise.components.reading import file_trouble

from .errors import BadDocument


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Writes a file beside its place, then moves it there; ``write`` is called with the path to write to."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.part")
        write(part)
        part.replace(path)
    except OSError as error:
        raise BadDocument(Reason.FILE_UNWRITABLE, place=str(path), why=file_trouble(error)) from error


def write_text(path: Path, text: str) -> None:
    """Writes a text file, whole or not at all."""
    write_whole(path, lambda part: part.write_text(text, encoding="utf-8"))
