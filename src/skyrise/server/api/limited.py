"""Rate limits as dependencies of routes."""

from __future__ import annotations

from math import ceil
from typing import Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from skyrise.components import Reason, Refusal
from skyrise.tables import Who

from .identity import Reader
from .services import Services, Serving


def limited(kind: str) -> Any:
    """A dependency that refuses whoever asks too often for one kind of thing."""

    async def count(connection: HTTPConnection, who: Reader, serving: Serving) -> None:
        spend(serving, connection, who, kind)

    return Depends(count)


def spend(serving: Services, connection: HTTPConnection, who: Who, kind: str) -> None:
    """Counts what somebody asks for, and refuses it if it is too much."""
    address = connection.client.host if connection.client else None
    seconds = serving.limiter.seconds_to_wait(kind, who.player or who.token, address)
    if seconds:
        raise Refusal(Reason.REQUEST_TOO_OFTEN, seconds=ceil(seconds))
