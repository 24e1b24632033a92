"""``skyrise`` on a machine whose clock somebody sets: seconds in a file are added to the system's time.

Usage: python tests/stepped_clock.py FILE serve …
"""

from __future__ import annotations

import sys
import time
from pathlib import Path


def step(file: Path) -> None:
    """Time is what the system says, and what the file says on top."""
    true_time = time.time

    def stepped() -> float:
        return true_time() + float(file.read_text())

    time.time = stepped


if __name__ == "__main__":
    step(Path(sys.argv.pop(1)))
    from skyrise.cli import main

    main()
