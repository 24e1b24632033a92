"""Answers: JSON for one reader, and public documents, which are compressed once."""

from __future__ import annotations

from starlette.responses import Response

from skyrise.server.packing import JSON, Packed, encode

__all__ = ["JSON", "Packed", "answer", "encode"]


def answer(document: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A document for one reader: never cached, and never compressed.

    Packing what holds both secrets and what others have written would tell the secrets by its size.
    """
    body = document if isinstance(document, bytes) else encode(document)
    return Response(body, status, {"cache-control": "no-store", **(headers or {})}, JSON)
