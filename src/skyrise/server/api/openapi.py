"""The OpenAPI document: problems and the two ways to say who one is, described once."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from skyrise import __version__
from skyrise.server.security.cookies import COOKIE
from skyrise.server.security.problems import MEDIA_TYPE
from skyrise.server.wire import Problem

PATH = "/api/openapi.json"
SCHEMA_REF = "#/components/schemas/{model}"
DESCRIPTION = (
    "Tables of Skyrise: everything that the page does can be done by a program. A refusal is a problem document "
    "(RFC 9457) whose `reason` is an id. Play goes over WebSocket at `/api/tables/{table}/socket` as well, with the "
    "same commands and the same news."
)
TAGS = [
    {"name": "server", "description": "What the server is and has."},
    {"name": "tables", "description": "Making, finding and playing at tables."},
    {"name": "games", "description": "Questions about the game at a table."},
    {"name": "replays", "description": "Games to look back at."},
]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its description."""
    schema = {"$ref": SCHEMA_REF.format(model="Problem")}
    return {
        status: {"description": HTTPStatus(status).phrase, "content": {MEDIA_TYPE: {"schema": schema}}}
        for status in statuses
    }


def install_openapi(app: FastAPI) -> None:
    """Lets the app describe itself."""

    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _document(app)
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]


def _document(app: FastAPI) -> dict[str, Any]:
    document = get_openapi(title="Skyrise", version=__version__, description=DESCRIPTION, routes=app.routes, tags=TAGS)
    components = document["components"]
    components["schemas"]["Problem"] = Problem.model_json_schema(ref_template=SCHEMA_REF)
    components["schemas"].pop("HTTPValidationError", None)
    components["schemas"].pop("ValidationError", None)
    components["securitySchemes"] = {
        "player": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Set when it is first needed."},
        "seat": {"type": "http", "scheme": "bearer", "description": "A seat's token, from `you.links` of its news."},
    }
    document["security"] = [{}, {"player": []}, {"seat": []}]
    return document
