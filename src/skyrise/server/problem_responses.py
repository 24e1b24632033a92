"""Problem documents as responses of HTTP."""

from __future__ import annotations

from http import HTTPStatus

import orjson
from starlette.responses import Response

from skyrise.notation.documents import Problem
from skyrise.notation.problems import MEDIA_TYPE


def problem_response(problem: Problem) -> Response:
    """The HTTP response of a problem; one that passes with time says when to come back."""
    seconds = problem["arguments"].get("seconds")
    passes = problem["status"] == HTTPStatus.TOO_MANY_REQUESTS and seconds is not None
    headers = {"retry-after": str(seconds)} if passes else {}
    return Response(
        orjson.dumps(problem),
        status_code=problem["status"],
        media_type=MEDIA_TYPE,
        headers={"cache-control": "no-store", **headers},
    )
