"""Whose page may speak to a server."""

from __future__ import annotations

import pytest

from skyrise.server.security.origins import Origins


@pytest.mark.parametrize(
    ("origin", "host", "accepted"),
    [
        (None, "127.0.0.1:8000", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://play.example", "play.example", True),
        ("https://play.example", "play.example:443", True),
        ("http://127.0.0.1:9000", "127.0.0.1:8000", False),
        ("http://evil.example", "127.0.0.1:8000", False),
        ("https://play.example.evil.example", "play.example", False),
        ("null", "127.0.0.1:8000", False),
        ("http://127.0.0.1:8000", None, False),
        ("http://host:not-a-port", "host:8000", False),
        ("https://public.example", "127.0.0.1:8000", True),
    ],
)
def test_only_its_own_pages_may_act(origin: str | None, host: str | None, accepted: bool) -> None:
    origins = Origins(frozenset({"https://public.example"}))
    assert origins.accept_origin(origin, host) is accepted


@pytest.mark.parametrize(
    ("host", "accepted"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("public.example", True),
        ("rebound.example:8000", False),
        (None, False),
    ],
)
def test_a_local_server_answers_to_its_own_names_alone(host: str | None, accepted: bool) -> None:
    origins = Origins(frozenset({"https://public.example"}), only_known_hosts=True)
    assert origins.accept_host(host) is accepted
    assert Origins().accept_host(host)
