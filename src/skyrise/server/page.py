"""The page: what Vite has built, and index.html for every path of the page and for paths that do not exist."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import PlainTextResponse, Response

from .security.cookies import player_of, welcome

INDEX = "index.html"
HASHED = "assets"
"""The folder of files whose names change with what is in them."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = (
    "This package has no page: it was built without Node.js. The API works.\n\n"
    "Install a published package (`pip install skyrise`), or Node.js 20 or newer before you install from the sources;"
    " in a clone of the project, run `make play`.\n"
)
PACKABLE = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")
API = "api"
PATHS = {
    "home": "/",
    "host": "/host",
    "go-on": "/go-on/{record}",
    "learn": "/learn",
    "lesson": "/learn/{lesson}",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/{puzzle}",
    "analysis": "/analysis",
    "games": "/games",
    "ladder": "/ladder",
    "about": "/about",
    "editions": "/editions",
    "islands": "/islands",
    "table": "/t/{table}",
    "table-replay": "/t/{table}/replay",
    "table-review": "/t/{table}/review",
    "replay-drop": "/replay",
    "replay": "/replay/{record}",
    "review": "/replay/{record}/review",
}
"""The path of each of the page's screens. ``make types`` writes them into the page (web/src/kit/paths.ts)."""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the page."""

    body: bytes
    packed: Mapping[str, bytes]
    """By encoding, the smallest first."""
    media_type: str

    def answer(self, request: Request, cache: str, status: int = 200) -> Response:
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        accepted = {one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")}
        for encoding, packed in self.packed.items():
            if encoding in accepted:
                return Response(packed, status, {**headers, "content-encoding": encoding}, self.media_type)
        return Response(self.body, status, headers, self.media_type)


def page_router(static: Path) -> APIRouter:
    """The routes of a page that was built into a folder."""
    router = APIRouter(include_in_schema=False)
    root = static.resolve()

    async def index(request: Request) -> Response:
        return index_answer(root, request)

    async def hashed(request: Request, path: str) -> Response:
        return _found(root / HASHED, path).answer(request, FOR_EVER)

    async def file(request: Request, name: str) -> Response:
        return _found(root, name).answer(request, ASK_AGAIN)

    for path in PATHS.values():
        router.add_api_route(path, index, methods=["GET", "HEAD"])
    router.add_api_route(f"/{HASHED}/{{path:path}}", hashed, methods=["GET", "HEAD"])
    router.add_api_route("/{name}", file, methods=["GET", "HEAD"])
    return router


def index_answer(static: Path, request: Request, status: int = 200) -> Response:
    """The page itself. Whoever comes to it becomes a player."""
    if player_of(request.cookies) is None:
        welcome(request.scope)
    if not (static / INDEX).is_file():
        return PlainTextResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
    return _asset(static / INDEX).answer(request, ASK_AGAIN, status)


def is_lost(request: Request) -> bool:
    """Is a browser asking for a screen that does not exist? The page says so."""
    folder = str(request.scope["path"]).split("/")[1]  # of a request whose Host header is no host, there is no URL
    wants_page = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return wants_page and folder not in (API, HASHED)


def _found(folder: Path, name: str) -> Asset:
    """A file in a folder, and nowhere else."""
    try:
        path = (folder / name).resolve()
        found = path.is_relative_to(folder) and path.is_file()
    except (OSError, ValueError):  # a name that is too long, or has a null character in it
        found = False
    if not found:
        raise HTTPException(404, "there is nothing here")
    return _asset(path)


def _asset(path: Path) -> Asset:
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _read(path: Path, _: int) -> Asset:
    """A file as it was at a time; read and packed once. Browsers take brotli, made with the page, over safe connections
    alone; over others gzip."""
    body, built = path.read_bytes(), path.with_name(f"{path.name}.br")
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = {}
    if built.is_file():
        packed["br"] = built.read_bytes()
    if media_type.startswith(PACKABLE):
        packed["gzip"] = gzip.compress(body, 9, mtime=0)
    return Asset(body, packed, media_type)
