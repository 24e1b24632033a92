"""How many connections an address has, before it has said anything over them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from .limits import Limits, counted_home

OF_EACH: Final = 4
"""Connections for each request or socket that an address may have open: browsers keep some for later."""


class Full(Exception):
    """An address has as many connections as it may have."""


class Doorway:
    """How many connections each address has, whatever it says over them. Those of proxies are everybody's, and those of
    the machine itself may be."""

    def __init__(self, limits: Limits, proxies: Sequence[str] = ()) -> None:
        self._limits = limits
        self._networks = [network for network in map(_network, proxies) if network is not None]
        self._open: Counter[str] = Counter()

    def enter(self, address: str | None) -> str | None:
        """Somebody comes; the name under which they leave, None if they need not. ``Full`` if there are too many."""
        most = self._limits.open_at_once * OF_EACH
        home = None if address is None or self._is_proxy(address) else counted_home(address, self._limits)
        if home is None or not most:
            return None
        if self._open[home] >= most:
            raise Full
        self._open[home] += 1
        return home

    def leave(self, home: str) -> None:
        """They go."""
        self._open[home] -= 1
        if not self._open[home]:
            del self._open[home]

    def _is_proxy(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)


def _network(proxy: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(proxy, strict=False)
    except ValueError:  # a name, which says nothing about addresses
        return None
