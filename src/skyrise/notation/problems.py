"""Problem documents (RFC 9457): what whoever asked is told of a refusal, by a server or by a worker of the page."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from skyrise.components import Reason, Refusal

from .documents import Problem, Refused
from .messages import refusal_message

MEDIA_TYPE: Final = "application/problem+json"

_REASONS: Final[Mapping[HTTPStatus, tuple[Reason, ...]]] = {
    HTTPStatus.FORBIDDEN: (
        Reason.SEAT_NOT_YOURS,
        Reason.PLAYER_UNKNOWN,
        Reason.PLAYER_BANNED,
        Reason.HOST_ONLY,
        Reason.ADVICE_NOT_HERE,
        Reason.CHAT_MUTED,
        Reason.HOST_FOREIGN,
        Reason.ORIGIN_FOREIGN,
        Reason.LADDER_TOKEN,
    ),
    HTTPStatus.NOT_FOUND: (
        Reason.TABLE_UNKNOWN,
        Reason.CODE_UNKNOWN,
        Reason.SEAT_UNKNOWN,
        Reason.EDITION_UNKNOWN,
        Reason.ISLAND_UNKNOWN,
        Reason.REPLAY_UNKNOWN,
        Reason.LESSON_UNKNOWN,
        Reason.PUZZLE_UNKNOWN,
        Reason.LADDER_NONE,
        Reason.REQUEST_NOWHERE,
    ),
    HTTPStatus.METHOD_NOT_ALLOWED: (Reason.REQUEST_METHOD,),
    HTTPStatus.CONFLICT: (
        Reason.TABLE_STALE,
        Reason.TABLE_STARTED,
        Reason.TABLE_NOT_READY,
        Reason.TABLE_NOT_STARTED,
        Reason.TABLE_OVER,
        Reason.TABLE_NOT_OVER,
        Reason.TABLE_FULL,
        Reason.SEAT_TAKEN,
        Reason.SEAT_FREE,
        Reason.SEAT_DEALT,
        Reason.SEAT_SECOND,
        Reason.SEAL_LATE,
        Reason.SEAL_OTHER,
        Reason.SEAT_NO_STAND_IN,
        Reason.TAKEBACK_NOT_HERE,
        Reason.TAKEBACK_NOTHING,
        Reason.RECORD_NOT_OVER,
        Reason.REVIEW_NOT_OVER,
        Reason.TRY_NOT_OVER,
        Reason.TRY_MOMENT,
        Reason.GO_ON_OVER,
        Reason.GO_ON_SEATS,
        Reason.LADDER_NAME,
        Reason.LADDER_FULL,
        Reason.ADVICE_NOT_NOW,
        Reason.CHAT_FULL,
        Reason.CHAT_UNKNOWN,
        Reason.STANDING_HIDDEN,
        Reason.TABLE_NEEDS_SERVER,
    ),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: (Reason.REQUEST_TOO_LARGE,),
    HTTPStatus.TOO_MANY_REQUESTS: (Reason.CHAT_TOO_FAST, Reason.REQUEST_TOO_OFTEN, Reason.REQUEST_TOO_MANY),
    HTTPStatus.INTERNAL_SERVER_ERROR: (Reason.SERVER_FAILED,),
    HTTPStatus.SERVICE_UNAVAILABLE: (
        Reason.TABLE_ASLEEP,
        Reason.STORE_TROUBLE,
        Reason.TABLE_DAMAGED,
        Reason.REVIEW_BUSY,
        Reason.SERVER_DRAINING,
    ),
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


def failure_problem() -> Problem:
    """Something went wrong that is nobody's fault but ours; what it was is for the log alone."""
    return problem_of(Refusal(Reason.SERVER_FAILED))


def problem_told(refusal: Refusal) -> Problem:
    """The document of a refusal; of something that was sent it tells what is wrong with it, and where."""
    inside = refusal.__cause__ if refusal.reason is Reason.REQUEST_INVALID else None
    return problem_of(refusal, str(inside) if inside else None)
