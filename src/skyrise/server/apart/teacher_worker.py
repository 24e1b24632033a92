"""A worker process that thinks for the teacher. Whatever it does, tables and their bots come first."""

from __future__ import annotations

import os
import sys
from typing import Final

from skyrise.teacher.desk import TeacherDesk

from .loop import answer_lines

NICE: Final = 10
"""How much it stands back for others."""


def main() -> None:
    """Answers what comes on the standard input."""
    if sys.platform != "win32":
        os.nice(NICE)
    answer_lines(TeacherDesk().reply)


if __name__ == "__main__":
    main()
