"""A server for the tests of the API, and visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from serving import Server, Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    server = Server(tmp_path_factory.mktemp("server") / "data")
    yield server
    assert server.stop() == 0


@pytest.fixture
def visitor(server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, each with a cookie of their own or with a token."""
    with ExitStack() as visitors:
        yield lambda token=None: visitors.enter_context(Visitor(server.address, token))
