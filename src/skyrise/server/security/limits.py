"""Rate limits: a token bucket for every player and every address, by what is asked for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

HOME_BITS = 64
OPEN_AT_ONCE = 200
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
    questions: Rate = Rate(400, 30)
    readings: Rate = Rate(60, 6)
    """Texts and outlooks, which the rules have to find out."""
    replays: Rate = Rate(30, 2)
    tables: Rate = Rate(12, 0.1)
    records: Rate = Rate(6, 0.1)
    sockets: Rate = Rate(20, 1)
    codes: Rate = Rate(12, 0.1)
    codes_of_all: Rate = Rate(300, 2)
    """For everybody together: who guesses codes may have many cookies and addresses."""
    messages: Rate = Rate(200, 50)
    """Over a socket, whatever they are: refused ones cost as much as others."""
    lists: Rate = Rate(40, 4)
    """Lists of tables, which have to be read."""
    advice: Rate = Rate(20, 0.5)
    analyses: Rate = Rate(60, 3)
    """Moments on an analysis board, which are replayed."""
    reviews: Rate = Rate(60, 2)
    """A review that grows is asked for again and again; how many are made is limited elsewhere."""
    chats: Rate = Rate(20, 0.5)
    """Whatever table they are said at."""
    entrants: Rate = Rate(1, 1 / 3600)
    """Programs that come to the ladder; an address brings eight at once, and then eight an hour."""
    open_at_once: int = OPEN_AT_ONCE
    """Sockets and requests under way of one address together; 0: any number."""
    address_share: float = 8
    own_counts: bool = False
    """Whether requests from the machine itself count as from an address: on a server that the public reaches through a
    proxy they may be anybody's, if the proxy does not say whose."""

    def rate(self, kind: str) -> Rate:
        """The rate of a kind, by its name."""
        rate: Rate = getattr(self, kind)
        return rate


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at: float


class Spent(NamedTuple):
    """Whose token it was, and how many there are."""

    kind: str
    key: str
    burst: float
    per_second: float


class Purse(NamedTuple):
    """Whose tokens somebody spends: found out once for as long as they stay."""

    player: str | None
    home: str | None
    """The home of their address, if it counts."""


@dataclass(slots=True)
class Limiter:
    """Counts what everybody asks for."""

    limits: Limits
    clock: Callable[[], float] = time.monotonic
    spent: Counter[Spent] | None = None
    """What was spent here, where other servers want to know it; they take it out."""
    _buckets: OrderedDict[tuple[str, str], _Bucket] = field(default_factory=OrderedDict)

    def seconds_to_wait(self, kind: str, player: str | None, address: str | None) -> float:
        """Takes a token for the player and one for the address; 0, or the seconds until there is one again."""
        return self.take(kind, self.purse(player, address))

    def purse(self, player: str | None, address: str | None) -> Purse:
        """Whose tokens somebody spends."""
        return Purse(None if player is None else _short(player), self.home(address))

    def take(self, kind: str, purse: Purse) -> float:
        """Takes a token for each whose purse it is; 0, or the seconds until there is one again."""
        rate, wait = self.limits.rate(kind), 0.0
        if purse.player is not None:
            wait = self._take((kind, purse.player), rate)
        if purse.home is not None:
            share = self.limits.address_share
            wait = max(wait, self._take((kind, purse.home), Rate(rate.burst * share, rate.per_second * share)))
        return wait

    def home(self, address: str | None) -> str | None:
        """Whose address it is, if it counts."""
        return None if address is None else counted_home(address, self.limits)

    def spend_elsewhere(self, spent: Spent, count: int) -> None:
        """Tokens that were spent at another server."""
        bucket = self._bucket((spent.kind, spent.key), Rate(spent.burst, spent.per_second))
        bucket.tokens = max(-spent.burst, bucket.tokens - count)

    def _take(self, key: tuple[str, str], rate: Rate) -> float:
        bucket = self._bucket(key, rate)
        if bucket.tokens < 1:
            return (1 - bucket.tokens) / rate.per_second
        bucket.tokens -= 1
        if self.spent is not None:
            self.spent[Spent(*key, rate.burst, rate.per_second)] += 1
        return 0.0

    def _bucket(self, key: tuple[str, str], rate: Rate) -> _Bucket:
        """As full as it is now."""
        now, bucket = self.clock(), self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = _Bucket(rate.burst, now)
        else:
            self._buckets.move_to_end(key)
        bucket.tokens = min(rate.burst, bucket.tokens + (now - bucket.at) * rate.per_second)
        bucket.at = now
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


def counted_home(address: str, limits: Limits) -> str | None:
    """Whose address it is, if it counts."""
    return home_of(address) if limits.own_counts or not is_own(address) else None


def home_of(address: str) -> str:
    """Whose address it is: of IPv6 the first 64 bits, within which everybody has addresses without end."""
    try:
        known = ip_address(address)
    except ValueError:
        return _short(address)
    if isinstance(known, IPv6Address):
        known = known.ipv4_mapped or IPv6Address(int(known) >> HOME_BITS << HOME_BITS)
    return str(known)


def _short(text: str) -> str:
    """A key as long as any other, however long a token somebody shows."""
    return sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


def is_own(address: str) -> bool:
    """The machine's own address says nothing about who asks: a program of its owner, or a proxy for everybody."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
