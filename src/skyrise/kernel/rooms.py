"""Where the cores are: a core is the folder ``core`` of a room."""

from __future__ import annotations

from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent.parent


def core_files() -> list[Path]:
    """The files of all cores, in order."""
    return sorted(PACKAGE.glob("*/core/**/*.py"))


def module_name(file: Path) -> str:
    """The name of the module of a file."""
    return ".".join(("skyrise", *file.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
