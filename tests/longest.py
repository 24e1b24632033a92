"""In which order files of tests are run."""

from __future__ import annotations

from pathlib import Path

LONGEST = (
    *("browser/test_texts", "browser/test_site", "browser/test_sizes", "browser/test_ceremony", "browser/test_worth"),
    *("browser/test_lessons", "browser/test_solo", "docs/test_commands", "docs/test_write_a_bot", "cli/test_arena"),
    *("cli/test_lab", "tune/test_search", "tables/test_both_ends", "tables/test_worker_privacy", "envs/test_openspiel"),
    *("lab/test_executors", "docs/test_site", "cli/test_admin", "fleet/test_faults", "security/test_hostile"),
)
"""The files that take longest: with them first, no process waits at the end for another's."""


def place_of(file: Path) -> int:
    """Where a file comes; those that are not among the longest come after them, in their own order."""
    name = f"{file.parent.name}/{file.stem}"
    return LONGEST.index(name) if name in LONGEST else len(LONGEST)
