"""The OpenAPI document, made from the declared types: answers, bodies, problems, and the two ways to identify."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final, TypedDict

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from skyrise import __version__
from skyrise.notation import documents
from skyrise.notation.declared import schema_of, schemas_of
from skyrise.notation.declared.shape import Declared, is_object
from skyrise.notation.documents import COMMANDS, ISLAND_EDITS, Problem
from skyrise.notation.problems import MEDIA_TYPE
from skyrise.server.security.cookies import COOKIE

PATH: Final = "/api/openapi.json"
REFERENCE: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
DESCRIPTION: Final = (
    "Tables of Skyrise: everything that the page does can be done by a program. A refusal is a problem document "
    "(RFC 9457) whose `reason` is an id. Play goes over WebSocket at `/api/tables/{table}/socket` as well, with the "
    "same commands and the same news."
)
TAGS: Final = [
    {"name": "server", "description": "What the server is and has."},
    {"name": "editions", "description": "What is played with: published editions, and one's own."},
    {"name": "islands", "description": "What is played on: drawing islands of one's own."},
    {"name": "tables", "description": "Making, finding and playing at tables."},
    {"name": "games", "description": "Questions about the game at a table."},
    {"name": "teacher", "description": "Lessons, advice and reviews."},
    {"name": "ladder", "description": "Rated games of programs, where whoever runs the server wants them."},
    {"name": "replays", "description": "Games to look back at."},
]


class Described(TypedDict, total=False):
    """What a route is declared with."""

    response_model: None
    status_code: int
    responses: dict[int | str, dict[str, object]]
    openapi_extra: dict[str, object]


def described(
    answer: Declared,
    *refusals: int,
    status: int = 200,
    body: Mapping[str, object] | None = None,
    examples: Mapping[str, object] | None = None,
) -> Described:
    """The answer of a route, its refusals, and what is sent to it."""
    content = {JSON: {"schema": schema_of(answer, REFERENCE)}}
    route: Described = {
        "response_model": None,
        "status_code": status,
        "responses": {status: {"description": "Done.", "content": content}, **refused(*refusals)},
    }
    if body is not None:
        sent = {"schema": body, **({"examples": examples} if examples else {})}
        route["openapi_extra"] = {"requestBody": {"required": True, "content": {JSON: sent}}}
    return route


def refused(*statuses: int) -> dict[int | str, dict[str, object]]:
    """The refusals of a route, for its description."""
    schema = schema_of(Problem, REFERENCE)
    return {
        status: {"description": HTTPStatus(status).phrase, "content": {MEDIA_TYPE: {"schema": schema}}}
        for status in statuses
    }


def command_schema() -> Mapping[str, object]:
    """Any command, told apart by its type."""
    return _any_of(COMMANDS)


def island_edit_schema() -> Mapping[str, object]:
    """Any step of a drawing, told apart by its type."""
    return _any_of(ISLAND_EDITS)


def _any_of(choices: Mapping[str, type]) -> Mapping[str, object]:
    mapping = {name: REFERENCE.format(name=one.__name__) for name, one in choices.items()}
    return {
        "oneOf": [{"$ref": reference} for reference in mapping.values()],
        "discriminator": {"propertyName": "type", "mapping": mapping},
    }


def install_openapi(app: FastAPI) -> None:
    """Lets the app describe itself."""

    def document() -> dict[str, object]:
        if app.openapi_schema is None:
            app.openapi_schema = _document(app)
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]  # as FastAPI's documentation has it


Routes = dict[str, dict[str, Any]]
"""What OpenAPI says of each route, by path and method."""


def _drop_own_refusals(paths: dict[str, Routes]) -> None:
    """FastAPI writes of a refusal that it would make itself; here every refusal is a problem document."""
    for methods in paths.values():
        for route in methods.values():
            if "HTTPValidationError" in str(route["responses"].get("422", "")):
                del route["responses"]["422"]


def _document(app: FastAPI) -> dict[str, object]:
    document = get_openapi(title="Skyrise", version=__version__, description=DESCRIPTION, routes=app.routes, tags=TAGS)
    _drop_own_refusals(document["paths"])
    declared = [one for name in documents.__all__ if is_object(one := getattr(documents, name))]
    document["components"] = {
        "schemas": schemas_of(declared, REFERENCE),
        "securitySchemes": {
            "player": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Set when it is first needed."},
            "seat": {
                "type": "http",
                "scheme": "bearer",
                "description": "A seat's token, from `you.links` of its news.",
            },
        },
    }
    document["security"] = [{}, {"player": []}, {"seat": []}]
    return document
