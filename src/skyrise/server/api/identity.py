"""Who asks: the player of a cookie, or the holder of a seat's token (``Authorization: Bearer``)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from skyrise.server.security.cookies import player_of, welcome
from skyrise.tables import Who

from .services import Serving

BEARER = "bearer"
MOST_CHARACTERS = 64
"""Of a token; what is longer is none of ours."""


def address_of(connection: HTTPConnection) -> str | None:
    """Where a request comes from; through a proxy that is believed, where it came from before."""
    return connection.client.host if connection.client else None


async def reader(connection: HTTPConnection, serving: Serving) -> Who:
    """Whoever asks; a stranger is a spectator."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    shown = scheme.lower() == BEARER and len(token) <= MOST_CHARACTERS
    who = Who(player_of(connection.cookies), token.strip() if shown else None)
    return replace(who, home=serving.limiter.home(address_of(connection)) or who.sender)


Reader = Annotated[Who, Depends(reader)]


async def player(connection: HTTPConnection, who: Reader) -> Who:
    """Whoever asks; a stranger becomes a player, and gets the cookie with the answer."""
    return who if who.player or who.token else replace(who, player=welcome(connection.scope))


async def host(connection: HTTPConnection, who: Reader) -> str:
    """The player who makes a table; a stranger becomes one."""
    return who.player or welcome(connection.scope)


Player = Annotated[Who, Depends(player)]
Host = Annotated[str, Depends(host)]
