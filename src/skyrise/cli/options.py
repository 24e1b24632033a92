"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

IslandsOption = Annotated[
    str | None,
    typer.Option(
        help="Islands and slots, e.g. north=aurora,south=my-island.json; a file of your own for the central island "
        "with central=FILE. Else random."
    ),
]


def parse_islands(text: str | None) -> dict[str, str] | None:
    """The islands by slot; None where chance decides."""
    if text is None:
        return None
    pairs = [part.strip().partition("=") for part in text.split(",")]
    if not all(slot and sign and island for slot, sign, island in pairs):
        raise typer.BadParameter("expected slot=island, with commas between", param_hint="--islands")
    return {slot: island for slot, _, island in pairs}
