"""The API keeps what its OpenAPI document says, whatever is sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import CheckFunction
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import positive_data_acceptance

from serving import Server, Visitor
from skyrise.server.app import create_app
from skyrise.server.settings import Settings

DOCUMENT = create_app(Settings(Path("nowhere"))).openapi()
OPERATIONS = [(method, path) for path, methods in DOCUMENT["paths"].items() for method in methods]
RULED = {
    ("get", "/api/city"),
    ("post", "/api/tables"),
    ("post", "/api/replays"),
    ("post", "/api/editions/read"),
    ("post", "/api/analysis"),
    ("post", "/api/analysis/lines"),
}
RULED |= {("post", "/api/islands/edit"), ("post", "/api/islands/picture")}
"""Where what a schema allows may still be against the rules: an island twice, a record of no game, no edition file,
no planar map."""
WAITING = "/api/tables/{table}/news"

bounded = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def described(server: Server) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")


@pytest.fixture(scope="module")
def tables(server: Server) -> list[str]:
    """A table that gathers, and one under way."""
    with Visitor(server.address) as host:
        return [host.host("me", "open")["now"]["table"], host.host("me", "me", "me")["now"]["table"]]


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=lambda word: word)
def test_every_answer_is_one_that_is_described(described: BaseSchema, method: str, path: str) -> None:
    excluded: list[CheckFunction] = [positive_data_acceptance] if (method, path) in RULED else []

    @bounded
    @given(described[path][method].as_strategy())
    def ask(case: Case[Any]) -> None:
        case.call_and_validate(excluded_checks=excluded)

    ask()


OF_TABLES = [(method, path) for method, path in OPERATIONS if "{table}" in path and path != WAITING]


@pytest.mark.parametrize(("method", "path"), OF_TABLES, ids=lambda word: word)
def test_every_answer_of_a_table_is_one_that_is_described(
    described: BaseSchema, tables: list[str], method: str, path: str
) -> None:
    @bounded
    @given(described[path][method].as_strategy(), st.sampled_from(tables))
    def ask(case: Case[Any], table: str) -> None:
        case.path_parameters["table"] = table
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    ask()
