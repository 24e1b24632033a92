"""What routes work with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Protocol, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from skyrise.server.apart.readings import Readings
from skyrise.server.apart.records import RecordReader
from skyrise.server.fleet.fleet import Fleet
from skyrise.server.orders import Orders
from skyrise.server.security.limits import Limiter
from skyrise.server.store import Keeping
from skyrise.tables import Hall, Store
from skyrise.tables.teaching import Teaching

if TYPE_CHECKING:
    from skyrise.server.ladder import Ladder


class ServerStore(Store, Protocol):
    """A store where tables are found by their codes too, since people come from elsewhere."""

    async def with_code(self, code: str) -> list[str]:
        """The ids of tables with a code that gather or play: more than one only by a chance of one in millions."""

    async def check_health(self) -> None:
        """A ``StoreError`` if games cannot be read or written now."""


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server that routes need."""

    store: ServerStore
    hall: Hall
    limiter: Limiter
    records: RecordReader
    teaching: Teaching
    keeping: Keeping = field(default_factory=Keeping)
    orders: Orders = field(default_factory=Orders)
    fleet: Fleet | None = None
    """The other servers, if there may be some."""
    ladder: Ladder | None = None
    """Of programs that play rated games, if whoever runs the server wants one."""
    readings: Readings = field(default_factory=Readings)
    """Texts, outlooks, lessons …: whatever the rules have to find out."""


async def services(connection: HTTPConnection) -> Services:
    """The services of the server that is asked; they are there from its start to its stop."""
    return cast(Services, connection.app.state.services)


Serving = Annotated[Services, Depends(services)]
