"""Whose page may speak to the server: its own. Others' pages could act with a player's cookie."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class Origins:
    """Which origins and hosts a server answers to."""

    allowed: frozenset[str] = frozenset()
    """Further origins, such as ``https://play.example``: the server's name behind a proxy."""
    only_known_hosts: bool = False
    """Only the machine's own names and those of ``allowed``. Where nobody else can connect, another name in the Host
    header is a stranger's domain that was made to point here."""

    def accept_host(self, host: str | None) -> bool:
        """May a request ask for this host?"""
        if not self.only_known_hosts:
            return True
        name, _ = _server(f"http://{host or ''}")
        return name in LOOPBACK or (name is not None and name in {_server(origin)[0] for origin in self.allowed})

    def accept_origin(self, origin: str | None, host: str | None) -> bool:
        """May a page of this origin act here? A request without one does not come from another's page."""
        if origin is None or origin in self.allowed:
            return True
        scheme, asked = origin.partition("://")[0], _server(origin)
        return scheme in _PORTS and host is not None and asked[0] is not None and asked == _server(f"{scheme}://{host}")


def _server(url: str) -> tuple[str | None, int]:
    """The host and port of a URL; None and port 0 if it is not one."""
    try:
        parts = urlsplit(url)
        return parts.hostname, parts.port or _PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None, 0
