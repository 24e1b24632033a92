"""Problem documents (RFC 9457): every refusal of this server is one, whatever refuses."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import orjson
from starlette.responses import Response

MEDIA_TYPE = "application/problem+json"


def problem_document(
    reason: str,
    status: int,
    detail: str,
    arguments: Mapping[str, Any] | None = None,
    place: str | None = None,
) -> dict[str, Any]:
    """The document ``Problem``."""
    return {
        "type": f"urn:skyrise:problem:{reason}",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "detail": detail,
        "reason": reason,
        "arguments": dict(arguments or {}),
        "place": place,
    }


def problem_response(document: Mapping[str, Any]) -> Response:
    """The HTTP response of a problem; one that passes with time says when to come back."""
    seconds = document["arguments"].get("seconds")
    headers = {"retry-after": str(seconds)} if document["status"] == HTTPStatus.TOO_MANY_REQUESTS else {}
    return Response(
        orjson.dumps(document),
        status_code=document["status"],
        media_type=MEDIA_TYPE,
        headers={"cache-control": "no-store", **headers},
    )
