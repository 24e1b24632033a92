"""Problems with compiled code. Each is reported once in a process; everything goes on, interpreted if need be."""

from __future__ import annotations

from logging import getLogger

_log = getLogger("skyrise")
_said: set[str] = set()


def say_once(problem: str) -> None:
    """Warns in one line: what is wrong, and what to do."""
    if problem not in _said:
        _said.add(problem)
        _log.warning(problem)
