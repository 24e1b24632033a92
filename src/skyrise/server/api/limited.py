"""Rate limits as dependencies of routes."""

from __future__ import annotations

from math import ceil
from typing import Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import Chat, Command
from skyrise.server.security.limits import Purse
from skyrise.tables import Who

from .identity import Reader, address_of
from .services import Services, Serving


def limited(kind: str) -> Any:
    """A dependency that refuses whoever asks too often for one kind of thing."""

    async def count(connection: HTTPConnection, who: Reader, serving: Serving) -> None:
        spend(serving, purse_of(serving, connection, who), who, kind)

    return Depends(count)


def purse_of(serving: Services, connection: HTTPConnection, who: Who) -> Purse:
    """Whose tokens somebody spends."""
    return serving.limiter.purse(who.player or who.token, address_of(connection))


def spend(serving: Services, purse: Purse, who: Who, kind: str) -> None:
    """Counts what somebody asks for, and refuses it if it is too much, or if they are shut out."""
    serving.orders.check_visitor(who)
    _refuse_for(serving.limiter.take(kind, purse))


def spend_words(serving: Services, purse: Purse, who: Who, command: Command) -> None:
    """What is said is counted too, at whatever table."""
    if isinstance(command, Chat):
        serving.orders.check_words(who)
        spend(serving, purse, who, "chats")


def spend_of_all(serving: Services, kind: str) -> None:
    """The same for what everybody together may ask for."""
    _refuse_for(serving.limiter.seconds_to_wait(kind, "everybody", None))


def _refuse_for(seconds: float) -> None:
    if seconds:
        raise Refusal(Reason.REQUEST_TOO_OFTEN, seconds=ceil(seconds))
