"""Problem documents (RFC 9457): every refusal of this server is one, whatever refuses."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

import orjson
from starlette.responses import Response

from skyrise.components import Reason, Refusal
from skyrise.notation.documents import Problem, Refused
from skyrise.notation.messages import refusal_message

MEDIA_TYPE: Final = "application/problem+json"

_REASONS: Final[Mapping[HTTPStatus, tuple[Reason, ...]]] = {
    HTTPStatus.FORBIDDEN: (
        Reason.SEAT_NOT_YOURS,
        Reason.PLAYER_UNKNOWN,
        Reason.HOST_ONLY,
        Reason.HOST_FOREIGN,
        Reason.ORIGIN_FOREIGN,
    ),
    HTTPStatus.NOT_FOUND: (
        Reason.TABLE_UNKNOWN,
        Reason.SEAT_UNKNOWN,
        Reason.EDITION_UNKNOWN,
        Reason.REPLAY_UNKNOWN,
        Reason.REQUEST_NOWHERE,
    ),
    HTTPStatus.METHOD_NOT_ALLOWED: (Reason.REQUEST_METHOD,),
    HTTPStatus.CONFLICT: (
        Reason.TABLE_STALE,
        Reason.TABLE_STARTED,
        Reason.TABLE_NOT_STARTED,
        Reason.TABLE_OVER,
        Reason.TABLE_NOT_OVER,
        Reason.SEAT_TAKEN,
        Reason.SEAT_FREE,
        Reason.SEAT_NO_STAND_IN,
        Reason.TAKEBACK_NOT_HERE,
        Reason.TAKEBACK_NOTHING,
        Reason.RECORD_NOT_OVER,
    ),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: (Reason.REQUEST_TOO_LARGE,),
    HTTPStatus.TOO_MANY_REQUESTS: (Reason.CHAT_TOO_FAST, Reason.REQUEST_TOO_OFTEN),
    HTTPStatus.INTERNAL_SERVER_ERROR: (Reason.SERVER_FAILED,),
    HTTPStatus.SERVICE_UNAVAILABLE: (Reason.TABLE_ASLEEP,),
}
_STATUS: Final = {reason: status for status, reasons in _REASONS.items() for reason in reasons}


def status_of(reason: Reason) -> HTTPStatus:
    """The HTTP status that fits a reason; whatever is against the rules or the formats is 422."""
    return _STATUS.get(reason, HTTPStatus.UNPROCESSABLE_ENTITY)


def problem_of(refusal: Refusal, detail: str | None = None) -> Problem:
    """The document of a refusal. ``detail``: more than its own sentence, in English."""
    status = status_of(refusal.reason)
    return {
        "type": f"urn:skyrise:problem:{refusal.reason}",
        "title": status.phrase,
        "status": int(status),
        "detail": detail or refusal.sentence,
        "reason": str(refusal.reason),
        "arguments": refusal_message(refusal).args,
        "place": refusal.place or None,
    }


def invalid(place: str, why: str) -> Problem:
    """The problem of something that is not what the API describes."""
    return problem_of(Refusal(Reason.REQUEST_INVALID, place=place), f"{place}: {why}" if place else why)


def refused(command: str | None, problem: Problem) -> Refused:
    """What a socket says to a refused command."""
    return {"type": "refused", "id": command, "problem": problem}


def problem_response(problem: Problem) -> Response:
    """The HTTP response of a problem; one that passes with time says when to come back."""
    seconds = problem["arguments"].get("seconds")
    headers = {"retry-after": str(seconds)} if problem["status"] == HTTPStatus.TOO_MANY_REQUESTS else {}
    return Response(
        orjson.dumps(problem),
        status_code=problem["status"],
        media_type=MEDIA_TYPE,
        headers={"cache-control": "no-store", **headers},
    )
