"""What a server says of itself."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict


class Health(TypedDict):
    """The server is up."""

    status: Literal["ok"]


class Kept(TypedDict):
    """For how many days a server keeps things after the latest that happened to them; 0: for ever."""

    gathering: Annotated[float, "Tables that wait for players."]
    playing: Annotated[float, "Games under way."]
    over: Annotated[float, "Finished games."]
    records: Annotated[float, "Records that were handed in."]


class About(TypedDict):
    """What this server is."""

    version: str
    editions: list[str]
    bots: Annotated[list[str], "The levels of bots, the weakest first."]
    notice: Annotated[str, "The id of the Fluent message that says that this is no official edition."]
    kept: Annotated[Kept | None, "Null where games are kept by the browser alone."]
    announcement: Annotated[str | None, "What whoever runs the server tells everybody now."]
    ladder: Annotated[bool, "Programs play rated games here."]
