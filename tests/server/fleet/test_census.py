"""Who lives, by one's own clock alone."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

from sqlalchemy import Connection

from skyrise.server.fleet.census import LEASE, PATIENCE, Census
from skyrise.server.fleet.leases import Leases
from skyrise.server.fleet.registry import Registry
from skyrise.tables import StoreError


def test_a_server_is_dead_to_others_only_after_its_own_lease_has_ended() -> None:
    assert PATIENCE > LEASE


def test_a_server_that_beats_lives_and_one_that_does_not_is_silent() -> None:
    census = Census(patience=3)
    census.look({"a": 1, "b": 1}, 100)
    census.look({"a": 2, "b": 1}, 102.9)
    assert census.silent(102.9) == {}
    assert census.silent(103) == {"b": 1}
    assert census.look({"a": 3}, 103.5) == {"b"}
    assert census.names == {"a"}


class LostAnswers:
    """A registry whose second answer about a table is lost: the number is counted up, and nobody hears of it."""

    def __init__(self) -> None:
        self.fence = 0

    async def claim(self, table: str, name: str) -> tuple[str | None, int]:
        """Whoever claims it gets it."""
        await asyncio.sleep(0)
        self.fence += 1
        if self.fence == 2:
            raise StoreError("the database does not answer")
        return name, self.fence


class Held:
    """A connection to a database that knows one lease."""

    def __init__(self, table: str, fence: int) -> None:
        self._row = SimpleNamespace(table_id=table, fence=fence)

    def execute(self, _: object) -> list[SimpleNamespace]:
        """What the database says is ours."""
        return [self._row]


async def test_a_claim_whose_answer_was_lost_leaves_no_table_unusable() -> None:
    registry = LostAnswers()
    leases = Leases(cast(Registry, registry), clock=lambda: 0.0)
    leases.name = "a.1"
    leases.renew(0.0)
    claims = await asyncio.gather(leases.claim("t"), leases.claim("t"), return_exceptions=True)
    assert [type(one) for one in claims] == [int, StoreError]
    database = cast(Connection, Held("t", registry.fence))
    assert leases.lost(database, {("t", leases.fence("t"))}) == {"t"}
    registry.fence += 1
    database = cast(Connection, Held("t", await leases.claim("t")))
    assert leases.lost(database, {("t", leases.fence("t"))}) == set()


def test_whoever_could_not_look_does_not_call_others_silent() -> None:
    census = Census(patience=3)
    census.look({"a": 1, "b": 1}, 100)
    census.begin_anew()
    assert census.names == {"a", "b"}
    assert census.silent(200) == {}
    census.look({"a": 1, "b": 1}, 200)
    assert census.silent(202) == {}
    assert census.silent(203) == {"a": 1, "b": 1}
