"""The code of a table: a few characters that are said and typed instead of a link."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from declared import check
from serving import Server, Visitor
from skyrise.notation.documents import TableCode


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose limits this test may use up."""
    server = Server(tmp_path_factory.mktemp("codes") / "data")
    yield server
    assert server.stop() == 0


def test_a_code_leads_to_its_table_however_it_is_typed(visitor: Callable[..., Visitor]) -> None:
    now = visitor().host("me", "open")["now"]
    guest = visitor()
    assert len(now["code"]) == 6
    found = guest.get(f"/codes/{now['code']}")
    check(TableCode, found)
    assert found == {"table": now["table"]}
    as_seen = now["code"].upper().replace("0", "O").replace("1", "I")
    assert guest.get(f"/codes/{as_seen}") == found


def test_a_code_that_no_table_has_is_refused(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    refused = guest.http.get("/api/codes/000000")
    assert (refused.status_code, refused.json()["reason"]) == (404, "code.unknown")
    assert guest.http.get("/api/codes/00000").status_code == 422


def test_guessing_is_limited_for_each_and_for_all(own_server: Server) -> None:
    with Visitor(own_server.address) as guesser:
        guesser.host("me", "open")
        answers = [guesser.http.get(f"/api/codes/{guess:06}") for guess in range(14)]
    assert {answer.json()["reason"] for answer in answers} == {"code.unknown", "request.too-often"}
    with Visitor(own_server.address) as stranger:  # without a cookie, from the machine itself
        reasons = (stranger.http.get(f"/api/codes/{guess:06}").json()["reason"] for guess in range(5000))
        assert "request.too-often" in reasons
