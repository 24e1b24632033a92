"""What all documents on the wire have in common."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field


class Document(BaseModel):
    """A JSON object; one with a field that nobody knows is refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


SeatNumber = Annotated[int, Field(ge=0, le=3, description="Seats are numbered from 0, clockwise.")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, description="How many entries a table's journal has.")]
CommandId = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="Chosen by the sender, new for every command: one that comes twice is done once.",
    ),
]
Name = Annotated[str, Field(min_length=1, max_length=24, description="What a player is called.")]
