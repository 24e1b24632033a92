"""Records as files."""

from __future__ import annotations

from starlette.responses import Response

from .answers import JSON


def download(text: str | bytes, name: str) -> Response:
    """A record file; a plain link to it downloads it."""
    headers = {"content-disposition": f'attachment; filename="{name}.json"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type=JSON)
