"""Published component data. A version never changes, and old versions stay in the package, so that old
records keep replaying (``tests/components/test_published.py`` holds the fingerprints)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FIRST: Final = "1"
"""The version of files from before there were others, which do not name it."""
CURRENT: Final = "2"
"""The version that new games are played with."""

_DATA: Final = Path(__file__).parent / "data"


def versions() -> tuple[str, ...]:
    """All published versions, oldest first."""
    return tuple(sorted((path.name.removeprefix("v") for path in _DATA.glob("v*")), key=int))


def editions_folder(version: str = CURRENT) -> Path:
    """Where the edition files of a version are."""
    return _DATA / f"v{version}" / "editions"


def islands_folder(version: str = CURRENT) -> Path:
    """Where the island files of a version are: in its own folder, or in that of the version before, if none changed."""
    own = _DATA / f"v{version}" / "islands"
    return own if own.is_dir() else islands_folder(str(int(version) - 1))


def art_folder() -> Path:
    """Where our drawings of the pieces are. Art may change at any time: no rule depends on it."""
    return _DATA.parent / "art"
