"""Rate limits: a token bucket for every player and every address, by what is asked for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import ip_address

MOST_BUCKETS = 20_000
"""The buckets that went unused for longest are forgotten: by then they are full again."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of each kind one player may ask for. An address, which many may share, gets ``address_share`` of it."""

    commands: Rate = Rate(200, 40)
    questions: Rate = Rate(400, 80)
    replays: Rate = Rate(30, 2)
    tables: Rate = Rate(12, 0.1)
    records: Rate = Rate(6, 0.1)
    sockets: Rate = Rate(20, 1)
    address_share: float = 8

    def rate(self, kind: str) -> Rate:
        """The rate of a kind, by its name."""
        rate: Rate = getattr(self, kind)
        return rate


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at: float


@dataclass(slots=True)
class Limiter:
    """Counts what everybody asks for."""

    limits: Limits
    clock: Callable[[], float] = time.monotonic
    _buckets: OrderedDict[tuple[str, str], _Bucket] = field(default_factory=OrderedDict)

    def seconds_to_wait(self, kind: str, player: str | None, address: str | None) -> float:
        """Takes a token for the player and one for the address; 0, or the seconds until there is one again."""
        rate = self.limits.rate(kind)
        waits = [self._take((kind, player), rate)] if player is not None else []
        if address is not None and not is_own(address):
            share = self.limits.address_share
            waits.append(self._take((kind, address), Rate(rate.burst * share, rate.per_second * share)))
        return max(waits, default=0.0)

    def _take(self, key: tuple[str, str], rate: Rate) -> float:
        now = self.clock()
        bucket = self._buckets.setdefault(key, _Bucket(rate.burst, now))
        self._buckets.move_to_end(key)
        bucket.tokens = min(rate.burst, bucket.tokens + (now - bucket.at) * rate.per_second)
        bucket.at = now
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if bucket.tokens < 1:
            return (1 - bucket.tokens) / rate.per_second
        bucket.tokens -= 1
        return 0.0


def is_own(address: str) -> bool:
    """The machine's own address says nothing about who asks: a program of its owner, or a proxy for everybody."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
