"""Writes the English sentences of all refusals as a Fluent file, for the page and for translators.

Usage: python scripts/make_refusals.py
"""

from __future__ import annotations

from pathlib import Path

import skyrise.language
from skyrise.components import Reason
from skyrise.notation.messages import reason_id

TARGET = Path(skyrise.language.__file__).parent / "en/refusals.ftl"
HEADING = "## Why something is refused. Made by scripts/make_refusals.py from skyrise/components/reasons.py.\n\n"


def refusals() -> str:
    """The whole file."""
    return HEADING + "".join(_message(reason) for reason in Reason)


def _message(reason: Reason) -> str:
    first, *others = reason.pattern.splitlines()
    if not others:
        return f"{reason_id(reason)} = {first}\n"
    return "\n".join((f"{reason_id(reason)} =", *(f"    {line}" for line in (first, *others)))) + "\n"


if __name__ == "__main__":
    TARGET.write_text(refusals(), encoding="utf-8")
