"""Who asks: the player of a cookie, or the holder of a seat's token (``Authorization: Bearer``)."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from skyrise.server.security.cookies import player_of, welcome
from skyrise.tables import Who

BEARER = "bearer"


async def reader(connection: HTTPConnection) -> Who:
    """Whoever asks; a stranger is a spectator."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return Who(player_of(connection.cookies), token.strip() if scheme.lower() == BEARER else None)


Reader = Annotated[Who, Depends(reader)]


async def player(connection: HTTPConnection, who: Reader) -> Who:
    """Whoever asks; a stranger becomes a player, and gets the cookie with the answer."""
    return who if who.player or who.token else Who(welcome(connection.scope), None)


async def host(connection: HTTPConnection, who: Reader) -> str:
    """The player who makes a table; a stranger becomes one."""
    return who.player or welcome(connection.scope)


Player = Annotated[Who, Depends(player)]
Host = Annotated[str, Depends(host)]
