"""Large documents without secrets of one reader: compressed once."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import orjson
from starlette.requests import Request
from starlette.responses import Response

JSON: Final = "application/json"
LEVEL: Final = 6


def encode(document: object) -> bytes:
    """JSON of a document."""
    return orjson.dumps(document)


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
