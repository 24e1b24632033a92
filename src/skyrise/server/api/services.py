"""What routes work with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from skyrise.server.security.limits import Limiter
from skyrise.tables import Hall, Store


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server that routes need."""

    store: Store
    hall: Hall
    limiter: Limiter


async def services(connection: HTTPConnection) -> Services:
    """The services of the server that is asked; they are there from its start to its stop."""
    return cast(Services, connection.app.state.services)


Serving = Annotated[Services, Depends(services)]
