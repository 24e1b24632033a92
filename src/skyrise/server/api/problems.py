"""From whatever goes wrong to a problem document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from skyrise import components
from skyrise.language import refusal_message
from skyrise.server.security.problems import problem_document, problem_response
from skyrise.server.tables import Refusal

REASONS_OF_STATUS = {
    404: "request.nowhere",
    405: "request.method",
    413: "request.too-large",
}


def refusal_document(refusal: Refusal) -> dict[str, Any]:
    """The problem of a refused command or question."""
    place = refusal.arguments.get("place") or None
    return problem_document(refusal.reason, refusal.status, str(refusal), refusal.arguments, place)


def invalid_document(errors: Sequence[Any]) -> dict[str, Any]:
    """The problem of something that is not what the API describes: the first of what is wrong."""
    place = ".".join(str(part) for part in errors[0]["loc"])
    return problem_document("request.invalid", 422, f"{place}: {errors[0]['msg']}", {"place": place}, place)


def bad_record(error: components.Refusal) -> Refusal:
    """A file that is no record, or not the record of a game by the rules."""
    why = refusal_message(error).document()
    return Refusal("record.refused", 422, str(error), place=error.place, why=why)


def install_handlers(app: FastAPI) -> None:
    """Every error of the app becomes a problem document."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem_response(refusal_document(error))


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return problem_response(invalid_document(error.errors()))


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reason = REASONS_OF_STATUS.get(error.status_code, "request.invalid")
    response = problem_response(problem_document(reason, error.status_code, str(error.detail)))
    response.headers.update(error.headers or {})
    return response
