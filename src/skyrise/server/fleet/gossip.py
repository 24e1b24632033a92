"""What servers tell each other all the time: what was spent of everybody's limits, and at which tables somebody is."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypedDict

from skyrise.server.security.limits import Limiter, Spent
from skyrise.tables import Hall

MOST_HOMES: Final = 1000
"""Tables that a server tells about: a list shows no more."""


class News(TypedDict):
    """What one server tells all others."""

    spent: list[tuple[tuple[str | float, ...], int]]
    """How many tokens of whose since the last news, each the values of a ``Spent``."""
    homes: dict[str, str]
    """Of each table where somebody is: where they speak from."""


class Gossip:
    """Limits and lists that hold across servers, a moment late."""

    def __init__(self, limiter: Limiter, hall: Hall) -> None:
        self._limiter, self._hall = limiter, hall
        self._homes: dict[str, dict[str, str]] = {}
        limiter.spent = Counter()

    def news(self) -> News:
        """What is to be told since the last time."""
        spent, self._limiter.spent = self._limiter.spent or Counter(), Counter()
        homes = dict(list(self._hall.homes().items())[:MOST_HOMES])
        return {"spent": [(tuple(token), count) for token, count in spent.items()], "homes": homes}

    def hear(self, sender: str, told: News) -> None:
        """What another server tells."""
        for token, count in told["spent"]:
            self._limiter.spend_elsewhere(Spent._make(token), count)
        self._homes[sender] = told["homes"]
        self._tell_hall()

    def lose(self, peers: frozenset[str]) -> None:
        """Only those are there."""
        self._homes = {peer: homes for peer, homes in self._homes.items() if peer in peers}
        self._tell_hall()

    def _tell_hall(self) -> None:
        self._hall.elsewhere = {table: home for homes in self._homes.values() for table, home in homes.items()}
