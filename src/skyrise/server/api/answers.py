"""Answers: JSON for one reader, and public documents, which are compressed once."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256

import orjson
from starlette.requests import Request
from starlette.responses import Response

JSON = "application/json"
LEVEL = 6


def encode(document: object) -> bytes:
    """JSON of a document."""
    return orjson.dumps(document)


def answer(document: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A document for one reader: never cached, and never compressed.

    Packing what holds both secrets and what others have written would tell the secrets by its size.
    """
    body = document if isinstance(document, bytes) else encode(document)
    return Response(body, status, {"cache-control": "no-store", **(headers or {})}, JSON)


@dataclass(frozen=True, slots=True)
class Packed:
    """A large document without secrets."""

    body: bytes
    etag: str

    @classmethod
    def of(cls, document: object) -> Packed:
        """Compresses a document."""
        body = encode(document)
        return cls(gzip.compress(body, LEVEL, mtime=0), f'"{sha256(body).hexdigest()[:32]}"')

    def answer(self, request: Request, cache: str = "public, max-age=3600") -> Response:
        """The document, or only its tag for a reader who already has it."""
        headers = {"cache-control": cache, "etag": self.etag, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(gzip.decompress(self.body), headers=headers, media_type=JSON)
        return Response(self.body, headers={**headers, "content-encoding": "gzip"}, media_type=JSON)
