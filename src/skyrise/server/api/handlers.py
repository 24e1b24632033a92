"""From whatever goes wrong in a route to a problem document."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from skyrise.components import Reason, Refusal
from skyrise.notation.problems import invalid, problem_of, problem_told
from skyrise.server.apart.records import RefusedApart
from skyrise.server.problem_responses import problem_response
from skyrise.server.security.failures import log
from skyrise.tables import StoreError

REASONS_OF_STATUS = {
    404: Reason.REQUEST_NOWHERE,
    405: Reason.REQUEST_METHOD,
    413: Reason.REQUEST_TOO_LARGE,
}


def install_handlers(app: FastAPI) -> None:
    """Every error of the app becomes a problem document."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RefusedApart, _refused_apart)
    app.add_exception_handler(StoreError, _in_trouble)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, http_problem)


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem_response(problem_told(error))


async def _refused_apart(_: Request, error: Exception) -> Response:
    assert isinstance(error, RefusedApart)
    return problem_response(error.problem)


async def _in_trouble(_: Request, error: Exception) -> Response:
    """The database is away, full or damaged: what exactly is for the log alone."""
    log.warning("the store is in trouble: %s", error)
    return problem_response(problem_of(Refusal(Reason.STORE_TROUBLE)))


async def _invalid(_: Request, error: Exception) -> Response:
    """The first thing that is wrong with the path or the query."""
    assert isinstance(error, RequestValidationError)
    errors: Sequence[Any] = error.errors()
    place = ".".join(str(part) for part in errors[0]["loc"])
    return problem_response(invalid(place, errors[0]["msg"]))


async def http_problem(_: Request, error: Exception) -> Response:
    """An error of HTTP itself, such as an unknown path."""
    assert isinstance(error, HTTPException)
    reason = REASONS_OF_STATUS.get(error.status_code, Reason.REQUEST_INVALID)
    problem = problem_of(Refusal(reason), str(error.detail))
    problem["status"] = error.status_code
    response = problem_response(problem)
    response.headers.update(error.headers or {})
    return response
