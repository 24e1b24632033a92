"""What a server says of itself."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict


class Health(TypedDict):
    """The server is up."""

    status: Literal["ok"]


class About(TypedDict):
    """What this server is."""

    version: str
    editions: list[str]
    bots: Annotated[list[str], "The levels of bots, the weakest first."]
    notice: Annotated[str, "The id of the Fluent message that says that this is no official edition."]
